import type { Series, Step, TableState } from '@sixfold/protocol';
import type { GameWords } from '@sixfold/words';
import type { PageWords } from '@sixfold/words/en/page';
import { pointsText } from '@sixfold/words/points';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { Link } from 'wouter';
import { OnlineClient } from '../client/online-client.js';
import type { Refused, TableClient, Verification } from '../client/table-client.js';
import { playSound } from '../settings/sound.js';
import { SoundOffer } from '../settings/sound-offer.js';
import { Button } from '../ui/button.js';
import { sentence, useKitWords, useWords } from '../words/words.js';
import { MatchTable } from './match-table.js';
import { Missing } from './missing.js';
import { ShareResult } from './share-result.js';
import type { GamePage, TableProps } from './table-props.js';

interface EndProps extends TableProps {
  readonly client: TableClient;
  readonly table: TableState;
  readonly game: GameWords;
  readonly history: readonly Step[];
  readonly page: GamePage;
}

/** Who won, with what, and how to go on: below the table, so that what decided the game stays in sight. */
export function EndPanel(props: EndProps) {
  const { result, nameOf, me, client, table, game, page, history } = props;
  const words = useWords();
  const kit = useKitWords();
  const [waiting, setWaiting] = useState(false);
  const [problem, setProblem] = useState<string>();
  const hasWon = me !== undefined && result?.ranks[me] === 1;
  const heading = useRef<HTMLHeadingElement>(null);
  // What was asked last is gone: reading and the keyboard go on here.
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  useEffect(() => {
    if (hasWon) playSound('win');
  }, [hasWon]);
  const { status } = useSyncExternalStore(client.subscribe, client.state);
  // That the server could not be reached is over as soon as it can.
  useEffect(() => {
    const clear = () => setProblem(undefined);
    if (status === 'open') clear();
    addEventListener('online', clear);
    return () => removeEventListener('online', clear);
  }, [status]);
  if (!result) return null;

  const { series } = table;
  const people = table.seats.filter(({ kind }) => kind === 'human').length;
  // Where several people look at the same screen, "you" would be nobody in particular.
  const isShared = client.where === 'device' && people > 1;
  const order = Array.from(result.ranks.keys()).sort(
    (one, other) => (result.ranks[one] ?? 0) - (result.ranks[other] ?? 0),
  );
  const first = order.filter((seat) => result.ranks[seat] === 1);
  const isTeam = first.length > 1 && page.isTeam?.(props.view, first) === true;
  const title = titleOf();
  const replay =
    client.where === 'online' ? `/replay/${table.id}/${table.games}` : `/replay/here/${table.id}`;
  // Alone with bots there is nobody to tell.
  const seatHints = (seat: number): number => (people === 1 ? 0 : (table.seats[seat]?.hints ?? 0));
  const reason =
    result.reason === undefined
      ? undefined
      : (game.reasons[result.reason] ?? endingText(words.table.endings, result.reason));
  const host = table.seats.find((seat) => seat.host);
  const undecided = table.seats.filter(
    (seat) => seat.kind === 'human' && seat.connected && !seat.rematch && seat.seat !== me,
  );
  const willing = table.seats.find((seat) => seat.kind === 'human' && seat.rematch && seat.seat !== me);

  return (
    <section className="end" aria-label={words.table.result}>
      {first.length < result.ranks.length && (hasWon || isShared) && <Joy />}
      <div className="end-head">
        <h2 ref={heading} tabIndex={-1}>
          {title}
        </h2>
        {reason && <p className="soft">{reason}</p>}
      </div>
      <div className="result">
        <ol>
          {order.map((seat) => (
            <li key={seat} className={result.ranks[seat] === 1 ? 'result-line first' : 'result-line'}>
              <span className="rank">{words.table.place(result.ranks[seat] ?? 0)}</span>
              <span className="grow">
                {nameOf(seat)} {seat === me && !isShared && <span className="soft">({words.lobby.you})</span>}
                {seatHints(seat) > 0 && (
                  <span className="soft"> · {words.table.hintsAsked(seatHints(seat))}</span>
                )}
              </span>
              <span className="score">{pointsText(result.scores[seat] ?? 0)}</span>
            </li>
          ))}
        </ol>
        {page.ResultDetails && (
          <page.ResultDetails
            view={props.view}
            history={history}
            nameOf={nameOf}
            me={isShared ? undefined : me}
            replayAt={(moves) => `${replay}#${moves}`}
          />
        )}
        {(series.bestOf > 1 || series.games > 1) && <MatchTable series={series} nameOf={nameOf} />}
        {client.where === 'online' && <Missing seats={table.seats} />}
        {client instanceof OnlineClient && table.you.host && !table.next && (
          <Button wide onClick={() => void run(client.again())}>
            {words.lobby.changeRules}
          </Button>
        )}
        <div className="line">
          <Link href={replay} className="button plain">
            {words.table.lookBack}
          </Link>
          {client.where === 'device' && (
            <Link href={`/new/${table.game}`} className="button plain">
              {words.table.newGame}
            </Link>
          )}
          <ShareResult text={shareText()} link={client.where === 'online' ? replay : undefined} />
          <VerifyButton client={client} hasPlayed={me !== undefined} />
        </div>
        <SoundOffer />
        {client.where === 'online' && me !== undefined && !table.you.host && host?.name !== undefined && (
          <p className="soft">{words.table.hostChooses(host.name)}</p>
        )}
        {(me !== undefined || table.next) && (
          <div className="end-go">
            {problem && (
              <p role="alert" className="notice">
                {problem}
              </p>
            )}
            {willing && !waiting && <p>{words.table.rematchReady(nameOf(willing.seat))}</p>}
            {table.next && !waiting && (
              <Link href={`/t/${table.next}`} className="button main wide">
                {series.bestOf > 1 ? againText(words.table, series) : words.table.rematchGo}
              </Link>
            )}
            {me !== undefined && !table.next && (
              <Button look="main" icon="again" wide disabled={waiting} onClick={() => void playAgain()}>
                {waiting ? waitingText() : againText(words.table, series)}
              </Button>
            )}
          </div>
        )}
      </div>
    </section>
  );

  async function playAgain(): Promise<void> {
    setWaiting(true);
    if (!(await run(client.rematch()))) setWaiting(false);
  }

  async function run(command: Promise<Refused | undefined>): Promise<boolean> {
    const refused = await command;
    setProblem(refused && sentence(refused, game.refusals, kit));
    return refused === undefined;
  }

  function waitingText(): string {
    const names = undecided.map(({ seat }) => nameOf(seat));
    return names.length > 0 ? words.table.waitingFor(names) : words.table.rematchWaiting;
  }

  /** What happened here, to be told elsewhere. */
  function shareText(): string {
    const scores = order.map((seat) => `${nameOf(seat)} ${pointsText(result?.scores[seat] ?? 0)}`).join(', ');
    return `${game.name}: ${title} (${scores})`;
  }

  function titleOf(): string {
    if (first.length === result?.ranks.length) return words.table.draw;
    if (hasWon && !isShared && (isTeam || first.length === 1)) return words.table.youWin;
    if (isTeam) return words.table.teamWins(first.map(nameOf));
    return first.length > 1
      ? words.table.sharedWin(first.map(nameOf))
      : words.table.wins(nameOf(first[0] ?? 0));
  }
}

/** A few scraps of paper for whoever won; there are none where nothing should move. */
const Joy = () => (
  <div className="joy" aria-hidden="true">
    {Array.from({ length: 16 }, (_, index) => (
      <i key={`scrap-${index + 1}`} style={{ '--n': index }} />
    ))}
  </div>
);

/** What going on is called: in a match of several games, it is the next of them. */
const againText = (words: PageWords['table'], { bestOf, over }: Series): string =>
  bestOf === 1 ? words.rematch : over ? words.match.again : words.match.next;

const endingText = (endings: Readonly<Record<string, string>>, reason: string): string | undefined =>
  endings[reason];

/** What a record that fits together shows to whoever looks. */
function proofText(words: PageWords['fair'], addedBy: 'us' | 'others' | 'nobody'): string {
  if (addedBy === 'us') return words.goodHelp;
  return addedBy === 'others' ? words.partlyOthers : words.partlyNobody;
}

/**
 * Re-deals and replays the match right here and says whether it was fair. Whoever played is told
 * without asking if it was not: nobody should have to suspect a server first.
 */
function VerifyButton({ client, hasPlayed }: { readonly client: TableClient; readonly hasPlayed: boolean }) {
  const words = useWords().fair;
  const kit = useKitWords();
  const [state, setState] = useState<Verification | 'running'>();
  const isOnline = client.where === 'online';
  useEffect(() => {
    if (!isOnline || !hasPlayed) return;
    const warn = (found: Verification) => {
      if (found.kind === 'wrong') setState(found);
    };
    // Without an answer there is nothing to warn of; whoever wants to know presses the button.
    client.verify().then(warn, () => undefined);
  }, [client, isOnline, hasPlayed]);
  return (
    <>
      <Button
        icon="seal"
        disabled={state === 'running'}
        onClick={() => {
          setState('running');
          void client
            .verify()
            .then(setState, () => setState({ kind: 'wrong', code: 'unreachable', params: {} }));
        }}
      >
        {state === 'running' ? words.verifying : words.verify}
      </Button>
      {state && state !== 'running' && (
        <div role="status" className="notice seal-values">
          {state.kind === 'local' && <p>{words.local}</p>}
          {state.kind === 'wrong' && (
            <p>
              <strong>{words.bad}</strong> {sentence(state, {}, kit)}
            </p>
          )}
          {state.kind === 'fair' && (
            <div>
              <p>
                <strong>{state.addedBy === 'us' ? words.good : words.partly}</strong>{' '}
                {proofText(words, state.addedBy)}
              </p>
              <details>
                <summary>{words.digits}</summary>
                <dl>
                  <dt>{words.seal}</dt>
                  <dd>{state.commitment}</dd>
                  <dt>{words.secret}</dt>
                  <dd>{state.secret}</dd>
                  <dt>{words.contributions}</dt>
                  <dd>{state.contributions.filter(Boolean).join(', ') || '–'}</dd>
                  <dt>{words.seed}</dt>
                  <dd>{state.seed}</dd>
                </dl>
              </details>
            </div>
          )}
        </div>
      )}
    </>
  );
}
