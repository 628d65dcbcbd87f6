import type { PlayState } from '@sixfold/protocol';
import { eventId } from './event-ids.js';

/** A view as text, and where in it each of its values stands. */
interface WrittenView {
  readonly text: string;
  readonly keys: readonly string[];
  readonly values: readonly unknown[];
  readonly starts: readonly number[];
  readonly ends: readonly number[];
}

/**
 * Writes the `play` events of one moment for several viewers, as JSON.stringify would, but once only what is one and the
 * same object to all of them: most of a position, and all that everybody heard.
 */
export class PlayTexts {
  private view: WrittenView | undefined;
  private turn: string | undefined;
  private readonly facts = new Map<object, string>();

  event(play: PlayState): string {
    const { game, number, result } = play;
    const end = result === undefined ? '' : `,"result":${JSON.stringify(result)}`;
    return `event: play\nid: ${eventId(play)}\ndata: {"game":${game},"number":${number},"steps":${this.stepsOf(play)},"view":${this.viewOf(play.view as object)},"legal":${JSON.stringify(play.legal)},"turn":${this.turnOf(play)}${end}}\n\n`;
  }

  private stepsOf({ steps }: PlayState): string {
    let text = '[';
    for (const { number, seat, facts, move, auto } of steps) {
      let heard = this.facts.get(facts);
      if (heard === undefined) {
        heard = JSON.stringify(facts);
        this.facts.set(facts, heard);
      }
      const begin = `{"number":${number},"seat":${seat},"facts":${heard}`;
      const own = move === undefined ? '' : `,"move":${JSON.stringify(move)}`;
      text += `${text === '[' ? '' : ','}${begin}${own}${auto === undefined ? '}' : `,"auto":${auto}}`}`;
    }
    return `${text}]`;
  }

  /** It is the same for everybody who has not chosen yet. */
  private turnOf({ turn }: PlayState): string {
    if (turn.choice !== undefined) return JSON.stringify(turn);
    this.turn ??= JSON.stringify(turn);
    return this.turn;
  }

  private viewOf(view: object): string {
    this.view ??= writeView(view);
    const { text, keys, values, starts, ends } = this.view;
    let written = '';
    let from = 0;
    let place = 0;
    for (const key in view) {
      const value = (view as Record<string, unknown>)[key];
      // Something that only one of the two views has.
      if (key !== keys[place] || value === undefined) return JSON.stringify(view);
      if (value !== values[place]) {
        written += text.slice(from, starts[place]) + JSON.stringify(value);
        from = ends[place] as number;
      }
      place++;
    }
    return place === keys.length ? written + text.slice(from) : JSON.stringify(view);
  }
}

function writeView(view: object): WrittenView {
  const keys: string[] = [];
  const values: unknown[] = [];
  const starts: number[] = [];
  const ends: number[] = [];
  let text = '{';
  for (const key in view) {
    const value = (view as Record<string, unknown>)[key];
    if (value === undefined) continue;
    text += `${text === '{' ? '' : ','}${JSON.stringify(key)}:`;
    keys.push(key);
    values.push(value);
    starts.push(text.length);
    text += JSON.stringify(value);
    ends.push(text.length);
  }
  return { text: `${text}}`, keys, values, starts, ends };
}
