"""The server as the network sees it: a real process, real sockets, and whoever comes."""

from __future__ import annotations

import json
import re
import time
from http.cookies import SimpleCookie
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest
from websockets.exceptions import ConnectionClosed

from gaslamp.core import TRUTH, looking
from gaslamp.core.build import is_compiled
from gaslamp.records import hear, read, replay
from gaslamp.server.messages import MESSAGE_SIZE, GameInfo
from server.network import (
    POCKET,
    client,
    command,
    listening,
    play_out,
    program,
    refused,
    sentence,
    sit,
    table,
    talking,
    told,
)
from server.process import Serving
from server.world import NONCE

JACK, INVESTIGATOR = 0, 1


# Players.


def test_a_browser_becomes_a_player_by_a_cookie_it_cannot_read(web: httpx.Client) -> None:
    answer = web.post("/api/players", json={"name": "Cy"})
    assert answer.status_code == 201
    cookie = SimpleCookie(answer.headers["set-cookie"])["gaslamp"]
    assert cookie["httponly"]
    assert cookie["samesite"].lower() == "strict"
    assert cookie["path"] == "/"
    assert not cookie["secure"]  # a browser would not send it back over plain HTTP
    secret = cookie.value.partition(".")[2]
    assert re.fullmatch("[a-z2-7]{26,}", secret)  # five bits each: 128 and more
    assert answer.json()["token"] is None
    assert secret not in answer.text
    assert web.get("/api/me").json() == answer.json()


def test_a_program_becomes_a_player_by_a_token(web: httpx.Client) -> None:
    answer = web.post("/api/players", json={"name": "Dot", "token": True})
    token = answer.json()["token"]
    assert "set-cookie" not in answer.headers
    me = web.get("/api/me", headers={"Authorization": f"Bearer {token}"}).json()
    assert me["name"] == "Dot"
    assert me["token"] is None
    other = web.post("/api/players", json={"token": True}).json()
    assert other["name"]  # whoever gives none is given one
    player, _, secret = token.partition(".")
    assert secret != other["token"].partition(".")[2]
    for wrong in ("", "Bearer", "Bearer x", f"Bearer {player}.{'a' * 32}", f"Bearer {other['id']}.{secret}", f"Basic {token}"):
        refused(web.get("/api/me", headers={"Authorization": wrong}), 401, "not_known")


def test_names_are_changed_and_bad_ones_refused_in_words(web: httpx.Client) -> None:
    web.post("/api/players", json={"name": "Eve"})
    assert web.patch("/api/me", json={"name": "  Eve   of \u202eLondon "}).json()["name"] == "Eve of London"
    assert web.patch("/api/me", json={"language": "de"}).json()["language"] == "de"
    assert "at least one letter" in refused(web.patch("/api/me", json={"name": " \u200b "}), 400, "bad_message")
    assert "At most 24" in sentence(web.patch("/api/me", json={"name": "e" * 25}).content, "too_long")
    bad_ones: tuple[Any, ...] = ({"name": "e" * 100}, {"name": 7}, {"nickname": "Eve"}, [], "Eve")
    for bad in bad_ones:
        refused(web.patch("/api/me", json=bad), 400, "bad_message")
    assert web.get("/api/me").json()["name"] == "Eve of London"


def test_a_player_is_carried_to_another_device_once(server: Serving, web: httpx.Client) -> None:
    web.post("/api/players", json={"name": "Fay"})
    carry = web.post("/api/me/carry").json()
    assert carry["seconds"] > 0
    with client(server) as phone, client(server) as thief:
        assert phone.post("/api/me/claim", json=carry).status_code == 400  # only the code is asked for
        claimed = phone.post("/api/me/claim", json={"code": carry["code"]})
        assert claimed.status_code == 200
        assert claimed.json()["token"] is None
        assert phone.get("/api/me").json() == web.get("/api/me").json()
        assert phone.cookies["gaslamp"] != web.cookies["gaslamp"]
        for code in (carry["code"], "", "x", carry["code"].partition(".")[0]):
            assert "new one" in refused(thief.post("/api/me/claim", json={"code": code}), 404, "not_found")
        refused(thief.get("/api/me"), 401, "not_known")


# The shelf and the lobby.


def test_games_and_texts_are_for_everybody(web: httpx.Client) -> None:
    jack, york, pocket, seance, yard = msgspec.json.decode(web.get("/api/games").content, type=list[GameInfo])
    assert jack.name == "mr_jack"
    assert york.name == "mr_jack_new_york"
    assert pocket.name == "mr_jack_pocket"
    assert seance.name == "mysterium"
    assert seance.levels == ("random", "poet", "medium", "scholar")
    assert yard.name == "scotland_yard"
    assert yard.facts is None
    assert pocket.seats == ("jack", "investigator")
    assert [option.name for option in pocket.options] == ["chase"]
    texts = web.get("/api/texts/en")
    assert texts.headers["content-type"] == "text/plain; charset=utf-8"
    assert "\nerror-stale = The table has moved on" in texts.text
    assert web.get("/api/texts/xx").text == ""
    refused(web.get(f"/api/texts/{'e' * 5000}"), 400, "bad_message")


def test_a_game_with_its_options_has_its_seats_and_what_is_printed(web: httpx.Client) -> None:
    options = {"map": "small", "detectives": "2"}
    yard = web.get("/api/games/scotland_yard", params=options, headers={"Accept-Encoding": "gzip"})
    assert yard.headers["content-encoding"] == "gzip"
    assert yard.json()["seats"] == ["mrx", "red", "blue"]
    assert yard.json()["facts"]["map"] == "small"
    assert len(yard.json()["facts"]["stations"]) == 20
    assert web.get("/api/games/mr_jack_pocket").json()["facts"] is None
    refused(web.get("/api/games/chess"), 400, "unknown_game")
    refused(web.get("/api/games/scotland_yard", params={"map": "../../etc/passwd"}), 400, "setup")
    refused(web.get("/api/games/scotland_yard", params={"detectives": "9"}), 400, "setup")


SEAT = {"who": "me"}
BAD_TABLES: dict[str, tuple[dict[str, Any], str]] = {
    "no such game": ({"game": "chess"}, "unknown_game"),
    "a game by number": ({"game": 3}, "bad_message"),
    "an endless name": ({"game": "m" * 90}, "bad_message"),
    "a short nonce": ({"nonce": "short"}, "bad_message"),
    "an odd nonce": ({"nonce": "0123456789 abcdef"}, "bad_message"),
    "no such option": ({"options": {"speed": 3}}, "setup"),
    "no such choice": ({"options": {"chase": "never"}}, "setup"),
    "a list as a choice": ({"options": {"chase": []}}, "bad_message"),
    "no such seat": ({"seats": {"king": SEAT}}, "notation"),
    "seats of both sides": ({"seats": {"jack": SEAT, "investigator": SEAT}}, "setup"),
    "nobody we know": ({"seats": {"jack": {"who": "us"}}}, "bad_message"),
    "beside me, without a name": ({"seats": {"jack": {"who": "beside"}}}, "bad_message"),
    "no such level": ({"seats": {"jack": {"who": "bot", "level": "genius"}}}, "setup"),
    "a bot that thinks for an hour": ({"seats": {"jack": {"who": "bot", "level": "tree:3600s"}}}, "setup"),
    "a bot that thinks for ever": ({"seats": {"jack": {"who": "bot", "level": "tree:infs"}}}, "setup"),
    "a clock without time": ({"clock": {"kind": "minutes", "minutes": 0}}, "bad_message"),
    "a clock by the hour": ({"clock": {"kind": "hours"}}, "bad_message"),
    "all the help there is": ({"aids": "truth"}, "bad_message"),
    "a field nobody knows": ({"colour": "red"}, "bad_message"),
}
BAD_BODIES = {
    "nothing": b"",
    "half of an object": b'{"game":',
    "a list": b"[]",
    "an empty object": b"{}",
    "a form": b"game=mr_jack_pocket",
    "no text": b'{"game": "\xff"}',
    "half a letter": b'{"game": "\\ud800", "nonce": "0123456789abcdef"}',
    "a deep hole": b"[" * 30_000,
}


@pytest.mark.parametrize("what", BAD_TABLES)
def test_a_table_is_not_opened_with(what: str, ada: httpx.Client) -> None:
    wanted, code = BAD_TABLES[what]
    refused(ada.post("/api/tables", json=POCKET | wanted), 400, code)


@pytest.mark.parametrize("what", BAD_BODIES)
def test_a_message_is_not(what: str, ada: httpx.Client) -> None:
    refused(ada.post("/api/tables", content=BAD_BODIES[what]), 400, "bad_message")


def test_a_body_too_large_is_refused_in_words(ada: httpx.Client) -> None:
    for size in (26 * MESSAGE_SIZE, 100 * MESSAGE_SIZE):
        body = json.dumps(POCKET | {"game": "m" * size})
        assert "too long" in refused(ada.post("/api/tables", content=body), 413, "too_long")


def test_strangers_open_no_tables_and_give_no_commands(web: httpx.Client, ada: httpx.Client) -> None:
    refused(web.post("/api/tables", json=POCKET), 401, "not_known")
    with table(ada, public=True) as opened:
        refused(command(web, opened["id"], "sit", seats=["jack"], nonce=NONCE), 401, "not_known")
        refused(web.post("/api/me/carry"), 401, "not_known")


def test_a_private_table_is_there_for_those_with_a_key(ada: httpx.Client, ben: httpx.Client, web: httpx.Client) -> None:
    with table(ada) as private, table(ada, public=True) as public:
        where, keys, watch = f"/api/tables/{private['id']}", private["keys"], private["watch"]
        key = keys["jack"]
        assert list(keys) == ["jack"]
        assert all(re.fullmatch("[0-9a-f]{32}", each) for each in (key, watch))  # 128 bits
        assert (public["keys"], public["watch"]) == ({}, None)
        assert ada.get(where).json() == private
        for stranger in (ben, web):
            for good in (key, watch):
                told = stranger.get(where, params={"key": good}).json()
                assert (told["keys"], told["watch"]) == ({}, None)
            for part in ("", "/events", "/record"):
                for wrong in ({}, {"key": ""}, {"key": key[:-1]}, {"key": "0" * 32}):
                    refused(stranger.get(where + part, params=wrong), 404, "not_found")
            lobby = stranger.get("/api/tables").json()
            assert public["id"] in [each["id"] for each in lobby["open"]]
            assert private["id"] not in str(lobby)
        refused(command(ben, private["id"], "say", text="Anybody there?"), 404, "not_found")
        refused(command(ben, private["id"], "sit", seats=["jack"], nonce=NONCE), 404, "not_found")
        assert {private["id"], public["id"]} <= {each["id"] for each in ada.get("/api/tables").json()["mine"]}
    for nonsense in ("nosuchtable", "player-x", "a%00b", "%2e%2e", "ä", "x" * 500):
        refused(web.get(f"/api/tables/{nonsense}"), 404, "not_found")


# Playing.


def test_commands_over_http_and_events_as_lines_that_can_be_resumed(ada: httpx.Client, ben: httpx.Client) -> None:
    with table(ada) as opened, listening(ada, opened["id"]) as first:
        where = opened["id"]
        assert [line["type"] for line in first.news["lines"]] == ["opened", "sat"]
        sit(ben, opened, "jack")
        question = first.until(3)["questions"]["investigator"]
        moves = first.now["moves"]["investigator"]
        ack = command(ada, where, "move", id=7, move=moves[0], on=question).json()
        assert ack == {"type": "ack", "id": 7, "n": first.until(ack["n"])["n"]}
        assert "Look again" in refused(command(ada, where, "move", move=moves[0], on=question), 409, "stale")
        refused(command(ben, where, "move", move="fly away", on=first.now["n"]), 400, "notation")
        refused(command(ada, where, "undo", on=first.now["n"], seat="jack"), 400, "bad_message")
        for kind in ("join", "ping"):
            assert "/events" in refused(command(ada, where, kind), 400, "bad_message")
        for kind in ("fly", ""):
            refused(command(ada, where, kind), 400, "bad_message")
        refused(ada.get(f"/api/tables/{where}/events", params={"as": "jack"}), 403, "not_allowed")
        for wrong in ("-1", "x", "1.5"):
            refused(ada.get(f"/api/tables/{where}/events", params={"from": wrong}), 400, "bad_message")

        with listening(ben, where) as second:
            everything = second.news["lines"]
            assert [line["n"] for line in everything] == list(range(ack["n"] + 1))
        for start, told_from in ((1, 0), (ack["n"], ack["n"]), (ack["n"] + 1, ack["n"] + 1), (10**6, ack["n"] + 1)):
            with listening(ben, where, **{"from": start}) as again:
                assert again.news["from"] == told_from  # all of it, if ben was not yet jack then
                assert again.news["lines"] == everything[told_from:]
                assert again.now["n"] == ack["n"]
        with listening(ada, where, **{"as": "public", "drawing": True}) as watching:
            assert watching.now["you"] == []
            assert watching.now["view"]["jack"] is None
            assert watching.now["drawing"]


def test_a_record_is_a_seats_until_the_end_and_then_the_truth(ada: httpx.Client, ben: httpx.Client, web: httpx.Client) -> None:
    with table(ada, public=True) as opened:
        where = f"/api/tables/{opened['id']}/record"
        assert read(ada.get(where).text).lines == []
        sit(ben, opened, "jack")
        for player, seat, possible in ((ben, JACK, 1), (ada, INVESTIGATOR, 9)):
            record = read(player.get(where).text)
            assert record.viewer == looking(seat)
            assert record.result is None
            assert len(hear(record).worlds() or []) == possible
        assert "jack ?" in ada.get(where).text
        assert "You do not sit in jack" in refused(ada.get(where, params={"as": "jack"}), 403, "not_allowed")
        assert "jack ?" in web.get(where).text
        play_out(opened["id"], ada, ben)
        answer = web.get(where)
        assert answer.headers["content-disposition"] == f'attachment; filename="mr_jack_pocket-{opened["id"]}.txt"'
        record = read(answer.text)
        assert record.viewer == TRUTH
        assert replay(record).outcome() == record.result
        assert ada.get(where).text == ben.get(where).text == answer.text


def test_a_person_plays_a_bot_over_http(ada: httpx.Client) -> None:
    seats = {"jack": {"who": "bot", "level": "random"}, "investigator": SEAT}
    with table(ada, seats=seats) as opened, listening(ada, opened["id"]) as ear:
        while not ear.now["result"]:
            for seat, moves in ear.now["moves"].items():
                command(ada, opened["id"], "move", move=moves[-1], on=ear.now["questions"][seat])
            ear.news = next(ear.messages)
        assert ear.now["status"] == "over"


# The WebSocket.


def test_a_table_is_heard_and_played_over_a_websocket(server: Serving, ada: httpx.Client) -> None:
    with table(ada) as opened, talking(server, opened["id"], ada) as connection:
        assert msgspec.json.decode(told(connection, '{"type": "ping", "id": 3}'))["type"] == "pong"
        connection.send('{"type": "join", "id": 4}')
        news = json.loads(connection.recv(20))
        assert news["type"] == "news"
        assert news["now"]["you"] == ["investigator"]
        assert json.loads(connection.recv(20)) == {"type": "ack", "id": 4, "n": 1}
        connection.send('{"type": "say", "id": 5, "text": "Good evening"}')
        news, ack = json.loads(connection.recv(20)), json.loads(connection.recv(20))
        assert news["from"] == ack["n"] == 2
        assert news["lines"][0]["text"] == "Good evening"


def test_a_websocket_answers_what_it_does_not_understand_and_stays(server: Serving, ada: httpx.Client) -> None:
    with table(ada) as opened, talking(server, opened["id"], ada) as connection:
        deep, long = '{"type":"ping","x":' + "[" * 8000, '{"type":"say","text":"' + "x" * MESSAGE_SIZE + '"}'
        bad = (
            "",
            "{",
            "[]",
            "null",
            '{"id": 1}',
            '{"type": "fly"}',
            '{"type": "ping", "x": 1}',
            '{"type": "ping", "id": -1}',
            deep,
        )
        for message in (*bad, b'{"type": "ping"}', b"\xff"):
            sentence(told(connection, message), "bad_message")
        for big in (long, "x" * (8 * MESSAGE_SIZE - 100)):
            assert "8192" in sentence(told(connection, big), "too_long")
        assert "join" in sentence(told(connection, '{"type": "leave", "id": 9}'), "bad_message")
        sentence(told(connection, '{"type": "join", "as": "jack"}'), "not_allowed")
        assert json.loads(told(connection, '{"type": "ping", "id": 10}'))["id"] == 10
        connection.send("x" * 9 * MESSAGE_SIZE)
        with pytest.raises(ConnectionClosed, match="1009"):
            connection.recv(20)


def test_a_nuisance_on_a_websocket_is_let_go(server: Serving) -> None:
    with talking(server, "nosuchtable") as connection:
        sentence(told(connection, '{"type": "join"}'), "not_found")
        with pytest.raises(ConnectionClosed, match="1008"):
            [told(connection, "x") for _ in range(200)]


# For programs and for the host.


def test_the_interface_describes_itself(web: httpx.Client) -> None:
    described = web.get("/api/docs/openapi.json").json()
    assert described["openapi"].startswith("3.")
    assert {"get", "post"} <= set(described["paths"]["/api/tables/{table}"])
    assert {"NewTable", "TableInfo", "Move", "Ack"} <= {name.rpartition(".")[2] for name in described["components"]["schemas"]}
    page = web.get("/api/docs")
    assert page.headers["content-type"] == "text/html; charset=utf-8"
    assert "<script" not in page.text
    assert "<style" not in page.text
    protocol = (Path(__file__).parents[2] / "docs" / "protocol.md").read_text(encoding="utf-8")
    for path, methods in described["paths"].items():
        for request in (f"{method.upper()} {path}" for method in methods):
            assert f"<code>{request}</code>" in page.text
            assert f"| `{request}` |" in protocol
    assert "A code that makes another device this player&#x27;s too" in page.text  # the handlers' own words


def test_health_and_figures(web: httpx.Client, ada: httpx.Client) -> None:
    assert web.get("/healthz").json() == {"status": "ok", "version": "0.1.0", "compiled": is_compiled()}
    wait_for(lambda: figure(web, "gaslamp_connections") == 0)  # until those of other tests are gone
    with table(ada, public=True) as opened, listening(web, opened["id"]) as ear:
        assert ear.now["status"] == "open"
        assert figure(web, "gaslamp_connections") == 1
    wait_for(lambda: figure(web, "gaslamp_connections") == 0)
    assert figure(web, 'gaslamp_tables_opened_total{game="mr_jack_pocket"}') >= 1
    assert figure(web, 'gaslamp_http_requests_total{method="GET",status="200"}') >= 1


def figure(web: httpx.Client, name: str) -> float:
    return next(float(line.rpartition(" ")[2]) for line in web.get("/metrics").text.splitlines() if line.startswith(f"{name} "))


def wait_for(condition: Any) -> None:
    end = time.monotonic() + 20
    while not condition():
        assert time.monotonic() < end
        time.sleep(0.01)


def test_nothing_secret_is_written_down(server: Serving) -> None:
    """A whole game with all the trimmings; then the log and the figures are searched for whatever was said in it."""
    with program(server, "Zebedee") as first, program(server, "Quillon") as second, client(server) as browser:
        browser.post("/api/players", json={"name": "Marmaduke"})
        code = browser.post("/api/me/carry").json()["code"]
        browser.post("/api/me/claim", json={"code": code})
        with table(first) as opened:
            key, watch = opened["keys"]["jack"], opened["watch"]
            browser.get(f"/api/tables/{opened['id']}", params={"key": watch})
            browser.get(f"/api/tables/{opened['id']}", params={"key": key})
            sit(second, opened, "jack")
            command(first, opened["id"], "say", text="Whitechapel at midnight")
            with talking(server, opened["id"], second) as connection:
                told(connection, json.dumps({"type": "join", "key": key, "as": "jack"}))
                told(connection, '{"type": "say", "text": "Whitechapel at dawn"}')
                told(connection, '{"type": "say", "text": "Whitechapel", "to": "Zebedee"}')
                told(connection, '{"type": "move", "move": "jack gull", "on": 0}')
            play_out(opened["id"], first, second)
            record = read(first.get(f"/api/tables/{opened['id']}/record", params={"key": key}).text)
        moves = {record.game.text(line.move) for line in record.lines}
        assert any(move.startswith("jack ") for move in moves)
        tokens = [player.headers["Authorization"].removeprefix("Bearer ") for player in (first, second)]
        tokens += [code, *browser.cookies.values()]
        written = server.output() + browser.get("/metrics").text
    assert opened["id"] in written  # it has all been logged
    words = ("Zebedee", "Quillon", "Marmaduke", "Whitechapel", "jack gull", "Bearer", "gaslamp=", NONCE, key, watch)
    for secret in (*words, *moves, *tokens, *(part for token in tokens for part in token.split("."))):
        assert secret not in written, secret


def test_the_log_tells_of_no_fault_of_ours(server: Serving) -> None:
    """After all that was sent in this file."""
    for line in server.output().splitlines():
        assert not line.startswith("{") or json.loads(line)["level"] in ("info", "warning"), line
        assert "Traceback" not in line


def test_a_server_for_this_machine_only_has_no_address_for_others(web: httpx.Client) -> None:
    assert web.post("/api/players", json={}).json()["address"] == ""
