"""Every language says everything, with the same arguments, in words of its own; and the rules are the same rules."""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from fluent.runtime import FluentBundle
from fluent.syntax import ast, parse, serialize
from fluent.syntax.visitor import Visitor

from gaslamp import games, locales
from gaslamp.bots import reasons
from gaslamp.core import REFEREE, TRUTH, Game, GaslampError, Message, Table, UnknownGame
from gaslamp.games.mr_jack_pocket.state import REASONS
from gaslamp.games.mysterium.state import REASONS as MYSTERIUM_REASONS
from gaslamp.locales import say
from gaslamp.records import TABLE_REASONS, Record, read, replay, steps
from gaslamp.sisters.state import REASONS as JACK_REASONS
from records.shared import every_viewer, random_table
from server.world import World, browser, run, toys_on_the_shelf

OTHERS = ["ru", "zh"]
FAMILIES = (
    *("mr_jack_pocket-name-", "mr_jack_pocket-seat-", "mr_jack_pocket-face-"),
    *("mr_jack-name-", "mr_jack-seat-", "mr_jack-exit-", "mr_jack-direction-"),
    *("mr_jack_new_york-name-", "mr_jack_new_york-seat-"),
    *("mysterium-seat-", "mysterium-colour-", "mysterium-kind-", "mysterium-card-", "mysterium-thing-"),
)
"""Messages that stand in the same places, so a sentence must find the same forms on all of them."""
CHINESE = {"A", "X"}
"""An ace and Mr X have these letters there, too."""
SIGNS = {"HOLM", "holm", "o", "x", "BEAC", "beac", "M", "L", "lib"}
"""What stands on the terminal's boards, whatever the language."""


@pytest.fixture(autouse=True)
def _nothing_kept() -> Iterator[None]:
    """What is said by default, and strangers' texts, are the whole program's: each test begins and ends with neither."""
    forget()
    yield
    forget()


def forget() -> None:
    locales.speak(locales.DEFAULT)
    locales.forget()


# The texts as they are written.


class Used(Visitor):
    """The variables and functions a text uses."""

    def __init__(self, *parts: Any) -> None:
        self.variables: set[str] = set()
        self.functions: set[str] = set()
        for part in parts:
            if part is not None:
                self.visit(part)

    def visit_VariableReference(self, node: Any) -> None:  # noqa: N802
        self.variables.add(node.id.name)

    def visit_FunctionReference(self, node: Any) -> None:  # noqa: N802
        self.functions.add(serialize(ast.Resource([message_of(node)])))
        self.generic_visit(node)


def message_of(call: Any) -> Any:
    return ast.Message(ast.Identifier("x"), ast.Pattern([ast.Placeable(call)]))


@cache
def entries(language: str) -> tuple[Any, ...]:
    return tuple(parse(locales.source(language)).body)


@cache
def texts(language: str) -> dict[str, Any]:
    return {entry.id.name: entry for entry in entries(language) if isinstance(entry, ast.Message)}


def forms(message: Any) -> set[str]:
    return {attribute.id.name for attribute in message.attributes}


def bare(variables: set[str]) -> set[str]:
    """Variables without the form they are in: `$name-genitive` is `$name`."""
    return {name.partition("-")[0] for name in variables}


def test_these_are_our_languages() -> None:
    assert locales.languages() == ["en", *OTHERS]


@pytest.mark.parametrize("language", ["en", *OTHERS])
def test_every_line_of_the_texts_is_understood_and_no_message_is_written_twice(language: str) -> None:
    assert [entry.content for entry in entries(language) if isinstance(entry, ast.Junk)] == []
    written = [entry.id.name for entry in entries(language) if isinstance(entry, ast.Message | ast.Term)]
    assert sorted(written) == sorted(set(written))


@pytest.mark.parametrize("language", OTHERS)
def test_a_language_has_all_messages_and_no_others(language: str) -> None:
    assert sorted(set(texts("en")) - set(texts(language))) == []
    assert sorted(set(texts(language)) - set(texts("en"))) == []


@pytest.mark.parametrize("language", OTHERS)
def test_a_translation_uses_what_it_is_given_all_of_it_and_in_the_same_way(language: str) -> None:
    known = {form for message in texts(language).values() for form in forms(message)}
    wrong: dict[str, object] = {}
    for name in sorted(texts("en").keys() & texts(language)):
        message, english = texts(language)[name], Used(texts("en")[name].value)
        own = Used(message.value)
        wanted = {form for _, dash, form in (used.partition("-") for used in own.variables) if dash}
        if bare(own.variables) != bare(english.variables):
            wrong[name] = own.variables, "instead of", english.variables
        elif not wanted <= known:
            wrong[name] = "no word has the forms", wanted - known
        elif own.functions != english.functions:
            wrong[name] = own.functions, "instead of", english.functions
        elif Used(*message.attributes).variables:
            wrong[name] = "a form is a word, and words are given nothing"
    assert wrong == {}


@pytest.mark.parametrize("language", ["en", *OTHERS])
@pytest.mark.parametrize("family", FAMILIES)
def test_words_that_stand_in_the_same_places_have_the_same_forms(language: str, family: str) -> None:
    found = {name: forms(message) for name, message in texts(language).items() if name.startswith(family)}
    if family.endswith("-seat-"):
        found["referee"] = forms(texts(language)["referee"])  # he acts, too
    assert len(found) > 2
    assert len({tuple(sorted(each)) for each in found.values()}) == 1, found


# The rules.


def by_rule(page: str) -> dict[str, set[str]]:
    """What stands in backticks, by the number of the rule; drawings are left out."""
    plain = re.sub(r"```.*?```", "", page, flags=re.DOTALL)
    parts = re.split(r"^(\d+)\. ", plain, flags=re.MULTILINE)
    rules = dict(zip(parts[1::2], parts[2::2], strict=True))
    assert list(rules) == [str(number) for number in range(1, len(rules) + 1)]
    return {number: {" ".join(word.split()) for word in re.findall("`([^`]+)`", text)} for number, text in rules.items()}


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize("game", games.OURS)
def test_the_rules_are_translated_rule_by_rule_and_moves_are_written_as_they_are(game: str, language: str) -> None:
    translated = games.rules(game, language)
    assert translated == locales.rules(game, language) != games.rules(game, "en")
    assert translated.startswith("# ")
    assert by_rule(translated) == by_rule(games.rules(game, "en"))


def test_rules_are_read_in_the_language_they_were_written_in_if_there_is_no_other(tmp_path: Path) -> None:
    original = games.rules("mr_jack_pocket", "en")
    assert original.startswith("# Mr. Jack Pocket\n")
    for nobodys in ("xx", "", "..", "../en", "ru/../en"):
        assert games.rules("mr_jack_pocket", nobodys) == original
    for nothing in ("chess", "", "../mr_jack_pocket"):
        with pytest.raises(UnknownGame):
            games.rules(nothing, "ru")
    with toys_on_the_shelf(tmp_path):
        assert games.rules("tiny_chase", "en") == games.rules("tiny_chase", "ru") == ""


def test_a_strangers_game_in_a_single_file_has_no_rules_to_read(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Its module belongs to no package, so there is no folder of its own to look into."""
    (tmp_path / "lonely_game.py").write_text("from toys.tiny_chase import OPTIONS, make\n", encoding="utf-8")
    monkeypatch.syspath_prepend(str(tmp_path))
    monkeypatch.setattr(games, "_module", lambda name: __import__("lonely_game"))
    try:
        assert games.rules("lonely_game", "en") == ""
    finally:
        sys.modules.pop("lonely_game", None)


def test_languages_and_rules_are_for_everybody(tmp_path: Path) -> None:
    async def story(world: World) -> None:
        async with browser(world) as web:
            assert (await web.get("/api/languages")).json() == locales.languages()
            for language in ("en", *OTHERS, "xx"):
                page = await web.get(f"/api/games/mr_jack_pocket/rules/{language}")
                assert page.headers["content-type"] == "text/markdown; charset=utf-8"
                assert page.headers["cache-control"] == "no-cache"
                assert page.text == games.rules("mr_jack_pocket", language)
            assert (await web.get("/api/games/tiny_chase/rules/en")).text == ""
            assert (await web.get("/api/games/chess/rules/en")).json()["code"] == "unknown_game"
            assert (await web.get(f"/api/games/mr_jack_pocket/rules/{'x' * 21}")).json()["code"] == "bad_message"

    run(story, tmp_path)


# Everything a game can say.


@cache
def spoken() -> tuple[Message, ...]:
    """Whatever Pocket, both Mr. Jack games and Mysterium say, and why Scotland Yard's players move."""
    yard = games.make("scotland_yard")
    jack = (*said("mr_jack", JACK_REASONS), *said("mr_jack_new_york", JACK_REASONS))
    rides = [why for seed in range(4) for why in whys(random_table(yard, seed))]
    return (*said("mr_jack_pocket", REASONS), *jack, *said("mysterium", MYSTERIUM_REASONS), *rides)


def said(name: str, reasons: tuple[str, ...]) -> tuple[Message, ...]:
    """All lines of a game, what stands beside some games for everybody, complaints, and how it can end."""
    game = games.make(name)
    found = [game.sentence(seat, move) for move in every_kind(game) for seat in (0, 1, REFEREE)]
    golden = Path(__file__).parent / "golden" / f"{name}.txt"  # Pocket's has a chase
    for seed, whole in enumerate([replay(read(golden.read_text(encoding="utf-8"))), *(random_table(game, n) for n in range(10))]):
        played = whole.game  # a golden game may have options of its own
        table = Table(played)
        for line in whole.lines:
            table.play(*line)
            views = [table.view(viewer) for viewer in every_viewer(played)]
            found += [message for view in views for message in (*played.beside(view), played.asks(view)) if message is not None]
        found += [message for viewer in every_viewer(played) for message in table.log(viewer)]
        found += complaints(table) + complaints(random_table(game, seed, 11 + seed))
        found += whys(whole)
    found += [Message(f"{name}-reason-{reason.replace(' ', '-')}") for reason in reasons]
    found += [Message(f"reason-{reason.replace(' ', '-')}") for reason in TABLE_REASONS]
    return tuple({repr(message): message for message in found}.values())


def whys(table: Table) -> list[Message]:
    """What can be said for the moves of a game."""
    return [
        why for step in steps(Record.of(table), TRUTH) if (why := reasons.of_line(table.game, step.line, step.before)) is not None
    ]


def every_kind(game: Game) -> list[int]:
    """All moves, but of those that begin with the same word some hundred: a barrier has ten thousand."""
    kinds: dict[str, list[int]] = {}
    for move, words in enumerate(game.words):
        kinds.setdefault(words.split()[0], []).append(move)
    return [move for moves in kinds.values() for move in moves[:: 1 + len(moves) // 200]]


def complaints(table: Table) -> list[Message]:
    """What is said to those who try what they cannot do now."""
    found = []
    for seat in (0, 1):
        for move in ("jack gull", "holmes 1", "fly away"):
            try:
                table.play(seat, move)
                table.undo(seat)
            except GaslampError as error:
                found.append(error.message)
    return found


def given(value: Any) -> Iterator[str]:
    """The plain texts among the arguments of a message, however deep: what was typed, and words of programs."""
    if isinstance(value, str):
        yield value
    elif isinstance(value, Message):
        for each in value.args.values():
            yield from given(each)
    elif isinstance(value, tuple):
        for each in value:
            yield from given(each)


def parts(message: Message) -> list[Message]:
    return [each for each in message.args.values() if isinstance(each, Message)]


def test_enough_is_said_for_the_tests_to_mean_something() -> None:
    ids = {message.id for message in spoken()}
    wanted = {"turn", "chase", "shown", "jack-cards", "you-are", "your-cards", "asks", "card-unseen", "witness-hidden-six"}
    assert {f"mr_jack_pocket-{each}" for each in wanted} <= ids
    shared = {"does", "hand", "alibis", "answers", "innocents", "asks-both", "alibi-unseen", "asks-power"}
    assert {f"sisters-{each}" for each in shared} <= ids
    assert {f"mr_jack-{each}" for each in ("asks-whistle", "asks-face", "asks-swap", "may-leave")} <= ids
    york = {"asks-informant", "asks-send", "asks-and-swap", "asks-may-swap", "smuggle", "may-leave", "liberty"}
    assert {f"mr_jack_new_york-{each}" for each in york} <= {*ids, *(part.id for message in spoken() for part in parts(message))}
    seance = {"asks-culprit", "asks-shared", "asks-vote", "culprit-is", "throws-day", "vote-unseen", "innocent"}
    assert {f"mysterium-{each}" for each in seance} <= ids
    assert {"why-jack-split", "why-jack-hides", "why-jack-card", "why-pocket-hides", "why-yard-near", "why-yard-black"} <= ids
    assert {"error-illegal-move", "error-not-to-act", "error-game-over", "error-no-such-move"} <= ids


@pytest.mark.parametrize("language", ["en", *OTHERS])
def test_whatever_a_game_says_it_says_in_words(language: str, monkeypatch: pytest.MonkeyPatch) -> None:
    wrong: list[Any] = []
    format_pattern = FluentBundle.format_pattern

    def watched(bundle: Any, pattern: Any, args: Any = None) -> Any:
        text, errors = format_pattern(bundle, pattern, args)
        wrong.extend(errors)
        return text, errors

    monkeypatch.setattr(FluentBundle, "format_pattern", watched)
    for message in spoken():
        text = say(message, language)
        assert wrong == [], (message, wrong)
        assert text == text.strip() != ""
        assert not re.search(r"[{}$]", text), text
        assert not any(name in text for name in texts("en") if "-" in name), text
        if language != "en":
            words = {word for each in given(message) for word in re.findall("[A-Za-z]+", each)}
            words |= SIGNS if message.id.endswith("-legend") else CHINESE if message.id.startswith("why-") else set()
            assert set(re.findall("[A-Za-z]+", text)) <= words, text


@pytest.mark.parametrize("language", OTHERS)
def test_wherever_a_sentence_wants_a_form_the_word_has_it(language: str) -> None:
    """A word without the form would stand there as in a dictionary."""
    for message in spoken():
        sentence = texts(language).get(message.id)
        for variable in Used(sentence.value).variables if sentence is not None else ():
            name, _, form = variable.partition("-")
            if form:
                words = message.args[name]
                assert isinstance(words, tuple), (message.id, variable)
                for word in [words] if isinstance(words, Message) else words:
                    assert isinstance(word, Message)
                    assert form in forms(texts(language)[word.id]), (message.id, word.id, form)


# Speaking.


def test_what_is_said_by_default_is_said_in_the_language_spoken() -> None:
    error = UnknownGame("error-unknown-game", text="chess", games="none")
    assert say(Message("referee")) == "The referee"
    for language in OTHERS:
        locales.speak(language)
        assert say(Message("referee")) == say(Message("referee"), language) != "The referee"
        assert str(error) == say(error.message, language) != say(error.message, "en")
        assert say(Message("referee"), "en") == "The referee"
    for nobodys in ("xx", "", "../ru", "RU", "ru/", "rules"):
        locales.speak("ru")
        locales.speak(nobodys)
        assert say(Message("referee")) == "The referee"


@pytest.fixture
def stranger(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A package that brings texts, in English and in a language with forms. We have none in it, so all else stays English."""
    package = tmp_path / "menagerie"
    for language in ("en", "de"):
        (package / "locales" / language / "rules").mkdir(parents=True)
    (package / "__init__.py").touch()
    (package / "locales" / "en" / "stranger.ftl").write_text(
        "stranger-cat = the cat\nstranger-dog = the dog\nstranger-tail = The tail of { $whose }.\n", encoding="utf-8"
    )
    (package / "locales" / "de" / "rules" / "stranger_game.md").write_text("# Regeln\n", encoding="utf-8")
    (package / "locales" / "de" / "stranger.ftl").write_text(
        'list-separator = { " + " }\n'
        "stranger-cat = die Katze\n    .genitive = der Katze\n    .gender = feminine\n"
        "stranger-dog = der Hund\n    .genitive = des Hundes\n    .gender = masculine\n"
        "stranger-it = es\n    .gender = neuter\n"
        "stranger-tail = Der Schwanz { $whose-genitive }, { $whose-gender ->\n"
        "        [feminine] ihr\n"
        "       *[other] sein\n"
        "    } Schwanz.\n",
        encoding="utf-8",
    )
    monkeypatch.syspath_prepend(str(tmp_path))
    monkeypatch.setattr(locales, "_packages", [])
    locales.add_texts("menagerie")
    yield package
    sys.modules.pop("menagerie", None)


def tail(whose: Any, language: str = "de") -> str:
    return say(Message("stranger-tail", {"whose": whose}), language)


@pytest.mark.usefixtures("stranger")
def test_a_word_brings_its_forms_along() -> None:
    cat, dog, it = Message("stranger-cat"), Message("stranger-dog"), Message("stranger-it")
    assert tail(cat) == "Der Schwanz der Katze, ihr Schwanz."
    assert tail(dog) == "Der Schwanz des Hundes, sein Schwanz."
    assert tail((cat, dog)) == "Der Schwanz der Katze + des Hundes, sein Schwanz."
    assert tail((cat,)) == tail(cat)
    assert tail(it) == "Der Schwanz es, sein Schwanz."  # a form it lacks is the word as it is
    assert tail((cat, it)) == "Der Schwanz die Katze + es, sein Schwanz."
    assert tail("Felix") == "Der Schwanz Felix, sein Schwanz."  # a name somebody typed
    assert tail(7) == "Der Schwanz 7, sein Schwanz."
    assert tail(()) == "Der Schwanz , sein Schwanz."
    assert tail("x" * 9000).endswith("x …, sein Schwanz.")


@pytest.mark.usefixtures("stranger")
def test_a_page_in_any_language_gets_english_where_nobody_has_translated() -> None:
    texts = locales.complete("ru")
    assert "stranger-tail = The tail of { $whose }." in texts
    assert texts.startswith(locales.source("ru"))
    assert texts.count("\nreferee =") == 1
    assert locales.complete("en") == locales.source("en")
    assert locales.complete("xx") == locales.complete("../en") == ""


@pytest.mark.usefixtures("stranger")
def test_a_language_without_forms_needs_none() -> None:
    assert tail((Message("stranger-cat"), Message("stranger-dog")), "en") == "The tail of the cat, the dog."
    assert tail(Message("stranger-cat"), "ru") == "The tail of the cat."  # nobody wrote it in Russian


def test_a_stranger_brings_rules_and_no_language_of_ours(stranger: Path) -> None:
    assert locales.rules("stranger_game", "de") == "# Regeln\n"
    assert locales.rules("stranger_game", "ru") == ""
    assert locales.rules("mr_jack_pocket", "de") == ""
    assert "de" not in locales.languages()
    assert stranger.is_dir()
    assert say(Message("referee"), "de") == "The referee"
