import type * as english from '../en/rules.js';
import type { SameKeys } from '../shape.js';

/** De pagina's met spelregels in het Nederlands. */
export const rules: SameKeys<typeof english.rules> = {
  title: (game) => `Zo speel je ${game}`,
  variants: 'Varianten',
  minute: 'In een minuut',
  headings: { goal: 'Doel', turn: 'Een beurt', end: 'Het einde', wins: 'Wie wint' },
  complete: 'Alle regels',
  extras: 'Extra regels',
  play: 'Nu spelen',
  names: ['Ada', 'Bruno', 'Cleo', 'Dora'],
  examples: 'Voorbeelden',
  begin: 'De uitgangssituatie.',
  step: (step, steps) => `Stap ${step} van ${steps}`,
  back: 'Terug',
  next: 'Verder',
  again: 'Vanaf het begin',
  tryIt: 'Proberen',
  tryOther: 'Nu kies jij. Alles wat de regels toestaan, kun je spelen.',
  toExample: 'Terug naar het voorbeeld',
  refused: (what) => `Mag niet: ${what}`,
  over: 'Het spel is afgelopen.',
  wholePage: 'Alle regels, met voorbeelden om te proberen',
  players: (players) => `${players} spelers`,
  now: {
    title: 'Wat je nu kunt doen',
    wait: 'Nu even niets: anderen beslissen.',
    watch: 'Je kijkt mee en hebt niets te beslissen.',
    over: 'Het spel is afgelopen.',
  },
};
