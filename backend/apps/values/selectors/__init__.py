from apps.values.selectors.keepers import list_keepers, list_value_sites

__all__ = ["list_keepers", "list_value_sites"]
