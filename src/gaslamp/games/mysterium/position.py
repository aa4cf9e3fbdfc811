"""Mysterium's one-line positions: `key=value` words, in the order below; what is left out is as at the start of a game.

ask=day                     what is asked: table, combinations, day, answers, culprit, shared, vote, ballots, verdict, over
day=2
table=cook,nanny,attic,…    the cards on the table
red=+cook,attic,key         the cards under a token, `+` marks those found; likewise blue=, green=, …
red.dreams=1:17,2:4,2:30    the dreams before a psychic, each with its day
red.misses=nanny,doctor     what he guessed wrong for the card he seeks
red.guess=doctor            his final guess today
dreamt=red,blue             who has had today's dream
hand=1,2,3,5,8,13,21        the ghost's
laid=red:9,12               the dream being laid, face down; `shared:9,12` for the shared one
closed=yes                  it is being shown
discard=40,41
thrown=1                    how often the ghost has thrown his hand, today or in this game
shuffles=1                  how often the discard became the deck
shared=17,23,42
suspected=red,blue          the combinations that can be the culprit's
culprit=blue
round=2                     which vote of the day this is
votes=red:blue,green:red    votes that are in, by seat
opened=1                    how many of them are open
accused=blue
ballots=5:red:blue/green/blue,…   votes of before: the day, who was accused or `-`, what each seat named
over=won                    or lost
"""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from gaslamp.core import Message, SetupError
from gaslamp.core.state import only
from gaslamp.games.mysterium.board import CARDS, COLOURS, DAYS, DREAMS, EACH, HAND, KINDS, ORBS, SHARED
from gaslamp.games.mysterium.state import (
    ANSWERS,
    BEFORE,
    COMBINE,
    DAY,
    DECK,
    DISCARD,
    IN_HAND,
    LAID,
    LAY_TABLE,
    NAME_CULPRIT,
    NONE,
    OPEN_BALLOTS,
    OVER,
    QUESTIONS,
    SHARE_DREAM,
    TOGETHER,
    UNKNOWN,
    VERDICT,
    VOTING,
    MysteriumState,
)
from gaslamp.kit import positions
from gaslamp.kit.bits import count, listed

FIRST_KEYS = ("ask", "day", "table")
ORB_KEYS = ("", ".dreams", ".misses", ".guess")
LAST_KEYS = (
    *("dreamt", "hand", "laid", "closed", "discard", "thrown", "shuffles", "shared", "suspected", "culprit"),
    *("round", "votes", "opened", "accused", "ballots", "over"),
)
RECORD = 2 + ORBS
"""Numbers kept of a vote."""


def position(state: MysteriumState, seats: tuple[str, ...]) -> str:
    words = {
        "ask": QUESTIONS[state.question],
        "day": str(state.day) if state.question > COMBINE else "",
        "table": _cards(state.tableau),
    }
    for orb in range(state.orbs):
        words |= _orb_words(state, orb)
    words["dreamt"] = _colours(state.dreamt) if state.question == DAY else ""
    words["hand"] = _dreams(state, IN_HAND)
    if state.laid:
        words["laid"] = f"{'shared' if state.dreaming == NONE else COLOURS[state.dreaming]}:{_dreams(state, LAID)}"
    words["closed"] = "yes" if state.closed else ""
    words["discard"] = _dreams(state, DISCARD)
    words |= {"thrown": str(state.thrown), "shuffles": str(state.shuffles), "shared": _dreams(state, TOGETHER)}
    if state.second_stage():
        words["suspected"] = _colours(state.suspected)
        words["culprit"] = "" if state.culprit == UNKNOWN else COLOURS[state.culprit]
        words["round"] = str(state.round)
        cast = [voter for voter in range(state.psychics) if state.voted >> voter & 1]
        words["votes"] = ",".join(f"{seats[voter + 1]}:{COLOURS[state.votes[voter]]}" for voter in cast)
        words["opened"] = str(state.opened)
        words["accused"] = "" if state.accused == NONE else COLOURS[state.accused]
        words["ballots"] = ",".join(_ballot(state, at) for at in range(0, len(state.ballots), RECORD))
    if state.question == OVER:
        words["over"] = "won" if state.won else "lost"
    return positions.joined({key: value for key, value in words.items() if value != "0"})


def _orb_words(state: MysteriumState, orb: int) -> dict[str, str]:
    colour = COLOURS[orb]
    cards = [int(card) for card in state.combinations[KINDS * orb : KINDS * orb + KINDS] if card != UNKNOWN]
    before = [dream for dream in range(DREAMS) if state.where[dream] == BEFORE + orb]
    return {
        colour: ",".join(f"{'+' if kind < state.found[orb] else ''}{CARDS[card]}" for kind, card in enumerate(cards)),
        f"{colour}.dreams": ",".join(f"{state.night[dream]}:{dream + 1}" for dream in before),
        f"{colour}.misses": _cards(state.misses[orb]),
        f"{colour}.guess": "" if state.guesses[orb] == NONE else CARDS[state.guesses[orb]],
    }


def _ballot(state: MysteriumState, at: int) -> str:
    day, accused, *votes = (int(number) for number in state.ballots[at : at + RECORD])
    named = "/".join(COLOURS[vote] for vote in votes[: state.psychics])
    return f"{day}:{'-' if accused == NONE else COLOURS[accused]}:{named}"


def _cards(cards: int) -> str:
    return ",".join(CARDS[card] for card in listed(cards))


def _colours(orbs: int) -> str:
    return ",".join(COLOURS[orb] for orb in listed(orbs))


def _dreams(state: MysteriumState, place: int) -> str:
    return ",".join(str(dream + 1) for dream in range(DREAMS) if state.where[dream] == place)


# Reading.


def place(line: str, state: MysteriumState, seats: tuple[str, ...]) -> MysteriumState:
    colours = COLOURS[: state.orbs]
    keys = (*FIRST_KEYS, *(colour + key for colour in colours for key in ORB_KEYS), *LAST_KEYS)
    words = positions.split(line, keys)
    state.question = positions.choice("ask", words.get("ask", "table"), QUESTIONS)
    state.day = positions.number("day", words.get("day", "1"), DAYS)
    state.tableau = _read_cards(words, "table")
    for orb, colour in enumerate(colours):
        _read_orb(state, words, orb, colour)
    state.dreamt = _read_colours(words, "dreamt", colours)
    state.hand = _read_dreams(state, words.get("hand", ""), "hand", IN_HAND)
    if "laid" in words:
        whose, _, cards = words["laid"].partition(":")
        dreaming = positions.choice("laid", whose, ("shared", *colours)) - 1
        state.dreaming = dreaming if dreaming >= 0 else NONE
        state.laid = _read_dreams(state, cards, "laid", LAID)
    state.closed = "closed" in words and positions.choice("closed", words["closed"], ("yes",)) == 0
    state.discard = _read_dreams(state, words.get("discard", ""), "discard", DISCARD)
    state.thrown = positions.number("thrown", words.get("thrown", "0"), int(state.throws), 0)
    state.shuffles = positions.number("shuffles", words.get("shuffles", "0"), 99, 0)
    _read_dreams(state, words.get("shared", ""), "shared", TOGETHER)
    state.deck = sum(1 for dream in range(DREAMS) if state.where[dream] == DECK)
    _read_votes(state, words, colours, seats)
    state.won = "over" in words and positions.choice("over", words["over"], ("lost", "won")) == 1
    _check(state, words)
    return state


def _read_orb(state: MysteriumState, words: dict[str, str], orb: int, colour: str) -> None:
    for kind, text in enumerate(positions.parts(words, colour)):
        if kind == KINDS:
            raise SetupError("error-position-value", key=colour, text=words[colour], allowed="+cook,attic,key")
        name = text.removeprefix("+")
        state.combinations[KINDS * orb + kind] = (
            positions.choice(colour, name, CARDS[EACH * kind : EACH * kind + EACH]) + EACH * kind
        )
        state.assigned += 1
        if text != name:
            if state.found[orb] < kind:
                raise SetupError("error-position-unfit", key=colour, why=Message("mysterium-unfit-combinations"))
            state.found[orb] += 1
    for text in positions.parts(words, f"{colour}.dreams"):
        night, _, dream = text.partition(":")
        at = positions.number(f"{colour}.dreams", dream, DREAMS) - 1
        if state.where[at] != DECK:
            raise SetupError("error-position-twice", what=dream)
        state.where[at] = BEFORE + orb
        state.night[at] = positions.number(f"{colour}.dreams", night, int(state.day))
    state.misses[orb] = _read_cards(words, f"{colour}.misses")
    if f"{colour}.guess" in words:
        state.guesses[orb] = positions.choice(f"{colour}.guess", words[f"{colour}.guess"], CARDS)


def _read_votes(state: MysteriumState, words: dict[str, str], colours: tuple[str, ...], seats: tuple[str, ...]) -> None:
    if "suspected" in words:
        state.suspected = _read_colours(words, "suspected", colours)
    if "culprit" in words:
        state.culprit = positions.choice("culprit", words["culprit"], colours)
    state.round = positions.number("round", words.get("round", "1"), 3)
    for text in positions.parts(words, "votes"):
        seat, _, colour = text.partition(":")
        voter = positions.choice("votes", seat, seats[1:])
        if state.voted >> voter & 1:
            raise SetupError("error-position-twice", what=seat)
        state.votes[voter] = positions.choice("votes", colour, colours)
        state.voted |= only(voter)
    state.opened = positions.number("opened", words.get("opened", "0"), int(state.psychics), 0)
    if "accused" in words:
        state.accused = positions.choice("accused", words["accused"], colours)
    for text in positions.parts(words, "ballots"):
        day, accused, named = (*text.split(":", 2), "", "")[:3]
        votes = [positions.choice("ballots", colour, colours) for colour in named.split("/")]
        if len(votes) != state.psychics:
            raise SetupError(
                "error-position-value", key="ballots", text=text, allowed="5:red:" + "/".join(["blue"] * int(state.psychics))
            )
        whom = NONE if accused == "-" else positions.choice("ballots", accused, colours)
        kept = [positions.number("ballots", day, int(state.day)), whom, *votes, *[NONE] * (ORBS - len(votes))]
        state.ballots = vec[i64]([*state.ballots, *kept])


def _read_cards(words: dict[str, str], key: str) -> int:
    found = 0
    for name in positions.parts(words, key):
        card = 1 << positions.choice(key, name, CARDS)
        if found & card:
            raise SetupError("error-position-twice", what=name)
        found |= card
    return found


def _read_colours(words: dict[str, str], key: str, colours: tuple[str, ...]) -> int:
    return sum({1 << positions.choice(key, colour, colours) for colour in positions.parts(words, key)})


def _read_dreams(state: MysteriumState, text: str, key: str, where: int) -> int:
    """So many dreams are put there."""
    cards = text.split(",") if text else []
    for card in cards:
        dream = positions.number(key, card, DREAMS) - 1
        if state.where[dream] != DECK:
            raise SetupError("error-position-twice", what=card)
        state.where[dream] = where
    return len(cards)


# What cannot be. Not everything that no game could come to is refused, but whatever is let in can be played on.


def _check(state: MysteriumState, words: dict[str, str]) -> None:
    ask = state.question
    _set_up(state, words)
    if ask <= COMBINE:
        return
    _need("over", ("over" in words) == (ask == OVER), "over")
    for orb in range(state.orbs):
        _check_orb(state, orb)
    second = state.second_stage()
    _need("ask", second if NAME_CULPRIT <= ask < OVER else ask == OVER or not second, "stage")
    _need("hand", state.hand <= HAND, "hand")
    if second:
        _check_second(state, words)
    else:
        for key in ("shared", "suspected", "culprit", "round", "votes", "opened", "accused", "ballots"):
            _need(key, key not in words, "stage")
        _need("over", not state.won, "over")
    _check_laid(state, words)
    _need("over", ask != OVER or state.won or state.day == DAYS, "over")
    asked = state.awake() != 0 if ask == DAY else ask != ANSWERS or any(guess != NONE for guess in state.guesses)
    _need("ask", asked, "stuck")
    _need("ask", ask == OVER or (all(len(state.moves(seat)) for seat in listed(state.to_act())) and state.to_act() != 0), "stuck")


def _set_up(state: MysteriumState, words: dict[str, str]) -> None:
    """The cards on the table and under the tokens: as many as belong there, each once."""
    laid = [count(state.tableau >> EACH * kind & ((1 << EACH) - 1)) for kind in range(KINDS)]
    under = [int(card) for card in state.combinations if card != UNKNOWN]
    _need("table", len(set(under)) == len(under), "twice")
    if state.question == LAY_TABLE:
        _need("table", set(words) <= {"ask", "table"} and sum(laid) < KINDS * state.each, "early")
        full = sum(laid) // state.each
        order = [state.each] * full + [sum(laid) % state.each] + [0] * KINDS
        _need("table", laid == order[:KINDS], "table")
        return
    if state.question == COMBINE:
        _need("ask", set(words) <= {"ask", "table", *COLOURS} and state.assigned < KINDS * state.orbs, "early")
        first = [int(card) for card in state.combinations[: state.assigned]]
        _need("ask", UNKNOWN not in first and not any(state.found), "combinations")
    else:
        _need("ask", state.assigned == KINDS * state.orbs, "combinations")
    if state.question >= NAME_CULPRIT and state.second_stage():
        _need("table", state.tableau == 0, "table")
        return
    for orb in range(state.orbs):
        for kind in range(KINDS):
            card = state.combinations[KINDS * orb + kind]
            if card != UNKNOWN:
                _need("table", bool(state.tableau >> card & 1) == (kind >= state.found[orb]), "table")
    for kind in range(KINDS):
        gone = sum(1 for orb in range(state.orbs) if state.found[orb] > kind)
        _need("table", laid[kind] == state.each - gone, "table")


def _check_orb(state: MysteriumState, orb: int) -> None:
    """What lies before a psychic belongs to the card he seeks."""
    colour, found, guess = COLOURS[orb], int(state.found[orb]), int(state.guesses[orb])
    done = found == KINDS
    own = state.misses[orb] >> state.combinations[KINDS * orb + found] & 1 if not done else 0
    kind = ((1 << EACH) - 1) << EACH * found
    _need(f"{colour}.misses", not (own or state.misses[orb] & ~kind), "seeks")
    _need(f"{colour}.guess", guess == NONE or (not done and guess // EACH == found), "seeks")
    on_table = guess == NONE or state.tableau >> guess & 1 or state.question == ANSWERS
    _need(f"{colour}.guess", bool(on_table) and (guess == NONE or state.question in (DAY, ANSWERS)), "seeks")
    waits = state.question == DAY and not state.dreamt >> orb & 1
    _need(f"{colour}.guess", guess == NONE or not waits, "dreamt")
    before = [dream for dream in range(DREAMS) if state.where[dream] == BEFORE + orb]
    _need(f"{colour}.dreams", not (before and (done or state.question not in (DAY, ANSWERS, OVER))), "seeks")


def _check_second(state: MysteriumState, words: dict[str, str]) -> None:
    ask, voters = state.question, only(state.psychics) - 1
    _need("suspected", state.suspected != 0 and (ask > NAME_CULPRIT or state.suspected == only(state.orbs) - 1), "suspected")
    named = state.culprit != UNKNOWN
    _need("culprit", named == (ask >= SHARE_DREAM and (ask < OVER or "shared" in words)), "culprit")
    _need("culprit", not named or bool(state.suspected >> state.culprit & 1), "culprit")
    votes = [int(vote) for voter, vote in enumerate(state.votes) if state.voted >> voter & 1]
    _need("votes", all(state.suspected >> vote & 1 for vote in votes), "suspected")
    _need("votes", VOTING <= ask <= VERDICT or not votes, "votes")
    _need("votes", (state.voted == voters) == (OPEN_BALLOTS <= ask <= VERDICT), "votes")
    tied = state.round == 3 and count(state.leaders()) > 1 and max(map(votes.count, votes), default=0) * 2 <= state.psychics
    opened = state.opened == state.psychics and (ask == VERDICT or tied)
    _need(
        "opened",
        opened or (state.opened < state.psychics and ask != VERDICT and (not state.opened or ask == OPEN_BALLOTS)),
        "votes",
    )
    accused = ask == VERDICT or state.won
    _need("accused", (state.accused != NONE) == accused, "accused")
    _need("accused", not accused or bool(state.suspected >> state.accused & 1), "suspected")
    _need("over", not state.won or state.accused == state.culprit, "accused")


def _check_laid(state: MysteriumState, words: dict[str, str]) -> None:
    """A dream half laid or half shown."""
    _need("laid", "laid" not in words or state.laid > 0, "laid")
    ask, shown = state.question, sum(1 for dream in range(DREAMS) if state.where[dream] == TOGETHER)
    _need("closed", not state.closed or state.laid > 0, "laid")
    if ask == SHARE_DREAM:
        _need("laid", state.dreaming == NONE and state.laid + shown <= SHARED and state.hand + state.laid + shown == HAND, "laid")
        _need("laid", (state.closed == (state.laid + shown == SHARED) and state.laid > 0) or state.laid + shown == 0, "laid")
    elif ask == DAY and state.laid:
        orb = state.dreaming
        _need("laid", orb != NONE and state.found[orb] < KINDS and not state.dreamt >> orb & 1, "laid")
        _need("laid", state.hand + state.laid <= HAND, "hand")
    else:
        _need("laid", state.laid == 0, "laid")
    if ask != SHARE_DREAM:
        _need("shared", shown == (SHARED if ask > SHARE_DREAM and "culprit" in words else 0), "laid")
    _need("dreamt", ask == DAY or not state.dreamt, "dreamt")


def _need(key: str, holds: bool, why: str) -> None:
    if not holds:
        raise SetupError("error-position-unfit", key=key, why=Message(f"mysterium-unfit-{why}"))
