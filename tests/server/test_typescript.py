"""The browser's types are made from the protocol, so the page cannot disagree with the server."""

from __future__ import annotations

import re

from gaslamp.server import messages
from gaslamp.server.typescript import typescript


def interface(name: str) -> str:
    """One interface of the module, as text."""
    found = re.search(rf"(/\*\*[^/]*\*/\n)?export interface {name} \{{.*?\n\}}", typescript(), re.DOTALL)
    assert found, name
    return found.group()


def test_every_message_has_an_interface_told_apart_by_its_type() -> None:
    for union in (messages.AnyCommand, messages.AnyLine, messages.ServerMessage):
        for member in union.__args__:
            assert f'type: "{member.__struct_config__.tag}";' in interface(member.__name__)


def test_unions_go_by_their_names() -> None:
    assert "export type ServerMessage = News | Ack | Refused | Pong;" in typescript()
    assert "lines: AnyLine[];" in interface("News")


def test_fields_go_by_their_names_on_the_wire() -> None:
    join = interface("Join")
    assert "as?: string;" in join
    assert "from?: number;" in join
    assert "seat" not in re.sub(r"/\*.*\*/", "", join)


def test_a_client_may_leave_out_defaults_and_the_server_never_does() -> None:
    assert "spectators?: boolean;" in interface("NewTable")
    assert "game: string;" in interface("NewTable")
    assert "was_yours: boolean;" in interface("SeatInfo")
    assert "minutes: number;" in interface("Clock")  # it goes both ways


def test_sentences_are_told_by_name() -> None:
    assert "export type Told = [string, Record<string, unknown>];" in typescript()
    assert "text: Told;" in interface("Moved")
    assert "beside: Told[];" in interface("Now")


def test_what_the_protocol_says_is_said_again() -> None:
    assert "/** Take seats that are open, or were mine. */" in interface("Sit")
    assert "/** The seats this connection speaks for. */" in interface("Now")
    assert "/** The event's number in the log; numbers have no gaps. */" in interface("Moved")  # said of its base
