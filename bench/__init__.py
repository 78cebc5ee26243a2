"""Speed, side by side with a peer: `make bench`."""
