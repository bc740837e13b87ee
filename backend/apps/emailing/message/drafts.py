"""What a new mailing says before anybody writes in it: words by nature, in the languages that we speak."""

import re
from typing import Any, Final

from apps.emailing.models import Nature
from shared.language import DEFAULT_LANGUAGE

_HOLE = re.compile(r"\{([a-z_]+)\}")

Draft = tuple[str, tuple[str, ...], str, tuple[str, ...]]  # subject, before, button, after

_FRENCH: dict[str, Draft] = {
    Nature.INVITATION: (
        "{first_name}, « {booklet} » est à lire",
        (
            "Bonjour {first_name},",
            "Nous vous remettons « {booklet} » : les informations utiles y sont réunies.",
            "Merci de le lire et d’en accuser réception d’ici au {due_date}.",
        ),
        "Ouvrir le livret",
        ("Une question ? Répondez simplement à ce message.",),
    ),
    Nature.REMINDER: (
        "{first_name}, « {booklet} » attend votre lecture",
        (
            "Bonjour {first_name},",
            "Il vous reste à lire « {booklet} » et à en accuser réception.",
            "La date prévue est le {due_date}.",
        ),
        "Reprendre la lecture",
        ("Si vous venez de le faire, ne tenez pas compte de ce message.",),
    ),
    Nature.UPDATE: (
        "{first_name}, des pages de « {booklet} » sont à relire",
        (
            "Bonjour {first_name},",
            "« {booklet} » a été mis à jour. À relire : {pages_to_read}.",
            "Merci d’en accuser réception d’ici au {due_date}.",
        ),
        "Relire ces pages",
        ("Une question ? Répondez simplement à ce message.",),
    ),
    Nature.INFORMATION: (
        "{first_name}, une information sur « {booklet} »",
        (
            "Bonjour {first_name},",
            "« {booklet} » reste à votre disposition : vous pouvez le consulter à tout moment, sur un ordinateur ou un téléphone.",
        ),
        "Consulter le livret",
        ("Une question ? Répondez simplement à ce message.",),
    ),
}

_ENGLISH: dict[str, Draft] = {
    Nature.INVITATION: (
        "{first_name}, “{booklet}” is for you to read",
        (
            "Hello {first_name},",
            "We are giving you “{booklet}”: what is useful to know, all in one place.",
            "Please read it and confirm that you have received it by {due_date}.",
        ),
        "Open the booklet",
        ("Any questions? Simply reply to this message.",),
    ),
    Nature.REMINDER: (
        "{first_name}, “{booklet}” is waiting for you",
        (
            "Hello {first_name},",
            "You still have to read “{booklet}” and confirm that you have received it.",
            "The date set for this is {due_date}.",
        ),
        "Continue reading",
        ("If you have just done so, please ignore this message.",),
    ),
    Nature.UPDATE: (
        "{first_name}, pages of “{booklet}” are to be read again",
        (
            "Hello {first_name},",
            "“{booklet}” has been updated. To read again: {pages_to_read}.",
            "Please confirm that you have read them by {due_date}.",
        ),
        "Read these pages",
        ("Any questions? Simply reply to this message.",),
    ),
    Nature.INFORMATION: (
        "{first_name}, some information about “{booklet}”",
        (
            "Hello {first_name},",
            "“{booklet}” remains available to you: you can read it at any time, on a computer or a phone.",
        ),
        "Read the booklet",
        ("Any questions? Simply reply to this message.",),
    ),
}

_SPANISH: dict[str, Draft] = {
    Nature.INVITATION: (
        "{first_name}, tiene «{booklet}» por leer",
        (
            "Hola, {first_name}:",
            "Le entregamos «{booklet}»: la información útil, reunida en un solo lugar.",
            "Le pedimos que lo lea y confirme su recepción a más tardar el {due_date}.",
        ),
        "Abrir el folleto",
        ("¿Tiene alguna pregunta? Responda simplemente a este mensaje.",),
    ),
    Nature.REMINDER: (
        "{first_name}, «{booklet}» espera su lectura",
        (
            "Hola, {first_name}:",
            "Todavía tiene que leer «{booklet}» y confirmar su recepción.",
            "La fecha prevista es el {due_date}.",
        ),
        "Continuar la lectura",
        ("Si acaba de hacerlo, no tenga en cuenta este mensaje.",),
    ),
    Nature.UPDATE: (
        "{first_name}, tiene páginas de «{booklet}» por releer",
        (
            "Hola, {first_name}:",
            "«{booklet}» se ha actualizado. Debe releer: {pages_to_read}.",
            "Le pedimos que confirme su lectura a más tardar el {due_date}.",
        ),
        "Releer estas páginas",
        ("¿Tiene alguna pregunta? Responda simplemente a este mensaje.",),
    ),
    Nature.INFORMATION: (
        "{first_name}, una información sobre «{booklet}»",
        (
            "Hola, {first_name}:",
            "«{booklet}» sigue a su disposición: puede consultarlo en cualquier momento, en un ordenador o un teléfono.",
        ),
        "Consultar el folleto",
        ("¿Tiene alguna pregunta? Responda simplemente a este mensaje.",),
    ),
}

_PORTUGUESE: dict[str, Draft] = {
    Nature.INVITATION: (
        "{first_name}, tem «{booklet}» para ler",
        (
            "Olá, {first_name}:",
            "Entregamos-lhe «{booklet}»: as informações úteis, reunidas num só lugar.",
            "Pedimos que o leia e confirme a sua receção até {due_date}.",
        ),
        "Abrir o guia",
        ("Tem alguma pergunta? Responda simplesmente a esta mensagem.",),
    ),
    Nature.REMINDER: (
        "{first_name}, «{booklet}» aguarda a sua leitura",
        (
            "Olá, {first_name}:",
            "Ainda tem de ler «{booklet}» e confirmar a sua receção.",
            "A data prevista é {due_date}.",
        ),
        "Continuar a leitura",
        ("Se acabou de o fazer, ignore esta mensagem.",),
    ),
    Nature.UPDATE: (
        "{first_name}, tem páginas de «{booklet}» para reler",
        (
            "Olá, {first_name}:",
            "«{booklet}» foi atualizado. A reler: {pages_to_read}.",
            "Pedimos que confirme a leitura até {due_date}.",
        ),
        "Reler estas páginas",
        ("Tem alguma pergunta? Responda simplesmente a esta mensagem.",),
    ),
    Nature.INFORMATION: (
        "{first_name}, uma informação sobre «{booklet}»",
        (
            "Olá, {first_name}:",
            "«{booklet}» continua ao seu dispor: pode consultá-lo a qualquer momento, num computador ou num telefone.",
        ),
        "Consultar o guia",
        ("Tem alguma pergunta? Responda simplesmente a esta mensagem.",),
    ),
}

DRAFTS: Final = {"fr": _FRENCH, "en": _ENGLISH, "es": _SPANISH, "pt": _PORTUGUESE}


def draft_texts(
    *, nature: Nature, locales: list[str], has_due_day: bool
) -> dict[str, dict[str, Any]]:
    """French always, and each of these languages that we have words for; no day where none is asked."""
    wanted = dict.fromkeys([DEFAULT_LANGUAGE, *locales])
    return {
        locale: _text(DRAFTS[locale[:2].lower()][nature], has_due_day=has_due_day)
        for locale in wanted
        if locale[:2].lower() in DRAFTS
    }


def _text(draft: Draft, *, has_due_day: bool) -> dict[str, Any]:
    subject, before, button, after = draft
    said = [line for line in before if has_due_day or "{due_date}" not in line]
    return {
        "subject": _nodes(subject),
        "body": [
            *map(_paragraph, said),
            {"type": "button", "text": button},
            *map(_paragraph, after),
        ],
    }


def _paragraph(line: str) -> dict[str, Any]:
    return {"type": "paragraph", "content": _nodes(line)}


def _nodes(line: str) -> list[dict[str, Any]]:
    parts = _HOLE.split(line)
    nodes = [
        {"type": "variable", "name": part} if place % 2 else {"type": "text", "text": part}
        for place, part in enumerate(parts)
    ]
    return [node for node in nodes if node.get("text") != ""]
