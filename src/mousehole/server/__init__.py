"""The web application: tables on the network. What happens at a table is decided in `mousehole.table`."""
