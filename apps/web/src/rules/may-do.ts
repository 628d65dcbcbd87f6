import { meaningOf as meaningInNimmt, type NimmtMeaning } from '@sixfold/nimmt';
import { meaningOf as meaningInSix, type SixMeaning } from '@sixfold/six';
import { meaningOf as meaningInSixteen, type SixteenMeaning } from '@sixfold/sixteen';
import type { HomeGame } from '../games/registry.js';

/** Kinds of moves as people think of them, in the order in which they are told, by what the rules call them. */
type Kinds<Meaning extends { readonly kind: string }> = Readonly<Record<Meaning['kind'], string>>;

const NIMMT: Kinds<NimmtMeaning> = {
  row: 'row',
  pick: 'pick',
  shift: 'shift',
  stretch: 'stretch',
  drop: 'drop',
  block: 'block',
  pass: 'pass',
  place: 'pass',
  layTwo: 'two',
  layMasked: 'mask',
  lay: 'lay',
};
const SIX: Kinds<SixMeaning> = { swap: 'swap', move: 'move', place: 'place' };
const SIXTEEN: Kinds<SixteenMeaning> = { draw: 'draw', joker: 'joker', play: 'play' };

/** What sort of move a text is: the rules read it. */
const sorted =
  <Meaning extends { readonly kind: string }>(
    kinds: Kinds<Meaning>,
    read: (move: string) => Meaning | undefined,
  ) =>
  (move: string): string | undefined => {
    const kind: Meaning['kind'] | undefined = read(move)?.kind;
    return kind === undefined ? undefined : kinds[kind];
  };

const GAMES: Readonly<
  Record<
    HomeGame,
    { readonly kinds: Readonly<Record<string, string>>; kindOf(move: string): string | undefined }
  >
> = {
  nimmt: { kinds: NIMMT, kindOf: sorted(NIMMT, meaningInNimmt) },
  six: { kinds: SIX, kindOf: sorted(SIX, meaningInSix) },
  sixteen: { kinds: SIXTEEN, kindOf: sorted(SIXTEEN, meaningInSixteen) },
};

export const kindsOf = (game: HomeGame): readonly string[] => [...new Set(Object.values(GAMES[game].kinds))];

/** What somebody may do, as kinds of moves with how many there are of each, from the rules' own list. */
export function mayDo(
  game: HomeGame,
  legal: readonly string[],
): readonly { readonly kind: string; readonly count: number }[] {
  const found = legal.map(GAMES[game].kindOf);
  return kindsOf(game)
    .map((kind) => ({ kind, count: found.filter((each) => each === kind).length }))
    .filter(({ count }) => count > 0);
}
