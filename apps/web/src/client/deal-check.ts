import {
  checkAgainstMemory,
  checkAgainstView,
  checkFairness,
  type Fairness,
  type Game,
  isContribution,
  isRefusal,
  type KitCode,
  type MatchRecord,
  Refusal,
  type RefusalParams,
  readFairness,
  type Viewer,
  verifyRecord,
} from '@sixfold/game-kit';
import type { PlayState } from '@sixfold/protocol';
import type { KeptDeal } from './deal-memory.js';
import type { Verification } from './table-client.js';

/** What this browser knows of a finished game, without asking anybody. */
export interface Witnessed {
  readonly table: string;
  /** Which game of the room it was. */
  readonly game: number;
  /** What it saw and sent before the deals of this table. */
  readonly deals: readonly KeptDeal[];
  /** What it was shown last, and whose eyes it looked through. */
  readonly viewer: Viewer;
  readonly play?: Pick<PlayState, 'view' | 'result'> | undefined;
}

/**
 * What the record of a finished game proves to this browser. A record that fits together shows that nothing was changed
 * afterwards; that nobody chose the deal beforehand is certain only to whoever added to it and finds that in the record.
 */
export function checkDeal(record: MatchRecord, rules: Game, witnessed: Witnessed): Verification {
  const unfair = checkFairness(record, rules) ?? checkPromise(record, witnessed);
  if (unfair) return wrong(unfair);
  const match = verifyRecord(rules, record);
  if (isRefusal(match)) return wrong(match);
  const { play, viewer } = witnessed;
  const other = play && (checkAgainstView(match, viewer, play.view) ?? checkResult(record, play));
  if (other) return wrong(other);
  const { commitment, secret, contributions, deal } = record.fairness as Fairness;
  const added = witnessed.deals.find((each) => each.deal === deal)?.own !== undefined;
  const isAnybodys = contributions.some(isContribution);
  return {
    kind: 'fair',
    addedBy: added ? 'us' : isAnybodys ? 'others' : 'nobody',
    commitment,
    secret,
    contributions,
    seed: record.seed,
  };
}

/** Whether the record is about the deal that this browser took part in, and says of it what the browser saw and sent. */
function checkPromise(record: MatchRecord, { table, game, deals }: Witnessed): Refusal | undefined {
  const fairness = readFairness(record.fairness, record.seats);
  if (fairness?.table !== table) return refuse('dealSwapped', { deal: deals.at(-1)?.deal ?? 1 });
  const deal = fairness.version === 2 ? fairness.deal : undefined;
  const promised = deals.find((each) => each.game === game && each.isOpened && each.deal !== deal);
  if (promised && !(fairness.version === 2 && isAbandoned(promised, fairness)))
    return refuse('dealSwapped', { deal: promised.deal });
  const memory = deals.find((each) => each.deal === deal);
  if (memory?.isUnasked) return refuse('notAsked');
  return memory && checkAgainstMemory(record, memory);
}

/** Somebody else did not open, so another preparation followed: the record says how often that happened. */
const isAbandoned = ({ deal }: KeptDeal, fairness: Fairness): boolean =>
  deal < fairness.deal && deal >= fairness.deal - (fairness.restarts?.length ?? 0);

const checkResult = (record: MatchRecord, { result }: Pick<PlayState, 'result'>): Refusal | undefined => {
  const isSame = ({ scores, ranks }: NonNullable<MatchRecord['result']>): boolean =>
    JSON.stringify([scores, ranks]) === JSON.stringify([record.result?.scores, record.result?.ranks]);
  return result === undefined || isSame(result) ? undefined : refuse('gameSwapped');
};

const refuse = (code: KitCode, params?: RefusalParams): Refusal => new Refusal(code, params);

const wrong = ({ code, params }: Refusal): Verification => ({ kind: 'wrong', code, params });
