import type * as english from '../en/learn-six.js';
import type { SameKeys } from '../shape.js';
import { rulesSix } from './rules-six.js';

const stones = ['', 'één steen', 'twee stenen', 'drie stenen'];

/** Wat er over SIX te leren valt: regels, lessen, tips aan tafel en puzzels in het Nederlands. */
export const learnSix: SameKeys<typeof english.learnSix> = {
  rules: rulesSix,
  lessons: {
    sixBasics: {
      title: 'SIX vanaf het begin',
      steps: {
        place: {
          task: 'Rood en zwart bouwen op één bord, en de eerste vorm van zes wint. Om de beurt leg je een steen die een andere raakt. Leg een zwarte.',
          right: 'Elke steen moet raken wat er ligt; het bord groeit zo ver je wilt.',
          wrong: 'Kies een veld naast de rode steen.',
        },
        row: {
          task: 'Zes in een rechte lijn winnen. Maak de rode rij af.',
          right: 'Zes op een rij: je wint.',
          wrong: 'Nog geen zes. Kijk naar de uiteinden van de rij.',
        },
        triangle: {
          task: 'Ook een volle driehoek van drie, twee en één wint. Vind de hoek die ontbreekt.',
          right: 'Een driehoek van zes: je wint.',
          wrong: 'Nog niet. Drie, twee, één: welke hoek ontbreekt?',
        },
        circle: {
          task: 'Zes rond één veld zijn een cirkel. Sluit hem.',
          right: 'Een cirkel van zes: je wint. Wat er in het midden ligt, maakt niet uit.',
          wrong: 'De cirkel is nog open. Ga er nog eens omheen.',
        },
        stop: {
          task: 'Nu verdedigen: rood dreigt een rij af te maken. Houd die tegen.',
          right: 'De rij is gestopt. Kijk voor elke zet waarmee de andere kant dreigt.',
          wrong: 'Rood kan de rij nog afmaken. Kijk naar het open eind.',
        },
        move: {
          task: 'Alle stenen liggen: nu verplaats je ze. Pak een rode die niet nodig is en maak de rij af.',
          right: 'Ook een verplaatste steen maakt een zes af.',
          wrong: 'Nog geen zes. Pak een rode buiten de rij en leg hem aan het eind ervan.',
        },
        falls: {
          task: 'Vallen de stenen uiteen als je er een oppakt, dan valt het kleinste deel af. Laat iets afvallen.',
          right: 'Die stenen zijn voorgoed uit het spel, welke kleur ook.',
          wrong: 'Er viel niets af. Stenen die andere vasthouden, hebben een stip in de hoek.',
        },
        below: {
          task: 'Wie minder dan zes stenen heeft, heeft verloren. Vind de zet die zo wint.',
          right: 'De andere kant heeft minder dan zes stenen: je wint.',
          wrong: 'De andere kant heeft er nog genoeg. Welke steen van jou houdt een zwarte groep vast?',
        },
      },
    },
    sixTeams: {
      title: 'SIX met vier: twee tegen twee',
      steps: {
        together: {
          task: 'Vier spelen in twee teams, en wie tegenover je zit heeft jouw kleur. Samen hebben jullie vijf op een rij: maak hem af.',
          right: 'Een zes van jullie samen: je team wint.',
          wrong: 'Nog geen zes. Kijk naar de uiteinden van de rode rij.',
        },
        share: {
          task: 'Stenen die afvallen is het hele team kwijt. Verplaats een rode steen zo dat er andere afvallen.',
          right:
            'Die stenen zijn voor beide teams weg. Dan is het andere team aan zet, en daarna je partner.',
          wrong: 'Er viel niets af. Til een rode steen midden uit de ketting.',
        },
      },
    },
  },
  coach: {
    first:
      'Leg een steen naast de andere. Bouw een rij, een driehoek of een cirkel van zes, en houd die van de andere kant in de gaten.',
    second: 'Stenen die bij meer vormen horen, zijn het meest waard: ze dreigen op meer dan één manier.',
    threat:
      'Vanaf vijf stenen kan een zes één zet ver zijn. Kijk voor elke zet of de andere kant er een kan afmaken.',
    phaseTwo:
      'Alle stenen liggen. Vanaf nu verplaats je elke beurt een van de jouwe, naar een veld naast een andere steen.',
    captured: 'Er vielen stenen af: wie er minder dan zes heeft, heeft verloren.',
  },
  mayDo: {
    swap: () => 'De andere kleur overnemen.',
    move: () => 'Een van je stenen verplaatsen naar een veld dat een andere steen raakt.',
    place: (count) => `Een steen op een van ${count} velden leggen.`,
  },
  puzzles: {
    task: (count) =>
      `Jij bent aan zet. Win met ${stones[count] ?? `${count} stenen`}, wat de andere kant ook doet.`,
    right: 'Opgelost: een zes, en niets kon hem tegenhouden.',
    wrong: 'Zo heeft de andere kant tijd om je te stoppen.',
  },
};
