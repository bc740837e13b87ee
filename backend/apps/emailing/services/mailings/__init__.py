"""What people do with mailings, before they are sent and while they are."""
