import type * as english from '../en/look-back.js';
import type { SameKeys } from '../shape.js';

/** Terugkijken in het Nederlands. */
export const lookBack: SameKeys<typeof english.lookBack> = {
  replay: {
    title: 'Terugblik',
    intro:
      'Bekijk een spel nog eens, stap voor stap. Open het verslag van een spel, sleep het hierheen of plak het. Niets verlaat dit apparaat.',
    openFile: 'Open een verslag of sleep het hierheen',
    paste: 'Of plak een verslag',
    show: 'Tonen',
    unknownGame: (game) => `Dit verslag is van een spel met de naam “${game}”, dat hier niet gespeeld wordt.`,
    seenBy: 'Gezien door',
    share: 'Link naar deze zet kopiëren',
    tryAgain: 'Vanaf hier nog eens proberen',
    download: 'Verslag downloaden',
    position: 'Plek in het spel',
    step: (step, steps) => `Stap ${step} van ${steps}`,
    parts: 'Ga naar',
    round: (round) => `Ronde ${round}`,
    phase: (phase) => `Fase ${phase}`,
    back: 'Een stap terug',
    next: 'Een stap verder',
    markBack: 'Naar het vorige grote moment',
    markNext: 'Naar het volgende grote moment',
    play: 'Afspelen',
    pause: 'Pauze',
    speed: (speed) => `Tempo: ${speed} keer zo snel`,
  },
  analysis: {
    title: 'Analyse',
    intro:
      'Elke beslissing in dit spel naast wat Sterk zou hebben gespeeld, gezien door de ogen van wie besliste. Het draait op dit apparaat en duurt een paar seconden.',
    start: 'Dit spel analyseren',
    running: 'Denkt over elke beslissing na …',
    cancel: 'Stoppen',
    curveLabel: 'Hoe het spel stond, zet voor zet',
    mistakes: 'De duurste beslissingen',
    none: 'Niets wat Sterk veel beter had gedaan. Goed gespeeld!',
    cost: (name, move, amount) => `${name}: ${move} kostte ${amount}.`,
    better: (move, why) => `Beter: ${move}. ${why}`,
    account: (name, choices, cards) =>
      `Vergeleken met de anderen: de keuzes van ${name} ${choices.isCost ? 'kostten' : 'bespaarden'} ${choices.amount}; kaarten en geluk ${cards.isCost ? `kostten ${cards.amount}` : `gaven een voordeel van ${cards.amount}`}.`,
    all: (count) => `Alle beslissingen (${count})`,
    fine: (name, move) => `${name}: niets was duidelijk beter dan ${move}.`,
  },
  hint: {
    thinking: 'Denkt na …',
    failed: 'Even geen tip. Probeer het zo nog eens.',
    would: (move) => `Sterk zou ${move} kiezen.`,
  },
};
