"""What screens are told of updates, and who is told what."""

import json

import pytest

from apps.accounts.factories import UserFactory, browser_of
from apps.booklets import services as booklets
from apps.booklets.factories import BookletAccessFactory
from apps.companies.factories import CompanyFactory, MembershipFactory
from apps.library.models import UpdatePolicy
from apps.pages.models import Page
from apps.participation.factories import ParticipationFactory
from apps.updates import services
from apps.updates.models import UpdateProposal
from apps.updates.tests.clashing import (
    BOTH,
    LOCAL,
    REASON,
    SOURCE,
    TEXTS,
    asked_unit,
    clashing,
    reached,
)
from apps.updates.tests.worlds import (
    NOW,
    library_chapter,
    manager_of,
    noted_pages,
    release,
    take,
    write_page,
    write_source,
)
from shared.actor import Role
from tests.figures import Figures

pytestmark = pytest.mark.django_db


@pytest.fixture
def company():
    return CompanyFactory.create()


@pytest.fixture
def browser(company):
    return browser_of(MembershipFactory.create(company=company, role=Role.COMPANY_ADMIN).user)


def asked(browser, method, path, body=None, **headers):
    response = browser.generic(
        method,
        f"/api{path}",
        data=json.dumps(body or {}),
        content_type="application/json",
        headers=headers,
    )
    return response.status_code, response.json()


def test_a_proposal_shows_three_texts_and_a_joined_one(company, browser):
    manager = manager_of(company)
    _, taken, proposal = clashing(company, manager)

    status, told = asked(browser, "GET", f"/updates/{proposal.id}")

    (unit,) = [one for one in told["units"] if one["asked"]]
    assert status == 200
    assert unit["mine"]["text"][0]["text"] == LOCAL
    assert unit["core"]["text"][0]["text"] == SOURCE
    assert unit["combined"]["text"][0]["text"] == BOTH
    assert unit["both"]
    assert unit["mine_by"] == {"name": manager.name, "at": unit["mine_by"]["at"]}
    assert (told["decided"], len(told["units"])) == (2, 3)
    assert told["booklet"]["id"] == str(taken.booklet_id)


def test_a_decision_is_kept_shown_and_finished(company, browser):
    _, _, proposal = clashing(company, manager_of(company))
    unit = asked_unit(proposal)
    body = {"decisions": [{"unit": unit.key, "mark": unit.mark, "choice": "core"}]}
    path = f"/updates/{proposal.id}"

    status, told = asked(browser, "PUT", f"{path}/decisions", body, **{"If-Match": '"1"'})
    again, _ = asked(browser, "PUT", f"{path}/decisions", body, **{"If-Match": '"1"'})
    _, result = asked(browser, "GET", f"{path}/result")
    finished, done = asked(browser, "POST", f"{path}/finish")

    assert (status, again, finished) == (200, 409, 200)
    assert told["decided"] == 3
    assert SOURCE in json.dumps(result, ensure_ascii=False)
    assert (done["status"], done["abilities"]["undo"]) == ("adopted", True)


def test_a_refusal_says_why_at_some_length(company, browser):
    _, _, proposal = clashing(company, manager_of(company))
    path = f"/updates/{proposal.id}/refuse"

    assert asked(browser, "POST", path, {"reason": "Non."})[0] == 422
    assert asked(browser, "POST", path, {"reason": REASON})[1]["refusal"] == REASON


def test_the_board_tells_releases_and_their_proposals(company, browser):
    chapter, _, proposal = clashing(company, manager_of(company))
    services.count_adoption(company_id=company.id, chapter_id=chapter.id)

    _, releases = asked(browser, "GET", "/updates/releases")
    (line,) = releases["items"]
    _, whole = asked(browser, "GET", f"/updates/releases/{line['id']}")
    _, waiting = asked(browser, "GET", f"/updates?release={line['id']}&state=adapted")
    _, ready = asked(browser, "GET", f"/updates?release={line['id']}&state=ready")

    assert (line["counts"]["adapted"], line["counts"]["booklets"]) == (1, 1)
    assert len(whole["changes"]) == 2
    assert [one["id"] for one in waiting["items"]] == [str(proposal.id)]
    assert ready["items"] == []


def test_a_release_names_what_is_asked_alike_and_who_goes_their_own_way(company, browser):
    author = manager_of(company)
    chapter = library_chapter(TEXTS, policy=UpdatePolicy.PROPOSED)
    taken = [take(chapter, company) for _ in range(4)]
    for one in taken[:2]:
        write_page(author, noted_pages(one)[0], "Lavez-vous les mains.", LOCAL, "Séchez.")
    booklets.detach_chapter(
        actor=author, booklet_id=taken[3].booklet_id, chapter_id=taken[3].id, now=NOW
    )
    write_source(chapter, 0, "Lavez-vous les mains.", SOURCE, "Séchez.")
    release(chapter)
    reached(chapter, company)
    services.count_adoption(company_id=company.id, chapter_id=chapter.id)
    for one in (*taken[:2], taken[3]):
        ParticipationFactory.create(booklet=one.booklet, company_id=company.id)
    (line,) = asked(browser, "GET", "/updates/releases")[1]["items"]

    _, told = asked(browser, "GET", f"/updates/releases/{line['id']}")

    (shared,) = told["shared"]
    first = UpdateProposal.objects.get(id=shared["proposal"])
    assert shared["booklets"] == 2
    assert shared["unit"] == asked_unit(first).key
    assert [one["booklet"] for one in told["detached"]] == [str(taken[3].booklet_id)]
    assert told["readers"] == 2


def test_the_board_lists_what_follows_no_more(company, browser):
    author = manager_of(company)
    taken = [take(library_chapter(TEXTS), company) for _ in range(2)]
    booklets.detach_chapter(
        actor=author, booklet_id=taken[1].booklet_id, chapter_id=taken[1].id, now=NOW
    )

    (line,) = asked(browser, "GET", "/updates/detached")[1]["items"]

    assert line["booklet"]["id"] == str(taken[1].booklet_id)
    assert (line["chapter_title"], line["version"]) == (taken[1].title, 1)


def test_a_manager_is_told_of_the_booklets_entrusted_to_them(company):
    _, taken, _ = clashing(company, manager_of(company))
    mine, other = (
        MembershipFactory.create(company=company, role=Role.BOOKLET_MANAGER).user for _ in "ab"
    )
    BookletAccessFactory.create(booklet=taken.booklet, user=mine)

    assert len(asked(browser_of(mine), "GET", "/updates")[1]["items"]) == 1
    assert asked(browser_of(other), "GET", "/updates")[1]["items"] == []


@pytest.mark.parametrize("trait", ["super_admin", "library_editor"])
def test_the_library_reads_numbers_alone(company, trait):
    """SOC8: neither a name of a booklet nor a text of a company."""
    author = manager_of(company)
    chapter, taken, proposal = clashing(company, author)
    taken.booklet.name = "Livret secret des cuisines"
    taken.booklet.save()
    services.refuse_proposal(
        actor=author,
        proposal_id=proposal.id,
        reason=REASON,
        kind="local",
        now=proposal.opened_at,
    )
    services.count_adoption(company_id=company.id, chapter_id=chapter.id)
    staff = browser_of(UserFactory.create(**{trait: True}))

    status, told = asked(staff, "GET", f"/library/chapters/{chapter.id}/rollouts/2/adoption")
    rollouts = asked(staff, "GET", f"/library/chapters/{chapter.id}/rollouts")
    proposals = asked(staff, "GET", "/updates")
    exported = staff.get(f"/api/library/chapters/{chapter.id}/rollouts/2/adoption/export")
    lines = b"".join(exported.streaming_content).decode("utf-8-sig")

    said = json.dumps([told, rollouts, proposals, lines], ensure_ascii=False)
    found = sum(one in said for one in (taken.booklet.name, LOCAL, "savon bleu", REASON))
    Figures("make test").note(
        "SOC8",
        f"the adoption of a release, as {trait}",
        f"{found} names of booklets or texts of companies",
        goal="0",
        met=not found,
    )
    assert (status, proposals[0]) == (200, 403)
    assert company.name not in said
    assert (told["totals"]["refused"], told["refusals"]) == (1, {"local": 1})
    assert (told["items"], told["others"]["companies"]) == ([], 1)
    assert found == 0


def test_a_dry_run_says_what_the_release_then_does(company):
    author = manager_of(company)
    chapter = library_chapter(TEXTS, policy=UpdatePolicy.AUTOMATIC)
    taken = [take(chapter, company) for _ in range(4)]
    write_page(author, noted_pages(taken[0])[0], "Lavez-vous les mains.", LOCAL, "Séchez.")
    write_page(author, noted_pages(taken[1])[1], "Notre tenue à nous.")  # that the draft leaves
    write_source(chapter, 0, "Lavez-vous les mains.", SOURCE, "Séchez.")
    staff = browser_of(UserFactory.create(library_editor=True))

    _, told = asked(staff, "POST", f"/library/chapters/{chapter.id}/release-preview")
    release(chapter)
    reached(chapter, company)

    assert told == {"booklets": 4, "updated": 3, "to_review": 1, "detached": 0, "closed": 0}
    assert UpdateProposal.objects.count() == 1
    assert Page.objects.filter(document__icontains=LOCAL).exists()
