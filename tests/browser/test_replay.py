"""Games once more: move by move, through anybody's eyes, from a table or from a file."""

from __future__ import annotations

import random
import re
from pathlib import Path

from playwright.sync_api import Page, Route, expect

from browser.pages import Company, Person, Table, pair, play_on
from browser.shows import RECORD
from gaslamp.core import Table as Game
from gaslamp.locales import say
from gaslamp.records import read, replay

RNG = random.Random(1895)
IS_JACK = re.compile("Mr. Jack is [A-Z]")


class Replay:
    """A page that shows a game once more."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.part = page.get_by_test_id
        self.part("replay-slider").wait_for()

    def at(self, move: int) -> None:
        """Until it shows this moment."""
        self.page.locator(f"[data-testid=replay][data-at='{move}']").wait_for()

    @property
    def last(self) -> int:
        return int(self.part("replay").get_attribute("data-last") or "")

    def look_as(self, viewer: str) -> None:
        self.part(f"as-{viewer}").click()
        self.page.locator(f"[data-testid=replay][data-viewer={viewer}]").wait_for()

    def log(self) -> list[str]:
        return [line.strip() for line in self.part("log").locator("li").all_text_contents()]

    def secrets(self) -> int:
        return self.page.locator("[data-testid=secret], [data-secret]").count()


def paste(person: Person, text: str) -> Page:
    page = person.context.new_page()
    page.goto("/replay")
    page.get_by_test_id("record-text").fill(text)
    page.get_by_test_id("record-open").click()
    return page


def story(viewer: str) -> list[str]:
    """The sentences of the golden game, as somebody heard it."""
    table: Game = replay(read(RECORD))
    return [say(message) for message in table.log(table.game.read_viewer(viewer))]


def test_step_by_step_with_buttons_keys_slider_and_story(company: Company) -> None:
    with company:
        shown = Replay(paste(company.person("Ada"), RECORD))
        page = shown.page
        assert shown.log() == story("truth")
        assert shown.last == len(story("truth"))
        shown.at(11)  # where somebody is first asked
        page.keyboard.press("ArrowRight")
        shown.at(12)
        expect(shown.part("moment")).to_contain_text(story("truth")[11])
        shown.part("replay-forward").click()
        shown.at(13)
        page.keyboard.press("ArrowLeft")
        shown.at(12)
        shown.part("replay-back").click()
        shown.at(11)
        page.keyboard.press("End")
        shown.at(shown.last)
        expect(shown.part("result")).to_be_visible()
        page.keyboard.press("ArrowRight")
        shown.at(shown.last)
        shown.part("replay-first").click()
        shown.at(0)
        expect(shown.part("board").locator("[data-tile]")).to_have_count(0)
        shown.part("replay-slider").focus()
        page.keyboard.press("ArrowRight")
        shown.at(1)
        expect(shown.part("board").locator("[data-tile]")).to_have_count(1)
        shown.part("replay-slider").fill("30")
        shown.at(30)
        shown.part("log").locator("li").nth(20).get_by_role("button").click()
        shown.at(21)
        page.reload()
        Replay(page).at(21)


def test_everybodys_eyes(company: Company) -> None:
    with company:
        shown = Replay(paste(company.person("Ada"), RECORD))
        assert shown.secrets() > 0, "this is the truth"
        for viewer in ("investigator", "public", "jack", "truth"):
            shown.look_as(viewer)
            shown.at(11)
            assert shown.log() == story(viewer)
            knows = viewer in ("jack", "truth")
            assert (shown.secrets() > 0) == knows
            assert bool(IS_JACK.search(shown.page.get_by_role("main").inner_text())) == knows
            expect(shown.part("aid")).to_have_count(0 if viewer == "truth" else 1)
        shown.look_as("investigator")
        shown.part("replay-slider").fill("40")
        possible = shown.part("aid").locator("ul").first.locator("li")
        up = shown.part("board").locator("[data-tile][data-up=true]")
        assert possible.count() == up.count() < 9, "who can still be Jack"


def test_a_game_is_studied_linked_to_and_taken_away(company: Company, tmp_path: Path) -> None:
    with company:
        ada = company.person("Ada", permissions=["clipboard-read", "clipboard-write"])
        table = ada.open(jack="bot novice", investigator="me")
        table.move(RNG, but="alibi")
        assert table.my_turn()

        with ada.context.expect_page() as opened:  # in the middle of the game, what one has seen so far
            table.part("look-back").click()
        back = Replay(opened.value)
        assert back.secrets() == 0
        played = table.part("log").locator("li:not([data-kind=table])").all_text_contents()
        assert back.log() == [line.strip() for line in played]
        assert "Mr. Jack looks at his identity card." in back.log()
        expect(back.part("as-truth")).to_have_count(0)
        expect(back.part("aid")).to_have_count(0)  # the table gives no such help
        expect(back.part("copy-moment")).to_have_count(0)  # nor is this the way to invite
        opened.value.close()

        while table.my_turn():
            table.move(RNG)
        table.part("study").click()
        shown = Replay(table.page)
        shown.part("replay-slider").fill("14")
        shown.look_as("investigator")
        shown.at(14)
        sentence = shown.part("moment").inner_text()
        shown.part("copy-moment").click()
        shown.page.get_by_text("Copied").wait_for()
        link = shown.page.evaluate("navigator.clipboard.readText()")

        ben = company.person("Ben")
        page = ben.context.new_page()
        page.goto(link)
        theirs = Replay(page)
        theirs.at(14)
        assert theirs.part("moment").inner_text() == sentence
        assert theirs.part("replay").get_attribute("data-viewer") == "investigator"
        assert theirs.secrets() == 0

        shown.look_as("truth")
        with shown.page.expect_download() as download:
            shown.part("download").click()
        kept = tmp_path / "game.txt"
        download.value.save_as(kept)
        page = ben.context.new_page()
        page.goto("/")
        page.get_by_test_id("open-record").click()
        page.get_by_test_id("record-file").set_input_files(kept)
        again = Replay(page)
        again.look_as("truth")
        assert again.log() == shown.log()
        assert again.last == shown.last


def test_what_would_you_do_and_why_did_i_do_it(company: Company) -> None:
    """Ada asks, reads why, does it; afterwards the replay says it again. Jack's reasons are told when all is over."""
    with company:
        table: Table = company.person("Ada").open(jack="bot novice", investigator="me", aids="possible")
        assert table.my_turn()
        before = table.n
        table.part("ask-hint").click()
        why = table.part("hint-why").inner_text()
        assert "can be Mr. Jack" in why or "can still be Mr. Jack" in why
        move = table.part("hint").get_attribute("data-move") or ""
        marked = table.page.locator("[data-choices=row] .hinted")
        assert move.startswith(marked.first.get_attribute("data-word") or "?")
        table.part("hint-play").click()
        table.confirm(before)
        table.wait(but=before)
        expect(table.part("hint")).to_have_count(0)
        assert table.my_turn()
        table.part("resign").click()
        table.part("resign-confirm").click()
        table.part("study").click()
        shown = Replay(table.page)
        first = int(shown.part("replay").get_attribute("data-at") or "")
        told: dict[str, list[str]] = {}
        for viewer in ("truth", "investigator", "jack"):
            shown.look_as(viewer)
            shown.page.keyboard.press("End")
            told[viewer] = []
            for at in range(shown.last, first, -1):
                shown.at(at)
                told[viewer] += [text.removeprefix("Why? ") for text in shown.part("why").all_inner_texts()]
                shown.page.keyboard.press("ArrowLeft")
        assert told["investigator"] == [why]
        assert why not in told["jack"]
        assert sorted(told["truth"]) == sorted(told["investigator"] + told["jack"])
        assert len(told["jack"]) == 2


def test_a_record_that_is_none(company: Company) -> None:
    with company:
        ada = company.person("Ada")
        page = ada.context.new_page()
        page.goto("/replay")
        page.get_by_test_id("record-open").click()
        expect(page.get_by_test_id("record-problem")).to_contain_text("paste a record")
        page.get_by_test_id("record-text").fill("x" * 50_000)
        page.get_by_test_id("record-open").click()
        expect(page.get_by_test_id("record-problem")).to_contain_text("too long")
    refused = r"400 \(Bad Request\) at http://[^/]+/api/replay$"
    with Company(company._browser, company.server, company._folder, refused) as company:
        page = paste(company.person("Ada"), RECORD.replace("holmes 1", "holmes 3", 1))
        expect(page.get_by_test_id("error")).to_contain_text(re.compile("Line \\d+: .*holmes 3"))
        expect(page.get_by_test_id("record-text")).to_be_visible()
        page.get_by_test_id("record-text").fill(RECORD)
        page.get_by_test_id("record-open").click()
        Replay(page).at(11)
        expect(page.get_by_test_id("error")).to_have_count(0)


def test_looking_back_with_covered_secrets_shows_what_everybody_saw(company: Company) -> None:
    with company:
        ada = company.person("Ada")
        table = ada.open(jack="me", investigator="bot novice")
        assert table.my_turn()
        told = table.secret()
        with ada.context.expect_page() as opened:
            table.part("look-back").click()
        back = Replay(opened.value)
        assert told in back.log()
        table.part("cover").click()
        expect(back.part("log")).to_contain_text("Mr. Jack looks at his identity card.")
        assert back.secrets() == 0
        assert told not in back.page.content()


def test_the_last_question_counts_not_the_last_answer(company: Company) -> None:
    with company:
        shown = Replay(paste(company.person("Ada"), RECORD))
        late: list[Route] = []

        def hold(route: Route) -> None:
            if '"as":"jack"' in (route.request.post_data or ""):
                late.append(route)
            else:
                route.continue_()

        shown.page.route("**/api/replay", hold)
        shown.part("as-jack").click()
        shown.look_as("investigator")
        assert len(late) == 1
        with shown.page.expect_response("**/api/replay"):
            late[0].continue_()
        shown.page.wait_for_timeout(200)
        assert shown.part("replay").get_attribute("data-viewer") == "investigator"
        assert shown.secrets() == 0


def test_what_failed_can_be_tried_again(company: Company) -> None:
    failed = r"Failed to load resource: net::ERR_FAILED"
    with Company(company._browser, company.server, company._folder, failed) as company:
        shown = Replay(paste(company.person("Ada"), RECORD))
        shown.page.route("**/api/replay", lambda route: route.abort())
        shown.part("as-public").click()
        expect(shown.part("error")).to_be_visible()
        shown.page.unroute("**/api/replay")
        shown.look_as("public")
        expect(shown.part("error")).to_have_count(0)


def test_two_people_look_at_what_they_played(company: Company) -> None:
    """Who was Jack sees what the investigator could have known, and the other way round; before the end neither does."""
    with company:
        ada, ben = pair(company)
        play_on(RNG, ada, ben, moves=3)
        assert ada.page.request.get(f"/api/tables/{ada.id}/record?as=jack").status == 403
        ben.part("resign").click()
        ben.part("resign-confirm").click()
        logs = []
        for table in (ada, ben):
            table.part("result").wait_for()
            table.part("study").click()
            shown = Replay(table.page)
            for viewer in ("jack", "investigator", "truth"):
                shown.look_as(viewer)
                logs.append(shown.log())
        assert logs[:3] == logs[3:]
        assert logs[0] == logs[2] != logs[1]


def test_a_private_table_is_replayed_only_with_its_key(company: Company) -> None:
    with company:
        table: Table = company.person("Ada").open(jack="bot novice", investigator="me")
        assert table.my_turn()
        expect(table.part("ask-hint")).to_have_count(0)  # this table gives no help
        table.part("resign").click()
        table.part("resign-confirm").click()
        table.part("study").click()
        link = Replay(table.page).page.url
        assert "#" in link
    lost = r"404 \(Not Found\) at http://[^/]+/api/tables/"
    with Company(company._browser, company.server, company._folder, lost) as company:
        page = company.person("Ben").context.new_page()
        page.goto(link.partition("#")[0])
        expect(page.get_by_test_id("error")).to_be_visible()
        page.goto("about:blank")
        page.goto(link)
        Replay(page)
