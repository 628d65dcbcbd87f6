import type * as english from '../en/learn-sixteen.js';
import type { SameKeys } from '../shape.js';
import { rulesSixteen } from './rules-sixteen.js';

/** Wat er over Sixteen te leren valt: regels, lessen, tips aan tafel en puzzels in het Nederlands. */
export const learnSixteen: SameKeys<typeof english.learnSixteen> = {
  rules: rulesSixteen,
  lessons: {
    sixteenBasics: {
      title: 'Sixteen vanaf het begin',
      steps: {
        sixteen: {
          task: 'Je hebt vier kaarten en speelt er één, daarna wordt er een getrokken. De getallen op de stapel worden opgeteld, en precies 16 wint hem. Welke kaart maakt er 16 van?',
          right: 'Sixteen! De stapel is van jou, en je begint de volgende.',
          wrong: 'Dat is geen 16. De wijzer laat zien hoeveel er ontbreekt.',
        },
        match: {
          task: 'Ook drie kaarten achter elkaar met hetzelfde getal of dezelfde kleur winnen. Er liggen al twee drieën.',
          right: 'Match! Drie drieën achter elkaar.',
          wrong: 'Geen match. Welke kaart is de derde 3?',
        },
        colour: {
          task: 'Eén kleur is ook goed: er liggen twee blauwe kaarten. Speel een derde.',
          right: 'Match! Drie blauwe kaarten achter elkaar, welke getallen het ook zijn.',
          wrong: 'Geen match. Speel een van je blauwe kaarten.',
        },
        bust: {
          task: 'Boven 16 gaat de stapel naar de andere kant. Speel een kaart die eronder blijft.',
          right: 'Nog niet boven 16. De stapel is nog open.',
          wrong: 'Te veel: de andere kant kreeg de stapel. Probeer een lagere kaart.',
        },
        nine: {
          task: 'Vanaf 9 haalt niemand met één kaart 16. Laat 9 liggen.',
          right: 'Negen: wat er ook komt, je krijgt nog een kans.',
          wrong: 'Tel nog eens: welke kaart maakt de stapel 9?',
        },
        joker: {
          task: 'Een joker is elke kaart die je wilt. Maak er 16 mee.',
          right: 'Sixteen, met een joker. Hij telt als die kaart zolang de stapel ligt.',
          wrong: 'Geen 16. Kies de joker, dan het getal dat ontbreekt.',
        },
      },
    },
    sixteenTips: {
      title: 'Sixteen: goede getallen',
      steps: {
        after: {
          task: 'Je liet 9 liggen, en de andere kant moest naar 15. Nu ben jij aan de beurt: maak het af.',
          right: 'Daarom is 9 goed: wat er van 1 tot 6 ook bij komt, één kaart kan er 16 van maken.',
          wrong: 'Hoeveel ontbreekt er tot 16?',
        },
        two: {
          task: 'Je begint een stapel en wilt er de volgende keer 9 van maken, welke kaart van 1 tot 6 er ook bij komt. Waarmee begin je?',
          right: 'Twee: wat er ook bij komt, er ligt 3 tot 8, en één kaart kan er 9 van maken.',
          wrong:
            'Na een 1 kan het voor jou te laag blijven, en na een 3 of een 5 kan de andere kant zelf 9 maken. Begin met de 2.',
        },
        toNine: {
          task: 'De andere kant maakte er 6 van. Laat nu 9 liggen.',
          right: 'Weer negen, en de anderen moeten verder.',
          wrong: 'Zes en hoeveel is negen?',
        },
      },
    },
    sixteenTeams: {
      title: 'Sixteen met vier: partners',
      steps: {
        partner: {
          task: 'Met vier is wie tegenover je zit je partner, en jullie stapels worden samen geteld. Maak 16.',
          right: 'Sixteen: de stapel is van jou en je partner.',
          wrong: 'Dat is geen 16. Hoeveel ontbreekt er?',
        },
        bust: {
          task: 'Te veel geeft de stapel aan het andere team. Speel iets dat niet boven 16 komt.',
          right: 'Goed: het andere team krijgt er niets van.',
          wrong: 'Boven 16: het andere team kreeg de stapel. Probeer een kleinere kaart.',
        },
      },
    },
  },
  coach: {
    first:
      'Speel een kaart: de getallen op de stapel worden opgeteld. Precies 16 wint de stapel, en drie kaarten achter elkaar met hetzelfde getal of dezelfde kleur ook.',
    reach: '16 is binnen bereik. Kijk wat er ontbreekt, en pas op dat je er niet boven komt.',
    joker: 'Je hebt een joker: hij kan elke kaart zijn. Bewaar hem tot hij een stapel wint.',
    sixteen: 'Precies 16: de stapel is gewonnen, en wie hem heeft, begint de volgende.',
    match: 'Drie gelijke kaarten achter elkaar wonnen de stapel, hoe hoog hij ook was.',
    bust: 'Boven 16: de stapel ging naar de andere kant.',
    talon: 'Er valt niets meer te trekken. Nu kun je tellen wat de anderen hebben.',
  },
  mayDo: {
    draw: () => 'Een kaart van de trekstapel trekken.',
    joker: () => 'Een joker als willekeurige kaart spelen.',
    play: (count) => (count === 1 ? 'Je ene kaart spelen.' : `Een van ${count} kaarten spelen.`),
  },
  puzzles: {
    task: () =>
      'De trekstapel is leeg en alle kaarten zijn bekend. Welke kaart levert je uiteindelijk de meeste stapels op?',
    right: 'Dat is de beste kaart.',
    wrong: 'Het kan nog beter.',
    worth: (card, lead) =>
      lead > 0
        ? `${card}: aan het eind sta je ${lead} voor.`
        : lead < 0
          ? `${card}: aan het eind sta je ${-lead} achter.`
          : `${card}: aan het eind is het gelijk.`,
    values: 'Voorsprong in stapels aan het eind, per kaart',
  },
};
