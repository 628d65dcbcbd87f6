import type { Rng } from '@sixfold/game-kit';
import { type NimmtState, type NimmtView, nimmt, variantById } from '@sixfold/nimmt';

/**
 * Worlds that fit a view, for looking ahead to the end of the round: there the match of a world ends, so that no
 * playout deals a round that nobody plays. That somebody has laid a hidden card tells nothing, so in phase `lay`
 * the others lay again, as they would rather than at random.
 */
export function worldsOf(view: NimmtView): (rng: Rng) => NimmtState {
  const options = { ...view.options, rounds: view.round };
  const unlaid = view.phase === 'lay' && variantById(view.options.variant).laying === 'hidden';
  const players = unlaid
    ? view.players.map((player) => (player.lay === 'hidden' ? { ...player, lay: 'none' as const } : player))
    : view.players;
  const toAct = unlaid
    ? Array.from(players.keys()).filter((seat) => players[seat].lay === 'none' && players[seat].cards > 0)
    : view.toAct;
  const asked: NimmtView = { ...view, options, players, toAct };
  return (rng) => nimmt.determinize(asked, rng);
}
