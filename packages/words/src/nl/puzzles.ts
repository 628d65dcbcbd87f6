import type * as english from '../en/puzzles.js';
import type { SameKeys } from '../shape.js';

const stones = ['', 'één steen', 'twee stenen', 'drie stenen'];

/** De puzzels in het Nederlands. */
export const puzzles: SameKeys<typeof english.puzzles> = {
  title: 'Puzzels',
  intro: 'Stellingen uit partijen van onze bots, elk met precies één beste antwoord. Ook offline.',
  today: 'Puzzel van de dag',
  grade: { 1: 'makkelijk', 2: 'gemiddeld', 3: 'moeilijk' },
  number: (number, grade) => `Puzzel ${number}, ${grade}`,
  solved: 'opgelost',
  count: (solved, all) => `${solved} van ${all} opgelost`,
  tasks: {
    nimmt: 'Welke kaart leg je? Eén ervan kost duidelijk het minst.',
    six: (count) =>
      `Jij bent aan zet. Win met ${stones[count] ?? `${count} stenen`}, wat de andere kant ook doet.`,
    sixteen:
      'De trekstapel is leeg en alle kaarten zijn bekend. Welke kaart levert je uiteindelijk de meeste stapels op?',
  },
  goOn: 'Tot zover goed. De andere kant heeft geantwoord: ga verder.',
  right: {
    nimmt: 'Dat is hem.',
    six: 'Opgelost: een zes, en niets kon hem tegenhouden.',
    sixteen: 'Dat is de beste kaart.',
  },
  worth: {
    nimmt: (card, heads) =>
      `Met de ${card} kun je deze ronde ${String(heads).replace('.', ',')} stierenkoppen verwachten.`,
    sixteen: (card, lead) =>
      lead > 0
        ? `${card}: aan het eind sta je ${lead} voor.`
        : lead < 0
          ? `${card}: aan het eind sta je ${-lead} achter.`
          : `${card}: aan het eind is het gelijk.`,
  },
  wrong: {
    nimmt: 'Een andere kaart kost minder.',
    six: 'Zo heeft de andere kant tijd om je te stoppen.',
    sixteen: 'Het kan nog beter.',
  },
  again: 'Nog eens',
  give: 'Antwoord tonen',
  values: {
    nimmt: 'Verwachte stierenkoppen deze ronde, per kaart',
    sixteen: 'Voorsprong in stapels aan het eind, per kaart',
  },
  next: 'Volgende puzzel',
  all: 'Alle puzzels',
};
