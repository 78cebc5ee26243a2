"""Web Push: tells people whose turn it is, even if no page of ours is open. On if the host has set a key."""
