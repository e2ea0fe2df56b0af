"""The contract every game fulfils; knows no game, no clock, no network."""
