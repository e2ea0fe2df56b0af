"""Talk beside the log: statements, who may hear them, and who kept their promises."""
