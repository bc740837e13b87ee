"""Files for containers: what their schemas accept, what their processes may do, and variables of the table alone."""

import re
import shutil
import subprocess
from functools import cache
from typing import Any

import kubernetes_validate
import pytest
import yaml

from tests.architecture.paths import REPOSITORY
from tests.deployment.variables import NAME, rows

COMPOSE = REPOSITORY / "deploy/compose"
KUBERNETES = REPOSITORY / "deploy/kubernetes"
VERSIONS = ("1.30", "1.37")
COMMANDS = set(re.findall(r"^  ([a-z-]+)\)", (REPOSITORY / "deploy/exec").read_text("utf-8"), re.M))
RUN = COMMANDS - {"watchdog"} | {"nginx", "reading"}  # a container is watched by who runs it
OVERLAY_KEYS = {"apiVersion", "kind", "namespace", "resources", "replicas"}


def composed() -> dict[str, Any]:
    found: dict[str, Any] = yaml.safe_load((COMPOSE / "compose.yaml").read_text("utf-8"))
    return found


def ours() -> dict[str, dict[str, Any]]:
    services = composed()["services"]
    return {name: one for name, one in services.items() if "LIVRETIER_IMAGE" in one["image"]}


@cache
def overlay(name: str) -> list[dict[str, Any]]:
    """What an overlay consists of: its own files and those of the base, with replicas as it says."""
    folder = KUBERNETES / "overlays" / name
    said = yaml.safe_load((folder / "kustomization.yaml").read_text("utf-8"))
    assert said.keys() <= OVERLAY_KEYS, "this test knows resources and replicas alone"
    base = yaml.safe_load((KUBERNETES / "base/kustomization.yaml").read_text("utf-8"))
    assert {file.name for file in (KUBERNETES / "base").iterdir()} - {"kustomization.yaml"} == {
        *base["resources"]
    }
    files = [KUBERNETES / "base" / file for file in base["resources"]]
    files += [folder / file for file in said["resources"] if not file.startswith("..")]
    found = [one for file in files for one in yaml.safe_load_all(file.read_text("utf-8"))]
    counts = {one["name"]: one["count"] for one in said.get("replicas", [])}
    for one in found:
        one["metadata"]["namespace"] = said["namespace"]
        if one["kind"] in {"Deployment", "StatefulSet"} and one["metadata"]["name"] in counts:
            one["spec"]["replicas"] = counts.pop(one["metadata"]["name"])
    assert counts == {}
    return found


def pods(name: str) -> dict[str, dict[str, Any]]:
    return {
        one["metadata"]["name"]: one["spec"]["template"]["spec"]
        for one in overlay(name)
        if "template" in one.get("spec", {})
    }


def containers(name: str) -> dict[str, dict[str, Any]]:
    return {one["name"]: one for pod in pods(name).values() for one in pod["containers"]}


class TestCompose:
    def test_starts_every_process_once(self):
        commands = {service["command"][-1] for name, service in ours().items() if name != "migrate"}

        assert commands == RUN

    @pytest.mark.parametrize("name", composed()["services"])
    def test_a_service_is_nobody_on_a_disk_that_it_cannot_change(self, name: str):
        service = composed()["services"][name]

        assert service["read_only"] is True
        assert service["cap_drop"] == ["ALL"]
        assert service["security_opt"] == ["no-new-privileges:true"]
        assert int(service["user"].split(":")[0]) > 0
        assert service["deploy"]["resources"]["limits"].keys() == {"cpus", "memory"}
        assert service["logging"]["options"].keys() == {"max-size", "max-file"}
        assert name == "migrate" or service["healthcheck"]["test"][0] == "CMD"

    def test_ports_are_those_of_nginx_and_of_figures_on_loopback_alone(self):
        published = {
            name: service["ports"]
            for name, service in composed()["services"].items()
            if "ports" in service
        }

        assert published.keys() == {"nginx", "reading", "metrics"}
        assert all(port.startswith("127.0.0.1:") for ports in published.values() for port in ports)

    def test_what_is_used_is_declared_and_what_is_declared_is_used(self):
        file = composed()
        services = file["services"].values()
        mounted = {one.split(":")[0] for service in services for one in service.get("volumes", [])}
        joined = {one for service in services for one in service["networks"]}
        secrets = {one for service in services for one in service.get("secrets", [])}
        awaited = {one for service in services for one in service.get("depends_on", {})}

        assert mounted == file["volumes"].keys()
        assert joined == file["networks"].keys()
        assert secrets == file["secrets"].keys()
        assert awaited <= file["services"].keys()

    def test_the_owner_of_the_tables_is_known_to_migrations_alone(self):
        knowing = {name for name, one in ours().items() if "secrets/owner.env" in one["env_file"]}

        assert knowing == {"migrate"}
        assert ours()["reading"]["env_file"] == ["secrets/reading.env"]


@pytest.mark.parametrize("name", ["small", "large"])
class TestKubernetes:
    @pytest.mark.parametrize("version", VERSIONS)
    def test_every_object_fits_its_schema(self, name: str, version: str):
        for one in overlay(name):
            kubernetes_validate.validate(one, version, strict=True)

    def test_kubectl_makes_the_same_of_it_where_there_is_one(self, name: str):
        assert {one["kind"] for one in overlay(name)} >= {"Deployment", "NetworkPolicy"}
        if kubectl := shutil.which("kubectl"):
            made = subprocess.run(
                [kubectl, "kustomize", KUBERNETES / "overlays" / name],
                capture_output=True,
                text=True,
                check=True,
            ).stdout

            assert _sorted(list(yaml.safe_load_all(made))) == _sorted(overlay(name))

    def test_every_process_runs(self, name: str):
        found = {key: one["command"][-1] for key, one in containers(name).items()}
        del found["migrate"]

        assert set(found.values()) == RUN

    def test_a_pod_is_nobody_and_hears_of_no_service(self, name: str):
        for pod in pods(name).values():
            assert pod["securityContext"]["runAsNonRoot"] is True
            assert pod["securityContext"]["seccompProfile"] == {"type": "RuntimeDefault"}
            assert pod["automountServiceAccountToken"] is False
            assert pod["enableServiceLinks"] is False

    def test_a_container_may_do_little_and_is_looked_after(self, name: str):
        for key, one in containers(name).items():
            assert one["securityContext"] == {
                "allowPrivilegeEscalation": False,
                "readOnlyRootFilesystem": True,
                "capabilities": {"drop": ["ALL"]},
            }
            assert "memory" in one["resources"]["limits"]
            assert key == "migrate" or "livenessProbe" in one

    def test_a_container_mounts_what_its_pod_has(self, name: str):
        for one in overlay(name):
            if "template" in one.get("spec", {}):
                pod = one["spec"]["template"]["spec"]
                claims = one["spec"].get("volumeClaimTemplates", [])
                has = {volume["name"] for volume in pod["volumes"]}
                has |= {claim["metadata"]["name"] for claim in claims}
                mounts = {
                    mount["name"]
                    for container in pod["containers"]
                    for mount in container["volumeMounts"]
                }
                assert mounts <= has, one["metadata"]["name"]

    def test_selectors_find_a_pod(self, name: str):
        found = set(pods(name)) - {"migrate"}
        for one in overlay(name):
            spec = one.get("spec", {})
            if one["kind"] == "Service":
                assert spec["selector"]["app.kubernetes.io/name"] in found
            if one["kind"] == "PodDisruptionBudget":
                assert spec["selector"]["matchLabels"]["app.kubernetes.io/name"] in found
            if one["kind"] == "HorizontalPodAutoscaler":
                assert spec["scaleTargetRef"]["name"] in found

    def test_nobody_reaches_a_pod_that_is_not_named(self, name: str):
        policies = [one for one in overlay(name) if one["kind"] == "NetworkPolicy"]
        closed = next(one["spec"] for one in policies if one["metadata"]["name"] == "nobody")

        assert closed["ingress"] == []
        assert closed["podSelector"] == {"matchLabels": {"app.kubernetes.io/part-of": "livretier"}}
        reached = {one["metadata"]["name"] for one in policies if one["spec"].get("ingress")}
        assert reached == {f"to-{one}" for one in ("app", "spool", "studio", "reading", "metrics")}

    def test_what_scales_by_itself_says_no_number_of_its_own(self, name: str):
        scaled = {
            one["spec"]["scaleTargetRef"]["name"]
            for one in overlay(name)
            if one["kind"] == "HorizontalPodAutoscaler"
        }
        counted = {
            one["metadata"]["name"] for one in overlay(name) if "replicas" in one.get("spec", {})
        }

        assert scaled == ({"app", "worker"} if name == "large" else set())
        assert scaled & counted == set()


def test_both_name_variables_of_the_table_alone():
    files = [*COMPOSE.iterdir(), *KUBERNETES.rglob("*.yaml")]
    named = {name for file in files if file.is_file() for name in NAME.findall(file.read_text())}

    assert len(named) > 30
    assert named - rows().keys() == set()


def test_every_process_is_given_what_has_no_default():
    wanted = {
        name for name, (default, _, by, _) in rows().items() if default == "–" and by[:3] == "all"
    }
    secrets = set(NAME.findall((COMPOSE / "secrets.example").read_text("utf-8")))
    data = next(one for one in overlay("small") if one["kind"] == "ConfigMap")["data"]
    both = {"LIVRETIER_ALIVE", "LIVRETIER_STATE", "LIVRETIER_INSTANCE", "APP_PORT"}

    assert len(wanted) > 12
    assert (wanted | both) - secrets - data.keys() == set()
    for name in RUN - {"nginx", "reading"}:
        assert (wanted | both) - secrets - ours()[name]["environment"].keys() == set(), name


def test_no_configuration_holds_a_secret():
    secret = {name for name, (_, told, *_) in rows().items() if told == "yes"}
    data = next(one for one in overlay("small") if one["kind"] == "ConfigMap")["data"]
    said = {name for service in ours().values() for name in service["environment"]}

    assert secret & (data.keys() | said) == set()


def test_an_object_with_a_fault_does_not_fit():
    deployment = next(one for one in overlay("small") if one["kind"] == "Deployment")
    faulty = {**deployment, "spec": {**deployment["spec"], "replica": 2}}

    with pytest.raises(kubernetes_validate.ValidationError):
        kubernetes_validate.validate(faulty, VERSIONS[0], strict=True)


def _sorted(found: list[dict[str, Any]]) -> list[dict[str, Any]]:
    return sorted(found, key=lambda one: (one["kind"], one["metadata"]["name"]))
