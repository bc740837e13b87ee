"""HTML on paper: a tagged PDF (PDF/UA-1) of one document and its own files, made in a limited process."""

from apps.publishing.printing.run import NotPrinted, Printed, print_document

__all__ = ["NotPrinted", "Printed", "print_document"]
