"""A second opinion: Mr. Jack once more, slowly and in plain Python, written from the rulebook before anybody looked at ours.

A game is one long generator that reads as the rulebook does. It says who is asked and which answers there are (as words),
gets an answer, and goes on. It shares nothing with our engine but the list of what is printed on the board.
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterable
from itertools import combinations
from typing import Any, TypeAlias

from gaslamp.kit import data

Answer: TypeAlias = str
Asking: TypeAlias = Generator[tuple[str, set[str]], Answer, bool]
"""Who is asked, and the answers there are; in the end, whether the game is over."""

CHARACTERS = ("holmes", "watson", "smith", "lestrade", "stealthy", "goodley", "gull", "bert")
DIRECTIONS = {"n": (0, 1), "ne": (1, 1), "se": (1, 0), "s": (0, -1), "sw": (-1, -1), "nw": (-1, 0)}
"""What a step adds to the letter and to the number of a hex."""
ORDER = {1: ("detective", "jack", "jack", "detective"), 0: ("jack", "detective", "detective", "jack")}
"""Who plays the four cards of odd and of even rounds."""
OWED = ("smith", "lestrade", "goodley", "bert")
"""Whose power must be used before or after the whole move."""


def beside(place: str, direction: str) -> str:
    across, up = DIRECTIONS[direction]
    return f"{chr(ord(place[0]) + across)}{int(place[1:]) + up}"


def around(place: str) -> set[str]:
    return {beside(place, direction) for direction in DIRECTIONS}


class Plain:
    def __init__(self, edition: str = "revised", whistle: str = "all") -> None:
        printed: Any = data.read("gaslamp.games.mr_jack", "whitechapel.json")
        variant = printed["editions"][edition]
        self.streets = set(printed["streets"])
        self.posts = set(printed["lamps"])
        self.hexes = self.streets | self.posts | set(printed["buildings"]) | set(printed["gardens"])
        self.exits = {name: way["hex"] for name, way in printed["exits"].items()}
        self.manholes = set(variant["manholes"])
        self.may_stop = whistle == "any"
        # What changes.
        self.at: dict[str, str] = dict(variant["starts"])
        self.facing: str = printed["facing"]
        self.lit: dict[str, int] = dict(printed["lit"])
        self.covers = set(variant["covers"])
        self.cordons = set(printed["cordons"])
        self.round = 1
        self.jack = ""
        self.answers: list[str] = []
        """What the witnesses said at the end of each round."""
        self.cards: set[str] = set()
        """The four of this round; none while they are dealt."""
        self.taken: set[str] = set()
        self.suspects = set(CHARACTERS)
        self.alibis: dict[str, str] = {}
        """Whose alibi who drew."""
        self.ending = ("", "")

    # The board.

    def open_manholes(self) -> set[str]:
        return self.manholes - self.covers

    def next_to(self, place: str, leaps: bool = False, below: bool = True) -> set[str]:
        """Where one step leads: along streets or, for who leaps, over everything; from manhole to manhole."""
        found = around(place) & (self.hexes if leaps else self.streets)
        return found | self.open_manholes() if below and place in self.open_manholes() else found

    def far(self, place: str, leaps: bool = False, below: bool = True) -> dict[str, int]:
        """How many steps it is to each hex that can be reached."""
        steps = {place: 0}
        line = [place]
        for here in line:
            for there in sorted(self.next_to(here, leaps, below) - steps.keys()):
                steps[there] = steps[here] + 1
                line.append(there)
        return steps

    def on_the_surface(self, place: str) -> dict[str, int]:
        return self.far(place, below=False)

    def free(self, places: Iterable[str]) -> set[str]:
        return set(places) & self.streets - set(self.at.values())

    # Light.

    def beam(self) -> set[str]:
        found: set[str] = set()
        ahead = beside(self.at["watson"], self.facing)
        while ahead in self.streets:
            found.add(ahead)
            ahead = beside(ahead, self.facing)
        return found

    def visible(self, character: str) -> bool:
        place = self.at[character]
        near = around(place)
        return bool(near & self.lit.keys() or near & set(self.at.values()) or place in self.beam())

    # The game, from its beginning to its end.

    def game(self) -> Asking:
        self.jack = yield from ask("*", "jack", CHARACTERS)
        while True:
            self.taken = set()
            if self.round % 2:
                self.cards = set()
                deal = yield "*", {f"deal {' '.join(four)}" for four in combinations(CHARACTERS, 4)}
                self.cards = set(deal.split()[1:])
            else:
                self.cards = set(CHARACTERS) - self.cards
            if (yield from self.hunt()):
                return True
            yield from self.witnesses()
            self.lit = {post: number for post, number in self.lit.items() if number != self.round}
            self.round += 1

    def hunt(self) -> Asking:
        """The four cards of a round."""
        for seat in ORDER[self.round % 2]:
            left = self.cards - self.taken
            active = yield from ask(*(("*", "last") if len(left) == 1 else (seat, "take")), left)
            self.taken.add(active)
            if (yield from self.activation(active, seat)):
                return True
        return self.round == 8 and self.over("jack", "uncaught")

    def witnesses(self) -> Asking:
        seen = self.visible(self.jack)
        answer = "visible" if seen else "invisible"
        yield "*", {f"witness {answer}"}
        self.answers.append(answer)
        self.suspects -= {name for name in CHARACTERS if self.visible(name) != seen}
        return False

    def may_leave(self) -> bool:
        return self.answers[-1:] == ["invisible"]

    # What a character does.

    def activation(self, active: str, seat: str, moved: bool = False, used: bool = False) -> Asking:
        used = used or active not in OWED
        while not (moved and used):
            if moved and active == "goodley" and not self.calls(3, set()):
                break
            answers = set() if moved else self.walks(active, seat)
            answers |= set() if used else self.powers(active)
            answer = yield seat, answers
            word, *what = answer.split()
            if word == "accuse":
                guilty = what[0] == self.jack
                yield "*", {"guilty" if guilty else "innocent"}
                self.suspects -= set() if guilty else {what[0]}
                return self.over("detective", "arrested") if guilty else self.over("jack", "wrong accused")
            if word == "escape":
                return self.over("jack", "escaped")
            if word in ("walk", "stay", "swap"):
                moved = True
                if word == "walk":
                    self.at[active] = what[0]
                if word == "swap":
                    self.at["gull"], self.at[what[0]] = self.at[what[0]], self.at["gull"]
                if "watson" in (active, *what):
                    yield from self.lantern(seat)
                if active == "holmes":
                    deck = set(CHARACTERS) - self.alibis.keys() - {self.jack}
                    card = yield from ask("*", "alibi", deck)
                    self.alibis[card] = seat
            else:
                used = True
                if word == "lamp":
                    self.lit[what[1]] = self.lit.pop(what[0])
                if word == "cover":
                    self.covers = self.covers - {what[0]} | {what[1]}
                if word == "cordon":
                    self.cordons = self.cordons - {what[0]} | {what[1]}
                if word == "whistle":
                    yield from self.whistle(seat, answer)
        return False

    def walks(self, active: str, seat: str) -> set[str]:
        points = 4 if active == "stealthy" else 3
        far = self.far(self.at[active], leaps=active == "stealthy")
        near = {place for place, steps in far.items() if steps <= points}
        found = {f"walk {place}" for place in self.free(near)} or {"stay"}
        if seat == "detective":
            found |= {f"accuse {name}" for name in CHARACTERS if name != active and self.at[name] in near}
        if seat == "jack" and active == self.jack and self.may_leave():
            free = self.exits.keys() - self.cordons
            found |= {f"escape {way}" for way in free if far.get(self.exits[way], points) < points}
        if active == "gull":
            found |= {f"swap {name}" for name in CHARACTERS if name != "gull"}
        return found

    def powers(self, active: str) -> set[str]:
        if active == "smith":
            return {f"lamp {tile} {post}" for tile in self.lit for post in self.posts - self.lit.keys()}
        if active == "bert":
            return {f"cover {cover} {manhole}" for cover in self.covers for manhole in self.open_manholes()}
        if active == "lestrade":
            return {f"cordon {cordon} {way}" for cordon in self.cordons for way in self.exits.keys() - self.cordons}
        calls = self.calls(3, set())
        return calls | {"stop"} if self.may_stop or not calls else calls

    def calls(self, points: int, came: set[str]) -> set[str]:
        """Who can come nearer to Goodley, and whereto."""
        home = self.on_the_surface(self.at["goodley"])
        found = set()
        for name in set(CHARACTERS) - came - {"goodley"}:
            way = self.on_the_surface(self.at[name])
            nearer = {place for place, steps in way.items() if steps <= points and home[place] < home[self.at[name]]}
            found |= {f"whistle {name} {place}" for place in self.free(nearer)}
        return found

    def whistle(self, seat: str, answer: str) -> Asking:
        points, came = 3, set()
        while answer != "stop":
            _, name, place = answer.split()
            points -= self.on_the_surface(self.at[name])[place]
            came.add(name)
            self.at[name] = place
            if name == "watson":
                yield from self.lantern(seat)
            calls = self.calls(points, came)
            if not calls:
                break
            answer = yield seat, calls | ({"stop"} if self.may_stop else set())
        return False

    def lantern(self, seat: str) -> Asking:
        self.facing = yield from ask(seat, "face", DIRECTIONS)
        return False

    def over(self, winner: str, why: str) -> bool:
        self.ending = winner, why
        return True


def ask(seat: str, word: str, choices: Iterable[str]) -> Generator[tuple[str, set[str]], Answer, str]:
    """One word and a choice; the choice is the answer."""
    answer = yield seat, {f"{word} {choice}" for choice in choices}
    return answer.split()[1]


def perft(start: Callable[[], Asking], depth: int) -> int:
    """How many sequences of so many moves there are. A generator cannot be copied: each is played again from the start."""

    def asked(moves: tuple[str, ...]) -> set[str]:
        asking = start()
        try:
            _, answers = next(asking)
            for move in moves:
                _, answers = asking.send(move)
        except StopIteration:
            return set()
        return answers

    played: list[tuple[str, ...]] = [()]
    for _ in range(depth - 1):
        played = [(*moves, move) for moves in played for move in asked(moves)]
    return sum(len(asked(moves)) for moves in played)
