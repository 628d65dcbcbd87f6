import type * as english from '../en/rules-sixteen.js';
import type { SameKeys } from '../shape.js';

/** De regels van Sixteen in het Nederlands. */
export const rulesSixteen: SameKeys<typeof english.rulesSixteen> = {
  short: {
    standard: {
      goal: 'Win meer stapels dan de andere kant.',
      turn: 'Trek een kaart en speel er dan een van de vier op de stapel. Precies 16 wint hem. Net als drie kaarten achter elkaar met hetzelfde getal of dezelfde kleur. Boven 16 gaat hij naar de andere kant. Een joker is de kaart die jij noemt.',
      end: 'Als de trekstapel en alle handen leeg zijn.',
      wins: 'De meeste stapels winnen.',
    },
    children: {
      goal: 'Win meer stapels dan de andere kant.',
      turn: 'Trek een kaart en speel er dan een van de vier op de stapel. Precies 16 wint hem; boven 16 gaat hij naar de andere kant. Drie gelijke kaarten zijn hier niets bijzonders. Een joker is de kaart die jij noemt.',
      end: 'Als de trekstapel en alle handen leeg zijn.',
      wins: 'De meeste stapels winnen.',
    },
    strict: {
      goal: 'Win meer stapels dan de andere kant, en vergeet niet te trekken.',
      turn: 'Trek zelf, en speel dan een kaart op de stapel: wie vergeet te trekken, heeft vanaf dan een kaart minder. Precies 16 wint de stapel. Net als drie kaarten achter elkaar met hetzelfde getal of dezelfde kleur. Boven 16 gaat hij naar de andere kant. Een joker is de kaart die jij noemt.',
      end: 'Als de trekstapel en alle handen leeg zijn.',
      wins: 'De meeste stapels winnen.',
    },
    teams: {
      goal: 'Win meer stapels dan het andere team.',
      turn: 'Partners zitten tegenover elkaar. Trek een kaart en speel er dan een van de vier op de stapel. Precies 16 wint hem voor je team. Net als drie kaarten achter elkaar met hetzelfde getal of dezelfde kleur. Boven 16 gaat hij naar het andere team. Een joker is de kaart die jij noemt.',
      end: 'Als de trekstapel en alle handen leeg zijn.',
      wins: 'Het team met de meeste stapels wint.',
    },
  },
  sections: {
    cards: {
      title: 'De kaarten',
      text: [
        'Vier kleuren, elk met één 0 en twee van 1 tot en met 6, en twee jokers: 54 kaarten. Iedereen krijgt er drie; de rest is de trekstapel.',
      ],
    },
    turn: {
      title: 'Een beurt',
      text: [
        'Trek een kaart zolang er zijn, en speel dan een kaart op de open stapel. De getallen worden opgeteld.',
        'Dan is de volgende aan de beurt, tenzij de stapel gewonnen is.',
      ],
    },
    sixteen: {
      title: 'Sixteen',
      text: ['De kaart die de stapel op precies 16 brengt, wint hem voor de eigen kant.'],
    },
    match: {
      title: 'Match',
      text: [
        'Hebben de laatste drie kaarten van de stapel hetzelfde getal of dezelfde kleur, dan wint de derde hem. Kaarten van de vorige stapel tellen niet.',
      ],
    },
    bust: {
      title: 'Bust',
      text: ['Wie boven 16 komt, geeft de stapel aan de andere kant, ook als de kaart een match is.'],
    },
    both: {
      title: 'Sixteen en match tegelijk',
      text: ['Dat is één stapel. Met de bonusregel telt hij voor twee.'],
    },
    next: {
      title: 'Wie de volgende stapel begint',
      text: [
        'Met twee spelers begint wie de stapel won de volgende. Wie geen kaarten heeft, wordt overgeslagen.',
      ],
    },
    nextTeams: {
      title: 'Twee teams',
      text: [
        'De eerste en derde spelen tegen de tweede en vierde. De volgende stapel begint wie links zit van wie de laatste kaart speelde.',
      ],
    },
    joker: {
      title: 'Jokers',
      text: [
        'Wie een joker speelt, zegt voor welke kaart hij staat. Als die kaart telt hij, voor de som en voor een match, zolang de stapel ligt.',
      ],
    },
    tips: {
      title: 'Getallen om te onthouden',
      text: [
        'Vanaf 9 haalt niemand in één keer 16: het is de beste som om te laten liggen. Vanaf 2 komt niemand boven de 8, dus daarna kun jij er 9 van maken. 10 of meer nodigt de andere kant uit.',
      ],
    },
    end: {
      title: 'Het einde',
      text: [
        'Is de trekstapel leeg, dan gaat het zonder trekken door tot alle handen leeg zijn. Een onvoltooide stapel telt voor niemand.',
        'De meeste stapels winnen; evenveel is gelijkspel.',
      ],
    },
    noMatches: {
      title: 'Zonder match',
      text: [
        'Een extra regel voor jongere spelers: drie gelijke kaarten zijn niets bijzonders, alleen de som telt.',
      ],
    },
    strict: {
      title: 'Zelf trekken, streng',
      text: [
        'Trek zelf voor je speelt. Vergeet je het, dan blijft je hand de rest van het spel een kaart kleiner, maar nooit kleiner dan één kaart.',
      ],
    },
    loose: {
      title: 'Zelf trekken, soepel',
      text: [
        'Vergeten te trekken? Je volgende keer vul je aan tot vier. Met een lege hand moet je trekken zolang er een trekstapel is.',
      ],
    },
  },
};
