from zoneinfo import ZoneInfo

# Every clock of the French Republic; two of them change twice a year.
ZONES = [
    ZoneInfo(name)
    for name in (
        "Europe/Paris",
        "America/Guadeloupe",
        "America/Martinique",
        "America/St_Barthelemy",
        "America/Marigot",
        "America/Cayenne",
        "America/Miquelon",
        "Indian/Reunion",
        "Indian/Mayotte",
        "Indian/Kerguelen",
        "Pacific/Noumea",
        "Pacific/Wallis",
        "Pacific/Tahiti",
        "Pacific/Marquesas",
        "Pacific/Gambier",
    )
]
