from django.db import migrations, models

CHOICES = [("ask", "Ask"), ("automatic", "Automatic")]


class Migration(migrations.Migration):
    """Whether a published booklet publishes by itself what the library changed in it; those that are there ask."""

    dependencies = [("booklets", "0008_walk_by_origin")]

    operations = [
        migrations.AddField(
            model_name="booklet",
            name="core_publication",
            field=models.CharField(choices=CHOICES, default="ask", max_length=10),
        ),
    ]
