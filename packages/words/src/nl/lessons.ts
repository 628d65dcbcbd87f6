import type * as english from '../en/lessons.js';
import type { SameKeys } from '../shape.js';

/** De lessen in het Nederlands. */
export const lessons: SameKeys<typeof english.lessons> = {
  title: (game) => `${game} leren`,
  intro: 'Korte lessen aan een echte tafel: telkens één ding te doen, en een antwoord op wat je deed.',
  progress: (done, steps) => `${done} van ${steps}`,
  done: 'Klaar',
  toRules: 'Alle regels om te lezen',
  you: 'Jij',
  next: 'Verder',
  again: 'Nog eens',
  back: 'Terug',
  skip: 'Overslaan',
  leave: 'Verlaten',
  finished: 'Je weet nu hoe het gaat!',
  finishedHelp:
    'Speel een eerste spel: makkelijke bots zijn goed gezelschap, en de hulp aan tafel legt uit wat er ook komt.',
  firstGame: 'Een eerste spel',
  more: 'Meer lessen',
  lessons: {
    nimmtBasics: {
      title: '6 nimmt! vanaf het begin',
      steps: {
        joins: {
          task: 'Een kaart komt bij de rij waarvan de laatste kaart er het dichtst onder ligt. Leg de 25.',
          right: 'Je 25 kwam bij de 20: van alle laatste kaarten onder 25 ligt die het dichtst.',
          wrong: 'De 60 kwam bij de 40, die er het dichtst onder ligt. Probeer nu de 25.',
        },
        sixth: {
          task: 'Rij 1 heeft vijf kaarten. Wie de zesde legt, pakt ze. Welke kaart is veilig?',
          right: 'Veilig: de 60 kwam bij rij 4. Niemand hoefde rij 1 te pakken.',
          wrong:
            'De 15 was de zesde kaart van rij 1: vijf kaarten met 11 stierenkoppen voor jou. Probeer de andere.',
        },
        order: {
          task: 'Kaarten worden van laag naar hoog aangelegd. Bruno heeft een 15. Leg je 16 en kijk.',
          right: 'De 15 van Bruno kwam eerst en pakte de volle rij. Jouw 16 sloot gewoon aan.',
          wrong: 'Kan ook, maar kijk wat er met de 16 gebeurt.',
        },
        low: {
          task: 'Je 5 is lager dan de laatste kaart van elke rij. Leg haar en kijk wat je gevraagd wordt.',
          right: 'Ze past nergens: je moet een rij pakken, en mag kiezen welke.',
          wrong: 'De 60 vindt een rij. Probeer de 5.',
        },
        row: {
          task: 'Kies de rij die het minst kost. De kleine hoorns zijn stierenkoppen.',
          right: 'Maar 3 stierenkoppen. Je 5 begint die rij opnieuw.',
          wrong: 'Rij 2 heeft 8 stierenkoppen, de andere maar 3. Nog eens.',
        },
        count: {
          task: 'De laatste kaart van de ronde, en je hebt al 50 punten. Leg haar.',
          right: 'De ronde is geteld. Vanaf 66 is het spel uit, en de minste stierenkoppen winnen.',
          wrong: 'Leg je laatste kaart.',
        },
      },
    },
    nimmtPlus: {
      title: 'PLUS: twee kaarten en de 0',
      steps: {
        zero: {
          task: 'Bij PLUS zijn stierenkoppen goed. Bruno speelt 81; leg je 82 met de 0 om voor hem te gaan.',
          right: 'De 0 maakte je 82 snel: ze ging eerst en won de rij.',
          wrong: 'Zonder de 0 gaat de 81 van Bruno eerst. Kies de 0 en de 82 samen.',
        },
        pair: {
          task: 'De rij die op 94 eindigt heeft vier kaarten. Leg 3 en 4 samen: lage kaarten gaan achter de hoogste rij.',
          right: 'De 3 werd de vijfde kaart, de 4 de zesde: de rij is van jou.',
          wrong: 'Eén lage kaart maakt er maar vijf. Leg 3 en 4 samen.',
        },
      },
    },
    nimmtTraps: {
      title: 'De vallen van Ole',
      steps: {
        shift: {
          task: 'Je 22 zou de zesde kaart van rij 1 zijn. Schuif haar zo dat ze bij rij 2 komt, die op 18 eindigt.',
          right: 'Als 18,5 kwam ze bij rij 2 en pakte niets.',
          wrong: 'Dat pakte een rij. 18,5 ligt boven de 18 van rij 2 en onder de 19 van rij 1.',
        },
        stretch: {
          task: 'Je 23 zou de zesde kaart zijn, maar 4 boven de 19. Rek de rij op.',
          right: 'Zes kaarten in één rij, en jij pakte er geen. De volgende pakt ze alle zes.',
          wrong: 'Je pakte de rij. Gebruik de Rek.',
        },
        drop: {
          task: 'De ronde wordt geteld. Doe de duurste kaart weg die je pakte.',
          right: 'De 55 telt niet: zeven stierenkoppen minder.',
          wrong: 'Er is een duurdere: de 55 heeft zeven stierenkoppen.',
        },
      },
    },
    sixBasics: {
      title: 'SIX vanaf het begin',
      steps: {
        place: {
          task: 'Om de beurt plaats je een steen die een andere raakt. Plaats een zwarte.',
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
        move: {
          task: 'Alle stenen zijn geplaatst: nu verplaats je ze. Pak een rode die niet nodig is en maak de rij af.',
          right: 'Ook een verplaatste steen maakt een zes af.',
          wrong: 'Nog geen zes. Pak een rode buiten de rij en leg hem aan het eind ervan.',
        },
        falls: {
          task: 'Vallen de stenen uiteen als je er een oppakt, dan valt het kleinste deel af. Laat iets vallen.',
          right: 'Die stenen zijn voorgoed uit het spel, welke kleur ook.',
          wrong: 'Er viel niets. Stenen die andere vasthouden hebben een stip in de hoek.',
        },
        below: {
          task: 'Wie minder dan zes stenen heeft, heeft verloren. Vind de zet die zo wint.',
          right: 'De andere kant heeft minder dan zes stenen: je wint.',
          wrong: 'Ze hebben er nog genoeg. Welke steen van jou houdt een zwarte groep vast?',
        },
      },
    },
    sixteenBasics: {
      title: 'Sixteen vanaf het begin',
      steps: {
        sixteen: {
          task: 'De stapel telt op. Precies 16 wint hem: welke kaart van jou maakt er 16 van?',
          right: 'Sixteen! De stapel is van jou, en je begint de volgende.',
          wrong: 'Dat is geen 16. De wijzer laat zien hoeveel er ontbreekt.',
        },
        match: {
          task: 'Ook drie kaarten achter elkaar met hetzelfde getal of dezelfde kleur winnen. Er liggen al twee 3’en.',
          right: 'Match! Drie 3’en achter elkaar.',
          wrong: 'Geen match. Welke kaart is de derde 3?',
        },
        bust: {
          task: 'Boven 16 gaat de stapel naar de andere kant. Speel een kaart die eronder blijft.',
          right: 'Nog niet boven 16. De stapel is nog open.',
          wrong: 'Te veel: de andere kant kreeg de stapel. Probeer een lagere kaart.',
        },
        nine: {
          task: 'Van 9 haalt niemand met één kaart 16. Laat 9 liggen.',
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
  },
};
