"""Programs that misbehave, each in the way that its argument says. The second argument marks its processes."""
import os
import signal
import subprocess
import sys
import time

how = sys.argv[1]
SLEEP = ["/bin/sleep", "600"]


def say(text):
    sys.stdout.write(text + "\n")
    sys.stdout.flush()


def fork_away():
    """Leaves a process behind in a session of its own, without a parent and without its environment."""
    if os.fork() == 0:
        os.setsid()
        if os.fork() == 0:
            for stream in 0, 1, 2:
                os.close(stream)
            os.execve("/bin/sleep", ["sleep", "600"], {"MARK": sys.argv[2]})
        os._exit(0)
    os.wait()


if how == "deaf-from-the-start":
    time.sleep(600)
if how == "dies-at-once":
    sys.exit(3)
if how == "forks":
    subprocess.Popen(SLEEP, env={"MARK": sys.argv[2]})
    fork_away()
if how == "forks-a-lot":
    for _ in range(50):
        fork_away()

was_asked = False
games = moves = 0
for line in sys.stdin:
    word = line.split()[0]
    was_asked = was_asked or word == "move"
    if word == "init":
        games += 1
        if how == "dies-between-games" and games == 2:
            sys.exit(0)
        if how == "does-not-flush":
            sys.stdout.write("ready\n")
        else:
            say("hello" if how == "not-ready" else "ready")
        if how == "chatters":
            say("I am glad to be here")
    elif word == "name":
        say("Bad " + how if how != "counts" else "Game %d" % games)
    elif word == "quit" and (how == "stays" or how == "stays-without-a-move" and not was_asked):
        signal.signal(signal.SIGTERM, signal.SIG_IGN)
        time.sleep(600)
    elif word == "quit":
        sys.stderr.write("time to go\n")
        break
    elif word == "move":
        if how == "illegal":
            say("p1")
        elif how == "off-the-board":
            say("8")
        elif how == "nonsense":
            say("the one in the middle")
        elif how == "empty":
            say("")
        elif how == "bytes":
            sys.stdout.buffer.write(b"\xff\xfe\x00\n")
            sys.stdout.flush()
        elif how == "long-line":
            sys.stdout.write("4" * 5000)
            sys.stdout.flush()
        elif how == "stammers":
            say("4\n4")
        elif how == "flood":
            say("4")
            while True:
                say("la la la")
        elif how == "endless-line":
            while True:
                sys.stdout.write("4" * 1000)
        elif how == "floods-its-log":
            sys.stderr.write("so much to say\n" * 300000)
            say("4")
        elif how == "no-line-end":
            sys.stdout.write("4")
            sys.stdout.flush()
            time.sleep(600)
        elif how == "silent":
            time.sleep(600)
        elif how == "stubborn":
            for number in range(1, signal.NSIG):
                if number not in (signal.SIGKILL, signal.SIGSTOP):
                    try:
                        signal.signal(number, signal.SIG_IGN)
                    except (OSError, ValueError):
                        pass
            while True:
                time.sleep(1)
        elif how == "crashes":
            raise RuntimeError("oh no")
        elif how == "killed":
            os.kill(os.getpid(), signal.SIGKILL)
        elif how == "closes-its-output":
            os.close(1)
            time.sleep(600)
        elif how == "closes-its-input":
            os.close(0)
            say("4")
            time.sleep(600)
        elif how == "thinks-aloud":
            say("info eval 1 depth 1")
            say("info eval 7 depth 3 nodes 50 line 4 4")
            say("4")
            say("info pondering")
        elif how == "chatters-after-its-second-move":
            moves += 1
            say("4\ninfo good game\nwell played" if moves % 2 == 0 else "4")
        elif how == "dies-in-its-second-game":
            if games == 2:
                sys.exit(4)
            say("4")
        elif how == "mumbles":
            say("info eval much depth 3")
            say("4")
        elif how == "thinks-too-loud":
            for depth in range(1, 31):
                say("info depth %d line 4" % depth)
            say("4")
        elif how == "kills-its-group":
            os.killpg(0, signal.SIGKILL)
        else:
            say("4")
