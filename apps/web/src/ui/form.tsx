import { type ReactNode, useId } from 'react';
import { useWords } from '../words/words.js';
import { Icon } from './icons.js';
import './form.css';

interface Labelled {
  readonly label: string;
  readonly help?: string | undefined;
}

/** One of several values, each with its word. */
interface OneOf<Value extends string> extends Labelled {
  readonly value: Value;
  readonly values: readonly Value[];
  readonly wordOf: (value: Value) => string;
  readonly onChange: (value: Value) => void;
  readonly hideLabel?: boolean;
}

/** A few choices side by side, as radio buttons that look like one bar. */
export function Segments<Value extends string>({
  label,
  help,
  value,
  values,
  wordOf,
  onChange,
  hideLabel = false,
}: OneOf<Value>) {
  const name = useId();
  return (
    <fieldset className="field">
      <legend className={hideLabel ? 'unseen' : undefined}>{label}</legend>
      <div className="segments">
        {values.map((option) => (
          <label key={option} className="segment">
            <input type="radio" name={name} checked={option === value} onChange={() => onChange(option)} />
            <span>{wordOf(option)}</span>
          </label>
        ))}
      </div>
      {help && <p className="help">{help}</p>}
    </fieldset>
  );
}

/** Choices that each need a sentence: radio buttons with explanations. */
export function Choices<Value extends string>({
  label,
  value,
  values,
  wordsOf,
  onChange,
}: {
  readonly label: string;
  readonly value: Value;
  readonly values: readonly Value[];
  readonly wordsOf: (value: Value) => { readonly label: string; readonly help: string };
  readonly onChange: (value: Value) => void;
}) {
  const name = useId();
  return (
    <fieldset className="field">
      <legend>{label}</legend>
      <div className="choices">
        {values.map((option) => (
          <label key={option} className="choice">
            <input type="radio" name={name} checked={option === value} onChange={() => onChange(option)} />
            <span className="choice-mark">
              <Icon name="check" size={16} />
            </span>
            <span className="choice-words">
              <strong>{wordsOf(option).label}</strong>
              <span className="soft">{wordsOf(option).help}</span>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

export function Switch({
  label,
  help,
  checked,
  onChange,
}: Labelled & { readonly checked: boolean; readonly onChange: (checked: boolean) => void }) {
  return (
    <label className="switch">
      <span className="grow">
        <span className="switch-label">{label}</span>
        {help && <span className="help">{help}</span>}
      </span>
      <input
        type="checkbox"
        role="switch"
        aria-checked={checked}
        checked={checked}
        onChange={(event) => onChange(event.target.checked)}
      />
      <span className="track" aria-hidden="true" />
    </label>
  );
}

/** A whole number with buttons for one more and one fewer. */
export function Stepper({
  label,
  help,
  value,
  min,
  max,
  onChange,
  allowed,
}: Labelled & {
  readonly value: number;
  readonly min: number;
  readonly max: number;
  readonly onChange: (value: number) => void;
  /** Where not every number between is possible. */
  readonly allowed?: readonly number[];
}) {
  const words = useWords();
  const id = useId();
  const lower = allowed ? allowed.findLast((number) => number < value) : value > min ? value - 1 : undefined;
  const higher = allowed ? allowed.find((number) => number > value) : value < max ? value + 1 : undefined;
  return (
    <div className="field stepper-field">
      <label htmlFor={id}>{label}</label>
      <div className="stepper">
        <button
          type="button"
          aria-label={words.setup.fewer(label)}
          disabled={lower === undefined}
          onClick={() => lower !== undefined && onChange(lower)}
        >
          <Icon name="minus" size={18} />
        </button>
        <input
          id={id}
          inputMode="numeric"
          value={value}
          onChange={(event) => {
            const number = Number(event.target.value.replace(/\D/g, ''));
            if (allowed ? allowed.includes(number) : number >= min && number <= max) onChange(number);
          }}
        />
        <button
          type="button"
          aria-label={words.setup.more(label)}
          disabled={higher === undefined}
          onClick={() => higher !== undefined && onChange(higher)}
        >
          <Icon name="plus" size={18} />
        </button>
      </div>
      {help && <p className="help">{help}</p>}
    </div>
  );
}

export function Select<Value extends string>({
  label,
  help,
  value,
  values,
  wordOf,
  onChange,
  hideLabel = false,
}: OneOf<Value>) {
  const id = useId();
  return (
    <div className="field">
      <label htmlFor={id} className={hideLabel ? 'unseen' : undefined}>
        {label}
      </label>
      <select
        id={id}
        className="select"
        value={value}
        onChange={(event) => onChange(event.target.value as Value)}
      >
        {values.map((option) => (
          <option key={option} value={option}>
            {wordOf(option)}
          </option>
        ))}
      </select>
      {help && <p className="help">{help}</p>}
    </div>
  );
}

export function TextField({
  label,
  help,
  value,
  onChange,
  placeholder,
  maxLength = 24,
  hideLabel = false,
  children,
  autoFocus = false,
}: Labelled & {
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly placeholder?: string;
  readonly maxLength?: number;
  readonly hideLabel?: boolean;
  readonly children?: ReactNode;
  readonly autoFocus?: boolean;
}) {
  const id = useId();
  return (
    <div className="field">
      <label htmlFor={id} className={hideLabel ? 'unseen' : undefined}>
        {label}
      </label>
      <div className="text-line">
        <input
          id={id}
          className="text"
          value={value}
          placeholder={placeholder}
          maxLength={maxLength}
          autoComplete="off"
          autoFocus={autoFocus}
          onChange={(event) => onChange(event.target.value)}
        />
        {children}
      </div>
      {help && <p className="help">{help}</p>}
    </div>
  );
}
