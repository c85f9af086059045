"""The part of a desktop's portal that tells what the desktop prefers, for tests.

Reads preferences from standard input, a JSON object a line such as `{"contrast": 1, "reduced-motion": 0}`, and tells
programs of each that changes.
"""

import json
import sys

from gi.repository import Gio, GLib

APPEARANCE = "org.freedesktop.appearance"
INTERFACE = """
<node><interface name="org.freedesktop.portal.Settings">
  <method name="Read">
    <arg type="s" direction="in"/><arg type="s" direction="in"/><arg type="v" direction="out"/>
  </method>
  <signal name="SettingChanged"><arg type="s"/><arg type="s"/><arg type="v"/></signal>
</interface></node>
"""
PLACE = "/org/freedesktop/portal/desktop"

preferences: dict[str, int] = {}


def answer(_bus, _sender, _path, _interface, _method, asked, invocation) -> None:
    namespace, key = asked.unpack()
    if namespace == APPEARANCE and key in preferences:
        value = GLib.Variant("v", GLib.Variant("u", preferences[key]))
        invocation.return_value(GLib.Variant.new_tuple(value))
    else:
        invocation.return_dbus_error("org.freedesktop.portal.Error.NotFound", "there is no such setting")


def change(_channel, condition) -> bool:
    line = sys.stdin.readline()
    if not line or condition & GLib.IOCondition.HUP and not line:
        loop.quit()
        return False
    for key, value in json.loads(line).items():
        preferences[key] = value
        told = GLib.Variant("(ssv)", (APPEARANCE, key, GLib.Variant("u", value)))
        bus.emit_signal(None, PLACE, "org.freedesktop.portal.Settings", "SettingChanged", told)
    print("{}", flush=True)
    return True


bus = Gio.bus_get_sync(Gio.BusType.SESSION)
interface = Gio.DBusNodeInfo.new_for_xml(INTERFACE).interfaces[0]
bus.register_object(PLACE, interface, answer, None, None)
Gio.bus_own_name_on_connection(bus, "org.freedesktop.portal.Desktop", Gio.BusNameOwnerFlags.NONE, None, None)
loop = GLib.MainLoop()
GLib.io_add_watch(sys.stdin, GLib.IOCondition.IN | GLib.IOCondition.HUP, change)
loop.run()
