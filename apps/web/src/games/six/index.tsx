import { meaningOf, type SixFact, type SixView } from '@sixfold/six';
import { manifest } from '@sixfold/six/manifest';
import type { TableWords } from '@sixfold/words';
import type { GamePage } from '../../table/table-props.js';
import { useGameWords } from '../../words/words.js';
import { frames, type SixEffect } from './frames.js';
import { viewAfter } from './past.js';
import { SixTable } from './table.js';
import { SixTextView } from './text-view.js';
import { useSixWords } from './words.js';

function Standing({ view }: { readonly view: SixView }) {
  const game = useGameWords('six');
  const words = useSixWords();
  const { phase, quiet, options } = view;
  const limit = options.noCaptureLimit;
  // The end by too many quiet moves is worth a word only when it comes near.
  const isNear = limit !== null && quiet * 2 >= limit;
  return (
    <>
      <strong>{game.name}</strong>
      <span className="soft">
        {words.phases[phase]}
        {isNear ? ` · ${words.quiet(quiet, limit)}` : ''}
      </span>
    </>
  );
}

/** Whoever plays the same colour. */
const isTeam = (view: SixView, seats: readonly number[]): boolean =>
  new Set(seats.map((seat) => view.colours[seat])).size === 1;

/** The notation is how players of SIX speak of moves; which half stays is seen on the board. */
function moveName(move: string, words: TableWords<'six'>): string {
  const meaning = meaningOf(move);
  if (meaning?.kind === 'swap') return words.swap;
  return meaning?.kind === 'move' ? `${meaning.from} → ${meaning.to}` : move;
}

function placesOf(move: string): readonly string[] {
  const meaning = meaningOf(move);
  if (!meaning || meaning.kind === 'swap') return [];
  const cells = meaning.kind === 'move' ? [meaning.from, meaning.to] : [meaning.to];
  return cells.map((cell) => `[data-cell="${cell}"]`);
}

export const page: GamePage<SixView, SixFact, SixEffect, TableWords<'six'>> = {
  manifest,
  Table: SixTable,
  TextView: SixTextView,
  frames,
  isTeam,
  moveName,
  placesOf,
  parts: { begin: 'phaseTwo', name: 'phase' },
  moments: ['captured', 'completed'],
  curve: 'chance',
  drawsWay: true,
  Standing,
  viewAfter,
};
