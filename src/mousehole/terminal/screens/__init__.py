"""The screens of the terminal application, one module per screen."""
