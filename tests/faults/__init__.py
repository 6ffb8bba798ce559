"""A bad network and a server that is killed: nothing may be lost, doubled or out of step."""
