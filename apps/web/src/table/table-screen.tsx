import type { PlayState, Step, TableState } from '@sixfold/protocol';
import type { GameWords } from '@sixfold/words';
import {
  lazy,
  memo,
  Suspense,
  useCallback,
  useDeferredValue,
  useEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { Link } from 'wouter';
import { OnlineClient } from '../client/online-client.js';
import type { Refused, TableClient } from '../client/table-client.js';
import { isHomeGame } from '../games/registry.js';
import { HintButton } from '../hints/hint-button.js';
import { HintNews } from '../hints/hint-news.js';
import { isCoached } from '../lessons/coached.js';
import { useSettings } from '../settings/settings.js';
import { Button } from '../ui/button.js';
import { Icon } from '../ui/icons.js';
import { SettingsButton } from '../ui/top-bar.js';
import { sentence, useGameWords, useKitWords, useWords } from '../words/words.js';
import { Attention } from './attention.js';
import { BotSeat } from './bot-seat.js';
import { Bubbles } from './bubble.js';
import { QuickTalk } from './chat.js';
import { useChoosing } from './choosing.js';
import { Cover, PassOn } from './cover.js';
import { useDrawn } from './drawn.js';
import { EndPanel } from './end-panel.js';
import { factText, logLines } from './log.js';
import { seatName } from './names.js';
import { Playback, type Shown } from './playback.js';
import { PresenceNews } from './presence-news.js';
import { RulesButton } from './rules-button.js';
import { useSide } from './side.js';
import { TableMenu } from './table-menu.js';
import type { GamePage, TableProps } from './table-props.js';
import './parts.css';
import './table-screen.css';
import './end.css';
import './side.css';
import './menu.css';

const Coach = lazy(() => import('../lessons/coach.js'));

/** A running or finished match, whatever the game and wherever it is played. */
export function TableScreen({
  client,
  page,
  table,
}: {
  readonly client: TableClient;
  readonly page: GamePage;
  readonly table: TableState;
}) {
  const words = useWords();
  const game = useGameWords(table.game);
  const kit = useKitWords();
  const state = useSyncExternalStore(client.subscribe, client.state);
  const { shown, skip } = usePlayback(client, page);
  const [past, setPast] = useState<number>();
  const [problem, setProblem] = useState<string>();
  const [hasCoach] = useState(() => client.where === 'device' && isCoached(table.id));
  const aside = useSettings((settings) => settings.aside);
  const textView = useSettings((settings) => settings.textView);
  const me = table.you.seat;
  // What is around the table comes first, the table itself in the next task.
  const isDrawn = useDrawn();

  const nameOf = useCallback((seat: number) => seatName(words, table.seats, seat), [words, table.seats]);
  const behind = state.play && shown && !shown.live;
  const known = behind ? (shown.play.steps[0]?.number ?? 1) - 1 : Number.POSITIVE_INFINITY;
  const history = useMemo(() => state.history.filter((step) => step.number <= known), [state.history, known]);
  const lines = useMemo(
    () => logLines(history, page.manifest, game, nameOf, me),
    [history, page, game, nameOf, me],
  );

  const textOf = useCallback((refused: Refused) => sentence(refused, game.refusals, kit), [game, kit]);
  const tell = useCallback(
    (refused: Refused | undefined) => setProblem(refused && textOf(refused)),
    [textOf],
  );
  const { sent, choose } = useChoosing(client, state.play?.number ?? 0, tell);

  const commands = useMemo((): TableProps['commands'] => {
    const told = async (answer: ReturnType<TableClient['signal']>) => {
      const refused = await answer;
      tell(refused);
      return refused;
    };
    return {
      resign: () => told(client.resign()),
      draw: (action) => told(client.draw(action)),
      signal: () => told(client.signal()),
    };
  }, [client, tell]);

  // What was refused is read in a moment and then in the way.
  useEffect(() => {
    if (problem === undefined) return;
    const timer = setTimeout(() => setProblem(undefined), 6000);
    return () => clearTimeout(timer);
  }, [problem]);
  useOnlyAnswers(shown, page, me, choose);
  useSkipKey(skip);

  const play = state.play;
  const props: TableProps | undefined =
    shown && play
      ? {
          view: shown.view,
          effect: shown.effect,
          live: shown.live,
          legal: shown.live ? play.legal : [],
          turn: sent?.number === play.number ? { ...play.turn, choice: sent.move } : play.turn,
          me,
          seats: table.seats,
          nameOf,
          result: play.result,
          choose: (move) => void choose(move),
          skip,
          history,
          manners: table,
          commands,
          signal: state.signal,
          story: shown.tells && factText(shown.tells, game, nameOf),
          note: shown.live
            ? noteFor(page, { steps: play.steps, history: state.history, game, nameOf, me })
            : undefined,
        }
      : undefined;
  const isPast = past !== undefined && props !== undefined && past < (history.at(-1)?.number ?? 0);
  const shownProps = isPast && page.viewAfter ? pastProps(props, page.viewAfter, past) : props;
  const side = useSide({
    client,
    table,
    lines,
    canTakeBack: history.some(({ seat }) => seat === me),
    onOpen: page.viewAfter && setPast,
    tell,
    textOf,
  });
  const isOver = props?.live === true && props.result !== undefined;
  const isPassing = props?.live === true && state.handTo !== undefined;
  const hasCompany = table.seats.some(
    ({ seat, kind, connected }) => seat !== me && kind === 'human' && connected,
  );

  return (
    <div
      className={aside ? 'table-screen with-side' : 'table-screen'}
      data-shared={state.handTo !== undefined || undefined}
      data-over={isOver || undefined}
      data-passing={isPassing || undefined}
    >
      <header className="table-bar">
        <Link href="/" className="icon-button" aria-label={words.lobby.home} title={words.lobby.home}>
          <Icon name="back" />
        </Link>
        <h1 className="table-standing">
          {props ? <page.Standing view={props.view} /> : <strong>{game.name}</strong>}
        </h1>
        <HintButton
          client={client}
          table={table}
          play={play}
          isAsked={props !== undefined && me !== undefined && !isPast && isWaitingFor(props, me)}
        />
        <RulesButton table={table} history={history} play={props && play} />
        {client instanceof OnlineClient && (
          <TableMenu client={client} table={table} nameOf={nameOf} textOf={textOf} />
        )}
        {side.button}
        <SettingsButton />
      </header>
      {(state.status === 'waiting' || state.status === 'closed') && (
        <p className="banner" role="status">
          {state.status === 'closed' ? words.lobby.gone : words.table.lost}
        </p>
      )}
      {client instanceof OnlineClient && me !== undefined && table.seats[me]?.standIn && (
        <p className="banner" role="status">
          {words.table.botPlaysForYou}
          <Button onClick={() => void client.comeBack().then(tell)}>{words.table.takeSeatBack}</Button>
        </p>
      )}
      {client instanceof OnlineClient && (
        <BotSeat client={client} table={table} nameOf={nameOf} textOf={textOf} />
      )}
      {isPast && (
        <p className="banner" role="status">
          {words.table.afterMove(past)}
          <Button onClick={() => setPast(undefined)}>{words.table.toNow}</Button>
        </p>
      )}
      {hasCoach && props && me !== undefined && isHomeGame(table.game) && (
        <Suspense>
          <Coach
            game={table.game}
            me={me}
            number={play?.number ?? 0}
            isAsked={!isPast && isWaitingFor(props, me)}
            view={props.view}
            legal={props.legal}
            history={history}
          />
        </Suspense>
      )}
      <main className="table-main" data-game={table.game} data-words={textView || undefined}>
        {state.handTo !== undefined && !play ? (
          <Cover name={nameOf(state.handTo)} onTake={() => client.take(state.handTo ?? 0)} />
        ) : (
          props &&
          isDrawn && (
            <>
              <page.Table
                {...(shownProps ?? props)}
                meanwhile={table.chat && hasCompany && <QuickTalk onSay={side.say} />}
              />
              <InWords page={page} shown={shownProps ?? props} isSeen={textView} />
            </>
          )
        )}
      </main>
      {side.panel}
      {side.drawer}
      {problem && (
        <p className="toast" role="alert">
          {problem}
        </p>
      )}
      <Bubbles talk={state.talk} />
      {client.where === 'online' && <PresenceNews table={table} />}
      <HintNews seats={table.seats} me={me} nameOf={nameOf} />
      <Attention
        isMine={props !== undefined && me !== undefined && isWaitingFor(props, me)}
        lines={lines}
        prompt={words.table.yourTurn}
      />
      {isPassing && state.handTo !== undefined && (
        <PassOn name={nameOf(state.handTo)} onTake={() => client.take(state.handTo ?? 0)} />
      )}
      {isOver && (
        <EndPanel {...props} client={client} table={table} game={game} history={state.history} page={page} />
      )}
    </div>
  );
}

interface InWordsProps {
  readonly page: GamePage;
  readonly shown: TableProps;
}

/** The whole table in words. It follows the picture by a moment, so that nothing that moves has to wait for it, and says so meanwhile. */
function InWords({ page, shown, isSeen }: InWordsProps & { readonly isSeen: boolean }) {
  const followed = useDeferredValue(shown);
  return (
    <div className={isSeen ? 'text-view-shown' : 'unseen'} aria-busy={followed !== shown || undefined}>
      {useDrawn() && <Words page={page} shown={followed} />}
    </div>
  );
}

const Words = memo(({ page, shown }: InWordsProps) => <page.TextView {...shown} />);

/** The table as it was: to look at, not to play. */
const pastProps = (
  props: TableProps,
  viewAfter: NonNullable<GamePage['viewAfter']>,
  moves: number,
): TableProps => ({
  ...props,
  view: viewAfter(props.view, props.history, moves),
  history: props.history.filter(({ number }) => number <= moves),
  effect: undefined,
  live: true,
  legal: [],
  turn: { ...props.turn, toAct: [] },
  result: undefined,
});

const isWaitingFor = ({ turn, live, result }: TableProps, me: number): boolean =>
  live && !result && turn.toAct.includes(me) && turn.choice === undefined;

interface Noted {
  /** The moves that were just shown. */
  readonly steps: readonly Step[];
  readonly history: readonly Step[];
  readonly game: GameWords;
  readonly nameOf: (seat: number) => string;
  readonly me: number | undefined;
}

/** What just happened to the viewer: the last fact of the last moves that is about them. */
function noteFor(page: GamePage, { steps, history, game, nameOf, me }: Noted): string | undefined {
  const from = steps[0]?.number;
  if (me === undefined || from === undefined || !page.concerns) return undefined;
  const { concerns } = page;
  const facts = history.filter((step) => step.number >= from).flatMap((step) => step.facts);
  // A headline begins something new: the last trick of the round before is no longer of interest.
  const { headlineFacts } = page.manifest;
  const told = facts.slice(facts.findLastIndex(({ kind }) => headlineFacts.includes(kind)) + 1);
  const last = told.findLast((fact) => concerns(fact, me));
  return last && factText(last, game, nameOf);
}

/** A clock that runs out within an hour goes on while its owner reads. */
const SHORT_CLOCK = 3_600_000;

/** Whoever watches holds nobody up, and whoever has a clock would lose time without seeing it. */
const hasTime = ({ legal, turn }: PlayState): boolean =>
  legal.length > 0 && !turn.clocks?.some(({ running, left }) => running && left < SHORT_CLOCK);

/** Shows a client's match move by move for as long as this screen is there. */
function usePlayback(
  client: TableClient,
  page: GamePage,
): { readonly shown: Shown | undefined; readonly skip: () => void } {
  // Made while the screen is drawn for the first time, so that it need not be drawn a second time to show anything.
  const playback = useMemo(
    () => new Playback(client, page, client.where === 'online' ? hasTime : undefined),
    [client, page],
  );
  useEffect(() => {
    playback.open();
    return () => playback.close();
  }, [playback]);
  return { shown: useSyncExternalStore(playback.subscribe, playback.get), skip: playback.skip };
}

/** Answers what has only one answer, so that nobody is asked for nothing. */
function useOnlyAnswers(
  shown: Shown | undefined,
  page: GamePage,
  me: number | undefined,
  choose: (move: string) => Promise<void>,
): void {
  const answered = useRef(-1);
  useEffect(() => {
    if (!shown?.live || me === undefined) return;
    const { play, view } = shown;
    if (!play.turn.toAct.includes(me) || play.turn.choice !== undefined || answered.current === play.number)
      return;
    const answer = page.onlyAnswer?.(view, play.legal);
    if (answer === undefined) return;
    answered.current = play.number;
    void choose(answer);
  }, [shown, page, me, choose]);
}

/** Space ends what is being shown, unless somebody types or presses a button. */
function useSkipKey(skip: () => void): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const busy = (event.target as HTMLElement).closest('input, textarea, select, button, a, dialog');
      if (event.key !== ' ' || busy) return;
      event.preventDefault();
      skip();
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [skip]);
}
