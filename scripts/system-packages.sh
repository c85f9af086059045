# shellcheck shell=bash
# What the game and its tests need from the system, and how to get it. Sourced by ./play and ./test.
#
# Each list holds lines `package: what it is for`, with Debian's names, which are Ubuntu's too.
# A part of the game that needs a library to build has a list of its own here; ./play leaves that part
# out of the build (`--no-default-features --features …`) where the list cannot be had.

# The linker that rustc calls, and the C compiler that one of Bevy's dependencies calls.
# shellcheck disable=SC2034 # read by the scripts that source this file
BUILD_PACKAGES=(
    "gcc: compiling and linking"
    "libc6-dev: compiling and linking"
)

# Opened by winit and wgpu while the program runs, so that nothing of it is needed to build.
# shellcheck disable=SC2034
WINDOW_PACKAGES=(
    "libx11-6: a window under X11"
    "libx11-xcb1: a window under X11"
    "libxcursor1: the mouse pointer"
    "libxi6: mouse and keyboard"
    "libxkbcommon0: keyboard layouts"
    "libxkbcommon-x11-0: keyboard layouts under X11"
    "libwayland-client0: a window under Wayland"
    "libvulkan1: drawing"
)

# What the sounds need to build; a game without sound needs none of it.
# shellcheck disable=SC2034
SOUND_PACKAGES=(
    "pkg-config: finding the library for sound"
    "libasound2-dev: sound"
)

# What gamepads need to build; a game without them needs none of it.
# shellcheck disable=SC2034
GAMEPAD_PACKAGES=(
    "pkg-config: finding the library for gamepads"
    "libudev-dev: gamepads"
)

# A Vulkan driver that works on every machine, with or without a graphics card.
# shellcheck disable=SC2034
DRIVER_PACKAGES=(
    "mesa-vulkan-drivers: drawing, also without a graphics card"
)

# A screen that nobody sees, and a hand that moves its mouse.
# shellcheck disable=SC2034
DESKTOP_TEST_PACKAGES=(
    "xvfb: the invisible screen on which the tests play"
    "xdotool: the tests' mouse and keyboard"
    "fonts-dejavu-core: names in other letters than those of our languages"
)

# A bus on which screen readers talk to programs, and the tests' side of it.
# shellcheck disable=SC2034
SCREEN_READER_TEST_PACKAGES=(
    "dbus: the bus of the desktop, for the test with a screen reader"
    "at-spi2-core: the interface of screen readers"
    "gir1.2-atspi-2.0: the interface of screen readers, from Python"
    "python3-gi: the interface of screen readers, from Python"
)

# What the programs are written in that play in the tests of matches.
# shellcheck disable=SC2034
MATCH_TEST_PACKAGES=(
    "python3: programs that play in the tests"
)

# What the Python package is tested in, where Python comes from the system.
# shellcheck disable=SC2034
PYTHON_TEST_PACKAGES=(
    "python3-venv: the virtual environment for the tests of the Python package"
)

# What a package is made with.
# shellcheck disable=SC2034
PACKAGING_PACKAGES=(
    "dpkg-dev: the libraries that the program needs"
    "librsvg2-bin: icons of all sizes"
)

# What a package is checked with.
# shellcheck disable=SC2034
PACKAGE_CHECK_PACKAGES=(
    "appstream: the description for software centres"
    "desktop-file-utils: the entry in the menu"
    "libglib2.0-bin: which program opens a file"
    "man-db: the manual pages"
    "shared-mime-info: the type of the files with games"
)

# Everything these scripts say goes to standard error: standard output is the game's.
say() {
    printf '%s\n' "$*" >&2
}

die() {
    say "$*"
    exit 1
}

# Whether some Vulkan driver is there, from whatever source.
has_vulkan_driver() {
    compgen -G '/usr/share/vulkan/icd.d/*.json' >/dev/null || compgen -G '/etc/vulkan/icd.d/*.json' >/dev/null
}

# missing_packages LINE…: those of the lines whose package is not installed. Asks no network.
missing_packages() {
    local installed line
    installed=$(dpkg-query --show --showformat '${db:Status-Status} ${Package}\n' | sed -n 's/^installed //p')
    for line in "$@"; do
        grep --quiet --line-regexp --fixed-strings "${line%%:*}" <<<"$installed" || printf '%s\n' "$line"
    done
}

# require_packages LINE…: installs what is missing, or ends with the command that would.
require_packages() {
    install_packages "$@" || die "Cannot go on without them."
}

# install_packages LINE…: installs what is missing, or says which command would.
install_packages() {
    [[ $(uname) == Linux ]] || return 0
    if ! command -v apt-get >/dev/null || ! command -v dpkg-query >/dev/null; then
        say "This is neither Debian nor Ubuntu, so nothing is installed. Should something fail, it is one of these, by Debian's names:"
        printf '  %s\n' "$@" >&2
        return 0
    fi

    local missing packages install
    missing=$(missing_packages "$@")
    [[ -n $missing ]] || return 0
    packages=$(cut --delimiter : --fields 1 <<<"$missing" | paste --serial --delimiters ' ')
    install="apt-get install --yes --no-install-recommends $packages"
    say "Missing from this system:"
    say "  ${missing//$'\n'/$'\n'  }"
    as_root "$install" || {
        say "They could not be installed. As root: $install"
        return 1
    }
}

# can_build LIBRARY LINE…: whether a library that pkg-config knows is there, if need be after installing these packages.
can_build() {
    local library=$1
    shift
    [[ $(uname) == Linux ]] || return 0
    has_library "$library" || { install_packages "$@" && has_library "$library"; }
}

has_library() {
    command -v pkg-config >/dev/null && pkg-config --exists "$1"
}

# as_root COMMAND: refreshes apt's lists and runs the command, through sudo where that is needed.
as_root() {
    # Lists that cannot be refreshed may still be good enough.
    local script="export DEBIAN_FRONTEND=noninteractive; apt-get update -qq || true; $1 -qq"
    if ((EUID == 0)); then
        say "Installing them …"
        sh -c "$script" >&2
    elif command -v sudo >/dev/null; then
        say "Installing them with sudo, which may ask for your password …"
        sudo sh -c "$script" >&2
    else
        say "There is no sudo here."
        return 1
    fi
}

# require_rust ROOT: ends with one line if cargo is missing or older than the package at ROOT wants.
require_rust() {
    local wanted found
    if ! command -v cargo >/dev/null && [[ -f $HOME/.cargo/env ]]; then
        # shellcheck disable=SC1091 # rustup wrote it; shells opened since then have read it
        source "$HOME/.cargo/env"
    fi
    command -v cargo >/dev/null || die "Rust is missing: install it from https://rustup.rs, then run this again."
    wanted=$(sed -n 's/^rust-version = "\(.*\)"/\1/p' "$1/Cargo.toml")
    found=$(rustc --version | cut -d ' ' -f 2) || die "Rust has no compiler to start: run 'rustup default stable', then this again."
    [[ $(printf '%s\n' "$wanted" "$found" | sort --version-sort | head -n 1) == "$wanted" ]] ||
        die "Rust $wanted or newer is needed and this is $found: run 'rustup update stable', then this again."
}
