import { BY_LOT, type Counts, type Game, type OptionSpec } from '@sixfold/game-kit';
import type { GameWords } from '@sixfold/words';
import type { ReactNode } from 'react';
import { Choices, Segments, Select, Stepper, Switch } from '../ui/form.js';
import { useWords } from '../words/words.js';
import './options-form.css';

export type Chosen = Readonly<Record<string, unknown>>;

interface OptionsFormProps {
  readonly game: Game;
  readonly words: GameWords;
  readonly chosen: Chosen;
  readonly seats: number;
  readonly seatNames: readonly string[];
  readonly onChange: (chosen: Chosen) => void;
  /** What else can be set: then all of it stands folded together. */
  readonly children?: ReactNode;
}

/** What of the chosen options means something together: the rest would be refused or have no effect. */
export function meaningful(game: Game, chosen: Chosen, seats: number): Chosen {
  const specs = game.optionSpecs(chosen, seats).filter((spec) => spec.offered !== false);
  return Object.fromEntries(
    specs.flatMap(({ key }) => (chosen[key] === undefined ? [] : [[key, chosen[key]]])),
  );
}

/** A form made from a game's own options: a new option needs words and nothing else. */
export function OptionsForm(props: OptionsFormProps) {
  const words = useWords().setup;
  const { game, chosen, seats, children } = props;
  const [first, ...rest] = game.optionSpecs(chosen, seats).filter((spec) => spec.offered !== false);
  if (!first) return null;
  const isMainChoice = first.kind === 'oneOf' && children === undefined;
  const others = isMainChoice ? rest : [first, ...rest];
  return (
    <>
      {isMainChoice && <OptionField spec={first} {...props} />}
      {others.length > 0 && (
        <details className="more-rules" open={(!isMainChoice && children === undefined) || undefined}>
          <summary>{words.moreRules}</summary>
          <div className="stack">
            {others.map((spec) => (
              <OptionField key={spec.key} spec={spec} {...props} />
            ))}
            {children}
          </div>
        </details>
      )}
    </>
  );
}

function OptionField({
  spec,
  words,
  chosen,
  seats,
  seatNames,
  onChange,
}: OptionsFormProps & { readonly spec: OptionSpec }) {
  const page = useWords().setup;
  const option = words.options[spec.key];
  const label = option?.label ?? spec.key;
  const help = option?.help;
  const value = chosen[spec.key] ?? spec.default;
  const set = (next: unknown) => onChange({ ...chosen, [spec.key]: next });

  switch (spec.kind) {
    case 'oneOf':
      return (
        <Choices
          label={label}
          value={String(value)}
          values={spec.values}
          wordsOf={(each) => option?.values?.[each] ?? { label: each, help: '' }}
          onChange={set}
        />
      );
    case 'switch':
      return <Switch label={label} help={help} checked={value === true} onChange={set} />;
    case 'seat':
      return (
        <Select
          label={label}
          help={help}
          value={String(value)}
          values={[...Array.from({ length: seats }, (_, seat) => String(seat)), BY_LOT]}
          wordOf={(each) =>
            each === BY_LOT ? page.byLot : (seatNames[Number(each)] ?? page.seat(Number(each) + 1))
          }
          onChange={(each) => set(each === BY_LOT ? BY_LOT : Number(each))}
        />
      );
    case 'number':
      if (!spec.nullable)
        return (
          <Stepper
            label={label}
            help={help}
            value={Number(value)}
            min={spec.min}
            max={spec.max}
            onChange={set}
          />
        );
      return (
        <div className="stack">
          <Segments
            label={label}
            help={help}
            value={value === null ? 'none' : 'number'}
            values={['none', 'number']}
            wordOf={(each) => (each === 'none' ? (option?.none ?? page.none) : page.number)}
            onChange={(each) =>
              set(each === 'none' ? null : (spec.default ?? Math.max(spec.min, Math.min(spec.max, seats))))
            }
          />
          {value !== null && (
            <Stepper label={label} value={Number(value)} min={spec.min} max={spec.max} onChange={set} />
          )}
        </div>
      );
    case 'counts':
      return (
        <CountsField
          label={label}
          help={help}
          items={spec.items}
          max={spec.max}
          wordOf={(item) => option?.values?.[item]?.label ?? item}
          value={value as readonly Counts[] | null}
          seatNames={Array.from({ length: seats }, (_, seat) => seatNames[seat] ?? page.seat(seat + 1))}
          onChange={set}
        />
      );
  }
}

/** For every seat how many it owns of each thing. */
function CountsField({
  label,
  help,
  items,
  max,
  wordOf,
  value,
  seatNames,
  onChange,
}: {
  readonly label: string;
  readonly help: string | undefined;
  readonly items: readonly string[];
  readonly max: number;
  readonly wordOf: (item: string) => string;
  readonly value: readonly Counts[] | null;
  readonly seatNames: readonly string[];
  readonly onChange: (value: readonly Counts[]) => void;
}) {
  const page = useWords().setup;
  const counts = seatNames.map(
    (_, seat) => value?.[seat] ?? Object.fromEntries(items.map((item) => [item, 1])),
  );
  return (
    <fieldset className="field">
      <legend>{label}</legend>
      {help && <p className="help">{help}</p>}
      {seatNames.map((name, seat) => (
        <fieldset key={`${name}-${seat + 1}`} className="counts">
          <legend>{page.collection(name)}</legend>
          <div className="counts-line">
            {items.map((item) => (
              <Stepper
                key={item}
                label={wordOf(item)}
                value={counts[seat]?.[item] ?? 0}
                min={0}
                max={max}
                onChange={(count) =>
                  onChange(counts.map((own, each) => (each === seat ? { ...own, [item]: count } : own)))
                }
              />
            ))}
          </div>
        </fieldset>
      ))}
    </fieldset>
  );
}
