import {
  type Game,
  type GameVariant,
  isRefusal,
  type Preset,
  readOptions,
  variantOf,
} from '@sixfold/game-kit';
import type { LawCase } from '../law-case.js';
import { violated } from '../violation.js';

/** What a manifest says without the rules is what the rules say, too. */
export function manifestLaw(game: Game, cases: readonly LawCase[]): void {
  const { manifest } = game;
  if (manifest.id !== game.id) violated('the manifest has another id', manifest.id, game.id);
  if (!manifest.seats.includes(manifest.quickSeats)) {
    violated('nobody can just play now: the seats are too many or too few', manifest.quickSeats);
  }
  const seats = new Set([...manifest.presets, ...cases].flatMap(({ options }) => game.seatCounts(options)));
  const counts = [...seats].sort((a, b) => a - b);
  if (counts.join() !== manifest.seats.join()) {
    violated('the manifest lets other numbers of players sit down than the rules', manifest.seats, counts);
  }
  if (manifest.hides !== cases.some(({ hidden }) => hidden)) {
    violated('manifest and cases disagree on whether anything is hidden', manifest.hides);
  }
  for (const preset of manifest.presets) checkPreset(game, preset);
  for (const variant of manifest.variants ?? []) checkVariant(game, variant);
  const { signalOption } = manifest;
  const isSwitch = manifest.seats.some((count) =>
    game.optionSpecs({}, count).some(({ kind, key }) => kind === 'switch' && key === signalOption),
  );
  if (signalOption !== undefined && !isSwitch) violated('the signal has no switch', signalOption);
  const both = manifest.quietFacts.filter((kind) => manifest.headlineFacts.includes(kind));
  if (both.length > 0) violated('a fact is quiet and a headline', both);
}

function checkPreset(game: Game, { id, options, seats }: Preset): void {
  const read = readOptions(game, options, seats);
  if (isRefusal(read)) violated(`the preset "${id}" is refused`, read.code, read.params);
}

/** A table with what a variant is known by plays that variant, and no other. */
function checkVariant(game: Game, { id, options = {}, seats = game.manifest.quickSeats }: GameVariant): void {
  const read = readOptions(game, options, seats);
  if (isRefusal(read)) violated(`the variant "${id}" is refused`, read.code, read.params);
  else if (variantOf(game.manifest, read, seats) !== id) violated(`nobody can play the variant "${id}"`);
}
