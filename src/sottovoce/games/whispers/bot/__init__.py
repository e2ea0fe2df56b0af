"""What the bots of this game know beyond its rules: evaluation, nets, and how they think."""
