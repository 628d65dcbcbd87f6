import { manifest } from '@sixfold/sixteen/manifest';
import type { SixteenFact, SixteenView } from '@sixfold/sixteen';
import type { GamePage } from '../../table/table-props.js';
import { useGameWords } from '../../words/words.js';
import { frames, type SixteenEffect } from './frames.js';
import { SixteenTable } from './table.js';
import { SixteenTextView } from './text-view.js';

function Standing({ view }: { readonly view: SixteenView }) {
  const game = useGameWords('sixteen');
  const { won, viewer } = view;
  const mine = viewer === 'spectator' ? 0 : viewer % 2;
  return (
    <>
      <strong>{game.name}</strong>
      <span className="soft">
        {won[mine]} : {won[1 - mine]}
      </span>
    </>
  );
}

const concerns = (fact: SixteenFact, me: number): boolean =>
  'winners' in fact && (fact.winners.includes(me) || fact.seat === me);

/** Partners sit opposite each other. */
const isTeam = (_view: SixteenView, seats: readonly number[]): boolean =>
  new Set(seats.map((seat) => seat % 2)).size === 1;

export const page: GamePage<SixteenView, SixteenFact, SixteenEffect> = {
  manifest,
  Table: SixteenTable,
  TextView: SixteenTextView,
  frames,
  concerns,
  isTeam,
  Standing,
};
