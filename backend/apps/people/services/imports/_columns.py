"""What the columns of a file are, as far as their titles say it in French or in English."""

import re
from collections.abc import Mapping, Sequence

from django.utils.crypto import salted_hmac

from shared.folding import fold

# Each field with the titles that mean it, folded; the first column that fits takes it.
TITLES: Mapping[str, tuple[str, ...]] = {
    "first_name": ("prenom", "prenoms", "first name", "firstname", "given name", "prenom usuel"),
    "last_name": (
        *("nom", "nom de famille", "nom usuel", "nom de naissance", "last name", "lastname"),
        *("surname", "family name"),
    ),
    "reference": (
        *("reference", "ref", "matricule", "identifiant", "numero", "n", "no", "id", "code"),
        *("numero de matricule", "employee id", "employee number", "staff number", "identifier"),
    ),
    "email": (
        *("email", "e mail", "mail", "courriel", "adresse mail", "adresse email"),
        *("adresse e mail", "email address", "e mail address", "mail professionnel"),
    ),
    "phone": (
        *("telephone", "tel", "portable", "mobile", "numero de telephone", "telephone portable"),
        *("phone", "phone number", "mobile phone", "gsm"),
    ),
    "language": ("langue", "language", "langue de lecture", "langue parlee"),
    "site": ("site", "etablissement", "lieu", "lieu de travail", "agence", "location", "branch"),
    "job": ("poste", "metier", "fonction", "emploi", "job", "job title", "position", "role"),
    "contract": ("contrat", "type de contrat", "nature du contrat", "contract", "contract type"),
    "groups": ("groupe", "groupes", "equipe", "equipes", "service", "group", "groups", "team"),
    "joined_on": (
        *("arrivee", "date d arrivee", "entree", "date d entree", "embauche", "date d embauche"),
        *("debut", "date de debut", "arrivee le", "start date", "joined", "joined on", "hire date"),
    ),
    "left_on": (
        *("depart", "date de depart", "sortie", "date de sortie", "fin", "date de fin"),
        *("dernier jour", "end date", "leaving date", "left", "left on", "last day"),
    ),
    "representative": ("representant", "representant legal", "tuteur legal", "representative"),
    "relation": ("lien", "lien avec la personne", "relation"),
    "representative_email": (
        *("e mail du representant", "email du representant", "mail du representant"),
        "representative email",
    ),
}
FIELDS = tuple(TITLES)


def title_key(title: str) -> str:
    """What titles are compared by: « N° de matricule » is « n de matricule »."""
    return " ".join(re.findall(r"[a-z0-9]+", fold(title)))


def title_digest(title: str) -> str:
    """By what a title is known again once it is forgotten: a file without titles has people in their place."""
    digest = salted_hmac("titles of imports", title_key(title), algorithm="sha256")
    return digest.hexdigest()[:32]


def guess_fields(titles: Sequence[str], *, remembered: Mapping[str, str]) -> list[str]:
    """For each column the field that it is, or nothing: as last time, or else as its title says."""
    known = {title: field for field, meant in TITLES.items() for title in meant}
    fields: list[str] = []
    for title in map(title_key, titles):
        field = remembered.get(title, known.get(title, ""))
        fields.append("" if field in fields else field)
    return fields


def identifies(fields: Sequence[str]) -> bool:
    """Whether people can be told apart by these columns."""
    return bool({"reference", "email"} & set(fields)) or {"first_name", "last_name"} <= set(fields)
