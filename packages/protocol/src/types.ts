import type { Level } from '@sixfold/game-kit';
import type { Static } from 'typebox';
import type * as answers from './schemas/answers.js';
import type { events } from './schemas/events.js';
import type * as operator from './schemas/operator.js';
import type * as parts from './schemas/parts.js';
import type * as requests from './schemas/requests.js';

export type Clock = Static<typeof parts.Clock>;
export type Problem = Static<typeof parts.Problem>;
export type BotLevel = Level;
export type Emote = (typeof parts.EMOTES)[number];
export type RoomPhase = (typeof parts.PHASES)[number];
export type Latecomers = (typeof parts.LATECOMERS)[number];
export type SeatKind = (typeof parts.SEAT_KINDS)[number];
export type Visibility = (typeof parts.VISIBILITIES)[number];
export type Ending = (typeof parts.ENDINGS)[number];

export type CreateTable = Static<typeof requests.CreateTable>;
export type ChangeSettings = Static<typeof requests.ChangeSettings>;
export type QuickMatch = Static<typeof requests.QuickMatch>;
export type JoinTable = Static<typeof requests.JoinTable>;
export type ChangeSeat = Static<typeof requests.ChangeSeat>;
export type ChangeName = Static<typeof requests.ChangeName>;
export type AddBot = Static<typeof requests.AddBot>;
export type OneSeat = Static<typeof requests.OneSeat>;
export type OwnSeat = Static<typeof requests.OwnSeat>;
export type Start = Static<typeof requests.Start>;
export type Again = Static<typeof requests.Again>;
export type SealShare = Static<typeof requests.SealShare>;
export type OpenShare = Static<typeof requests.OpenShare>;
export type Mute = Static<typeof requests.Mute>;
export type Choose = Static<typeof requests.Choose>;
export type Draw = Static<typeof requests.Draw>;
export type Say = Static<typeof requests.Say>;
export type TakeSeat = Static<typeof requests.TakeSeat>;
export type AskHint = Static<typeof requests.AskHint>;
export type Subscribe = Static<typeof requests.Subscribe>;
export type Unsubscribe = Static<typeof requests.Unsubscribe>;

export type Result = Static<typeof answers.Result>;
export type SeatState = Static<typeof answers.SeatState>;
export type TableState = Static<typeof answers.TableState>;
export type Step = Static<typeof answers.Step>;
export type Past = Static<typeof answers.Past>;
export type SeatClock = Static<typeof answers.SeatClock>;
export type Turn = Static<typeof answers.Turn>;
export type PlayState = Static<typeof answers.PlayState>;
export type ChatMessage = Static<typeof answers.ChatMessage>;
export type Snapshot = Static<typeof answers.Snapshot>;
export type TableSummary = Static<typeof answers.TableSummary>;
export type TableList = Static<typeof answers.TableList>;
export type DealState = Static<typeof answers.DealState>;
export type EveningGame = Static<typeof answers.EveningGame>;
export type Series = Static<typeof answers.Series>;
export type Done = Static<typeof answers.Done>;
export type Created = Static<typeof answers.Created>;
export type Code = Static<typeof answers.Code>;
export type Found = Static<typeof answers.Found>;
export type SeatLink = Static<typeof answers.SeatLink>;
export type Meta = Static<typeof answers.Meta>;
export type Hint = Static<typeof answers.Hint>;
export type Verdict = Static<typeof answers.Verdict>;

export type EventName = keyof typeof events;
/** What each event of a table's stream carries. */
export type TableEvents = { readonly [Name in EventName]: Static<(typeof events)[Name]> };

export type OperatorState = Static<typeof operator.OperatorState>;
