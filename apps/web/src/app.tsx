import { lazy, Suspense } from 'react';
import { Route, Switch } from 'wouter';
import { HomePage } from './pages/home.js';
import { NotFoundPage } from './pages/not-found.js';
import { Waiting } from './ui/waiting.js';
import { BreakGuard } from './ui/break-guard.js';
import { UpdateNotice } from './install/update-notice.js';

const SetupPage = lazy(() => import('./pages/setup.js'));
const OnlinePage = lazy(() => import('./pages/online.js'));
const DevicePage = lazy(() => import('./pages/device.js'));
const RulesPage = lazy(() => import('./rules/page.js'));
const ExamplePage = lazy(() => import('./rules/example-page.js'));
const ReplayPage = lazy(() => import('./replay/page.js'));
const LearnPage = lazy(() => import('./lessons/page.js'));
const MinePage = lazy(() => import('./mine/page.js'));
const PuzzlesPage = lazy(() => import('./puzzles/page.js'));
const OperatorPage = lazy(() => import('./operator/page.js'));
const DesignPage = lazy(() => import('./pages/design.js'));

/** Home comes at once; everything else is fetched when somebody goes there. */
export function App() {
  return (
    <BreakGuard>
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
      <UpdateNotice />
    </BreakGuard>
  );
}
