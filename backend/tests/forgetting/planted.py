"""People whose names occur nowhere else in the world, and everything that is done with them before they leave."""

import csv
import json
import re
from collections.abc import Callable
from dataclasses import dataclass
from datetime import timedelta
from io import StringIO
from typing import Any
from uuid import UUID, uuid4

from django.test import Client
from django.utils import timezone

from apps.booklets.models import Booklet
from apps.emailing.models import Delivery
from apps.emailing.services import make_month
from apps.emailing.tests.campaigns import a_launched_campaign, send_all
from apps.participation.grants import grant_for
from apps.participation.models import Participation
from apps.people.models import PeopleImport, Person
from apps.register.models import Gesture, Receipt
from apps.register.services import receive_receipts, record_entries
from apps.register.tests.acts import act_of
from shared import objects
from shared.jobs.models import Job, JobState
from tests.forgetting.walk import readable

NAMES = re.compile(
    r"(?:aldo(?=\d{3}wen)|zyx(?=\d{3}quel)|kvx-(?=\d{3}-m)|boite(?=\d{3}@)|tutrice(?=\d{3}mor)"
    r"|tutelle(?=\d{3}@)|\+?336771(?=\d{3}42\b))(\d{3})"
)


@dataclass(frozen=True)
class Planted:
    """One of them; the number is in all that names them."""

    number: int

    @property
    def first_name(self) -> str:
        return f"Aldo{self.number:03}wen"

    @property
    def last_name(self) -> str:
        return f"Zyx{self.number:03}quel"

    @property
    def name(self) -> str:
        return f"{self.first_name} {self.last_name}"

    @property
    def reference(self) -> str:
        return f"KVX-{self.number:03}-M"

    @property
    def line(self) -> list[str]:
        """Of a file, under these titles: a representative is named in two cells."""
        return [
            *(self.first_name, self.last_name, self.reference),
            *(f"boite{self.number:03}@exemple.test", f"+336771{self.number:03}42", "Serveur"),
            *(f"Tutrice{self.number:03}mor", f"tutelle{self.number:03}@exemple.test"),
        ]


TITLES = [
    *("Prénom", "Nom", "Matricule", "E-mail", "Téléphone", "Poste"),
    *("Représentant", "E-mail du représentant"),
]


class Studio:
    """An administrator of the company at work, through the API."""

    def __init__(self, client: Client, booklet: Booklet, run: Callable[[], None]) -> None:
        self.client, self.booklet, self.run = client, booklet, run

    def call(self, method: str, path: str, body: Any = None) -> Any:
        answer: Any = self.client.generic(
            method,
            f"/api/{path}",
            data="" if body is None else _json(body),
            content_type="application/json",
            headers={"Sec-Fetch-Site": "same-origin", "Idempotency-Key": uuid4().hex},
        )
        assert answer.status_code < 300, (path, answer.status_code, answer.content)
        if answer.streaming:
            return b"".join(answer.streaming_content)
        is_json = answer.headers.get("Content-Type", "").startswith("application/json")
        return answer.json() if is_json and answer.content else answer.content

    def bring(self, name: str, rows: list[list[str]]) -> UUID:
        """A file, up to its columns."""
        text = StringIO(newline="")
        csv.writer(text, delimiter=";").writerows(rows)
        content = text.getvalue().encode()
        new = self.call("POST", "people/imports", {"name": name, "size": len(content)})
        key = PeopleImport.objects.get(id=new["id"]).object_key
        objects.put(body=content, key=key, content_type="text/csv")
        self.call("POST", f"people/imports/{new['id']}/file")
        self.run()
        return UUID(new["id"])

    def take_over(self, name: str, rows: list[list[str]]) -> None:
        """The same, to its end."""
        new = self.bring(name, rows)
        mapping = PeopleImport.objects.get(id=new).mapping
        self.call("PUT", f"people/imports/{new}/mapping", {"mapping": mapping})
        self.run()
        self.call("POST", f"people/imports/{new}/application")
        self.run()
        done = PeopleImport.objects.get(id=new)
        assert (done.state, done.counts["applied"]) == ("done", len(rows) - 1), done.counts

    def on_booklet(self, method: str, path: str, body: Any = None) -> Any:
        return self.call(method, f"booklets/{self.booklet.id}/{path}", body)


def plant(studio: Studio, people: list[Planted]) -> None:
    """Bring them, hand them a booklet, let them acknowledge, write of them wherever one can, and let them leave."""
    one, two, three, four, five, six = people[:6]
    studio.take_over(f"{one.name}.csv", [TITLES, *(who.line for who in people)])
    studio.bring("sans-titres.csv", [two.line, three.line])
    _write_of_them(studio, two, three)
    _hand_over(studio)
    _mail(studio, six)
    for who in people:
        _acknowledge(who)
    record_entries(now=timezone.now())
    _cancel(studio, four)
    _exclude(studio, five)
    for name, search in ((six.name, six.last_name), (f"Suivi de {one.name}", "")):
        body = {"name": name, "filters": {"search": search}}
        studio.on_booklet("POST", "segments", body)
    _leave_failed_jobs(studio, six)
    last_day = (timezone.now().date() - timedelta(days=1)).isoformat()
    studio.take_over(
        "departs.csv",
        [["Matricule", "Dernier jour"], *([who.reference, last_day] for who in people)],
    )
    record_entries(now=timezone.now())


def taken_away(studio: Studio) -> list[tuple[str, str]]:
    """Every file that the company can take along, and the lists that its screens show."""
    company_id = studio.booklet.company_id
    files = {
        "company": studio.call("GET", f"companies/{company_id}/export"),
        "journal": studio.call("GET", "journal/events.csv"),
        "participants": studio.on_booklet("GET", "participants/export"),
        "register": studio.on_booklet("GET", "register.csv"),
    }
    for found in PeopleImport.objects.filter(company_id=company_id):
        files[f"problems {found.id}"] = studio.call("GET", f"people/imports/{found.id}/problems")
    lists = ("people?presence=all", "people/imports", "people/groups", "journal/events")
    shown = {path: _json(studio.call("GET", path)).encode() for path in lists}
    own = ("participants", "register", "segments", "rules")
    shown |= {path: _json(studio.on_booklet("GET", path)).encode() for path in own}
    return [(name, readable(content)) for name, content in {**files, **shown}.items()]


def _write_of_them(studio: Studio, two: Planted, three: Planted) -> None:
    studio.call("GET", f"people?search={two.last_name}")
    person = Person.objects.get(reference=two.reference)
    group = studio.call("POST", "people/groups", {"name": f"Équipe de {three.name}"})
    studio.call("PATCH", f"people/{person.id}", {"job": "Cuisinier", "groups": [group["id"]]})
    studio.call("GET", f"people/{person.id}/data")
    studio.on_booklet("POST", "rules", {"conditions": {"groups": [group["id"]]}})
    studio.run()


def _hand_over(studio: Studio) -> None:
    studio.on_booklet("POST", "participants", {"all_who": {}})
    studio.run()
    for one in Participation.objects.order_by("name")[:5]:
        studio.on_booklet("POST", f"participants/{one.id}/link", {})


def _mail(studio: Studio, who: Planted) -> None:
    """A mailing to everybody that is named after one of them and names them, an answer that repeats an address, and a search for them."""
    make_month(month=timezone.now().date().replace(day=1))
    campaign = a_launched_campaign(
        booklet=studio.booklet, name=f"Invitation de {who.name}", texts=_words_about(who)
    )
    campaign.audience = {"filter": {"search": who.last_name}}
    campaign.save(update_fields=["audience"])
    send_all()
    written = Delivery.objects.filter(
        campaign=campaign, address__startswith=f"boite{who.number:03}"
    )
    assert written.update(answer=f"550 boite{who.number:03}@exemple.test: unknown")
    studio.on_booklet("GET", f"mailings/{campaign.id}/deliveries?search={who.last_name}")


def _words_about(who: Planted) -> dict[str, Any]:
    """They are named in the subject, in the text and by a link."""
    [email] = [cell for cell in who.line if cell.startswith("boite")]
    link = [{"type": "link", "href": f"mailto:{email}"}]
    body = [{"type": "text", "text": f"Demandez à {who.name}.", "marks": link}]
    return {
        "fr-FR": {
            "subject": [{"type": "text", "text": f"{who.name} vous attend"}],
            "body": [{"type": "paragraph", "content": body}],
        }
    }


def _acknowledge(who: Planted) -> None:
    rows = Participation.objects.select_related("booklet", "person")
    one = rows.get(person__reference=who.reference)
    grant = grant_for(participation_id=one.id, epoch=one.link_epoch, now=timezone.now())
    receive_receipts(
        slug=one.booklet.slug,
        ticket=grant.ticket,
        acts=[act_of(one, typed_name=who.name, gesture=Gesture.NAME)],
        address="192.0.2.0",
        now=timezone.now(),
    )


def _cancel(studio: Studio, who: Planted) -> None:
    receipt = Receipt.objects.get(name__startswith=who.last_name)
    reason = f"C’était sa sœur, et non {who.name}."
    studio.on_booklet("POST", f"receipts/{receipt.id}/cancel", {"reason": reason})


def _exclude(studio: Studio, who: Planted) -> None:
    """By jobs, which carry the reason: there are more than are done at once."""
    body = {"act": "exclude", "all_who": {"search": "zyx00"}, "reason": f"Remplace {who.name}"}
    assert studio.on_booklet("POST", "participants/changes", body)["queued"]
    studio.run()


def _leave_failed_jobs(studio: Studio, who: Planted) -> None:
    """One that was given up, with what it was told and why it failed."""
    Job.objects.create(
        name="participation.change",
        company_id=studio.booklet.company_id,
        payload={"reason": who.name},
        state=JobState.FAILED,
        due_at=timezone.now(),
        finished_at=timezone.now(),
        last_error=f"ValueError: {who.reference}",
    )


def _json(body: Any) -> str:
    return json.dumps(body, ensure_ascii=False)
