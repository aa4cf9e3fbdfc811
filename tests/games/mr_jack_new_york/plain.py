"""A second opinion: Mr. Jack in New York once more, slowly and in plain Python, from the law and before anybody looked at ours.

As in London, a game is one long generator: it says who is asked and which answers there are, gets an answer, and goes on. It
shares nothing with our engine but the list of what is printed on the board.
"""

from __future__ import annotations

from itertools import combinations
from typing import Any

from games.mr_jack.plain import ORDER, Asking, ask
from gaslamp.kit import data

CHARACTERS = ("beach", "rider", "latimer", "grant", "callahan", "eastman", "tumblety", "smith")
BESIDE = ((0, -2), (1, -1), (1, 1), (0, 2), (-1, 1), (-1, -1))
"""What a step adds to the column and to the row of a hex."""
LIBERTY = "liberty"
POINTS = 3


def around(place: str) -> set[str]:
    if place == LIBERTY:
        return set()
    column, row = hex_of(place)
    return {f"{column + across}-{row + down}" for across, down in BESIDE}


def hex_of(place: str) -> tuple[int, int]:
    column, row = place.split("-")
    return int(column), int(row)


class Plain:
    def __init__(self, latimer: str = "6-11", tumblety: str = "and") -> None:
        printed: Any = data.read("gaslamp.games.mr_jack_new_york", "manhattan.json")
        self.streets = set(printed["streets"])
        self.station: str = printed["metro"]
        self.quays = set(printed["quays"])
        self.houses = set(printed["buildings"])
        self.ferries = {(quay, island) for quay, island in printed["ferries"]}
        self.ports = set(printed["ports"])
        self.land: str = printed["exit"]
        self.swaps_and_moves = tumblety == "and"
        # What changes.
        self.at: dict[str, str] = printed["starts"] | {"latimer": latimer}
        self.metros = set(printed["metros"])
        self.lamps = set(printed["lamps"])
        self.built: set[str] = set()
        self.parks: set[str] = set()
        self.barriers = {frozenset(pair) for pair in printed["barriers"]}
        self.steamers = set(printed["steamers"])
        self.informant = LIBERTY
        self.talks = True
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
        self.left_by: str | None = None

    # The board.

    def barred(self) -> set[str]:
        return {place for pair in self.barriers for place in pair}

    def buildings(self) -> set[str]:
        return self.houses | self.built

    def all_metros(self) -> set[str]:
        return self.metros | {self.station}

    def walkable(self) -> set[str]:
        return (self.streets | self.quays | {self.station, LIBERTY}) - self.lamps - self.built - self.barred()

    def next_to(self, place: str, metro: bool = True, roofs: bool = False) -> set[str]:
        """Where one goes from a place: next door, by ferry, by metro, and who can over a roof."""
        found = around(place) & (self.walkable() | self.buildings() if roofs else self.walkable())
        found |= {there for here, there in self.ferries if here == place}
        if metro and place in self.all_metros():
            found |= self.all_metros() - self.barred()
        return found

    def far(self, place: str, metro: bool = True, roofs: bool = False) -> dict[str, int]:
        """How many points it is to each place that can be reached. To enter a building costs nothing."""
        points = {place: 0}
        line = [place]
        for here in line:
            for there in self.next_to(here, metro, roofs):
                cost = points[here] + (there not in self.buildings())
                if there not in points or cost < points[there]:
                    points[there] = cost
                    line.append(there)
        return points

    def free(self) -> set[str]:
        """Where nobody stands and one may stop."""
        mute = set() if self.talks else {self.informant}
        return self.walkable() - set(self.at.values()) - mute

    def ways_out(self, far: dict[str, int]) -> set[str]:
        near = {place for place, points in far.items() if points < POINTS}
        return {way for way in self.steamers | {self.land} if around(way) & near}

    # Light.

    def hidden(self, character: str) -> bool:
        return self.at[character] in self.parks | {LIBERTY}

    def visible(self, character: str) -> bool:
        if self.hidden(character):
            return False
        near = around(self.at[character])
        return bool(near & self.lamps) or any(self.at[name] in near and not self.hidden(name) for name in CHARACTERS)

    # The game, from its beginning to its end.

    def game(self, active: str = "") -> Asking:
        """From its beginning, or from where somebody has just been chosen."""
        if not active:
            self.jack = yield from ask("*", "jack", CHARACTERS)
            yield from self.cards_come()
        while not (yield from self.hunt(active)):
            yield from self.witnesses()
            self.round += 1
            active = ""
            yield from self.cards_come()
        return True

    def cards_come(self) -> Asking:
        self.taken = set()
        self.talks = True
        if self.round % 2:
            self.cards = set()
            deal = yield "*", {f"deal {' '.join(four)}" for four in combinations(CHARACTERS, 4)}
            self.cards = set(deal.split()[1:])
        else:
            self.cards = set(CHARACTERS) - self.cards
        return False

    def hunt(self, active: str) -> Asking:
        """The four cards of a round, or those that are left of it."""
        for seat in ORDER[self.round % 2][len(self.taken - {active}) :]:
            if not active:
                left = self.cards - self.taken
                active = yield from ask(*(("*", "last") if len(left) == 1 else (seat, "take")), left)
                self.taken.add(active)
            if (yield from self.activation(active, seat)):
                return True
            active = ""
        return self.round == 8 and self.over("jack", "uncaught")

    def witnesses(self) -> Asking:
        seen = self.visible(self.jack)
        answer = "visible" if seen else "invisible"
        yield "*", {f"witness {answer}"}
        self.answers.append(answer)
        self.suspects -= {name for name in CHARACTERS if self.visible(name) != seen}
        return False

    def may_leave(self, character: str, seat: str) -> bool:
        return seat == "jack" and character == self.jack and self.answers[-1:] == ["invisible"]

    # What a character does.

    def activation(self, active: str, seat: str, moved: bool = False, used: bool = False) -> Asking:
        while not (moved and used):
            if moved and not self.powers(active):
                break
            answers = set() if moved else self.walks(active, seat)
            answers |= set() if used else self.powers(active)
            if moved and active == "tumblety":
                answers |= {"pass"}
            if not moved and active == "eastman":
                answers |= self.sends(seat)
            answer = yield seat, answers
            word, *what = answer.split()
            if word == "accuse":
                guilty = what[0] == self.jack
                yield "*", {"guilty" if guilty else "innocent"}
                self.suspects -= set() if guilty else {what[0]}
                return self.over("detective", "arrested") if guilty else self.over("jack", "wrong accused")
            if word == "escape" or (word == "send" and what[1] in self.ports | {self.land}):
                self.left_by = what[-1]
                return self.over("jack", "escaped")
            if word in ("walk", "stay", "send"):
                moved = True
                if word == "walk":
                    yield from self.comes(active, what[0], seat)
                if word == "send":
                    yield from self.comes(what[0], what[1], seat)
                if active == "tumblety" and not self.swaps_and_moves:
                    break
            else:
                used = True
                if word != "pass":
                    self.use(word, what)
                if word == "swap" and not self.swaps_and_moves:
                    break
        return False

    def comes(self, character: str, place: str, seat: str) -> Asking:
        """Somebody ends a move, perhaps where the Informant is."""
        self.at[character] = place
        if place == self.informant:
            self.talks = False
            deck = set(CHARACTERS) - self.alibis.keys() - {self.jack}
            if deck:
                card = yield from ask("*", "alibi", deck)
                self.alibis[card] = seat
            self.informant = yield from ask(seat, "informant", self.free())
        return False

    def walks(self, active: str, seat: str) -> set[str]:
        far = self.far(self.at[active], roofs=active == "rider")
        near = {place for place, points in far.items() if points <= POINTS}
        found = {f"walk {place}" for place in near & self.free()} or {"stay"}
        if seat == "detective":
            found |= {f"accuse {name}" for name in CHARACTERS if name != active and self.at[name] in near}
        if self.may_leave(active, seat):
            found |= {f"escape {way}" for way in self.ways_out(far)}
        return found

    def sends(self, seat: str) -> set[str]:
        """Whom Eastman can move, and whereto."""
        found = set()
        for name in CHARACTERS:
            if name != "eastman" and self.visible(name) == self.visible("eastman"):
                far = self.far(self.at[name], metro=False)
                ends = {place for place, points in far.items() if points <= POINTS} & self.free()
                ends |= self.ways_out(far) if self.may_leave(name, seat) else set()
                found |= {f"send {name} {place}" for place in ends}
        return found

    def powers(self, active: str) -> set[str]:
        if active == "beach":
            return {f"metro {place}" for place in self.sites() if not around(place) & self.all_metros()}
        if active == "latimer":
            return {f"lamp {place}" for place in self.sites() if not around(place) & self.lamps}
        if active == "rider":
            return {f"building {place}" for place in self.sites()}
        if active == "grant":
            return {f"park {place}" for place in (self.metros | self.lamps | self.built) - self.barred()}
        if active == "smith":
            return {f"steamer {port} {other}" for port in self.steamers for other in self.ports - self.steamers}
        if active == "callahan":
            return {f"barrier {self.in_order(pair)[0]} {' '.join(new)}" for pair in self.barriers for new in self.closings(pair)}
        if active == "tumblety":
            return self.swaps()
        return set()

    def sites(self) -> set[str]:
        """Where something can be built."""
        laid = self.metros | self.lamps | self.built | self.parks
        return self.streets - laid - self.barred() - set(self.at.values()) - {self.informant}

    def closings(self, lifted: frozenset[str]) -> set[tuple[str, ...]]:
        """Where a barrier can go."""
        others = {place for pair in self.barriers - {lifted} for place in pair}
        ground = (self.streets | {self.station}) - self.lamps - self.built - others - set(self.at.values()) - {self.informant}
        pairs = {frozenset((one, two)) for one in ground for two in around(one) & ground}
        return {self.in_order(pair) for pair in pairs - {lifted}}

    def in_order(self, pair: frozenset[str]) -> tuple[str, ...]:
        """As a barrier's two spaces are written: by column and row, but the printed metro last."""
        return tuple(sorted(pair, key=lambda place: (place == self.station, hex_of(place))))

    def swaps(self) -> set[str]:
        others = [name for name in CHARACTERS if name != "tumblety"]
        near = [name for name in others if self.at[name] in around(self.at["tumblety"])]
        pairs = {frozenset((one, two)) for one in near for two in others if one != two}
        return {f"swap {' '.join(sorted(pair, key=lambda name: (name not in near, CHARACTERS.index(name))))}" for pair in pairs}

    def use(self, word: str, what: list[str]) -> None:
        place = what[0]
        if word == "metro":
            self.metros.add(place)
        if word == "lamp":
            self.lamps.add(place)
        if word == "building":
            self.built.add(place)
        if word == "park":
            self.metros.discard(place)
            self.lamps.discard(place)
            self.built.discard(place)
            self.parks.add(place)
        if word == "steamer":
            self.steamers = self.steamers - {place} | {what[1]}
        if word == "barrier":
            self.barriers = {pair for pair in self.barriers if place not in pair} | {frozenset(what[1:])}
        if word == "swap":
            self.at[what[0]], self.at[what[1]] = self.at[what[1]], self.at[what[0]]

    def over(self, winner: str, why: str) -> bool:
        self.ending = winner, why
        return True
