import type { Seat } from '@sixfold/game-kit';
import type { sixteen as english } from '../en/sixteen.js';
import { listed } from '../listed.js';
import type { SameKeys } from '../shape.js';
import { sixteenCard } from '../sixteen-card.js';

const colours = { g: 'grüne', o: 'orange', b: 'blaue', p: 'lila' };

const card = sixteenCard(colours, 'einen Joker');
const cards = (count: number): string => (count === 1 ? '1 Karte' : `${count} Karten`);
const all = (seats: readonly Seat[], name: (seat: Seat) => string): string => listed(seats.map(name), 'und');

/** Sixteen auf Deutsch. */
export const sixteen: SameKeys<typeof english> = {
  name: 'Sixteen',
  tagline: 'Bring den Stapel auf genau 16, oder leg drei gleiche Karten hintereinander.',
  presets: {
    standard: 'Wie gedruckt',
    children: 'Für Jüngere',
    strict: 'Strenges Ziehen',
    teams: 'Zwei Teams',
  },
  howTo: [
    'Zieh eine Karte, dann spiel eine auf den offenen Stapel. Die Zahlen werden zusammengezählt.',
    'Wer genau 16 erreicht, bekommt den Stapel; wer darüber kommt, gibt ihn der anderen Seite.',
    'Auch drei Karten hintereinander mit gleicher Zahl oder Farbe bringen den Stapel.',
    'Ein Joker steht für jede Karte. Die meisten Stapel gewinnen.',
  ],
  options: {
    matches: {
      label: 'Match',
      help: 'Drei Karten hintereinander mit gleicher Zahl oder Farbe bringen den Stapel.',
    },
    jokers: { label: 'Joker', help: 'Zwei Joker sind im Spiel; jeder steht für eine beliebige Karte.' },
    bonus: {
      label: 'Bonus',
      help: 'Wer mit einer Karte 16 und ein Match zugleich schafft, bekommt zwei Stapel gutgeschrieben.',
    },
    drawing: {
      label: 'Ziehen',
      help: 'Wie am Anfang eines Zuges gezogen wird.',
      values: {
        automatic: { label: 'Von selbst', help: 'Die Karte kommt ohne dein Zutun auf die Hand.' },
        strict: {
          label: 'Von Hand, streng',
          help: 'Wer das Ziehen vergisst, spielt mit einer Karte weniger weiter.',
        },
        loose: {
          label: 'Von Hand, locker',
          help: 'Wer das Ziehen vergisst, holt es beim nächsten Ziehen nach.',
        },
      },
    },
    starter: { label: 'Wer beginnt', help: 'Der Platz, der den ersten Stapel beginnt.' },
  },
  refusals: {
    alreadyDrawn: () => 'Du hast in diesem Zug schon gezogen; spiel jetzt eine Karte.',
    badTable: (p) =>
      `Das ist keine Stellung von Sixteen: „${p.key}“ fehlt, ist unmöglich oder passt nicht zum Rest.`,
    cardNotInHand: (p) => `Du hast keine ${card(String(p.card))}; spiel eine Karte aus deiner Hand.`,
    drawsByItself: () => 'Hier wird von selbst gezogen; spiel eine Karte.',
    jokerAsWhat: (p) =>
      `„${p.text}“ ist keine Karte, für die ein Joker stehen kann; wähl eine Farbe (g, o, b, p) und eine Zahl von 0 bis 6, etwa j=b6.`,
    jokerNeedsCard: () => 'Sag, für welche Karte der Joker steht, etwa j=b6.',
    jokerNotInHand: () => 'Du hast keinen Joker; spiel eine Karte aus deiner Hand.',
    mustDraw: () => 'Deine Hand ist leer; zieh zuerst.',
    noJokers: () => 'In diesem Spiel gibt es keine Joker.',
    notAMove: (p) =>
      `„${p.text}“ ist kein Zug; eine Karte schreibt man als Farbe (g, o, b, p) und Zahl, etwa g3.`,
    talonEmpty: () => 'Der Talon ist leer; spiel eine Karte aus deiner Hand.',
  },
  facts: {
    draws: (fact, name) => `${name(fact.seat)} zieht ${cards(fact.count)}.`,
    drew: (fact) => `Du hast gezogen: ${fact.cards.map(card).join(', ')}.`,
    forgot: (fact, name) => `${name(fact.seat)} spielt, ohne zu ziehen.`,
    played: (fact, name) =>
      fact.joker
        ? `${name(fact.seat)} spielt einen Joker als ${card(fact.card)}: ${fact.sum}.`
        : `${name(fact.seat)} spielt ${card(fact.card)}: ${fact.sum}.`,
    sixteen: (fact, name) => `Sixteen! Der Stapel geht an ${all(fact.winners, name)}.`,
    match: (fact, name) => `Match! Der Stapel geht an ${all(fact.winners, name)}.`,
    sixteenAndMatch: (fact, name) =>
      fact.worth === 2
        ? `Sixteen und Match! Der Stapel geht an ${all(fact.winners, name)} und zählt doppelt.`
        : `Sixteen und Match! Der Stapel geht an ${all(fact.winners, name)}.`,
    bust: (fact, name) =>
      `Bust: ${fact.sum}. ${name(fact.seat)} überlässt den Stapel ${all(fact.winners, name)}.`,
    unfinished: (fact) => `${cards(fact.cards.length)} auf dem Stapel übrig: Niemand bekommt sie.`,
    ended: (fact) => `Das Spiel ist aus: ${fact.groups.join(' zu ')} Stapel.`,
  },
  reasons: {},
  table: {
    choose: 'Wähle eine Karte',
    colours,
    cardName: sixteenCard(colours, 'Joker'),
    joker: 'Joker',
    hand: 'Deine Hand',
    pile: 'Der Stapel',
    empty: 'Der Stapel ist leer: Fang einen neuen an.',
    sum: (sum: number, missing: number): string =>
      missing < 0 ? `Summe ${sum}, ${-missing} über 16.` : `Summe ${sum}, noch ${missing} bis 16.`,
    missing: (missing: number): string => (missing < 0 ? `${-missing} zu viel` : `Noch ${missing}`),
    talon: (count: number): string => (count === 0 ? 'Talon leer' : `${cards(count)} im Talon`),
    drawFrom: (count: number): string => `Vom Talon ziehen, noch ${cards(count)}`,
    draw: 'Karte ziehen',
    drawFirst: {
      strict: 'Zieh zuerst, sonst spielst du mit einer Karte weniger weiter.',
      loose: 'Zieh zuerst. Was du vergisst, kannst du später nachholen.',
    },
    near: (colour: string | undefined, number: string | undefined): string =>
      `Noch eine ${[...(colour ? [`${colour} Karte`] : []), ...(number ? [number] : [])].join(' oder ')} wäre ein Match.`,
    cards: (count: number): string => cards(count),
    toMove: 'ist dran',
    groups: (count: number): string => `${count} Stapel`,
    groupsShort: (): string => 'Stapel',
    groupsOf: (names: string): string => `Stapel von ${names}`,
    kinds: { sixteen: 'Sixteen!', sixteenAndMatch: 'Sixteen und Match!', match: 'Match!', bust: 'Bust!' },
    goesTo: (names: readonly string[], worth: number): string =>
      `${worth === 2 ? 'Zwei Stapel' : 'Ein Stapel'} für ${listed(names, 'und')}.`,
    bustBy: (name: string, sum: number): string => `${name} kam auf ${sum}.`,
    play: (card: string): string => `${card.charAt(0).toUpperCase()}${card.slice(1)} spielen`,
    wouldMake: (sum: number): string => `Das wären ${sum}.`,
    would: {
      sixteen: (): string => 'Genau 16: Der Stapel wäre deiner.',
      sixteenAndMatch: (): string => '16 und ein Match: Der Stapel wäre deiner.',
      match: (): string => 'Ein Match: Der Stapel wäre deiner.',
      bust: (sum: number): string => `${sum} ist zu viel: Der Stapel ginge an die andere Seite.`,
    },
    jokerPick: 'Joker spielen als …',
    jokerTitle: 'Welche Karte soll der Joker sein?',
    jokerChoose: 'Wähle eine Karte',
    jokerBack: 'Doch etwas anderes spielen',
    jokerPlay: (card: string): string => `Als ${card}`,
  },
  terminal: {
    pile: 'Stapel:',
    talon: 'Talon:',
    hand: 'Deine Hand:',
    cards: (count) => (count === 1 ? '1 Karte' : `${count} Karten`),
    groups: (count) => `${count} Stapel`,
    kinds: {
      sixteen: 'Sixteen',
      bust: 'Bust',
      match: 'Match',
      sixteenAndMatch: 'Sixteen und Match',
    },
    ask: 'Spiele eine Karte (einen Joker als die Karte, für die er steht):',
    askDraw: 'Ziehe, oder spiele eine Karte ohne zu ziehen:',
  },
  scenarios: {
    bonus: 'Mit der Bonusregel zählt die dritte 2, die 16 ergibt, doppelt',
    bonusNeedsMatches: 'Ohne Match gibt es keinen Bonus',
    bust: 'Über 16 geht der Stapel an die andere Seite',
    draw: 'Gleich viele Stapel sind ein Unentschieden',
    jokerBonus: 'Ein Joker kann 16 und ein Match zugleich schaffen',
    jokerCountsAsCard: 'Ein Joker zählt als seine Karte, solange der Stapel liegt',
    jokerInTheMiddle: 'Ein Joker als mittlere Karte eines Matches',
    jokerMatch: 'Ein Joker als dritte Karte eines Matches',
    jokerNeedsCard: 'Ein Joker muss für eine Karte stehen',
    jokerNotHeld: 'Nur wer einen Joker hat, kann ihn spielen',
    jokerSixteen: 'Ein Joker als Karte, die 16 ergibt',
    lastCardBusts: 'Auch die letzte Karte kann zu viel sein',
    looseMadeUp: 'Locker: Vergessenes Ziehen wird nachgeholt',
    looseMustDraw: 'Locker: Mit leerer Hand musst du ziehen',
    looseShortTalon: 'Locker: Der Talon gibt, was er hat',
    matchAndBust: 'Ein Match über 16 ist ein Bust',
    matchColour: 'Drei blaue Karten sind ein Match',
    matchNeedsLastThree: 'Nur die letzten drei Karten können ein Match sein',
    matchNumber: 'Drei Dreien in beliebigen Farben sind ein Match',
    matchOfThisPile: 'Karten des vorigen Stapels zählen nicht für ein Match',
    nine: 'Von 9 aus erreicht niemand sofort 16',
    noJokers: 'Ohne Joker kann man keinen spielen',
    noMatches: 'Ohne Match sind drei gleiche Karten nichts Besonderes',
    noTalon: 'Ohne Talon geht es ohne Ziehen weiter',
    passedOver: 'Wer keine Karten hat, wird übergangen',
    passedOverAsStarter: 'Auch beim Beginnen wird übergangen, wer keine Karten hat',
    refused: 'Was kein Zug ist, ändert nichts',
    sixteenAndMatch: 'Sixteen und Match zugleich ist ein Stapel',
    sixteenExact: 'Genau 16 gewinnt den Stapel',
    strictDraw: 'Streng: einmal ziehen, dann spielen',
    strictFloor: 'Streng: bis auf eine Karte, aber nie darunter',
    strictFloorAfterGroup: 'Streng: Die letzte Karte kommt vor dem nächsten Stapel zurück',
    strictForgotten: 'Streng: Vergessenes Ziehen ist verloren',
    strictNoTalon: 'Streng: Ohne Talon kann man nichts vergessen',
    strictOneCard: 'Streng: Auch mit einer Karte darfst du ziehen',
    teamsBust: 'Ein Bust geht an das andere Team',
    teamsPassedOver: 'Zu viert, manche ohne Karten',
    teamsSixteen: 'Zu viert beginnt der linke Nachbar den nächsten Stapel',
    two: 'Von 2 führt der Weg über 9 zu 16',
    unfinishedPile: 'Der letzte Stapel zählt für niemanden',
  },
  analysis: {
    curve: 'Vorsprung in Stapeln',
    amount: (cost) => `${cost.toFixed(1).replace('.', ',')} Stapel`,
  },
  hints: {
    busts: (p) => `Das ergibt ${p.sum} und verschenkt den Stapel.`,
    drawsFirst: () => 'Mehr Karten, mehr Auswahl.',
    leaves: (p) =>
      `Das lässt ${p.sum} liegen: In ${p.percent} % der Fälle geht der Stapel an die nächste Person.`,
    takesBonus: () => 'Das ergibt 16 und ein Match und zählt doppelt.',
    takesMatch: () => 'Das ergibt ein Match.',
    takesSixteen: () => 'Das ergibt 16.',
  },
};
