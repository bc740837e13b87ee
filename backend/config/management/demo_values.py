"""What Maison Aubrac has filled in: numbers are those that France keeps for fiction."""

from dataclasses import dataclass


@dataclass(frozen=True)
class DemoValue:
    """`owner` is the address of who looks after it; `days` until it is looked at again."""

    key: str
    value: str
    owner: str = "camille.vidal@maison-aubrac.test"
    days: int = 226
    site: str = ""


JULIEN = "julien.delmas@maison-aubrac.test"

AUBRAC_VALUES = (
    DemoValue("company_name", "Maison Aubrac"),
    DemoValue(
        "company_story",
        "La maison a ouvert en 1936, quand Léonie Aubrac a servi ses premiers aligots aux marcheurs.",
    ),
    DemoValue("company_activity", "une auberge de vingt-quatre chambres et sa table"),
    DemoValue("company_values", "le soin, la franchise et le goût du travail bien fait"),
    DemoValue("site_address", "3, place de l’Église, 12470 Saint-Chély-d’Aubrac"),
    DemoValue(
        "site_address",
        "Buron de Cap-Combattut, 12210 Laguiole",
        owner=JULIEN,
        site="Buron de Cap-Combattut",
    ),
    DemoValue("reception", "La réception, au rez-de-chaussée de l’auberge"),
    DemoValue("reception_phone", "05 36 49 12 00"),
    DemoValue("hr_contact", "Camille Vidal, responsable des ressources humaines"),
    DemoValue("hr_phone", "06 39 98 14 02"),
    DemoValue("hr_email", "rh@maison-aubrac.test"),
    DemoValue("manager", "la ou le chef de service inscrit sur votre planning"),
    DemoValue("manager_phone", "05 36 49 12 04"),
    DemoValue("welcome_buddy", "la personne inscrite sur votre feuille d’arrivée"),
    DemoValue("documents_place", "le panneau du couloir du personnel, devant les vestiaires"),
    DemoValue(
        "collective_agreement",
        "Hôtels, cafés, restaurants (IDCC 1979)",
        days=365,
    ),
    DemoValue("works_council", "Nora Fabre et Théo Garcia"),
    DemoValue("alert_channel", "Hélène Roux, par écrit à alerte@maison-aubrac.test"),
    DemoValue("occupational_health", "Aveyron Santé Travail", days=365),
    DemoValue("occupational_health_phone", "05 36 49 41 20", days=365),
    DemoValue("occupational_health_address", "4, rue du Foirail, 12500 Espalion", days=365),
    DemoValue("labour_inspector", "DDETSPP de l’Aveyron"),
    DemoValue("labour_inspector_phone", "05 36 49 36 10"),
    DemoValue("labour_inspector_address", "9, rue de Bruxelles, 12000 Rodez", days=18),
    DemoValue("safety_contact", "Julien Delmas, chef de cuisine", owner=JULIEN),
    DemoValue("safety_contact_phone", "06 39 98 12 34", owner=JULIEN),
    DemoValue("harassment_contact_company", "Hélène Roux"),
    DemoValue("harassment_contact_council", "Nora Fabre"),
    DemoValue("harassment_contact_phone", "06 39 98 20 17"),
    DemoValue("housing_contact", "Margaux Leroy, gouvernante générale"),
    DemoValue("internal_emergency_phone", "12 depuis un poste de la maison", owner=JULIEN),
    DemoValue("risk_document_place", "le classeur rouge de la réception", owner=JULIEN),
    DemoValue("alarm_signal", "une sirène continue", owner=JULIEN),
    DemoValue("assembly_point", "le parking du bas, devant le tilleul", owner=JULIEN),
    DemoValue("first_aiders", "Julien Delmas, Margaux Leroy et Awa Diop", owner=JULIEN),
    DemoValue("first_aid_place", "la cuisine, à gauche du passe", owner=JULIEN),
    DemoValue("defibrillator_place", "l’entrée de la réception", owner=JULIEN),
    DemoValue("extinguishers_place", "chaque palier et la cuisine", owner=JULIEN),
    DemoValue("evacuation_guides", "Margaux Leroy et Étienne Marchal", owner=JULIEN),
    DemoValue("fire_caller", "la personne de garde à la réception", owner=JULIEN),
    DemoValue("staff_room", "la salle du premier étage, au-dessus de la cuisine"),
    DemoValue("parking", "le parking du bas, places du fond"),
    DemoValue("working_hours", "selon votre planning, affiché le vendredi"),
    DemoValue("schedule_notice", "quinze jours"),
    DemoValue("weekly_rest", "deux jours par semaine, selon votre planning"),
    DemoValue("leave_period", "du 1er mai au 31 octobre", days=365),
    DemoValue("pay_day", "le 5 de chaque mois"),
    DemoValue("health_insurer", "Mutuelle des Monts"),
    DemoValue("health_insurer_phone", "05 36 49 55 30"),
    DemoValue("provident_insurer", "Prévoyance des Monts", days=365),
    DemoValue("dpo", "Hélène Roux"),
    DemoValue("dpo_email", "donnees@maison-aubrac.test"),
    DemoValue("waste_place", "le local derrière la plonge"),
    DemoValue("allergens_list_place", "le classeur vert du passe", owner=JULIEN),
    DemoValue("food_safety_plan_place", "le bureau du chef", owner=JULIEN),
    DemoValue("safety_data_sheets_place", "l’armoire de la plonge", owner=JULIEN, days=-12),
)
