import {
  type Fairness,
  isRefusal,
  type MatchRecord,
  type Refusal,
  sealOf,
  withHash,
} from '@sixfold/game-kit';
import type { TableState } from '@sixfold/protocol';
import { sixteen } from '@sixfold/sixteen';
import {
  type Command,
  decide,
  fold,
  openRoom,
  playState,
  type Room,
  recordOfRoom,
  roomFrom,
  settle,
  stamped,
  tableState,
} from '@sixfold/table';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { checkDeal } from './deal-check.js';
import { followDeal, keptDeals, noteOpened, noteUnasked } from './deal-memory.js';

const ANNA = 'anna';
const BERT = 'bert';
const BERTS = 'be'.repeat(16);

/** A room with Anna, whose browser this is, and Bert, who adds what he is told to. */
class Evening {
  readonly room: Room;
  private now = 1_800_000_000_000;
  /** What Anna's browser was told last. */
  private shown: TableState | undefined;

  constructor(annaContributes = true) {
    const opening = openRoom(
      sixteen,
      { seats: 2, name: 'Anna', options: { starter: 'lot' }, contributes: annaContributes },
      { person: ANNA, root: '5e'.repeat(32) },
    );
    if (isRefusal(opening)) throw new Error(opening.code);
    this.room = roomFrom('AbCdEfGhIjKlMnOpQrStUv', () => sixteen, stamped(opening, this.now));
    this.act(BERT, { do: 'join', name: 'Bert', contributes: true });
  }

  act(person: string, command: Command): Refusal | undefined {
    const decision = decide(this.room, { person, now: (this.now += 10) }, command);
    if (isRefusal(decision)) return decision;
    if (decision !== 'repeated')
      for (const entry of stamped(decision, this.now, { person })) fold(this.room, entry);
    settle(this.room, this.now);
    return undefined;
  }

  wait(millis: number): void {
    settle(this.room, (this.now += millis));
  }

  table = (): TableState => tableState(this.room, { person: ANNA }, 0);

  /** Anna's browser is told of the table, perhaps not the truth, and does what is to be done. */
  tellAnna(lie: (table: TableState) => TableState = (table) => table): string | undefined {
    const table = lie(this.table());
    if (this.shown) noteUnasked(this.shown, table);
    this.shown = table;
    const step = followDeal(table);
    if (step?.kind === 'seal') {
      const { commitment, seal } = step;
      this.act(ANNA, { do: 'seal', commitment, seal });
    } else if (step?.kind === 'open' && !this.act(ANNA, { do: 'open', contribution: step.contribution }))
      noteOpened(table.id, step.contribution);
    return step?.kind;
  }

  bertSeals = () =>
    this.act(BERT, { do: 'seal', commitment: this.room.comingCommitment, seal: sealOf(BERTS) });
  bertOpens = () => this.act(BERT, { do: 'open', contribution: BERTS });

  /** Everybody seals and opens, and the game is dealt. */
  deal(): void {
    this.tellAnna();
    if (this.room.phase !== 'dealing') this.act(ANNA, { do: 'start' });
    this.tellAnna();
    this.bertSeals();
    this.tellAnna();
    this.bertOpens();
    this.tellAnna();
  }

  /** Played to its end by whatever move comes first. */
  finish(): MatchRecord {
    while (this.room.phase === 'playing') {
      const [seat = 0] = this.room.play?.waitingFor() ?? [];
      const move = this.room.play?.rules.legal(seat)[0] ?? '';
      this.act(seat === 0 ? ANNA : BERT, { do: 'choose', number: this.room.number, move });
    }
    this.tellAnna();
    const record = recordOfRoom(this.room);
    if (record === undefined) throw new Error('the game is not over');
    return record;
  }

  check(record: MatchRecord, game = this.room.dealtGames) {
    const play = playState(this.room, 0, 0, this.now);
    const verdict = checkDeal(record, sixteen, {
      table: this.room.id,
      game,
      deals: keptDeals(this.room.id),
      viewer: 0,
      play: JSON.parse(JSON.stringify(play)) as typeof play,
    });
    return verdict.kind === 'fair' ? verdict.addedBy : verdict.kind === 'wrong' ? verdict.code : verdict.kind;
  }
}

const lie = (record: MatchRecord, change: Partial<Fairness>): MatchRecord =>
  withHash({ ...record, fairness: { ...(record.fairness as Fairness), ...change } });

let kept: Map<string, string>;
beforeEach(() => {
  kept = new Map();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => kept.set(key, text),
    removeItem: (key: string) => kept.delete(key),
  });
});

describe('a browser that took part in a deal', () => {
  it('finds an honest one fair, and the next one too', () => {
    const evening = new Evening();
    evening.deal();
    expect(evening.check(evening.finish())).toBe('us');
    evening.act(ANNA, { do: 'rematch' });
    evening.act(BERT, { do: 'rematch' });
    evening.deal();
    expect(evening.room.dealtGames).toBe(2);
    expect(evening.check(evening.finish())).toBe('us');
  });

  it('finds it fair after a preparation that somebody else let fall through', () => {
    const evening = new Evening();
    evening.tellAnna();
    evening.act(ANNA, { do: 'start' });
    evening.tellAnna();
    evening.bertSeals();
    evening.tellAnna();
    evening.wait(10_000);
    expect(evening.tellAnna()).toBe('seal');
    evening.tellAnna();
    expect(evening.room.phase).toBe('playing');
    expect(evening.check(evening.finish())).toBe('us');
  });

  it('is not fobbed off with another deal, not even with less evidence', () => {
    const evening = new Evening();
    evening.deal();
    const first = evening.finish();
    evening.act(ANNA, { do: 'rematch' });
    evening.act(BERT, { do: 'rematch' });
    evening.deal();
    const second = evening.finish();
    expect(evening.check(first)).toBe('dealSwapped');
    expect(evening.check(lie(second, { deal: 9 }))).toBe('seedDiffers');
    expect(evening.check({ ...second, fairness: undefined })).toBe('fairnessUnreadable');
  });

  it('finds a game that it did not see', () => {
    const evening = new Evening();
    evening.deal();
    const record = evening.finish();
    const view = (evening.room.play?.rules.view(0) ?? {}) as object;
    const verdict = checkDeal(record, sixteen, {
      table: evening.room.id,
      game: 1,
      deals: keptDeals(evening.room.id),
      viewer: 0,
      play: { view: { ...view, talon: 99 } },
    });
    expect(verdict).toMatchObject({ kind: 'wrong', code: 'gameSwapped' });
  });

  it('opens nothing before everybody is bound by a seal, itself by its own', () => {
    const evening = new Evening();
    evening.tellAnna();
    evening.act(ANNA, { do: 'start' });
    evening.tellAnna();
    evening.bertSeals();
    const showing = (seals: (shown: string[]) => string[]) => (table: TableState) => ({
      ...table,
      deal: { ...table.deal, seals: seals(table.deal.seals ?? []) },
    });
    expect(evening.tellAnna(showing(() => []))).toBeUndefined();
    expect(evening.tellAnna(showing(([own]) => [own ?? '', '']))).toBeUndefined();
    expect(evening.tellAnna(showing(([, berts]) => ['00'.repeat(32), berts ?? '']))).toBeUndefined();
    expect(evening.tellAnna()).toBe('open');
  });

  it('keeps the deals of the last tables, and not of all', () => {
    const table = new Evening().table();
    for (let number = 0; number < 60; number++) followDeal({ ...table, id: `table ${number}` });
    const tables = [...kept.keys()].filter((key) => key.startsWith('sixfold.deals.'));
    expect(tables).toHaveLength(40);
    expect(keptDeals('table 59')).toHaveLength(1);
    expect(keptDeals('table 0')).toHaveLength(0);
  });
});

describe('a browser that added nothing', () => {
  it('says so where others did', () => {
    const evening = new Evening(false);
    evening.tellAnna();
    evening.act(ANNA, { do: 'start' });
    evening.bertSeals();
    evening.bertOpens();
    kept.clear();
    expect(evening.check(evening.finish())).toBe('others');
  });

  it('says so where nobody did', () => {
    const evening = new Evening(false);
    evening.act(ANNA, { do: 'start' });
    evening.wait(10_000);
    expect(evening.room.phase).toBe('playing');
    expect(evening.check(evening.finish())).toBe('nobody');
  });

  it('complains where it was there the whole time and was not asked', () => {
    const evening = new Evening(false);
    evening.tellAnna();
    evening.act(ANNA, { do: 'start' });
    evening.wait(10_000);
    evening.tellAnna();
    expect(evening.check(evening.finish())).toBe('notAsked');
  });
});
