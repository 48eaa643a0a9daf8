"""HTTP, sockets and stores round the tables. Thin: what happens at a table is decided in `trinacria.table`."""
