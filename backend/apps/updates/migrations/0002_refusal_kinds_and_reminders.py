from django.db import migrations, models


class Migration(migrations.Migration):
    """Why a release was refused, in kinds, and when a company was last reminded of it: all with a default."""

    dependencies = [("updates", "0001_updates")]

    operations = [
        migrations.AddField(
            model_name="updateproposal",
            name="refusal_kind",
            field=models.CharField(
                choices=[
                    ("local", "Local"),
                    ("replaced", "Replaced"),
                    ("unconcerned", "Unconcerned"),
                    ("other", "Other"),
                ],
                default="",
                max_length=11,
            ),
        ),
        migrations.AddField(
            model_name="adoptioncount",
            name="refusals",
            field=models.JSONField(default=dict),
        ),
        migrations.AddField(
            model_name="adoptioncount",
            name="reminded_at",
            field=models.DateTimeField(null=True),
        ),
    ]
