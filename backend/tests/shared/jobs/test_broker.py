"""What RabbitMQ was asked for: a replicated queue in which poison stops by itself."""

from celery import current_app
from kombu.exceptions import ChannelError

from shared.ids import uuid7
from shared.jobs.bell import ring


def test_the_queue_is_a_quorum_queue_with_a_delivery_limit():
    assert ring([uuid7()])
    (queue,) = current_app.conf.task_queues

    with current_app.connection_for_write() as connection:
        wrong = queue.__class__(
            queue.name, queue_arguments={"x-queue-type": "classic"}, channel=connection.channel()
        )
        try:
            wrong.queue_declare()
        except ChannelError as error:
            refused = str(error)
        else:
            refused = ""

    assert "quorum" in refused
    assert queue.queue_arguments == {"x-queue-type": "quorum", "x-delivery-limit": 3}
