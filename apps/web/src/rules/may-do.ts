import type { HomeGame } from '../games/registry.js';

/** Kinds of moves, by how the rules write them; the first that fits counts. */
const KINDS: Readonly<Record<HomeGame, readonly (readonly [kind: string, pattern: RegExp])[]>> = {
  nimmt: [
    ['row', /^r\d$/],
    ['pick', /^pick:/],
    ['shift', /^shift:/],
    ['stretch', /^stretch$/],
    ['drop', /^drop:/],
    ['block', /^block$/],
    ['pass', /^(pass|place)$/],
    ['two', /\+/],
    ['mask', /\?/],
    ['lay', /^\d+$/],
  ],
  six: [
    ['swap', /^swap$/],
    ['move', />/],
    ['place', /,/],
  ],
  sixteen: [
    ['draw', /^draw$/],
    ['joker', /^j=/],
    ['play', /./],
  ],
};

export const kindsOf = (game: HomeGame): readonly string[] => KINDS[game].map(([kind]) => kind);

/** What somebody may do, as kinds of moves with how many there are of each, from the rules' own list. */
export function mayDo(
  game: HomeGame,
  legal: readonly string[],
): readonly { readonly kind: string; readonly count: number }[] {
  const found = legal.map((move) => KINDS[game].find(([, pattern]) => pattern.test(move))?.[0]);
  return kindsOf(game)
    .map((kind) => ({ kind, count: found.filter((each) => each === kind).length }))
    .filter(({ count }) => count > 0);
}
