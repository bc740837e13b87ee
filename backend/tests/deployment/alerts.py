"""An hour in which all is well, and the fault that fires each alert, for promtool."""

from typing import Any

Series = dict[str, str]
Labels = dict[str, str]

HOUR = "x120"  # every thirty seconds
SAVE = 'livretier_requests_total{method="PUT",route="api/booklets/{booklet_id}/pages/{page_id}",status="%s"}'
READ = 'livretier_requests_total{method="GET",route="api/home",status="%s"}'
SLOW = 'livretier_slow_requests_total{method="GET",route="api/home",status="2xx"}'

QUIET: Series = {
    'up{job="livretier",instance="a"}': f"1{HOUR}",
    'livretier_figures_failed{group="jobs"}': f"0{HOUR}",
    "livretier_database_up": f"1{HOUR}",
    "livretier_database_connections": f"40{HOUR}",
    "livretier_database_connections_limit": f"100{HOUR}",
    'livretier_server_up{server="s3"}': f"1{HOUR}",
    'livretier_process_silent_seconds{part="worker"}': f"4{HOUR}",
    'livretier_node_silent_seconds{part="edge",node="lecture-1"}': f"4{HOUR}",
    'livretier_node_behind_seconds{part="edge",node="lecture-1"}': "_ " + "0 4 0 " * 40,
    'livretier_node_waiting{part="facts",node="lecture-1"}': f"90000{HOUR}",
    READ % "2xx": "0+900x120",
    READ % "5xx": "0+1x120",
    SAVE % "2xx": "0+300x120",
    SAVE % "5xx": f"0{HOUR}",
    SLOW: "0+9x120",
    'livretier_jobs_oldest_seconds{queue="fast"}': "0 1 0 2 " * 30,
    'livretier_jobs_oldest_seconds{queue="slow"}': f"240{HOUR}",
    "livretier_jobs_failed": f"3{HOUR}",
    'livretier_jobs_waiting{server="smtp"}': f"0{HOUR}",
    "livretier_publications_oldest_seconds": "0 8 0 20 " * 30,
    "livretier_receipts_pending_oldest_seconds": "0 1 0 0 " * 30,
    "livretier_register_entries_total": "5000+20x120",
    "livretier_checkpoint_entries": "5000+20x120",
    "livretier_checkpoint_stored_entries": "4980+20x120",
    "livretier_mailing_unserved_seconds": "1 0 2 0 " * 30,
    'livretier_mails_waiting{waits_for="none"}': f"2000{HOUR}",
    'livretier_mails_waiting{waits_for="quiet"}': f"90000{HOUR}",
    "livretier_mails_uncertain": f"2{HOUR}",
}

# What is otherwise than in a quiet hour, and the labels of the alert. An hour long, too.
FAULTS: dict[str, tuple[Series, Labels]] = {
    "LivretierFiguresMissing": (
        {'up{job="livretier",instance="a"}': f"0{HOUR}"},
        {"job": "livretier", "instance": "a"},
    ),
    "LivretierFiguresFailed": (
        {'livretier_figures_failed{group="jobs"}': f"1{HOUR}"},
        {"group": "jobs"},
    ),
    "LivretierDatabaseAway": ({"livretier_database_up": f"0{HOUR}"}, {}),
    "LivretierConnectionsShort": ({"livretier_database_connections": f"85{HOUR}"}, {}),
    "LivretierServerAway": ({'livretier_server_up{server="s3"}': f"0{HOUR}"}, {"server": "s3"}),
    "LivretierProcessSilent": (
        {'livretier_process_silent_seconds{part="worker"}': "0+30x120"},
        {"part": "worker"},
    ),
    "LivretierNodeSilent": (
        {'livretier_node_silent_seconds{part="edge",node="lecture-1"}': "0+30x120"},
        {"part": "edge", "node": "lecture-1"},
    ),
    "LivretierEdgeBehind": (
        {'livretier_node_behind_seconds{part="edge",node="lecture-1"}': "0+30x120"},
        {"part": "edge", "node": "lecture-1"},
    ),
    "LivretierFactsBehind": (
        {'livretier_node_waiting{part="facts",node="lecture-1"}': "0+10000000x120"},
        {"part": "facts", "node": "lecture-1"},
    ),
    "LivretierErrors": ({READ % "5xx": "0+100x120"}, {}),
    "LivretierSavesFail": ({SAVE % "5xx": "0+3x120"}, {}),
    "LivretierSlow": ({SLOW: "0+100x120"}, {}),
    "LivretierJobsLate": (
        {'livretier_jobs_oldest_seconds{queue="fast"}': "0+30x120"},
        {"queue": "fast"},
    ),
    "LivretierSlowJobsLate": (
        {'livretier_jobs_oldest_seconds{queue="slow"}': "0+30x120"},
        {"queue": "slow"},
    ),
    "LivretierJobsGivenUp": ({"livretier_jobs_failed": "3x110 4x9"}, {}),
    "LivretierMailServerAway": (
        {'livretier_jobs_waiting{server="smtp"}': f"1{HOUR}"},
        {"server": "smtp"},
    ),
    "LivretierPublicationsLate": ({"livretier_publications_oldest_seconds": "0+30x120"}, {}),
    "LivretierReceiptsWithoutPlace": (
        {"livretier_receipts_pending_oldest_seconds": "0+30x120"},
        {},
    ),
    "LivretierCheckpointMissing": ({"livretier_checkpoint_entries": f"5000{HOUR}"}, {}),
    "LivretierCheckpointNotStored": ({"livretier_checkpoint_stored_entries": f"4980{HOUR}"}, {}),
    "LivretierMailingsStuck": ({"livretier_mailing_unserved_seconds": "0+30x120"}, {}),
    "LivretierMailsUncertain": ({"livretier_mails_uncertain": f"300{HOUR}"}, {}),
}


def promtool_tests(alerts: dict[str, dict[str, Any]], rules: str) -> dict[str, Any]:
    """Each alert is silent at every ten minutes of the quiet hour, and fires at the end of its own."""
    quiet = [
        {"alertname": name, "eval_time": f"{minute}m", "exp_alerts": []}
        for name in alerts
        for minute in range(0, 61, 10)
    ]
    tests = [_test("a quiet hour", QUIET, quiet)]
    for name, (fault, labels) in FAULTS.items():
        fired = {
            "exp_labels": {**labels, **alerts[name]["labels"]},
            "exp_annotations": alerts[name]["annotations"],
        }
        alone = [{"alertname": name, "eval_time": "60m", "exp_alerts": [fired]}]
        tests.append(_test(name, QUIET | fault, alone))
    return {"rule_files": [rules], "evaluation_interval": "30s", "tests": tests}


def _test(name: str, series: Series, alone: list[dict[str, Any]]) -> dict[str, Any]:
    return {
        "name": name,
        "interval": "30s",
        "input_series": [{"series": one, "values": values} for one, values in series.items()],
        "alert_rule_test": alone,
    }
