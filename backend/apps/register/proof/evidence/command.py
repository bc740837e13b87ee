"""`python3 verify.py DOSSIER.zip [CLÉ]`: what it says to whoever holds the ZIP."""

import sys
from pathlib import Path

from apps.register.proof.evidence.checks import Proved, check
from apps.register.proof.evidence.names import Refused

USAGE = """Usage : python3 verify.py DOSSIER.zip [CLÉ]

Contrôle un dossier de preuve sans réseau et sans le logiciel qui l’a produit. Python 3.10 suffit.
CLÉ est la clé publique du registre, telle que vous l’avez reçue par ailleurs. Sans elle, celle du
dossier est employée et affichée : comparez-la.
"""


def main(arguments: list[str]) -> int:
    """0: nothing was changed; 1: something was; 2: it was called otherwise."""
    if len(arguments) not in (1, 2):
        sys.stdout.write(USAGE)
        return 2
    try:
        proved = check(Path(arguments[0]).read_bytes(), trusted="".join(arguments[1:]))
    except Refused as refused:
        sys.stdout.write(f"REFUSÉ. {refused}\n")
        return 1
    sys.stdout.write(said(proved))
    return 0


def said(proved: Proved) -> str:
    receipt, private, place = proved.receipt, proved.private, proved.place
    cancelled = proved.cancellation
    lines = {
        "accusé": receipt["number"],
        "annulé le": cancelled["cancelled_at"] if cancelled else "",
        "personne": f"{private['first_name']} {private['last_name']} {private['reference']}".strip(),
        "signé par": private["signer_name"],
        "phrase": receipt["sentence"],
        "version": f"{receipt['version']}, {receipt['locale']}",
        "reçu le": receipt["received_at"],
        "voie": f"{receipt['channel']}, {receipt['strength']}",
        "lien envoyé": private["link_sent"],
        "place": f"{place['sequence']} de l’entreprise, {place['index'] + 1} sur {place['size']}",
        "clé du registre": proved.key,
    }
    state = "Cet accusé est ANNULÉ." if cancelled else "Cet accusé est valable."
    told = "".join(f"  {name:<16} {value}\n" for name, value in lines.items() if value)
    return f"Rien n’a été modifié. {state}\n{told}"
