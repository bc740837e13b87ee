"""What long suites of publishing share: workers of their own on the test's database, and booklets to publish."""
