import type * as lessons from './en/lessons.js';
import type * as lookBack from './en/look-back.js';
import type * as mine from './en/mine.js';
import type * as puzzles from './en/puzzles.js';
import type * as rules from './en/rules.js';
import type * as rulesNimmt from './en/rules-nimmt.js';
import type * as rulesSix from './en/rules-six.js';
import type * as rulesSixteen from './en/rules-sixteen.js';
import type { Language } from './load.js';
import type { SameKeys } from './shape.js';

/** The English words of every area for learning and looking back: what each language must have. */
interface English {
  readonly lessons: typeof lessons.lessons;
  readonly lookBack: typeof lookBack.lookBack;
  readonly mine: typeof mine.mine;
  readonly puzzles: typeof puzzles.puzzles;
  readonly rules: typeof rules.rules;
  readonly rulesNimmt: typeof rulesNimmt.rulesNimmt;
  readonly rulesSix: typeof rulesSix.rulesSix;
  readonly rulesSixteen: typeof rulesSixteen.rulesSixteen;
}

export type LearnArea = keyof English;
export type LearnWords<Name extends LearnArea> = SameKeys<English[Name]>;

type Loaders = { readonly [Name in LearnArea]: () => Promise<{ readonly [Key in Name]: LearnWords<Name> }> };

const loaders: Readonly<Record<Language, Loaders>> = {
  en: {
    lessons: () => import('./en/lessons.js'),
    lookBack: () => import('./en/look-back.js'),
    mine: () => import('./en/mine.js'),
    puzzles: () => import('./en/puzzles.js'),
    rules: () => import('./en/rules.js'),
    rulesNimmt: () => import('./en/rules-nimmt.js'),
    rulesSix: () => import('./en/rules-six.js'),
    rulesSixteen: () => import('./en/rules-sixteen.js'),
  },
  de: {
    lessons: () => import('./de/lessons.js'),
    lookBack: () => import('./de/look-back.js'),
    mine: () => import('./de/mine.js'),
    puzzles: () => import('./de/puzzles.js'),
    rules: () => import('./de/rules.js'),
    rulesNimmt: () => import('./de/rules-nimmt.js'),
    rulesSix: () => import('./de/rules-six.js'),
    rulesSixteen: () => import('./de/rules-sixteen.js'),
  },
  nl: {
    lessons: () => import('./nl/lessons.js'),
    lookBack: () => import('./nl/look-back.js'),
    mine: () => import('./nl/mine.js'),
    puzzles: () => import('./nl/puzzles.js'),
    rules: () => import('./nl/rules.js'),
    rulesNimmt: () => import('./nl/rules-nimmt.js'),
    rulesSix: () => import('./nl/rules-six.js'),
    rulesSixteen: () => import('./nl/rules-sixteen.js'),
  },
};

/** Loads one of these areas in one language. */
export async function loadLearnWords<Name extends LearnArea>(
  language: Language,
  area: Name,
): Promise<LearnWords<Name>> {
  const module = await loaders[language][area]();
  return module[area];
}
