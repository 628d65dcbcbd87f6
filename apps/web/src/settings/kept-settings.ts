import { LANGUAGES, type Language } from '@sixfold/words';

export const THEMES = ['system', 'light', 'dark'] as const;
export const SPEEDS = ['slow', 'normal', 'fast', 'off'] as const;
type Theme = (typeof THEMES)[number];
export type Speed = (typeof SPEEDS)[number];

/** What a person has set on this device. */
export interface Settings {
  /** Undefined: as the browser says. */
  readonly language: Language | undefined;
  readonly theme: Theme;
  readonly sound: boolean;
  /** Whether it was said that there is sound. */
  readonly soundOffered: boolean;
  /** From 0 to 1. */
  readonly volume: number;
  /** Undefined: normal, or off where the system asks for less motion. */
  readonly speed: Speed | undefined;
  readonly name: string;
  readonly hints: boolean;
  readonly seen: boolean;
  readonly notify: boolean;
  /** Whether it was asked, at a slow game, if one wants to be told. */
  readonly notifyOffered: boolean;
  readonly textView: boolean;
  /** Whether log and chat are unfolded beside a table on wide screens. */
  readonly aside: boolean;
}

type Check = (value: unknown) => boolean;

const oneOf =
  (values: readonly unknown[]): Check =>
  (value) =>
    values.includes(value);
const isSwitch: Check = (value) => typeof value === 'boolean';

const CHECKS: Readonly<Record<keyof Settings, Check>> = {
  language: oneOf([undefined, ...LANGUAGES]),
  theme: oneOf(THEMES),
  sound: isSwitch,
  soundOffered: isSwitch,
  volume: (value) => typeof value === 'number' && value >= 0 && value <= 1,
  speed: oneOf([undefined, ...SPEEDS]),
  name: (value) => typeof value === 'string',
  hints: isSwitch,
  seen: isSwitch,
  notify: isSwitch,
  notifyOffered: isSwitch,
  textView: isSwitch,
  aside: isSwitch,
};

/** Of what was kept, everything that is a setting: the rest is as if it had never been set. */
export function readSettings(kept: unknown): Partial<Settings> {
  if (typeof kept !== 'object' || kept === null) return {};
  return Object.fromEntries(
    Object.entries(kept).filter(
      ([key, value]) => Object.hasOwn(CHECKS, key) && CHECKS[key as keyof Settings](value),
    ),
  );
}
