from django.db import migrations, models

NEW_NAMES = {"forget_person": "erase_user_traces"}


def rename_jobs(apps, schema_editor):
    """Jobs that wait, or failed and may be tried again, find their function under its new name."""
    jobs = apps.get_model("jobs", "Job").objects.using(schema_editor.connection.alias)
    for old, new in NEW_NAMES.items():
        for job in jobs.exclude(state="done").filter(name__endswith=f".{old}"):
            jobs.filter(id=job.id).update(name=job.name.removesuffix(old) + new)


class Migration(migrations.Migration):
    """`Turn` is `FairShare`, `rung_at` is `notified_at`, and waiting jobs have the names of today.

    Only names change: PostgreSQL keeps rows, grants and indexes.
    """

    dependencies = [("jobs", "0002_turns")]

    operations = [
        migrations.RenameModel("Turn", "FairShare"),
        migrations.RenameField("Job", "rung_at", "notified_at"),
        migrations.SeparateDatabaseAndState(
            state_operations=[
                migrations.RemoveIndex("Job", "job_unheard"),
                migrations.AddIndex(
                    "Job",
                    models.Index(
                        condition=models.Q(("state", "pending")),
                        fields=["notified_at"],
                        name="job_unheard",
                    ),
                ),
            ]
        ),
        migrations.RunPython(rename_jobs, migrations.RunPython.noop),
    ]
