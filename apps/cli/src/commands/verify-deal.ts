import {
  checkFairness,
  DECLINED,
  type Fairness,
  type Game,
  isContribution,
  isSeal,
  type MatchRecord,
  readFairness,
  type Seat,
} from '@sixfold/game-kit';
import { Failure, wrongUsage } from '../failure.js';
import { refuse } from '../refuse.js';
import type { Shell } from '../shell.js';

/** What somebody noted down before the deal. */
export interface SeenFlags {
  readonly commitment?: string;
  readonly contribution?: string;
}

/** How a deal came about, for whoever reads a report; seats are numbered from 0. */
export interface Evidence extends Partial<Pick<Fairness, 'deal' | 'lots' | 'restarts'>> {
  readonly version: number;
  readonly commitment: string;
  readonly contributions: readonly string[];
  readonly contributed: readonly Seat[];
  readonly declined: readonly Seat[];
}

/** Hexadecimal digits in any case, as people copy them; anything else is a mistake on the command line. */
export function readSeen(flags: SeenFlags): SeenFlags {
  const commitment = flags.commitment?.trim().toLowerCase();
  const contribution = flags.contribution?.trim().toLowerCase();
  if (commitment !== undefined && !isSeal(commitment)) {
    throw wrongUsage('notACommitment', { flag: '--commitment', text: commitment.slice(0, 140) });
  }
  if (contribution !== undefined && !isContribution(contribution)) {
    throw wrongUsage('notAContribution', { flag: '--contribution', text: contribution.slice(0, 140) });
  }
  return { ...(commitment && { commitment }), ...(contribution && { contribution }) };
}

/** The evidence of a record's deal, once it has been checked; undefined if the record has none. */
export function evidenceIn(record: MatchRecord, game: Game): Evidence | undefined {
  if (record.fairness === undefined) return undefined;
  const unfair = checkFairness(record, game);
  const fairness = readFairness(record.fairness, record.seats);
  if (unfair || !fairness) throw new Failure(unfair ?? refuse('fairnessUnreadable'));
  const { version, commitment, contributions } = fairness;
  return {
    version,
    commitment,
    contributions,
    contributed: seatsWhere(contributions, (each) => each !== '' && each !== DECLINED),
    declined: seatsWhere(contributions, (each) => each === DECLINED),
    ...(fairness.version === 2 && {
      deal: fairness.deal,
      lots: fairness.lots,
      ...(fairness.restarts && { restarts: fairness.restarts }),
    }),
  };
}

const seatsWhere = (list: readonly string[], fits: (each: string) => boolean): Seat[] =>
  list.flatMap((each, seat) => (fits(each) ? [seat] : []));

/** Holds the record against what its reader saw and sent. */
export function checkSeen(seen: SeenFlags, evidence: Evidence | undefined): void {
  const { commitment, contribution } = seen;
  if (commitment === undefined && contribution === undefined) return;
  if (evidence === undefined) throw new Failure(refuse('fairnessMissing'));
  if (commitment !== undefined && commitment !== evidence.commitment) {
    throw new Failure(refuse('commitmentSwapped'));
  }
  if (contribution !== undefined && !evidence.contributions.includes(contribution)) {
    throw new Failure(refuse('contributionMissing'));
  }
}

/** What there is to say about a fair deal, a line each. */
export function evidenceLines(
  record: MatchRecord,
  evidence: Evidence,
  seen: SeenFlags,
  { words, colours }: Shell,
): string[] {
  const say = words.verified;
  const { contributed, declined, contributions } = evidence;
  const fine = (text: string): string => `${colours.green('✓')} ${text}`;
  const own = seatsWhere(contributions, (each) => each === seen.contribution);
  return [
    fine(say.fair(evidence.version)),
    `  ${contributed.length > 0 ? say.contributed(players(contributed), contributed.length) : say.nobodyContributed}`,
    ...(declined.length > 0 ? [`  ${say.declined(players(declined), declined.length)}`] : []),
    ...(evidence.restarts ?? []).map((seats) => `  ${say.restarted(players(seats), seats.length)}`),
    ...(evidence.lots ?? []).map((key) => fine(say.lot(key, Number(record.options[key]) + 1))),
    ...(seen.commitment === undefined ? [] : [fine(say.commitmentSeen)]),
    ...(seen.contribution === undefined ? [] : [fine(say.contributionFound(players(own), own.length))]),
  ];
}

/** People count from 1. */
const players = (seats: readonly Seat[]): string => seats.map((seat) => seat + 1).join(', ');
