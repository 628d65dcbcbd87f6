import { Suspense } from 'react';
import { type AroundNavHandler, Route, Router, Switch } from 'wouter';
import { UpdateNotice } from './install/update-notice.js';
import { HomePage } from './pages/home.js';
import { NotFoundPage } from './pages/not-found.js';
import { BreakGuard } from './ui/break-guard.js';
import { fetched } from './ui/fetched.js';
import { Waiting } from './ui/waiting.js';

const SetupPage = fetched('setup', () => import('./pages/setup.js'));
const OnlinePage = fetched('online', () => import('./pages/online.js'));
const DevicePage = fetched('device', () => import('./pages/device.js'));
const RulesPage = fetched('rules', () => import('./rules/page.js'));
const ExamplePage = fetched('example', () => import('./rules/example-page.js'));
const ReplayPage = fetched('replay', () => import('./replay/page.js'));
const LearnPage = fetched('learn', () => import('./lessons/page.js'));
const MinePage = fetched('mine', () => import('./mine/page.js'));
const PuzzlesPage = fetched('puzzles', () => import('./puzzles/page.js'));
const OperatorPage = fetched('operator', () => import('./operator/page.js'));
const DesignPage = fetched('design', () => import('./pages/design.js'));

/** What is fetched for an address, by the first word of its path. */
const FETCHED: Readonly<Record<string, Pick<typeof OnlinePage, 'prepare'>>> = {
  new: SetupPage,
  t: OnlinePage,
  here: DevicePage,
  rules: RulesPage,
  example: ExamplePage,
  replay: ReplayPage,
  learn: LearnPage,
  mine: MinePage,
  puzzles: PuzzlesPage,
  operator: OperatorPage,
  design: DesignPage,
};

/** Longer than this nobody waits for a page that could at least say what it waits for. */
const LONGEST = 5000;

/** Resolves after some milliseconds, or as soon as what an address shows has been fetched. */
const preparedWithin = (address: string, millis: number): Promise<unknown> =>
  Promise.race([prepare(address), new Promise((done) => setTimeout(done, millis))]);

/** Fetches what the first address shows before anything is shown. */
export const prepareFor = (address: string): Promise<unknown> => preparedWithin(address, LONGEST);

/** Fetches what an address shows. What cannot be fetched is said by the page that needs it. */
async function prepare(address: string): Promise<void> {
  const [path = '', anchor = ''] = address.split('#', 2);
  const [, first = '', about = ''] = path.split('?', 1)[0]?.split('/') ?? [];
  if (Object.hasOwn(FETCHED, first)) await FETCHED[first]?.prepare(about, anchor).catch(() => undefined);
}

/** As long as a tap may seem to do nothing. */
const UNNOTICED = 150;

let before: Promise<unknown> = Promise.resolve();

/** Goes to an address when what it shows is there, or as soon as the wait would be noticed; one after the other. */
const goPrepared: AroundNavHandler = (navigate, to, options) => {
  const ready = preparedWithin(to, UNNOTICED);
  // An address that the browser refuses must not keep anybody from going elsewhere.
  before = before
    .then(() => ready)
    .then(() => navigate(to, options))
    .catch(reportError);
};

/** Home comes at once; everything else is fetched when somebody goes there. */
export function App() {
  return (
    <BreakGuard>
      <Router aroundNav={goPrepared}>
        <Suspense fallback={<Waiting />}>
          <Switch>
            <Route path="/" component={HomePage} />
            <Route path="/new/:game">{({ game }) => <SetupPage key={game} game={game} />}</Route>
            <Route path="/t/:id">{({ id }) => <OnlinePage key={id} id={id} />}</Route>
            <Route path="/here/:id">{({ id }) => <DevicePage key={id} id={id} />}</Route>
            <Route path="/rules/:game">{({ game }) => <RulesPage key={game} game={game} />}</Route>
            <Route path="/example/:game/:id">{({ game, id }) => <ExamplePage game={game} id={id} />}</Route>
            <Route path="/replay">
              <ReplayPage />
            </Route>
            <Route path="/replay/here/:id">
              {({ id }) => <ReplayPage key={id} source={{ kind: 'device', id }} />}
            </Route>
            <Route path="/replay/:id">
              {({ id }) => <ReplayPage key={id} source={{ kind: 'table', id }} />}
            </Route>
            <Route path="/replay/:id/:game">
              {({ id, game }) => (
                <ReplayPage key={`${id}/${game}`} source={{ kind: 'table', id, game: Number(game) }} />
              )}
            </Route>
            <Route path="/learn/:game">{({ game }) => <LearnPage key={game} game={game} />}</Route>
            <Route path="/learn/:game/:lesson">
              {({ game, lesson }) => <LearnPage key={lesson} game={game} lesson={lesson} />}
            </Route>
            <Route path="/puzzles">
              <PuzzlesPage />
            </Route>
            <Route path="/puzzles/:id">{({ id }) => <PuzzlesPage key={id} id={id} />}</Route>
            <Route path="/mine">
              <MinePage />
            </Route>
            <Route path="/operator" component={OperatorPage} />
            <Route path="/design" component={DesignPage} />
            <Route component={NotFoundPage} />
          </Switch>
        </Suspense>
      </Router>
      <UpdateNotice />
    </BreakGuard>
  );
}
