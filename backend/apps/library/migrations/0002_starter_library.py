from django.db import migrations, models


def by_locale(model: str, column: str) -> migrations.SeparateDatabaseAndState:
    """A text becomes the French one of several; back again, only the French one stays."""
    alter = f"ALTER TABLE library_{model} ALTER COLUMN {column} TYPE"
    return migrations.SeparateDatabaseAndState(
        database_operations=[
            migrations.RunSQL(
                f"{alter} jsonb USING CASE {column} WHEN '' THEN '{{}}'::jsonb"
                f" ELSE jsonb_build_object('fr-FR', {column}) END",
                f"{alter} varchar(300) USING COALESCE({column} ->> 'fr-FR', '')",
            )
        ],
        state_operations=[
            migrations.AlterField(
                model_name=model, name=column, field=models.JSONField(default=dict)
            )
        ],
    )


class Migration(migrations.Migration):
    """What the starter library needs: texts by locale, doubts, and which file a chapter comes from."""

    dependencies = [
        ("library", "0001_chapter_library"),
    ]

    operations = [
        by_locale("chapter", "summary"),
        by_locale("sector", "description"),
        migrations.AddField(
            model_name="obligation",
            name="doubt",
            field=models.CharField(blank=True, default="", max_length=300),
        ),
        migrations.AddField(
            model_name="chapter",
            name="code",
            field=models.CharField(blank=True, default="", max_length=60),
        ),
        migrations.AddField(
            model_name="chapter",
            name="source",
            field=models.CharField(blank=True, default="", max_length=64),
        ),
        migrations.AddConstraint(
            model_name="chapter",
            constraint=models.UniqueConstraint(
                condition=models.Q(("company", None), models.Q(("code", ""), _negated=True)),
                fields=("code",),
                name="chapter_code_once",
            ),
        ),
    ]
