"""The school: lessons and puzzles, which are data in the games' folders, read and replayed by the rules."""
