"""The parlour around the board: the front page, settings, languages, notes, secrets under a cover, rules, sounds, the call."""

from __future__ import annotations

import random
import re

import pytest
from playwright.sync_api import Page, Response, expect

from browser.pages import GAME, Company, Person, Table, pair, play_on, set_up, speak

RNG = random.Random(1904)
CYRILLIC, CHINESE = re.compile("[А-Яа-яё]"), re.compile("[\u4e00-\u9fff]")
LETTERS = {"en": re.compile("[A-Za-z]"), "ru": CYRILLIC, "zh": CHINESE}

LISTEN = """
window.heard = [];
const create = AudioContext.prototype.createOscillator;
AudioContext.prototype.createOscillator = function () {
  window.heard.push(document.title);
  return create.call(this);
};
"""
"""Notes down whenever the page makes a sound."""


def jack(company: Company) -> Table:
    """Somebody who is Jack, against the computer, with a first question before him."""
    table = company.person("Ada").open(jack="me", investigator="bot novice")
    assert table.my_turn()
    return table


# The front page.


def test_one_click_to_a_game(company: Company) -> None:
    with company:
        ada = company.person("Ada")
        page = ada.home()
        expect(page.get_by_test_id(f"game-{GAME}")).to_contain_text(re.compile("2 players.*15 minutes", re.DOTALL))
        page.get_by_test_id(f"game-{GAME}").scroll_into_view_if_needed()
        cover = page.get_by_test_id(f"game-{GAME}").locator("img")
        expect(cover).to_be_visible()
        expect(cover).to_have_js_property("complete", True)
        assert cover.evaluate("node => node.naturalWidth") > 0
        page.get_by_test_id(f"against-{GAME}").click()
        table = Table(page)
        assert table.my_turn()
        assert table.you in ("jack", "investigator")

        page = ada.home()
        page.get_by_test_id(f"table-{table.id}").get_by_role("link").click()
        assert Table(page).id == table.id, "it goes on where it was"


def test_the_first_game_page_is_light(company: Company) -> None:
    """All the code a browser fetches for its first game, as it is sent."""
    sizes: dict[str, int] = {}

    def arrived(response: Response) -> None:
        if response.request.resource_type == "script":
            sizes[response.url] = response.request.sizes()["responseBodySize"]

    with company:
        page = company.person("Ada").context.new_page()
        page.on("response", arrived)
        page.goto("/")
        page.get_by_test_id(f"against-{GAME}").click()
        assert Table(page).my_turn()
    assert len(sizes) > 2
    assert sum(sizes.values()) < 90_000, (sum(sizes.values()), sizes)


def test_one_click_to_watch_two_bots(company: Company) -> None:
    with company:
        page = company.person("Ada").home()
        page.get_by_test_id(f"watch-{GAME}").click()
        table = Table(page)
        table.wait(status="live")
        before = table.n
        table.wait(but=before)
        assert table.you == ""
        assert table.secrets() == 0
        expect(table.part("status")).to_contain_text(re.compile("Waiting for .* – Computer"))
        expect(table.part("notes")).to_have_count(0)


def test_with_a_friend(company: Company) -> None:
    with company:
        page = company.person("Ada").home()
        page.get_by_test_id(f"friend-{GAME}").click()
        ada = Table(page)
        ada.wait(status="open", you="")
        expect(page.get_by_role("img", name="QR")).to_be_visible()
        first, link = (ada.part(f"invite-{seat}").input_value() for seat in ("jack", "investigator"))
        assert first != link, "each seat has its own"
        for seat, shown in (("jack", True), ("investigator", False)):
            expect(ada.part(f"qr-{seat}")).to_have_attribute("aria-expanded", str(shown).lower())
        ada.part("qr-investigator").press("Enter")
        expect(ada.part("qr-jack")).to_have_attribute("aria-expanded", "false")
        ada.part("sit-jack").click()
        expect(ada.part("invite-link")).to_have_value(link)
        page.get_by_text("A link for spectators").click()
        eve = company.person("Eve").follow(ada.part("watch-link").input_value())
        expect(eve.part("seat-investigator")).to_contain_text("open, by a link of its own")
        expect(eve.part("sit-investigator")).to_have_count(0)
        expect(eve.part("invite-link")).to_have_count(0)
        ben = company.person("Ben").follow(link)
        ben.part("sit-investigator").click()
        ada.wait(status="live", you="jack")
        play_on(RNG, ada, ben, moves=2)
    lost = r"404 \(Not Found\) at http://[^/]+/api/tables/"
    with Company(company._browser, company.server, company._folder, lost) as company:
        late = company.person("Cy").context.new_page()
        late.goto(link)
        expect(late.get_by_text("used by somebody else")).to_be_visible()


# Settings.


def test_the_language_is_changed_in_the_middle_of_a_game(company: Company) -> None:
    with company:
        table = jack(company)
        page = table.page
        before = table.n
        for language in ("ru", "zh", "en"):
            speak(page, language)
            letters = LETTERS[language]
            for part in ("status", "asks", "secret", "resign"):
                expect(table.part(part)).to_have_text(letters)
            story = [line for line in table.log() if not letters.search(line)]
            assert story == []
            others = [other for other in ("ru", "zh") if other != language]
            text = page.get_by_role("main").inner_text()
            assert not [other for other in others if LETTERS[other].search(text)]
            page.get_by_test_id("rules").click()
            expect(page.get_by_test_id("rules-text")).to_have_text(letters)
            page.get_by_test_id("close-dialog").locator("visible=true").click()
        assert table.n == before
        speak(page, "ru")
        table.move(RNG)
        expect(table.part("log").locator("li").last).to_have_text(CYRILLIC)
        page.reload()
        expect(table.part("status")).to_have_text(CYRILLIC)


def test_a_browser_is_greeted_in_its_own_language(company: Company) -> None:
    with company:
        for locale, language in [("ru-RU", "ru"), ("zh-CN", "zh"), ("fr-FR", "en"), ("en-GB", "en")]:
            page = company.person(locale, locale=locale).context.new_page()
            page.goto("/")
            expect(page.get_by_role("heading", level=1)).to_have_text(LETTERS[language])
            assert page.locator("html").get_attribute("lang") == language


def test_by_day_and_by_night(company: Company) -> None:
    with company:
        ada = company.person("Ada")
        page = ada.home()
        ground = "getComputedStyle(document.documentElement).backgroundColor"
        night = page.evaluate(ground)
        page.get_by_test_id("settings").click()
        page.get_by_test_id("theme").select_option("light")
        day = page.evaluate(ground)
        assert day != night
        page.reload()
        page.get_by_test_id("settings").wait_for()
        assert page.evaluate(ground) == day, "it is remembered"
        page.emulate_media(color_scheme="dark")
        page.get_by_test_id("settings").click()
        page.get_by_test_id("theme").select_option("system")
        assert page.evaluate(ground) == night
        page.emulate_media(color_scheme="light")
        page.wait_for_function(f"day => {ground} === day", arg=day)


@pytest.mark.parametrize("kept", ["{", '"x"', '{"theme": 7, "sound": "loud", "words": null}', "[]"])
def test_settings_that_cannot_be_read_are_the_usual_ones(company: Company, kept: str) -> None:
    with company:
        ada = company.person("Ada")
        ada.context.add_init_script(f"if (location.host) localStorage.gaslamp = {kept!r}")
        page = ada.home()
        page.get_by_test_id("settings").click()
        expect(page.get_by_test_id("theme")).to_have_value("dark")
        expect(page.get_by_test_id("setting-sound")).to_be_checked()
        expect(page.get_by_test_id("setting-words")).not_to_be_checked()


# At the table.


def alibi(company: Company, name: str) -> Table:
    """Somebody who may ask for an alibi now: the first investigator who is so lucky."""
    while True:
        table = company.person(name).open(jack="bot novice", investigator="me")
        assert table.my_turn()
        if "alibi" in table.words():
            return table


def test_what_cannot_be_taken_back_is_asked_twice(company: Company) -> None:
    with company:
        table = alibi(company, "Ada")
        before = table.n
        table.pick("alibi", "board")
        expect(table.part("confirm")).to_be_focused()
        assert table.words("board") == table.words() == []
        table.page.keyboard.press("Escape")
        expect(table.part("confirm")).to_have_count(0)
        assert table.n == before
        table.pick("alibi")
        table.part("back").click()
        assert "alibi" in table.words()
        table.pick("alibi")
        table.part("confirm").click()
        table.wait(but=before)

        table = alibi(company, "Ben")
        set_up(table.page, confirm=False)
        before = table.n
        table.pick("alibi")
        table.wait(but=before)


def test_the_latest_moves_stay_visible(company: Company) -> None:
    with company:
        ada, ben = pair(company)
        for table in (ada, ben):
            expect(table.part("latest")).to_have_count(0)
        ada.move(RNG)
        ben.wait(n=ada.n)
        ben.move(RNG)
        ben.move(RNG)
        ada.wait(n=ben.n)
        log, told = ada.log(), ada.part("latest").locator("span").all_text_contents()
        assert told == log[-len(told) :], "everything since her own move"
        assert len(told) >= 2
        for mark in ("rect", "circle", "path"):
            if ada.page.locator(f".mark {mark}").count():
                break
        else:
            assert all("alibi" in line or "nobody" in line for line in told), "and the board shows it"


def test_a_newcomer_is_told_what_it_is_about_until_he_knows(company: Company) -> None:
    with company:
        table = jack(company)
        expect(table.part("aim")).to_contain_text("You are Mr. Jack, hidden among nine suspects")
        table.part("aim-known").click()
        expect(table.part("aim")).to_have_count(0)
        table.page.reload()
        assert table.my_turn()
        expect(table.part("aim")).to_have_count(0)


def test_who_is_innocent_is_said(company: Company) -> None:
    with company:
        table = alibi(company, "Ada")
        set_up(table.page, confirm=False)
        expect(table.part("news")).to_have_count(0)
        table.pick("alibi")
        card = table.part("log").get_by_text("The alibi card is ").inner_text()
        name = card.removeprefix("The alibi card is ").removesuffix("’s.")
        expect(table.part("news")).to_have_text(f"Innocent: {name}.")
        expect(table.part("announcer")).to_contain_text(f"Innocent: {name}.")


def test_a_double_click_plays_nothing(company: Company) -> None:
    """The second click of it falls on whatever has come under the pointer."""
    with company:
        table = jack(company)
        before, verb = table.n, next(word for word in table.words() if word != "alibi")
        table.page.locator(f"[data-choices=row] [data-word={verb}]").dblclick(position={"x": 5, "y": 20})
        table.page.wait_for_timeout(300)
        assert table.n == before
        assert table.part("back").is_visible()


def test_nobody_is_asked_where_nobody_is(company: Company) -> None:
    with company:
        alone = jack(company)
        for deed in ("end", "pause"):
            expect(alone.part(deed)).to_have_count(0)
        alone.part("invite").click()
        alone.part("open-investigator").click()
        expect(alone.part("seat-investigator")).to_have_attribute("data-kind", "open")
        ada, _ = pair(company)
        for deed in ("end", "pause"):
            expect(ada.part(deed)).to_be_visible()


def test_secrets_are_covered_on_request(company: Company) -> None:
    with company:
        table = jack(company)
        page = table.page
        told = table.secret()
        assert told in table.log()
        table.part("cover").click()
        assert table.secrets() == 0
        assert told not in page.content()
        expect(table.part("log")).to_contain_text("A secret of yours, covered")
        page.reload()
        assert table.my_turn()
        assert table.secrets() == 0, "not even for a moment: whoever watches the page would have complained"
        set_up(page, words=True)
        assert told not in page.content()
        set_up(page, words=False)
        table.move(RNG)
        if table.my_turn():
            table.part("cover").click()
            assert table.secret() == told

        other = company.person("Ben").open(jack="bot novice", investigator="me")
        assert other.my_turn()
        expect(other.part("cover")).to_have_count(0)


def write(table: Table, words: str) -> None:
    table.tab("notes").click()
    table.part("notes").fill(words)
    expect(table.part("notes")).to_have_attribute("data-state", "saved")


def test_notes_are_kept_with_the_seat(company: Company) -> None:
    with company:
        ada, ben = pair(company)
        before = ada.n
        write(ada, "Gull or Pizer.")
        write(ben, "She suspects Gull.")
        for table, words in ((ada, "Gull or Pizer."), (ben, "She suspects Gull.")):
            table.page.reload()
            table.wait(status="live")
            table.tab("notes").click()
            expect(table.part("notes")).to_have_value(words)
        assert ada.n == ben.n == before, "nobody hears of it"


def test_an_announcement_is_covered_with_the_secret(company: Company) -> None:
    """Jack draws a card, is told which, and covers his secrets."""
    with company:
        table = jack(company)
        set_up(table.page, confirm=False)
        while "alibi" not in table.words():
            table.move(RNG)
            assert table.my_turn(), "eight turns have four alibis"
        table.pick("alibi")
        expect(table.part("announcer")).to_contain_text("The alibi card is ")
        table.part("cover").click()
        expect(table.part("announcer")).not_to_contain_text("The alibi card is ")


def test_notes_survive_whatever_happens(company: Company) -> None:
    failed = "Failed to load resource: net::ERR_FAILED"
    with Company(company._browser, company.server, company._folder, failed) as company:
        table = jack(company)
        page, notes = table.page, table.part("notes")
        table.tab("notes").click()
        expect(notes).to_have_attribute("data-state", "saved")

        page.route("**/notes?*", lambda route: route.abort() if route.request.method == "PUT" else route.continue_())
        notes.fill("An old thought.")
        expect(page.get_by_role("button", name="Try again")).to_be_visible()
        table.tab("chat").click()
        table.tab("notes").click()
        expect(notes).to_have_value("An old thought.")
        notes.fill("A new one.")
        page.unroute("**/notes?*")
        page.get_by_role("button", name="Try again").click()
        expect(notes).to_have_attribute("data-state", "saved")

        notes.press_sequentially(" Not yet saved,")
        page.reload()
        assert table.my_turn()
        table.tab("notes").click()
        expect(notes).to_have_value("A new one. Not yet saved,")


def test_unread_talk_is_counted(company: Company) -> None:
    def say(table: Table, words: str) -> None:
        table.part("chat-input").fill(words)
        table.part("chat-input").press("Enter")

    with company:
        ada, ben = pair(company)
        say(ben, "Good evening.")
        expect(ada.part("chat")).to_contain_text("Good evening.")
        ada.tab("notes").click()
        expect(ada.tab("chat")).to_have_text("Chat")
        say(ben, "Are you there?")
        expect(ada.tab("chat")).to_contain_text("(1 new)")
        ada.tab("chat").click()
        expect(ada.part("chat")).to_contain_text("Are you there?")
        ada.tab("notes").click()
        expect(ada.tab("chat")).to_have_text("Chat")


def test_notes_at_one_screen_are_each_ones_own(company: Company) -> None:
    with company:
        table = company.person("Ada", shared=True).open(jack="me", investigator="beside Ben")
        assert table.lift() == "investigator"
        write(table, "The investigator’s own.")
        table.move(RNG, but="alibi")
        assert table.handed_over()
        assert "investigator’s own" not in table.page.content()
        assert table.lift() == "jack"
        table.tab("notes").click()
        expect(table.part("notes")).to_have_value("")


def test_the_notebook_shows_what_is_possible(company: Company) -> None:
    with company:
        table = company.person("Ada").open(jack="bot novice", investigator="me", aids="possible")
        assert table.my_turn()
        expect(table.part("aid").locator("ul").first.locator("li")).to_have_count(9)
        assert "%" not in table.part("aid").inner_text()
        table = company.person("Ben").open(jack="bot novice", investigator="me", aids="probabilities")
        assert table.my_turn()
        expect(table.part("aid")).to_contain_text("11.1 %")
        table = company.person("Cleo").open(jack="bot novice", investigator="me")
        assert table.my_turn()
        expect(table.part("aid")).to_have_count(0)


def test_sound_and_call_when_it_is_my_turn(company: Company) -> None:
    def listening(person: Person) -> None:
        person.context.add_init_script(LISTEN)

    def heard(page: Page) -> int:
        found: int = page.evaluate("window.heard.length")
        return found

    with company:
        ada, ben = company.person("Ada"), company.person("Ben")
        for person in (ada, ben):
            listening(person)
        one = ada.open(jack="open", investigator="me")
        two = ben.follow(one.part("invite-link").input_value())
        two.part("sit-jack").click()
        two.wait(status="live")
        set_up(two.page, sound=False)
        expect(one.page).to_have_title(re.compile("^Your turn"))
        expect(two.page).not_to_have_title(re.compile("^Your turn"))
        expect(one.page.locator("link[rel=icon]")).to_have_attribute("href", "/favicon-call.svg")
        expect(two.page.locator("link[rel=icon]")).to_have_attribute("href", "/favicon.svg")
        before = heard(one.page)
        play_on(RNG, one, two, moves=3)
        assert heard(one.page) > before
        assert heard(two.page) == 0, "he wants it quiet"
        expect(two.page.locator("link[rel=icon]")).to_have_attribute(
            "href", "/favicon-call.svg" if two.to_act == "jack" else "/favicon.svg"
        )


def test_the_rules_in_place(company: Company) -> None:
    with company:
        table = jack(company)
        page = table.page
        page.get_by_test_id("rules").click()
        rules = page.get_by_test_id("rules-text")
        expect(rules.locator("ol > li")).to_have_count(36)
        address = page.url
        page.get_by_role("link", name="The appeal for witnesses").click()
        assert page.url == address, "behind the # is the key to the table"
        expect(page.get_by_role("heading", name="The appeal for witnesses")).to_be_in_viewport()
        page.keyboard.press("Escape")
        expect(rules).to_have_count(0)
        table.move(RNG)

        page = company.person("Ben").context.new_page()
        page.goto(f"/rules/{GAME}#rule-31")
        expect(page.get_by_test_id("rules-text").locator("ol > li")).to_have_count(36)
        expect(page.locator("#rule-31")).to_be_in_viewport()
