"""Where Alembic gets its connection: from the one who upgrades."""

from alembic import context

from trinacria.server.store.schema import metadata

context.configure(connection=context.config.attributes["connection"], target_metadata=metadata)
with context.begin_transaction():
    context.run_migrations()
