from ipaddress import IPv6Address, ip_address, ip_network

from django.http import HttpRequest
from django.http.request import split_domain_port


def hostname(request: HttpRequest) -> str:
    """The name by which the caller knows us, in lower case; refuses what cannot be one."""
    name, _ = split_domain_port(request.get_host())
    return name


def caller(request: HttpRequest) -> str:
    """Where a call comes from, as nginx says it: to count with, never to keep.

    A household has a whole /64 of IPv6, another address for each try: it counts as one.
    """
    said = _said_by_nginx(request)
    try:
        address = ip_address(said)
    except ValueError:
        return said
    if not isinstance(address, IPv6Address):
        return said
    return str(address.ipv4_mapped or ip_network((address, 64), strict=False).network_address)


def truncated_ip(request: HttpRequest) -> str:
    """Where a call comes from, without the part that points at one household."""
    try:
        address = ip_address(_said_by_nginx(request))
    except ValueError:
        return ""
    kept_bits = 24 if address.version == 4 else 48
    return str(ip_network((address, kept_bits), strict=False).network_address)


def _said_by_nginx(request: HttpRequest) -> str:
    return request.headers.get("X-Real-IP") or str(request.META.get("REMOTE_ADDR", ""))
