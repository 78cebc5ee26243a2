"""What is asked once. One file a subject."""
