"""A whole game of Mr. Jack in one line, and back.

A position is a line of `key=value` words, in the order below; what is left out is as at the start of a game:

    holmes=g5 watson=i4 …           where characters stand
    innocents=bert,gull             whose token is turned
    facing=ne                       Watson's lantern
    lamps=b2:1,l11:2,f5,h8          the lit lamps, with the numbers on their tiles
    covers=b1,l12                   the covered manholes
    cordons=ne,sw                   the closed exits
    witness=i,v                     Jack was invisible at the end of round 1, visible at that of round 2; this is round 3
    jack=gull                       who Jack is; without it the referee draws the identity next
    jack_alibis=bert detective_alibis=smith,stealthy
    cards=-bert,gull,holmes,smith   the characters of this round; `-` marks those taken; without it they are dealt next
    active=bert                     the one of them who is being played
    done=move                       what has been done with him: `move` or `power`
    whistle=1:holmes,bert           Goodley's points left while he whistles, and who has come
    ask=face                        what is asked, if not his move or power: `face`, `alibi`, or `accuse:gull` for the verdict
    over=jack:escaped:nw            the game has ended: also `jack:uncaught`, `detective:arrested:gull`, `jack:wrong_accused:gull`
"""

from __future__ import annotations

from gaslamp.core import SetupError
from gaslamp.games.mr_jack.board import (
    ALL,
    CHARACTERS,
    DIRECTIONS,
    EXITS,
    GOODLEY,
    GULL,
    HOLMES,
    MANHOLES,
    OWING,
    POSTS,
    ROUNDS,
    STREETS,
    UNNUMBERED,
    WATSON,
    WHISTLE,
)
from gaslamp.games.mr_jack.state import (
    ACT,
    ARRESTED,
    CALL_WITNESS,
    DEAL_CARDS,
    DETECTIVE,
    DRAW_ALIBI,
    ESCAPED,
    FACE_LANTERN,
    JACK,
    JUDGE,
    LAST_CARD,
    OVER,
    REASONS,
    TAKE_CARD,
    UNCAUGHT,
    UNKNOWN,
    WRONG_ACCUSED,
    JackState,
    streets_of,
)
from gaslamp.kit import positions
from gaslamp.kit.bits import count, listed

TABLE = (*CHARACTERS, "innocents", "facing", "lamps", "covers", "cordons", "witness")
"""What lies on the table even before Jack's identity is drawn."""
KEYS = (*TABLE, "jack", "jack_alibis", "detective_alibis", "cards", "active", "done", "whistle", "ask", "over")


def position(state: JackState) -> str:
    words = {name: STREETS[state.at[number]] for number, name in enumerate(CHARACTERS)}
    words["innocents"] = _names(~state.suspects)
    words["facing"] = DIRECTIONS[state.facing]
    words["lamps"] = ",".join(_lamp(post, number) for post, number in zip(POSTS, state.lamps, strict=True) if number)
    words["covers"] = ",".join(MANHOLES[hole] for hole in listed(state.covers))
    words["cordons"] = ",".join(EXITS[way] for way in listed(state.cordons))
    words["witness"] = ",".join("i" if state.invisible >> number & 1 else "v" for number in range(1, state.round))
    words["jack"] = "" if state.jack == UNKNOWN else CHARACTERS[state.jack]
    words["jack_alibis"] = _names(state.jack_alibis)
    words["detective_alibis"] = _names(state.detective_alibis)
    words["cards"] = ",".join(("-" if state.taken >> card & 1 else "") + CHARACTERS[card] for card in listed(state.cards))
    if state.active != UNKNOWN:
        words["active"] = CHARACTERS[state.active]
        words["done"] = "move" if state.moved else "power" if OWING >> state.active & 1 and state.powered else ""
    words["whistle"] = f"{state.points}:{_names(state.whistled)}" if state.whistling() else ""
    asked = {FACE_LANTERN: "face", DRAW_ALIBI: "alibi", JUDGE: "accuse:"}
    words["ask"] = asked.get(int(state.question), "") + (CHARACTERS[state.accused] if state.question == JUDGE else "")
    words["over"] = _ending(state) if state.question == OVER else ""
    return positions.joined(words)


def _lamp(post: str, number: int) -> str:
    return post if number == UNNUMBERED else f"{post}:{number}"


def _names(characters: int) -> str:
    return ",".join(CHARACTERS[character] for character in listed(characters & ALL))


def _ending(state: JackState) -> str:
    winner = "jack" if state.winner == JACK else "detective"
    how = EXITS[state.left_by] if state.why == ESCAPED else CHARACTERS[state.accused] if state.why != UNCAUGHT else ""
    return ":".join(part for part in (winner, REASONS[state.why].replace(" ", "_"), how) if part)


def place(text: str, state: JackState) -> JackState:
    """Lay out a position on a fresh state."""
    words = positions.split(text, KEYS)
    state.invisible = _witness(words)
    state.round = len(positions.parts(words, "witness")) + 1
    for number, name in enumerate(CHARACTERS):
        if name in words:
            state.at[number] = positions.choice(name, words[name], STREETS)
    for number, name in enumerate(CHARACTERS):
        if any(state.at[other] == state.at[number] for other in range(number)):
            raise SetupError("mr_jack-position-occupied", hex=STREETS[state.at[number]], name=name)
    state.occupied = streets_of(state.at)
    state.suspects = ALL & ~_set(words, "innocents", CHARACTERS)
    state.facing = positions.choice("facing", words.get("facing", DIRECTIONS[state.facing]), DIRECTIONS)
    _read_lamps(state, words)
    printed = [MANHOLES[hole] for hole in listed(state.board.manholes)]
    state.cover(sum(1 << MANHOLES.index(printed[hole]) for hole in listed(_two(words, "covers", printed))) or state.covers)
    state.cordons = _two(words, "cordons", EXITS) or state.cordons
    if "jack" not in words:
        early = [key for key in words if key not in TABLE or key in ("witness", "innocents")]
        if early:
            raise SetupError("mr_jack-position-early", key=early[0])
        return state
    state.jack = positions.choice("jack", words["jack"], CHARACTERS)
    _read_alibis(state, words)
    _read_cards(state, words)
    if "active" in words:
        _read_active(state, words)
    elif any(key in words for key in ("done", "whistle", "ask")):
        raise SetupError("mr_jack-position-active")
    _check_alibis(state)
    if "over" in words:
        _read_over(state, words["over"])
    elif state.round == ROUNDS and state.question == CALL_WITNESS:
        raise SetupError("mr_jack-position-over", over="jack:uncaught")
    return state


def _witness(words: dict[str, str]) -> int:
    answers = [positions.choice("witness", answer, ("v", "i")) for answer in positions.parts(words, "witness")]
    if len(answers) >= ROUNDS:
        raise SetupError("error-position-value", key="witness", text=words["witness"], allowed=f"≤ {ROUNDS - 1}")
    return sum(answer << number for number, answer in enumerate(answers, 1))


def _set(words: dict[str, str], key: str, allowed: tuple[str, ...] | list[str]) -> int:
    found = 0
    for part in positions.parts(words, key):
        each = 1 << positions.choice(key, part, allowed)
        if found & each:
            raise SetupError("mr_jack-position-twice", key=key, what=part)
        found |= each
    return found


def _two(words: dict[str, str], key: str, allowed: tuple[str, ...] | list[str]) -> int:
    """Two of what is allowed, or nothing where nothing is said."""
    found = _set(words, key, allowed)
    if key in words and count(found) != 2:
        raise SetupError("mr_jack-position-two", key=key, text=words[key])
    return found


def _read_lamps(state: JackState, words: dict[str, str]) -> None:
    """Two tiles without a number burn all night, the numbered ones until the end of their round."""
    if "lamps" in words:
        for post in range(len(POSTS)):
            state.lamps[post] = 0
        for part in positions.parts(words, "lamps"):
            name, colon, number = part.partition(":")
            post = positions.choice("lamps", name, POSTS)
            if state.lamps[post]:
                raise SetupError("mr_jack-position-twice", key="lamps", what=name)
            state.lamps[post] = positions.number("lamps", number, 4) if colon else UNNUMBERED
    else:
        for post in range(len(POSTS)):
            if state.lamps[post] < state.round:
                state.lamps[post] = 0
    burning = [*range(int(state.round), 5), UNNUMBERED, UNNUMBERED]
    if sorted(number for number in state.lamps if number) != burning:
        tiles = ", ".join(str(number) for number in burning[:-2]) or "-"
        raise SetupError("mr_jack-position-lamps", round=int(state.round), tiles=tiles)
    state.lighten()


def _read_alibis(state: JackState, words: dict[str, str]) -> None:
    state.jack_alibis = _set(words, "jack_alibis", CHARACTERS)
    state.detective_alibis = _set(words, "detective_alibis", CHARACTERS)
    both = [state.jack_alibis & state.detective_alibis, (state.jack_alibis | state.detective_alibis) & 1 << state.jack]
    for cards in both:
        for card in listed(cards):
            raise SetupError("mr_jack-position-card", name=CHARACTERS[card])
    if not state.suspects >> state.jack & 1:
        raise SetupError("mr_jack-position-jack", jack=CHARACTERS[state.jack])


def _read_cards(state: JackState, words: dict[str, str]) -> None:
    """The cards, and with them the question that is asked."""
    cards = positions.parts(words, "cards")
    state.question = DEAL_CARDS
    if not cards:
        if state.round % 2 == 0 or any(key in words for key in ("active", "over")):
            raise SetupError("mr_jack-position-cards", text="")
        return
    state.cards = _set({"cards": ",".join(card.removeprefix("-") for card in cards)}, "cards", CHARACTERS)
    if count(state.cards) != 4:
        raise SetupError("mr_jack-position-cards", text=words["cards"])
    state.taken = sum(1 << CHARACTERS.index(card[1:]) for card in cards if card.startswith("-"))
    state.question = (TAKE_CARD, TAKE_CARD, TAKE_CARD, LAST_CARD, CALL_WITNESS)[count(state.taken)]


def _read_active(state: JackState, words: dict[str, str]) -> None:
    active = positions.choice("active", words["active"], CHARACTERS)
    if not state.taken >> active & 1:
        raise SetupError("mr_jack-position-taken", name=CHARACTERS[active])
    state.activate(active)
    done = words.get("done", "")
    if done:
        positions.choice("done", done, ("move", "power") if OWING >> active & 1 else ("move",))
        state.moved = done == "move"
        state.powered = state.powered or done == "power"
    if "whistle" in words:
        points, _, names = words["whistle"].partition(":")
        state.points = positions.number("whistle", points, WHISTLE - 1, 0)
        state.whistled = _set({"whistle": names}, "whistle", CHARACTERS)
        fits = active == GOODLEY and not state.powered and not state.whistled >> GOODLEY & 1
        if not fits or not 1 <= count(state.whistled) <= WHISTLE - state.points:
            raise SetupError("error-position-value", key="whistle", text=words["whistle"], allowed="2:bert")
    _read_ask(state, words.get("ask", ""), "over" in words)


def _read_ask(state: JackState, ask: str, over: bool) -> None:
    """What is asked of the active character or of the referee, and whether it fits what has been done."""
    face = (state.active in (WATSON, GULL) and state.moved) or (state.whistled >> WATSON & 1) == 1
    allowed = {
        "": over or not (state.moved and state.powered),
        "face": face,
        "alibi": state.active == HOLMES and state.moved,
    }
    accused = [name for number, name in enumerate(CHARACTERS) if number != state.active]
    accuses = state.side_to_act() == DETECTIVE and not state.moved and not state.whistling()
    allowed |= {f"accuse:{name}": accuses for name in accused}
    possible = [each for each, fits in allowed.items() if fits]
    if ask not in possible:
        shown = ", ".join(each for each in possible if each) or "-"
        raise SetupError("error-position-value", key="ask", text=ask, allowed=shown)
    if ask.startswith("accuse:"):
        state.accused = CHARACTERS.index(ask.removeprefix("accuse:"))
    state.question = {"": ACT, "face": FACE_LANTERN, "alibi": DRAW_ALIBI}.get(ask, JUDGE)


def _check_alibis(state: JackState) -> None:
    """No more cards than Holmes has been played out, which is once in two rounds; fewer do no harm."""
    drawn = state.taken >> HOLMES & 1 and state.active != HOLMES
    before = state.round % 2 == 0 and not state.cards >> HOLMES & 1
    most = (state.round - 1) // 2 + (1 if drawn or before else 0)
    if count(state.jack_alibis | state.detective_alibis) > most:
        raise SetupError("mr_jack-position-alibis", most=int(most))


def _read_over(state: JackState, text: str) -> None:
    """How the game ended must fit who was being played."""
    others = [name for number, name in enumerate(CHARACTERS) if number not in (state.active, state.jack)]
    his = state.side_to_act() == JACK
    still = state.active != UNKNOWN and state.question == ACT and not state.moved and not state.whistling()
    endings = {}
    if state.round == ROUNDS and state.question == CALL_WITNESS:
        endings["jack:uncaught"] = (JACK, UNCAUGHT, UNKNOWN)
    if still and not his and state.active != state.jack:
        endings[f"detective:arrested:{CHARACTERS[state.jack]}"] = (DETECTIVE, ARRESTED, int(state.jack))
    if still and not his:
        endings |= {f"jack:wrong_accused:{name}": (JACK, WRONG_ACCUSED, CHARACTERS.index(name)) for name in others}
    if still and his and state.may_escape():
        endings |= {
            f"jack:escaped:{way}": (JACK, ESCAPED, number) for number, way in enumerate(EXITS) if not state.cordons >> number & 1
        }
    if text not in endings:
        raise SetupError("error-position-value", key="over", text=text, allowed=", ".join(endings) or "-")
    winner, why, what = endings[text]
    if why == ESCAPED:
        state.left_by = what
    else:
        state.accused = what
        state.suspects &= ~(1 << what) if why == WRONG_ACCUSED else ALL
    state.finish(winner, why)
