"""A screen reader's side of the game, by the interface that Orca uses: AT-SPI.

Reads commands from standard input, a JSON object a line, and answers each with one on standard output:

    {"do": "press", "role": "button", "name": "Play"}
    {"do": "press", "role": "radio button", "name": "Human", "in": "Who is player 2"}
    {"do": "set", "role": "spin button", "name": "Rows", "value": 4}
    {"do": "see", "role": "table cell", "name": "Column 1, row 1, Red"}
    {"do": "hear", "line": "Your turn."}

`hear` waits for an announcement that ends with the line, and forgets all before it. What can't be found within a minute
is answered with an error that lists what is there.
"""

import json
import sys
import time

import gi

gi.require_version("Atspi", "2.0")
from gi.repository import Atspi, Gio, GLib  # noqa: E402

# Before AT-SPI 2.52 a button was a push button.
OLDER_NAMES = {"push button": "button"}
PATIENCE = 60.0
GLANCE = 0.05


def role_of(node: Atspi.Accessible) -> str:
    name = node.get_role_name()
    return OLDER_NAMES.get(name, name)


class Reader:
    def __init__(self) -> None:
        self.heard: list[str] = []
        self.switch_on()
        self.listener = Atspi.EventListener.new(self.hear)
        self.listener.register("object:announcement")

    def switch_on(self) -> None:
        """Tells the desktop that there is a screen reader, as Orca does."""
        bus = Gio.bus_get_sync(Gio.BusType.SESSION)
        for name in ("IsEnabled", "ScreenReaderEnabled"):
            value = GLib.Variant("(ssv)", ("org.a11y.Status", name, GLib.Variant("b", True)))
            bus.call_sync(
                "org.a11y.Bus",
                "/org/a11y/bus",
                "org.freedesktop.DBus.Properties",
                "Set",
                value,
                None,
                Gio.DBusCallFlags.NONE,
                -1,
            )

    def hear(self, event: Atspi.Event) -> None:
        self.heard.append(event.any_data)

    def nodes(self) -> list[Atspi.Accessible]:
        desktop = Atspi.get_desktop(0)
        desktop.clear_cache()
        found: list[Atspi.Accessible] = []
        waiting = [desktop.get_child_at_index(i) for i in range(desktop.get_child_count())]
        while waiting:
            node = waiting.pop(0)
            if node is None:
                continue
            found.append(node)
            waiting[:0] = [node.get_child_at_index(i) for i in range(node.get_child_count())]
        return found

    def wait(self, what: str, look):
        end = time.monotonic() + PATIENCE
        while True:
            while GLib.MainContext.default().iteration(False):
                pass
            try:
                found = look()
            except GLib.Error:
                # A node that has gone meanwhile.
                found = None
            if found is not None:
                return found
            if time.monotonic() > end:
                raise TimeoutError(what)
            time.sleep(GLANCE)

    def find(self, command: dict) -> Atspi.Accessible:
        role, name, group = command["role"], command["name"], command.get("in")

        def look():
            for node in self.nodes():
                if role_of(node) == role and node.get_name() == name:
                    if group is None or node.get_parent().get_name() == group:
                        return node
            return None

        return self.wait(f"no {role} called {name!r}", look)

    def press(self, command: dict) -> None:
        node, name = self.find(command), command["name"]
        # Not before the window has drawn what makes it usable.
        self.wait(
            f"{name!r} can't be used",
            lambda: node.get_state_set().contains(Atspi.StateType.ENABLED) or None,
        )
        if not Atspi.Action.do_action(node, 0):
            raise RuntimeError(f"{name!r} can't be pressed")

    def carry_out(self, command: dict) -> dict:
        match command["do"]:
            case "press":
                self.press(command)
            case "set":
                node = self.find(command)
                Atspi.Value.set_current_value(node, command["value"])
            case "see":
                self.find(command)
            case "hear":

                def look():
                    for at, line in enumerate(self.heard):
                        if line.endswith(command["line"]):
                            del self.heard[: at + 1]
                            return line
                    return None

                return {"heard": self.wait(f"never heard {command['line']!r}", look)}
        return {}

    def there_is(self) -> str:
        try:
            lines = [f"{role_of(node)}: {node.get_name()}" for node in self.nodes()]
        except GLib.Error as error:
            return str(error)
        return "\n".join(lines)


def main() -> None:
    reader = Reader()
    print(json.dumps({}), flush=True)
    for line in sys.stdin:
        try:
            answer = reader.carry_out(json.loads(line))
        except (TimeoutError, RuntimeError, GLib.Error) as error:
            answer = {"error": f"{error}; there is\n{reader.there_is()}\nand was said: {reader.heard}"}
        print(json.dumps(answer), flush=True)


main()
