#!/usr/bin/env python3
"""Makes the sounds of the game: assets/sounds/*.wav, mono, 16 bit, 48 kHz.

    scripts/synthesise-sounds.py [FOLDER]

Everything that rings is modal synthesis: a struck body is a sum of partials, each a damped sine whose pitch,
strength and decay belong to the material (see Cook, Real Sound Synthesis for Interactive Applications, 2002,
chapter 4). Everything that scrapes or knocks is noise through a resonant filter (the biquad filters of Robert
Bristow-Johnson's Audio EQ Cookbook). The same script gives the same files, bit for bit, on every machine with the
same mathematics library; only Python's standard library is used.
"""

import math
import random
import struct
import sys
import wave
from pathlib import Path

RATE = 48_000
# Loudest sample of each file, as a share of full scale: room for several sounds at once.
PEAK = 0.7
# Every file begins and ends in silence: no click of its own.
FADE_IN = 0.0005
FADE_OUT = 0.012


def silence(seconds):
    return [0.0] * round(seconds * RATE)


def add(target, source, at=0.0, gain=1.0):
    """Mixes a sound into another, which grows if it must."""
    start = round(at * RATE)
    if len(target) < start + len(source):
        target.extend([0.0] * (start + len(source) - len(target)))
    for i, sample in enumerate(source, start):
        target[i] += gain * sample
    return target


def struck(partials, seconds, attack=0.0008):
    """A struck body: partials are (hertz, strength, seconds until it has faded by 60 dB)."""
    out = silence(seconds)
    for hertz, strength, t60 in partials:
        decay = math.log(1000.0) / t60
        step = math.tau * hertz / RATE
        for i in range(len(out)):
            t = i / RATE
            out[i] += strength * math.exp(-decay * t) * math.sin(step * i)
    for i in range(min(len(out), round(attack * RATE))):
        out[i] *= i / (attack * RATE)
    return out


def noise(seed, seconds):
    chance = random.Random(seed)
    return [chance.uniform(-1.0, 1.0) for _ in range(round(seconds * RATE))]


def band(samples, hertz, width):
    """Lets a band through; `hertz` may be a function of the time in seconds, `width` is in octaves or so (1 / Q)."""
    out, x1, x2, y1, y2 = [], 0.0, 0.0, 0.0, 0.0
    for i, x in enumerate(samples):
        centre = hertz(i / RATE) if callable(hertz) else hertz
        omega = math.tau * centre / RATE
        alpha = math.sin(omega) * width / 2.0
        a0 = 1.0 + alpha
        y = (alpha * (x - x2) + 2.0 * math.cos(omega) * y1 - (1.0 - alpha) * y2) / a0
        x2, x1, y2, y1 = x1, x, y1, y
        out.append(y)
    return out


def shaped(samples, envelope):
    return [sample * envelope(i / RATE) for i, sample in enumerate(samples)]


def falling(t60):
    decay = math.log(1000.0) / t60
    return lambda t: math.exp(-decay * t)


def knock(seed, hertz, width, t60):
    """The noise of two hard things that meet."""
    return shaped(band(noise(seed, t60), hertz, width), falling(t60))


def disc(base, brightness, seed):
    """A plastic disc that meets wood: a short dull body, the ring of the disc above it, the knock of the contact.

    The ratios of the partials are those of a circular plate with a free edge, 1 : 1.73 : 2.33 : 3.91."""
    body = struck([(base * 0.31, 0.9, 0.11), (base * 0.52, 0.5, 0.08)], 0.16)
    plate = struck(
        [
            (base, 0.8, 0.085),
            (base * 1.73, 0.5 * brightness, 0.06),
            (base * 2.33, 0.42 * brightness, 0.045),
            (base * 3.91, 0.3 * brightness, 0.03),
        ],
        0.12,
        attack=0.0004,
    )
    out = add(body, plate)
    return add(out, knock(seed, base * 2.6, 1.2, 0.022), gain=1.6 * brightness)


def bar(hertz, seconds, strength=1.0):
    """A wooden bar, tuned as a marimba's: its first overtone two octaves up, soon gone."""
    return struck(
        [
            (hertz, strength, seconds),
            (hertz * 3.93, 0.32 * strength, seconds * 0.3),
            (hertz * 9.2, 0.12 * strength, seconds * 0.12),
        ],
        seconds,
        attack=0.0015,
    )


def click():
    """A key of wood, pressed."""
    out = struck([(1250.0, 0.5, 0.03), (2350.0, 0.35, 0.02)], 0.05, attack=0.0003)
    return add(out, knock(11, 3200.0, 1.0, 0.012), gain=0.9)


def clack():
    """A disc lands on another, or on the bar at the foot."""
    return disc(1150.0, 1.0, seed=21)


def pop():
    """A disc slips out at the foot: air that follows it, then its snap past the edge."""
    out = shaped(
        band(noise(31, 0.2), lambda t: 420.0 + 2600.0 * t, 0.5),
        lambda t: 0.9 * math.sin(math.pi * min(1.0, t / 0.2)) ** 2,
    )
    plop = silence(0.12)
    phase = 0.0
    for i in range(len(plop)):
        t = i / RATE
        # The hollow behind the disc opens: its pitch rises as it fades.
        phase += math.tau * (260.0 + 2100.0 * t) / RATE
        plop[i] = math.sin(phase) * math.exp(-t * 42.0) * min(1.0, t / 0.002)
    add(out, plop, at=0.11, gain=1.0)
    return add(out, knock(32, 2100.0, 1.0, 0.02), at=0.11, gain=0.8)


def drop_bar():
    """The bar at the foot is drawn aside and meets its end."""
    out = shaped(
        band(noise(41, 0.16), lambda t: 700.0 + 5200.0 * t, 0.8),
        lambda t: 2.0 * min(1.0, t / 0.03) * (1.0 - t / 0.17),
    )
    # The grain of what it slides on.
    out = shaped(out, lambda t: 0.7 + 0.3 * math.sin(math.tau * 95.0 * t))
    return add(out, disc(520.0, 0.7, seed=42), at=0.14, gain=0.9)


def line():
    """The line through the winning discs is drawn."""
    return shaped(
        band(noise(61, 0.26), lambda t: 900.0 + 7000.0 * t, 0.5),
        lambda t: math.sin(math.pi * min(1.0, t / 0.26)) ** 2,
    )


def ring():
    """A disc of the winning line swells; the game plays it at several pitches."""
    return bar(523.25, 0.75)


def win():
    """All discs of the winning line together."""
    out = silence(0.1)
    for hertz in [261.63, 392.0, 523.25, 659.26]:
        add(out, bar(hertz, 1.1))
    return out


def draw():
    """Two tones that settle where they came from: nobody's."""
    out = add(silence(0.1), bar(392.0, 0.7), gain=0.8)
    add(out, bar(293.66, 0.7), gain=0.5)
    add(out, bar(349.23, 0.9), at=0.24, gain=0.7)
    return add(out, bar(261.63, 0.9), at=0.24, gain=0.7)


def coin():
    """A disc is flicked, turns in the air and shows its face, slower and slower."""
    ring = struck([(2310.0, 0.6, 0.7), (2322.0, 0.35, 0.6), (5480.0, 0.22, 0.35), (8900.0, 0.1, 0.2)], 0.75)
    # Each half turn hides the ring for a moment; seven of them in a second, quickly at first.
    def turns(t):
        share = min(1.0, t / 1.0)
        turned = 7.0 * (1.0 - (1.0 - share) ** 2)
        return 0.55 + 0.45 * abs(math.cos(math.pi * turned))
    out = shaped(ring, turns)
    add(out, knock(71, 4200.0, 1.0, 0.015), gain=0.7)
    return add(out, disc(980.0, 0.6, seed=72), at=1.0, gain=0.6)


def refused():
    """Twice against wood that doesn't give."""
    def thud(seed):
        out = struck([(165.0, 0.9, 0.11), (262.0, 0.5, 0.08), (420.0, 0.22, 0.05)], 0.14, attack=0.0015)
        return add(out, knock(seed, 700.0, 1.0, 0.03), gain=0.8)

    return add(thud(81), thud(82), at=0.11, gain=0.8)


def tick():
    """A clock of wood: drier and higher than a key."""
    out = struck([(1830.0, 0.6, 0.035), (3460.0, 0.3, 0.02)], 0.05, attack=0.0003)
    return add(out, knock(91, 4600.0, 1.0, 0.01), at=0.0003, gain=0.7)


SOUNDS = [click, clack, pop, drop_bar, line, ring, win, draw, coin, refused, tick]


def finished(samples):
    """Fades both ends, brings the loudest sample to its place and rounds."""
    count = len(samples)
    for i in range(round(FADE_IN * RATE)):
        samples[i] *= i / (FADE_IN * RATE)
    for i in range(round(FADE_OUT * RATE)):
        samples[count - 1 - i] *= i / (FADE_OUT * RATE)
    loudest = max(abs(sample) for sample in samples)
    return [round(PEAK * 32767 * sample / loudest) for sample in samples]


def write(file, samples):
    with wave.open(str(file), "wb") as out:
        out.setnchannels(1)
        out.setsampwidth(2)
        out.setframerate(RATE)
        out.writeframes(struct.pack(f"<{len(samples)}h", *samples))


def main():
    here = Path(__file__).resolve().parent
    folder = Path(sys.argv[1]) if len(sys.argv) > 1 else here.parent / "assets" / "sounds"
    folder.mkdir(parents=True, exist_ok=True)
    for sound in SOUNDS:
        samples = finished(sound())
        file = folder / f"{sound.__name__.replace('_', '-')}.wav"
        write(file, samples)
        print(f"{file}: {len(samples) / RATE:.2f} s")


if __name__ == "__main__":
    main()
