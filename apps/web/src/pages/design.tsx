import { useState } from 'react';
import { NumberCard } from '../cards/number-card.js';
import { CardBack, TRAPS, TrapCard, ZeroCard } from '../cards/other-cards.js';
import { COLOURS, JokerCard, SixteenCard } from '../cards/sixteen-card.js';
import { Stone } from '../cards/stone.js';
import { Button, IconButton } from '../ui/button.js';
import { Dialog } from '../ui/dialog.js';
import { Choices, Segments, Select, Stepper, Switch, TextField } from '../ui/form.js';
import { TopBar } from '../ui/top-bar.js';
import { useWords } from '../words/words.js';
import './design.css';

const TOKENS = [
  'ground',
  'ground-raised',
  'ground-sunken',
  'line',
  'line-strong',
  'ink-soft',
  'ink',
  'accent',
  'good',
  'focus',
];
const NUMBERS = [
  [1, 1],
  [7, 1],
  [15, 2],
  [40, 3],
  [66, 5],
  [55, 7],
  [104, 1],
] as const;

/** Every part of the page in one place and in both themes, to look at side by side. */
export default function DesignPage() {
  const words = useWords();
  return (
    <>
      <TopBar />
      <main className="page stack">
        <h1>{words.design.title}</h1>
        <p className="soft">{words.design.intro}</p>
        <div className="both">
          <Sheet theme="light" />
          <Sheet theme="dark" />
        </div>
      </main>
    </>
  );
}

function Sheet({ theme }: { readonly theme: 'light' | 'dark' }) {
  const words = useWords().design;
  const settings = useWords().settings;
  const [open, setOpen] = useState(false);
  const [on, setOn] = useState(true);
  const [number, setNumber] = useState(66);
  const [choice, setChoice] = useState<'light' | 'dark'>(theme);
  return (
    <section className="sheet" data-theme={theme} aria-label={settings.themes[theme]}>
      <h2>{settings.themes[theme]}</h2>
      <h3>{words.colours}</h3>
      <ul className="swatches">
        {TOKENS.map((token) => (
          <li key={token}>
            <span style={{ background: `var(--${token})` }} />
            {token}
          </li>
        ))}
      </ul>
      <h3>{words.cards}</h3>
      <div className="cards">
        {NUMBERS.map(([value, heads]) => (
          <NumberCard key={value} value={value} heads={heads} />
        ))}
      </div>
      <div className="cards small">
        {NUMBERS.map(([value, heads]) => (
          <NumberCard key={value} value={value} heads={heads} />
        ))}
      </div>
      <h3>{words.kinds}</h3>
      <div className="cards">
        <ZeroCard />
        <CardBack />
        {TRAPS.map((trap) => (
          <TrapCard key={trap} trap={trap} />
        ))}
      </div>
      <h3>{words.stones}</h3>
      <svg className="stones" viewBox="-24 -24 190 48" aria-hidden="true">
        <Stone colour="red" />
        <g transform="translate(42 0)">
          <Stone colour="black" />
        </g>
        <g transform="translate(88 0)">
          <Stone colour="red" isLast />
        </g>
        <g transform="translate(136 0)">
          <Stone colour="black" isLast />
        </g>
      </svg>
      <h3>{words.sixteen}</h3>
      <div className="cards">
        {COLOURS.map((colour, index) => (
          <SixteenCard key={colour} colour={colour} value={index + 3} />
        ))}
        <JokerCard />
      </div>
      <h3>{words.buttons}</h3>
      <div className="line">
        <Button look="act">{words.primary}</Button>
        <Button look="main">{words.secondary}</Button>
        <Button>{words.secondary}</Button>
        <Button look="quiet">{words.quiet}</Button>
        <Button disabled>{words.disabled}</Button>
        <IconButton icon="chat" label={words.chosen} badge={3} />
      </div>
      <h3>{words.forms}</h3>
      <Segments
        label={settings.theme}
        value={choice}
        values={['light', 'dark']}
        wordOf={(value) => settings.themes[value]}
        onChange={setChoice}
      />
      <Choices
        label={settings.theme}
        value={choice}
        values={['light', 'dark']}
        wordsOf={(value) => ({ label: settings.themes[value], help: settings.nameHelp })}
        onChange={setChoice}
      />
      <Switch label={settings.sound} help={settings.hintsHelp} checked={on} onChange={setOn} />
      <Stepper label={settings.volume} value={number} min={1} max={999} onChange={setNumber} />
      <Select
        label={settings.theme}
        value={choice}
        values={['light', 'dark']}
        wordOf={(value) => settings.themes[value]}
        onChange={setChoice}
      />
      <TextField label={settings.name} value="" placeholder={settings.name} onChange={() => {}} />
      <h3>{words.dialogs}</h3>
      <div>
        <Button onClick={() => setOpen(true)}>{words.openDialog}</Button>
      </div>
      {open && (
        <Dialog
          title={words.dialogs}
          onClose={() => setOpen(false)}
          actions={
            <form method="dialog" className="line">
              <Button look="quiet" type="submit">
                {words.quiet}
              </Button>
              <Button look="main" type="submit">
                {words.secondary}
              </Button>
            </form>
          }
        >
          <p>{words.dialogText}</p>
        </Dialog>
      )}
    </section>
  );
}
