"""What the files of the ZIP are called, and what is said of one that was changed."""

RECEIPT, PRIVATE, SALT, PLACE = "accuse.json", "prive.json", "sel.txt", "place.json"
CANCELLATION, CANCELLED_PLACE = "annulation.json", "annulation-place.json"
CONTENT, PAPER, KEY, SEAL = "livret.json", "livret.pdf", "cle.txt", "sceau.txt"
README, SCRIPT = "LISEZ-MOI.txt", "verify.py"
ALWAYS = (RECEIPT, PRIVATE, SALT, PLACE, KEY, SEAL)

SENTENCES = {
    "archive_cut": "le fichier est incomplet",
    "archive_changed": "la structure du fichier a été modifiée",
    "missing": "le fichier manque",
    "unreadable": "le contenu est illisible",
    "key_changed": "la clé est altérée",
    "key_other": "ce n’est pas la clé que vous avez donnée",
    "unsigned": "la signature du registre manque ou est fausse",
    "checkpoint_other": "le point de contrôle signé dit autre chose",
    "not_recorded": "ce n’est pas ce qui est inscrit au registre",
    "person_other": "ce n’est pas la personne à laquelle l’accusé est lié",
    "drawing_other": "le tracé n’est pas celui de l’accusé",
    "receipt_other": "elle annule un autre accusé",
    "version_other": "ce n’est pas la version dont il a été pris connaissance",
    "file_changed": "ce n’est pas le fichier du dossier d’origine",
}


class Refused(Exception):
    """Something was changed: in which file, and what is wrong with it."""

    def __init__(self, file: str, code: str) -> None:
        super().__init__(f"{file} : {SENTENCES[code]}")
        self.file, self.code = file, code
