"""The web application: tables over the network. What happens at a table is decided in `mousehole.table`."""
