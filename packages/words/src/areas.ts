import type { GameId } from '@sixfold/games';
import type { en } from './en/index.js';
import type { SameKeys, WordsOf } from './shape.js';

type English = { readonly [Name in keyof typeof en]: Awaited<ReturnType<(typeof en)[Name]>> };

/** A part of the words that can be loaded by itself: the game kit, the page, a game … */
export type Area = keyof English;

/** The words of an area, as the English ones define them. */
export type Words<Name extends Area> = SameKeys<English[Name][Name & keyof English[Name]]>;

/** What the page's table of a game says, beside the sentences that every game has. */
export type TableWords<Name extends Area> =
  Words<Name> extends { readonly table: infer Table } ? Table : never;

/** What the drawing of a game in a terminal says. */
export type TerminalWords<Name extends Area> =
  Words<Name> extends { readonly terminal: infer Terminal } ? Terminal : never;

/** What a language offers: each area in a module that is loaded when somebody reads it. */
export type Areas = { readonly [Name in Area]: () => Promise<{ readonly [Key in Name]: Words<Name> }> };

/** Every game has words; a game without them does not compile. */
export type GameAreas = { readonly [Id in GameId]: () => Promise<{ readonly [Key in Id]: WordsOf<Id> }> };
