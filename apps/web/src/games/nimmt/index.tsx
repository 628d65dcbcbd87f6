import { meaningOf, type NimmtFact, type NimmtView, textOf, variantById } from '@sixfold/nimmt';
import { manifest } from '@sixfold/nimmt/manifest';
import type { TableWords } from '@sixfold/words';
import type { GamePage } from '../../table/table-props.js';
import { useGameWords, useTableWords, useWords } from '../../words/words.js';
import { isDecision } from './decision.js';
import { frames, type NimmtEffect } from './frames.js';
import { cardsOfLay } from './lays.js';
import { NimmtResult } from './result.js';
import { NimmtTable } from './table.js';
import { NimmtTextView } from './text-view.js';
import { canShift, matters } from './trap-ends.js';

function Standing({ view }: { readonly view: NimmtView }) {
  const words = useWords();
  const nimmt = useTableWords('nimmt');
  const game = useGameWords('nimmt');
  const { options, round } = view;
  const variant = variantById(options.variant);
  const length =
    options.rounds === null || options.rounds === undefined
      ? words.table.round(round)
      : words.table.roundOf(round, options.rounds);
  const goal =
    variant.length === 'limit' && typeof options.rounds !== 'number' ? nimmt.limit(options.limit ?? 66) : '';
  return (
    <>
      <strong>{game.options.variant?.values?.[options.variant]?.label}</strong>
      <span className="soft">{[length, goal].filter(Boolean).join(' · ')}</span>
    </>
  );
}

/**
 * Questions with one answer, or with answers that all come to the same, are answered at once (N-63, N-68). Laying is left
 * to the person even then.
 */
function onlyAnswer(view: NimmtView, legal: readonly string[]): string | undefined {
  const { phase } = view;
  if (phase === 'window' && !matters(view)) return textOf({ kind: 'pass' });
  if (phase === 'place' && !canShift(view, legal)) return textOf({ kind: 'place' });
  return legal.length === 1 && isDecision(phase) ? legal[0] : undefined;
}

const concerns = (fact: NimmtFact, me: number): boolean =>
  (fact.kind === 'tookRow' || fact.kind === 'zeroKept') && fact.seat === me;

function moveName(move: string, words: TableWords<'nimmt'>): string {
  const meaning = meaningOf(move);
  switch (meaning?.kind) {
    case 'row':
      return words.rowName(meaning.row + 1);
    case 'layTwo':
      return meaning.cards.join(' + ');
    case 'layMasked':
      return words.moveNames.mask(meaning.cards.join(' + '));
    case 'shift':
      return words.moveNames.shift(meaning.value);
    case 'drop':
      return words.moveNames.drop(meaning.card);
    case 'pick':
      return String(meaning.card);
    case 'block':
    case 'stretch':
      return words.traps[meaning.kind];
    case 'place':
    case 'pass':
      return words.moveNames.noTrap;
    default:
      return move;
  }
}

function placesOf(move: string): readonly string[] {
  const meaning = meaningOf(move);
  if (meaning?.kind === 'row') return [`.rows > li:nth-child(${meaning.row + 1})`];
  return cardsOfLay(move).map((card) => `.hand [data-travel="card-${card}"]`);
}

export const page: GamePage<NimmtView, NimmtFact, NimmtEffect, TableWords<'nimmt'>> = {
  manifest,
  Table: NimmtTable,
  TextView: NimmtTextView,
  frames,
  onlyAnswer,
  concerns,
  moveName,
  placesOf,
  parts: { begin: 'roundStarted', name: 'round' },
  moments: ['tookRow'],
  curve: 'each',
  Standing,
  ResultDetails: NimmtResult,
};
