"""A second opinion: Mysterium once more, slowly and in plain Python, written from the rules before anybody looked at our engine.

Everything is kept by name in lists, sets and dictionaries. A game says who may do what, in words, and is told what was done. It
shares nothing with our engine, not even what is printed on the cards.
"""

from __future__ import annotations

from collections.abc import Callable
from copy import deepcopy

PRINTED = """
actress alchemist archaeologist astronomer beekeeper blacksmith clockmaker cook doctor
gardener hunter magician musician nanny painter sailor seamstress soldier

attic aviary ballroom bathhouse boathouse chapel clock_tower crypt gallery
greenhouse kitchen library maze nursery observatory stable theatre wine_cellar

axe bell candlestick dagger doll hammer key lantern letter
mask mirror necklace pistol pocket_watch poison rope scissors umbrella
"""
KINDS = [kind.split() for kind in PRINTED.split("\n\n")]
"""The characters, the locations, the objects."""
COLOURS = ("red", "blue", "green", "yellow", "violet", "white")
DREAMS = range(1, 85)
MORE = {"easy": 2, "normal": 3, "hard": 4, "very_hard": 5}
"""Cards of each kind beyond the number of people."""
THROWS = {"easy": 1, "normal": 3, "hard": 1, "very_hard": 0}
"""In a game, but in an easy one in a day."""


class Plain:
    def __init__(self, players: int = 4, difficulty: str = "easy", position: str = "") -> None:
        self.colours = COLOURS[: max(2, players - 1)]
        """Whose combinations there are."""
        self.psychics = ("psychic",) if players == 2 else self.colours
        self.each = players + MORE[difficulty]
        self.difficulty = difficulty
        # What changes.
        self.ask = "table"
        self.day = 1
        self.table: set[str] = set()
        self.under: dict[str, list[str]] = {colour: [] for colour in self.colours}
        self.found: dict[str, int] = dict.fromkeys(self.colours, 0)
        self.before: dict[str, dict[int, int]] = {colour: {} for colour in self.colours}
        """The dreams before each psychic, and on which day each was given."""
        self.guesses: dict[str, str] = {}
        self.misses: dict[str, set[str]] = {colour: set() for colour in self.colours}
        """What each has guessed wrong for the card he seeks."""
        self.dreamt: set[str] = set()
        """Who has had his dream today."""
        self.deck = set(DREAMS)
        self.hand: set[int] = set()
        self.discard: set[int] = set()
        self.laid: set[int] = set()
        """Face down, for `dreamer` or, in the second stage, for all."""
        self.dreamer = ""
        self.closed = False
        self.thrown = 0
        self.shuffles = 0
        self.shared: set[int] = set()
        self.suspects = list(self.colours)
        self.culprit = ""
        self.round = 1
        self.votes: dict[str, str] = {}
        self.opened = 0
        self.accused = ""
        self.over = ""
        if position:
            self.place(position)

    def place(self, position: str) -> None:
        """Read a position in one line."""
        words = dict(word.split("=") for word in position.split())
        lists = {key: value.split(",") for key, value in words.items()}
        pairs = {key: [text.split(":") for text in texts] for key, texts in lists.items()}
        self.ask = words.get("ask", self.ask)
        self.day = int(words.get("day", 1))
        self.table = set(lists.get("table", []))
        for colour in self.colours:
            self.under[colour] = [text.removeprefix("+") for text in lists.get(colour, [])]
            self.found[colour] = words.get(colour, "").count("+")
            self.before[colour] = {int(dream): int(day) for day, dream in pairs.get(f"{colour}.dreams", [])}
            self.misses[colour] = set(lists.get(f"{colour}.misses", []))
            if f"{colour}.guess" in words:
                self.guesses[colour] = words[f"{colour}.guess"]
        self.dreamt = set(lists.get("dreamt", []))
        self.hand, self.discard, self.shared = ({int(n) for n in lists.get(key, [])} for key in ("hand", "discard", "shared"))
        if "laid" in words:
            whose, _, cards = words["laid"].partition(":")
            self.laid = {int(card) for card in cards.split(",")}
            self.dreamer = whose if whose != "shared" else ""
        self.closed = "closed" in words
        self.deck -= (
            self.hand | self.laid | self.discard | self.shared | {each for lying in self.before.values() for each in lying}
        )
        self.thrown = int(words.get("thrown", 0))
        self.shuffles = int(words.get("shuffles", 0))
        self.suspects = [colour for colour in self.colours if colour in lists.get("suspected", self.colours)]
        self.culprit = words.get("culprit", "")
        self.round = int(words.get("round", 1))
        self.votes = dict(pairs.get("votes", []))
        self.opened = int(words.get("opened", 0))
        self.accused = words.get("accused", "")
        self.over = words.get("over", "")

    # Who may do what.

    def choices(self) -> dict[str, set[str]]:
        """Who is to act, and the moves each has."""
        asked: dict[str, Callable[[], dict[str, set[str]]]] = {
            "table": self.lay_table,
            "combinations": self.combine,
            "day": self.dream_and_guess,
            "answers": self.answer,
            "culprit": self.name_culprit,
            "shared": self.share,
            "vote": self.vote,
            "ballots": self.open_votes,
            "verdict": self.judge,
            "over": dict,
        }
        return asked[self.ask]()

    def lay_table(self) -> dict[str, set[str]]:
        """The characters first, then the locations, then the objects."""
        kind = next(kind for kind in KINDS if len(self.table & set(kind)) < self.each)
        return {"*": {f"table {card}" for card in set(kind) - self.table}}

    def combine(self) -> dict[str, set[str]]:
        colour = next(colour for colour in self.colours if len(self.under[colour]) < 3)
        kind = KINDS[len(self.under[colour])]
        taken = {card for cards in self.under.values() for card in cards}
        return {"*": {f"combination {colour} {card}" for card in self.table & set(kind) - taken}}

    def to_draw(self) -> set[str]:
        """The referee's moves while the hand has to be filled up."""
        return {f"draw {dream}" for dream in self.deck} if self.short_of_cards() else set()

    def short_of_cards(self) -> bool:
        return self.ask in ("day", "culprit") and not self.laid and len(self.hand) < 7

    def to_show(self) -> dict[str, set[str]]:
        return {"*": {f"show {min(self.laid)}"}}

    def unfinished(self) -> list[str]:
        return [colour for colour in self.colours if self.found[colour] < 3]

    def waiting(self) -> list[str]:
        """Who will still get a dream today."""
        return [colour for colour in self.unfinished() if colour not in self.dreamt and (self.hand or self.laid)]

    def may_throw(self) -> bool:
        return len(self.hand) == 7 and self.thrown < THROWS[self.difficulty]

    def dream_and_guess(self) -> dict[str, set[str]]:
        if self.closed:
            return self.to_show()
        if self.to_draw():
            return {"*": self.to_draw()}
        found: dict[str, set[str]] = {}
        if self.laid:
            found["ghost"] = {"close"} | {f"dream {self.dreamer} {dream}" for dream in self.hand}
        elif self.waiting():
            found["ghost"] = {f"dream {colour} {dream}" for colour in self.waiting() for dream in self.hand}
            if self.may_throw():
                found["ghost"].add("throw")
        for colour in self.unfinished():
            if colour not in self.waiting() and colour not in self.guesses:
                sought = self.table & set(KINDS[self.found[colour]])
                seat = "psychic" if "psychic" in self.psychics else colour
                found.setdefault(seat, set()).update(f"guess {colour} {card}" for card in sought)
        return found

    def answer(self) -> dict[str, set[str]]:
        colour = next(colour for colour in self.colours if colour in self.guesses)
        right = self.guesses[colour] == self.under[colour][self.found[colour]]
        return {"*": {f"right {colour}" if right else f"wrong {colour}"}}

    def name_culprit(self) -> dict[str, set[str]]:
        if self.to_draw():
            return {"*": self.to_draw()}
        return {"ghost": {f"culprit {colour}" for colour in self.colours} | ({"throw"} if self.may_throw() else set())}

    def share(self) -> dict[str, set[str]]:
        return self.to_show() if self.closed else {"ghost": {f"share {dream}" for dream in self.hand}}

    def vote(self) -> dict[str, set[str]]:
        return {seat: {f"vote {colour}" for colour in self.suspects} for seat in self.psychics if seat not in self.votes}

    def leaders(self) -> list[str]:
        named = list(self.votes.values())
        return [colour for colour in self.suspects if named.count(colour) == max(map(named.count, named))]

    def open_votes(self) -> dict[str, set[str]]:
        if self.opened == len(self.psychics):
            return {"*": {f"lot {colour}" for colour in self.leaders()}}
        seat = self.psychics[self.opened]
        return {"*": {f"ballot {seat} {self.votes[seat]}"}}

    def judge(self) -> dict[str, set[str]]:
        return {"*": {f"guilty {self.accused}" if self.accused == self.culprit else f"innocent {self.accused}"}}

    # What that does.

    def play(self, seat: str, move: str) -> None:
        word, *what = move.split()
        if word == "table":
            self.table.add(what[0])
            if len(self.table) == 3 * self.each:
                self.ask = "combinations"
        elif word == "combination":
            self.under[what[0]].append(what[1])
            if all(len(cards) == 3 for cards in self.under.values()):
                self.ask = "day"
        elif word == "draw":
            self.deck.remove(int(what[0]))
            self.hand.add(int(what[0]))
        elif word in ("dream", "share"):
            self.dreamer = what[0] if word == "dream" else ""
            self.hand.remove(int(what[-1]))
            self.laid.add(int(what[-1]))
            self.closed = word == "share" and len(self.laid) == 3
        elif word == "close":
            self.closed = True
        elif word == "show":
            self.shown(int(what[0]))
        elif word == "throw":
            self.discard |= self.hand
            self.hand = set()
            self.thrown += 1
        elif word == "guess":
            self.guesses[what[0]] = what[1]
        elif word in ("right", "wrong"):
            self.answered(what[0], word == "right")
        elif word == "culprit":
            self.culprit = what[0]
            self.ask = "shared"
        elif word == "vote":
            self.votes[seat] = what[0]
            if len(self.votes) == len(self.psychics):
                self.ask = "ballots"
        elif word == "ballot":
            self.opened += 1
            if self.opened == len(self.psychics):
                self.counted()
        elif word == "lot":
            self.accuse(what[0])
        elif word == "guilty":
            self.ask, self.over = "over", "won"
            self.votes, self.opened = {}, 0
        elif word == "innocent":
            self.suspects.remove(what[0])
            self.vote_anew(1)
            self.night()
        if self.ask == "day" and len(self.guesses) == len(self.unfinished()):
            self.ask = "answers"
        if self.short_of_cards() and not self.deck and self.discard:
            self.deck, self.discard = self.discard, set()
            self.shuffles += 1

    def shown(self, dream: int) -> None:
        self.laid.remove(dream)
        if self.dreamer:
            self.before[self.dreamer][dream] = self.day
        else:
            self.shared.add(dream)
        if self.laid:
            return
        self.closed = False
        if self.dreamer:
            self.dreamt.add(self.dreamer)
        else:
            self.ask = "vote"

    def answered(self, colour: str, right: bool) -> None:
        guess = self.guesses.pop(colour)
        if right:
            self.table.remove(guess)
            self.found[colour] += 1
            self.discard |= self.before[colour].keys()
            self.before[colour] = {}
            self.misses[colour] = set()
        else:
            self.misses[colour].add(guess)
        if not self.guesses:
            self.dreamt = set()
            self.ask = "day"
            if not self.unfinished():
                self.table = set()
                self.ask = "culprit"
            self.night()

    def counted(self) -> None:
        named = list(self.votes.values())
        leader = self.leaders()[0]
        if 2 * named.count(leader) > len(named) or (self.round == 3 and len(self.leaders()) == 1):
            self.accuse(leader)
        elif self.round < 3:
            self.vote_anew(self.round + 1)

    def accuse(self, colour: str) -> None:
        self.accused = colour
        self.ask = "verdict"

    def vote_anew(self, number: int) -> None:
        self.round, self.votes, self.opened, self.accused, self.ask = number, {}, 0, "", "vote"

    def night(self) -> None:
        """The day is over."""
        if self.day == 7:
            self.ask, self.over = "over", "lost"
            return
        self.day += 1
        if self.difficulty == "easy":
            self.thrown = 0

    # What is secret.

    def sees(self, viewer: str, seat: str, move: str) -> str:
        """What somebody, or the `public`, sees of a move: dreams before they are shown, combinations and the culprit are the
        ghost's secrets, and a vote is its voter's until all are in."""
        word, *what = move.split()
        if word in ("combination", "draw", "dream", "culprit", "share") and viewer != "ghost":
            return " ".join([word, *what[:-1], "?"])
        return "vote ?" if word == "vote" and viewer != seat and len(self.psychics) > 1 else move


def perft(game: Plain, depth: int) -> int:
    """How many sequences of so many moves there are."""
    found = [(seat, move) for seat, moves in game.choices().items() for move in moves]
    if depth == 1:
        return len(found)
    total = 0
    for seat, move in found:
        after = deepcopy(game)
        after.play(seat, move)
        total += perft(after, depth - 1)
    return total
