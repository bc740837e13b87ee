"""The cards of the demonstration. The numbers add up, and no establishment has them."""

from dataclasses import dataclass, field
from typing import Any

from config.management.demo_data import DemoMember
from shared.actor import Role
from shared.situation import Question


def _situation(*yes: Question) -> dict[Question, bool]:
    """Every question answered: yes to these, no to the others."""
    return {question: question in yes for question in Question}


AUBRAC: dict[str, Any] = {
    "siret": "812 345 676 00017",
    "address": "3, place de l’Église",
    "postal_code": "12470",
    "city": "Saint-Chély-d’Aubrac",
    "locales": ["fr-FR", "en-GB", "es-ES", "pt-PT"],
    "primary_color": "#1e5545",
    "accent_color": "#f6925c",
    "font": "Young Serif",
    "headcount": 96,
    "situation": _situation(
        Question.WORKS_COUNCIL, Question.PUBLIC_ACCESS, Question.MINORS, Question.STAFF_HOUSING
    ),
    "dpo_contact": "Hélène Roux, donnees@maison-aubrac.test",
}
TILLEULS: dict[str, Any] = {
    "siret": "775 123 409 00010",
    "address": "18, avenue des Tilleuls",
    "postal_code": "12100",
    "city": "Millau",
    "locales": ["fr-FR", "en-GB", "pl-PL"],
    "primary_color": "#214ca4",
    "accent_color": "#9ec3fd",
    "font": "Atkinson Hyperlegible Next",
    "headcount": 180,
    "situation": _situation(Question.WORKS_COUNCIL, Question.PUBLIC_ACCESS),
    "dpo_contact": "Agathe Perrin, donnees@clinique-des-tilleuls.test",
}
HORIZON: dict[str, Any] = {
    "siret": "901 543 215 00015",
    "address": "7, rue des Apprentis",
    "postal_code": "12000",
    "city": "Rodez",
    "locales": ["fr-FR"],
    "headcount": 9,
    "situation": _situation(
        Question.PUBLIC_ACCESS, Question.CERTIFYING_TRAINING, Question.TRAINING_OVER_500_HOURS
    ),
    "second_factor_required": True,
}

CARDS = {"Maison Aubrac": AUBRAC, "Clinique des Tilleuls": TILLEULS, "Atelier Horizon": HORIZON}
SITES = {
    "Maison Aubrac": (
        ("Auberge", "Saint-Chély-d’Aubrac"),
        ("Buron de Cap-Combattut", "Laguiole"),
        ("Hôtel du Plateau", "Nasbinals"),
    ),
    "Atelier Horizon": (("Plateau technique", "Rodez"),),
    "Clinique des Tilleuls": (("Chirurgie ambulatoire", "Millau"), ("Soins de suite", "Creissels")),
}


@dataclass(frozen=True)
class SmallCompany:
    name: str
    kind: str
    administrator: DemoMember
    card: dict[str, Any] = field(default_factory=dict)
    suspended_for: str = ""


def _card(siret: str, address: str, postal_code: str, city: str) -> dict[str, Any]:
    return {"siret": siret, "address": address, "postal_code": postal_code, "city": city}


def _admin(first_name: str, last_name: str, email: str) -> DemoMember:
    return DemoMember(first_name, last_name, f"{email}.test", Role.COMPANY_ADMIN)


SMALL_COMPANIES = (
    SmallCompany(
        "Clinique des Causses",
        "health",
        _admin("Irène", "Valat", "irene.valat@clinique-des-causses"),
        _card("77600110900011", "4, rue du Barry", "12100", "Millau"),
    ),
    SmallCompany(
        "Transports Lozère Express",
        "company",
        _admin("Didier", "Pagès", "didier.pages@lozere-express"),
        _card("44120987100017", "Zone d’activité de Causse d’Auge", "48000", "Mende"),
    ),
    SmallCompany(
        "CFA du Rouergue",
        "apprenticeship",
        _admin("Fatou", "Sarr", "fatou.sarr@cfa-rouergue"),
        _card("38877120600017", "25, avenue de Bordeaux", "12000", "Rodez"),
    ),
    SmallCompany(
        "EHPAD Les Genévriers",
        "social_care",
        _admin("Claire", "Nogier", "claire.nogier@les-genevriers"),
        _card("26480011100017", "1, chemin de l’Empéry", "48100", "Marvejols"),
    ),
    SmallCompany(
        "Bâtir en Terrefort",
        "company",
        _admin("Bruno", "Astruc", "bruno.astruc@batir-terrefort"),
        {"postal_code": "81000", "city": "Albi"},
    ),
    SmallCompany(
        "Laiterie Fourcade",
        "company",
        _admin("Rose", "Fourcade", "rose.fourcade@laiterie-fourcade"),
        _card("32611470900016", "Route de l’Aubrac", "12210", "Laguiole"),
    ),
    SmallCompany(
        "Spa des Monts",
        "hospitality",
        _admin("Élodie", "Chabrol", "elodie.chabrol@spa-des-monts"),
        _card("83200456800016", "Place du Marché", "15110", "Chaudes-Aigues"),
    ),
    SmallCompany(
        "Pépinières du Midi",
        "company",
        _admin("Gilles", "Bousquet", "gilles.bousquet@pepinieres-midi"),
        {"siret": "41999231800016", "postal_code": "81100", "city": "Castres"},
    ),
    SmallCompany(
        "Ateliers Nogaret",
        "company",
        _admin("Maud", "Nogaret", "maud.nogaret@ateliers-nogaret"),
        _card("39125580900017", "8, quai Bessières", "46100", "Figeac"),
    ),
    SmallCompany(
        "Communauté de communes du Larzac",
        "public",
        _admin("Pascale", "Guy", "pascale.guy@cc-larzac"),
        _card("20007010000017", "Place Hippolyte-Puech", "12230", "La Cavalerie"),
    ),
    SmallCompany(
        "Institut Formation Garonne",
        "training",
        _admin("Tristan", "Delpech", "tristan.delpech@formation-garonne"),
        _card("52870013100014", "40, allées Jean-Jaurès", "31000", "Toulouse"),
    ),
    SmallCompany(
        "Auberge des Sucs",
        "hospitality",
        _admin("Fanny", "Vernet", "fanny.vernet@auberge-des-sucs"),
        _card("81203344900016", "Route du Mézenc", "43150", "Les Estables"),
    ),
    SmallCompany(
        "Hôtel des Volcans",
        "hospitality",
        _admin("Sylvie", "Mazet", "sylvie.mazet@hotel-volcans"),
        _card("90411267900017", "12, place de Jaude", "63000", "Clermont-Ferrand"),
        suspended_for="Fermeture pour travaux jusqu’à la prochaine saison.",
    ),
)
