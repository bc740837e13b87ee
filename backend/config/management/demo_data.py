"""The people of the demonstration. Their addresses end in .test, which no mail server serves."""

from dataclasses import dataclass

from shared.actor import PlatformRole, Role

PASSWORD = "Livretier-2026-demo"  # noqa: S105 - public on purpose, in README
DOMAINS = (
    "livretier.test",
    "maison-aubrac.test",
    "clinique-des-tilleuls.test",
    "atelier-horizon.test",
)


HOSTS = {"livrets.soignance.test": "soignance", "accueil.soignance.test": "soignance"}


@dataclass(frozen=True)
class StaffMember:
    first_name: str
    last_name: str
    email: str
    platform_role: PlatformRole


@dataclass(frozen=True)
class DemoMember:
    first_name: str
    last_name: str
    email: str
    role: Role


@dataclass(frozen=True)
class DemoCompany:
    name: str
    kind: str
    members: tuple[DemoMember, ...]


@dataclass(frozen=True)
class DemoNewcomer:
    """Somebody who came by an invitation, whom the list of people shows in another state."""

    first_name: str
    last_name: str
    email: str
    role: Role
    awaited: bool = False
    days: int | None = None  # of an audit
    suspended: bool = False


NEWCOMERS = (
    DemoNewcomer("João", "Pinto", "joao.pinto@maison-aubrac.test", Role.TRANSLATOR, awaited=True),
    DemoNewcomer(
        "Sylvie", "Costes", "sylvie.costes@maison-aubrac.test", Role.WRITER, suspended=True
    ),
    DemoNewcomer("Odile", "Valadier", "odile.valadier@maison-aubrac.test", Role.AUDITOR, days=60),
)

STAFF = (
    StaffMember("Inès", "Moreau", "ines.moreau@livretier.test", PlatformRole.SUPER_ADMIN),
    StaffMember("Solène", "Guérin", "solene.guerin@livretier.test", PlatformRole.SUPER_ADMIN),
    StaffMember("Paul", "Garnier", "paul.garnier@livretier.test", PlatformRole.LIBRARY_EDITOR),
    StaffMember("Irène", "Faure", "irene.faure@livretier.test", PlatformRole.LIBRARY_EDITOR),
)

# She works for both companies.
NADIA = ("Nadia", "Ferrière", "nadia.ferriere@maison-aubrac.test")

COMPANIES = (
    DemoCompany(
        "Maison Aubrac",
        "hospitality",
        (
            DemoMember("Camille", "Vidal", "camille.vidal@maison-aubrac.test", Role.COMPANY_ADMIN),
            DemoMember("Hélène", "Roux", "helene.roux@maison-aubrac.test", Role.COMPANY_ADMIN),
            DemoMember(
                "Julien", "Delmas", "julien.delmas@maison-aubrac.test", Role.BOOKLET_MANAGER
            ),
            DemoMember("Awa", "Diop", "awa.diop@maison-aubrac.test", Role.WRITER),
            DemoMember("Sofia", "Costa", "sofia.costa@maison-aubrac.test", Role.TRANSLATOR),
            DemoMember("Marc", "Roche", "marc.roche@maison-aubrac.test", Role.AUDITOR),
            DemoMember("Nora", "Fabre", "nora.fabre@maison-aubrac.test", Role.WRITER),
            DemoMember(
                "Margaux", "Leroy", "margaux.leroy@maison-aubrac.test", Role.BOOKLET_MANAGER
            ),
            DemoMember("Étienne", "Marchal", "etienne.marchal@maison-aubrac.test", Role.WRITER),
            DemoMember("Théo", "Garcia", "theo.garcia@maison-aubrac.test", Role.WRITER),
            DemoMember("Lucie", "Bernard", "lucie.bernard@maison-aubrac.test", Role.WRITER),
            DemoMember(*NADIA, Role.COMPANY_ADMIN),
        ),
    ),
    DemoCompany(
        "Clinique des Tilleuls",
        "health",
        (
            DemoMember(
                "Léa", "Fontaine", "lea.fontaine@clinique-des-tilleuls.test", Role.COMPANY_ADMIN
            ),
            DemoMember(
                "Agathe",
                "Perrin",
                "agathe.perrin@clinique-des-tilleuls.test",
                Role.COMPANY_ADMIN,
            ),
            DemoMember(
                "Karim", "Benali", "karim.benali@clinique-des-tilleuls.test", Role.BOOKLET_MANAGER
            ),
            DemoMember("Samir", "Haddad", "samir.haddad@clinique-des-tilleuls.test", Role.WRITER),
            DemoMember("Chloé", "Petit", "chloe.petit@clinique-des-tilleuls.test", Role.WRITER),
            DemoMember("Ewa", "Nowak", "ewa.nowak@clinique-des-tilleuls.test", Role.TRANSLATOR),
            DemoMember("Hugo", "Lambert", "hugo.lambert@clinique-des-tilleuls.test", Role.AUDITOR),
            DemoMember("Rémi", "Marchand", "remi.marchand@clinique-des-tilleuls.test", Role.WRITER),
            DemoMember(*NADIA, Role.WRITER),
        ),
    ),
    DemoCompany(
        "Atelier Horizon",
        "training",
        (
            DemoMember("Maud", "Collet", "maud.collet@atelier-horizon.test", Role.COMPANY_ADMIN),
            DemoMember("Bastien", "Faure", "bastien.faure@atelier-horizon.test", Role.WRITER),
            DemoMember("Gaëlle", "Tessier", "gaelle.tessier@atelier-horizon.test", Role.WRITER),
        ),
    ),
)
