import django.contrib.postgres.fields
import django.db.models.deletion
from django.db import migrations, models

import shared.ids
from shared.tenancy.operations import TenantWall


class Migration(migrations.Migration):
    initial = True

    dependencies = [
        ("booklets", "0007_reviews"),
        ("companies", "0010_hosting_certified"),
    ]

    operations = [
        migrations.CreateModel(
            name="CommentThread",
            fields=[
                (
                    "id",
                    models.UUIDField(
                        default=shared.ids.uuid7, editable=False, primary_key=True, serialize=False
                    ),
                ),
                ("created_at", models.DateTimeField(auto_now_add=True)),
                ("updated_at", models.DateTimeField(auto_now=True)),
                ("page_id", models.UUIDField()),
                ("block_id", models.CharField(max_length=64)),
                ("quote", models.CharField(default="", max_length=200)),
                ("opened_by_id", models.UUIDField(null=True)),
                ("comments_count", models.IntegerField(default=0)),
                ("last_at", models.DateTimeField()),
                ("resolved_at", models.DateTimeField(null=True)),
                ("resolved_by_id", models.UUIDField(null=True)),
                ("resolved_by_name", models.CharField(default="", max_length=200)),
                (
                    "booklet",
                    models.ForeignKey(
                        db_index=False,
                        on_delete=django.db.models.deletion.CASCADE,
                        related_name="+",
                        to="booklets.booklet",
                    ),
                ),
                (
                    "company",
                    models.ForeignKey(
                        db_index=False,
                        on_delete=django.db.models.deletion.PROTECT,
                        related_name="+",
                        to="companies.company",
                    ),
                ),
            ],
        ),
        migrations.CreateModel(
            name="Comment",
            fields=[
                (
                    "id",
                    models.UUIDField(
                        default=shared.ids.uuid7, editable=False, primary_key=True, serialize=False
                    ),
                ),
                ("created_at", models.DateTimeField(auto_now_add=True)),
                ("updated_at", models.DateTimeField(auto_now=True)),
                ("author_id", models.UUIDField(null=True)),
                ("author_name", models.CharField(default="", max_length=200)),
                ("text", models.CharField(max_length=2000)),
                (
                    "mentions",
                    django.contrib.postgres.fields.ArrayField(
                        base_field=models.UUIDField(), default=list, size=None
                    ),
                ),
                ("written_at", models.DateTimeField()),
                ("edited_at", models.DateTimeField(null=True)),
                ("deleted_at", models.DateTimeField(null=True)),
                (
                    "company",
                    models.ForeignKey(
                        db_index=False,
                        on_delete=django.db.models.deletion.PROTECT,
                        related_name="+",
                        to="companies.company",
                    ),
                ),
                (
                    "thread",
                    models.ForeignKey(
                        db_index=False,
                        on_delete=django.db.models.deletion.CASCADE,
                        related_name="comments",
                        to="comments.commentthread",
                    ),
                ),
            ],
        ),
        migrations.AddIndex(
            model_name="commentthread",
            index=models.Index(fields=["company", "booklet", "-id"], name="threads_of_booklet"),
        ),
        migrations.AddIndex(
            model_name="commentthread",
            index=models.Index(fields=["company", "page_id", "-id"], name="threads_of_page"),
        ),
        migrations.AddIndex(
            model_name="commentthread",
            index=models.Index(fields=["opened_by_id"], name="threads_opened_by"),
        ),
        migrations.AddIndex(
            model_name="commentthread",
            index=models.Index(fields=["resolved_by_id"], name="threads_resolved_by"),
        ),
        migrations.AddIndex(
            model_name="comment",
            index=models.Index(fields=["thread", "written_at", "id"], name="comments_of_thread"),
        ),
        migrations.AddIndex(
            model_name="comment",
            index=models.Index(fields=["company", "-written_at", "-id"], name="comments_by_time"),
        ),
        migrations.AddIndex(
            model_name="comment",
            index=models.Index(fields=["author_id"], name="comments_of_person"),
        ),
        TenantWall("comments_commentthread"),
        TenantWall("comments_comment"),
    ]
