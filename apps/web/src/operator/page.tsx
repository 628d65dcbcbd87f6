import { createClient, type OperatorState } from '@sixfold/protocol';
import { loadWords, type Words } from '@sixfold/words';
import { type SyntheticEvent, use, useId, useState } from 'react';
import { useLanguage } from '../settings/settings.js';
import { Button } from '../ui/button.js';
import { TopBar } from '../ui/top-bar.js';
import { once } from '../words/words.js';
import { Chart } from './chart.js';
import { LatestTable } from './latest.js';
import { keepToken, keptToken } from './token.js';
import { type Look, useServer } from './use-server.js';
import '../ui/form.css';
import './operator.css';

/** A node not heard of for this long is silent. */
const SILENT = 10_000;

/** How the server does, for whoever runs it. */
export default function OperatorPage() {
  const language = useLanguage();
  const words = use(once(`words.operator.${language}`, () => loadWords(language, 'operator')));
  const [token, setToken] = useState(keptToken);
  const change = (next: string) => {
    keepToken(next);
    setToken(next);
  };
  return (
    <>
      <TopBar />
      <main className="page stack">
        <h1>{words.title}</h1>
        {token === '' ? (
          <AskToken words={words} onToken={change} />
        ) : (
          <Watching key={token} token={token} words={words} onLeave={() => change('')} />
        )}
      </main>
    </>
  );
}

function AskToken({
  words,
  onToken,
}: {
  readonly words: Words<'operator'>;
  readonly onToken: (token: string) => void;
}) {
  const id = useId();
  const [text, setText] = useState('');
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    onToken(text.trim());
  };
  return (
    <form className="stack" onSubmit={submit}>
      <div className="field">
        <label htmlFor={id}>{words.token}</label>
        <input
          id={id}
          className="text"
          type="password"
          autoComplete="current-password"
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
        <p className="help">{words.tokenHelp}</p>
      </div>
      <div>
        <Button type="submit" look="main" disabled={text.trim() === ''}>
          {words.open}
        </Button>
      </div>
    </form>
  );
}

function Watching({
  token,
  words,
  onLeave,
}: {
  readonly token: string;
  readonly words: Words<'operator'>;
  readonly onLeave: () => void;
}) {
  const [api] = useState(() => createClient({ token, tries: 1 }));
  const { looks, problem, lookAgain } = useServer(api);
  const state = looks.at(-1)?.state;
  return (
    <>
      {problem && (
        <p role="alert" className="notice">
          {problem === 'badToken' ? words.wrong : problem === 'notFound' ? words.off : words.unreachable}
        </p>
      )}
      {state && (
        <>
          <Charts looks={looks} words={words} />
          <Counts state={state} words={words} />
          <section className="stack">
            <h2>{words.latest}</h2>
            {state.latest.length === 0 && <p className="soft">{words.none}</p>}
            <ul>
              {state.latest.map((table) => (
                <LatestTable key={table.id} api={api} table={table} words={words} onDone={lookAgain} />
              ))}
            </ul>
          </section>
        </>
      )}
      <div>
        <Button look="quiet" onClick={onLeave}>
          {words.leave}
        </Button>
      </div>
    </>
  );
}

function Charts({ looks, words }: { readonly looks: readonly Look[]; readonly words: Words<'operator'> }) {
  const of = (key: Exclude<keyof Look['figures'], 'at'>) => looks.map(({ figures }) => figures[key]);
  return (
    <section className="operator-charts">
      <Chart title={words.moves} values={of('moves')} digits={1} />
      <Chart title={words.streams} values={of('streams')} />
      <Chart title={words.queue} values={of('queue')} />
      <Chart title={words.append} values={of('append')} unit="ms" digits={1} />
      <Chart title={words.bots} values={of('bots')} unit="ms" />
      <Chart title={words.lag} values={of('lag')} unit="ms" />
      <Chart title={words.failures} values={of('failures')} digits={1} />
      <Chart title={words.memory} values={of('memory')} unit="MB" />
      <Chart title={words.storage} values={of('storage')} unit="MB" digits={1} />
    </section>
  );
}

function Counts({ state, words }: { readonly state: OperatorState; readonly words: Words<'operator'> }) {
  const { tables, inMemory, nodes, now, node } = state;
  return (
    <>
      <section>
        <h2>{words.tables}</h2>
        <p className="operator-counts">
          <span>
            <strong>{tables.lobby}</strong> {words.lobby}
          </span>
          <span>
            <strong>{tables.playing}</strong> {words.playing}
          </span>
          <span>
            <strong>{tables.finished}</strong> {words.finished}
          </span>
          <span>
            <strong>{inMemory}</strong> {words.inMemory}
          </span>
        </p>
      </section>
      <section>
        <h2>{words.nodes}</h2>
        <ul>
          {nodes.map((each) => {
            const notes = [
              each.node === node && words.thisNode,
              each.stopped && words.stopped,
              !each.stopped && now - each.seen > SILENT && words.silent,
            ].filter(Boolean);
            return (
              <li key={each.node}>
                <code>{each.node}</code> <strong>{each.version}</strong>{' '}
                <span className="soft">{notes.join(' · ')}</span>
              </li>
            );
          })}
        </ul>
      </section>
    </>
  );
}
