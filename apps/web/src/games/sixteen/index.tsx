import { cardOfMove, meaningOf, type SixteenFact, type SixteenView, sideOf } from '@sixfold/sixteen';
import { manifest } from '@sixfold/sixteen/manifest';
import type { TableWords } from '@sixfold/words';
import type { GamePage } from '../../table/table-props.js';
import { useGameWords } from '../../words/words.js';
import { frames, type SixteenEffect } from './frames.js';
import { SixteenResult } from './result.js';
import { SixteenTable } from './table.js';
import { SixteenTextView } from './text-view.js';

function Standing({ view }: { readonly view: SixteenView }) {
  const game = useGameWords('sixteen');
  const { won, viewer } = view;
  const mine = viewer === 'spectator' ? 0 : sideOf(viewer);
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
  new Set(seats.map(sideOf)).size === 1;

function moveName(move: string, words: TableWords<'sixteen'>): string {
  const meaning = meaningOf(move);
  if (meaning?.kind === 'draw') return words.draw;
  if (meaning?.kind === 'joker') return `${words.joker} (${words.cardName(meaning.as)})`;
  return words.cardName(move);
}

function placesOf(move: string): readonly string[] {
  const card = cardOfMove(move);
  return card === undefined ? [] : [`.sixteen-hand [data-travel="hand-${card}-0"]`];
}

export const page: GamePage<SixteenView, SixteenFact, SixteenEffect, TableWords<'sixteen'>> = {
  manifest,
  Table: SixteenTable,
  TextView: SixteenTextView,
  frames,
  concerns,
  isTeam,
  moveName,
  placesOf,
  moments: ['sixteen', 'match', 'sixteenAndMatch', 'bust'],
  curve: 'lead',
  Standing,
  ResultDetails: SixteenResult,
};
