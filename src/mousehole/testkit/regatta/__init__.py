"""A race for two to four captains and a ghost ship: a toy that has everything the kernel can do, to test it with."""
