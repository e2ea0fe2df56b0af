"""OpenSpiel's own algorithms on our games: its MCTS and IS-MCTS bots play, and MCCFR learns.

python examples/openspiel_example.py [--small]
"""

from __future__ import annotations

import argparse
import sys
from typing import Any

import numpy as np
import pyspiel
from open_spiel.python import policy
from open_spiel.python.algorithms import expected_game_score, ismcts, mcts, outcome_sampling_mccfr

import sottovoce.lab.openspiel

ENDING = "sottovoce_siam(players=2,deal=2,played=64)"  # small enough for its whole tree, and not yet decided
assert sottovoce.lab.openspiel  # importing it registers the games


def chance(state: Any, dice: np.random.RandomState) -> None:
    """Let the dice roll until somebody is asked."""
    while state.is_chance_node():
        outcomes, likely = zip(*state.chance_outcomes(), strict=True)
        state.apply_action(int(dice.choice(outcomes, p=likely)))


def play(game: Any, bots: list[Any], dice: np.random.RandomState, most: int) -> Any:
    """A game between bots of OpenSpiel's, or its first decisions."""
    state = game.new_initial_state()
    for _ in range(most):
        chance(state, dice)
        if state.is_terminal():
            break
        player = state.current_player()
        action = int(bots[player].step(state))
        print(f"  {player}: {state.action_to_string(player, action)}")
        state.apply_action(action)
    return state


def searchers(simulations: int, most: int, dice: np.random.RandomState) -> None:
    """MCTS where nothing is hidden, information-set MCTS where something is; both with random rollouts."""
    rollouts = mcts.RandomRolloutEvaluator(1, dice)
    open_game = pyspiel.load_game("sottovoce_siam(players=2,limit=60)")
    print("King of Siam, MCTS against MCTS")
    both = [mcts.MCTSBot(open_game, 1.4, simulations, rollouts, random_state=dice) for _ in range(2)]
    print("  returns so far:", play(open_game, both, dice, most).returns())
    secret_game = pyspiel.load_game("sottovoce_whispers(players=2,limit=60)")
    print("A War of Whispers, IS-MCTS against IS-MCTS")
    both = [ismcts.ISMCTSBot(secret_game, rollouts, 1.4, simulations, random_state=dice) for _ in range(2)]
    print("  returns so far:", play(secret_game, both, dice, most).returns())


def learner(iterations: int) -> None:
    """Outcome-sampling MCCFR learns an ending of King of Siam; its policy plays against random answers, exactly."""
    game = pyspiel.load_game(ENDING)
    start, anything = game.new_initial_state(), policy.UniformRandomPolicy(game)
    np.random.seed(1)
    solver = outcome_sampling_mccfr.OutcomeSamplingSolver(game)
    for _ in range(iterations):
        solver.iteration()
    learned = solver.average_policy()
    for player in range(2):
        before = expected_game_score.policy_value(start, [anything, anything])[player]
        both = [learned, anything] if player == 0 else [anything, learned]
        after = expected_game_score.policy_value(start, both)[player]
        print(f"MCCFR, {iterations} iterations: player {player} expects {after:+.3f}, without learning {before:+.3f}")


def main() -> int:
    """Run all of them."""
    parser = argparse.ArgumentParser(description=str(__doc__).splitlines()[0])
    parser.add_argument("--small", action="store_true", help="a few seconds, to see that it runs")
    small = parser.parse_args().small
    searchers(simulations=3 if small else 50, most=4 if small else 40, dice=np.random.RandomState(1))
    learner(iterations=60 if small else 500)
    return 0


if __name__ == "__main__":
    sys.exit(main())
