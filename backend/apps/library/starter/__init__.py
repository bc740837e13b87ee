"""Brings the files of the starter library into the platform's library, through the services that people use."""

from apps.library.starter.load import load_starter_library
from apps.library.starter.outcome import Loading

__all__ = ["Loading", "load_starter_library"]
