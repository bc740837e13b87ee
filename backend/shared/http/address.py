from ipaddress import ip_address, ip_network

from django.http import HttpRequest
from django.http.request import split_domain_port


def hostname(request: HttpRequest) -> str:
    """The name by which the caller knows us, in lower case; refuses what cannot be one."""
    name, _ = split_domain_port(request.get_host())
    return name


def truncated_ip(request: HttpRequest) -> str:
    """Where a call comes from, without the part that points at one household."""
    given = request.headers.get("X-Real-IP") or request.META.get("REMOTE_ADDR", "")
    try:
        address = ip_address(given)
    except ValueError:
        return ""
    kept_bits = 24 if address.version == 4 else 48
    return str(ip_network((address, kept_bits), strict=False).network_address)
