import type * as english from '../en/learn-nimmt.js';
import type { SameKeys } from '../shape.js';
import { rulesNimmt } from './rules-nimmt.js';

/** Wat er over 6 nimmt! te leren valt: regels, lessen, tips aan tafel en puzzels in het Nederlands. */
export const learnNimmt: SameKeys<typeof english.learnNimmt> = {
  rules: rulesNimmt,
  lessons: {
    nimmtBasics: {
      title: '6 nimmt! vanaf het begin',
      steps: {
        joins: {
          task: 'Iedereen legt tegelijk een kaart. Elke kaart komt in de rij waarvan de laatste kaart er het dichtst onder ligt. Leg de 25.',
          right: 'Je 25 kwam achter de 20: van alle laatste kaarten onder de 25 ligt die het dichtstbij.',
          wrong: 'De 60 kwam achter de 40, die er het dichtst onder ligt. Probeer nu de 25.',
        },
        sixth: {
          task: 'Rij 1 heeft vijf kaarten. Wie de zesde legt, neemt ze, en elke stierenkop daarop is een minpunt. Welke kaart is veilig?',
          right: 'Veilig: de 60 kwam in rij 4. Niemand hoefde rij 1 te nemen.',
          wrong:
            'De 15 was de zesde kaart van rij 1: vijf kaarten met 11 stierenkoppen voor jou. Probeer de andere.',
        },
        order: {
          task: 'Kaarten worden van laag naar hoog aangelegd. Bruno heeft een 15. Leg je 16 en kijk.',
          right: 'De 15 van Bruno kwam eerst en nam de volle rij. Jouw 16 sloot gewoon aan.',
          wrong: 'Kan ook, maar kijk wat er met de 16 gebeurt.',
        },
        low: {
          task: 'Je 5 is lager dan de laatste kaart van elke rij. Leg hem en kijk wat je gevraagd wordt.',
          right: 'Hij past nergens: je moet een rij nemen, en mag kiezen welke.',
          wrong: 'De 60 vindt een rij. Probeer de 5.',
        },
        row: {
          task: 'Kies de rij die het minst kost. De kleine hoorns zijn stierenkoppen.',
          right: 'Maar 3 stierenkoppen. Je 5 begint die rij opnieuw.',
          wrong: 'Rij 2 heeft 8 stierenkoppen, de andere maar 3. Nog eens.',
        },
        count: {
          task: 'De laatste kaart van de ronde, en je hebt al 50 punten. Leg hem.',
          right: 'De ronde is geteld. Vanaf 66 is het spel uit, en de minste stierenkoppen winnen.',
          wrong: 'Leg je laatste kaart.',
        },
      },
    },
    nimmtPlus: {
      title: 'PLUS: twee kaarten, en stierenkoppen zijn goed',
      steps: {
        next: {
          task: 'Bij PLUS zijn stierenkoppen goed: wie de zesde kaart legt, wint de rij. Rij 1 heeft vijf kaarten en eindigt op 65. Welke kaart is zeker de eerste?',
          right: 'Tussen 65 en 66 past niets, dus de rij was voor jou. Speel zo’n kaart meteen.',
          wrong: 'De 67 van Bruno kwam eerst en won de rij. Leg de 66: tussen 65 en 66 past niets.',
        },
        two: {
          task: 'Je mag één kaart leggen of twee. Rij 3 heeft vier kaarten. Win die met twee van jouw kaarten.',
          right: 'De 5 werd de vijfde kaart en de 6 de zesde: de rij is van jou.',
          wrong: 'Eén kaart maakt er vijf, geen zes. Kies er twee die allebei in rij 3 komen: de 5 en de 6.',
        },
        zero: {
          task: 'Een kaart die samen met een 0 ligt, wordt als eerste aangelegd. Bruno speelt 81: leg je 82 samen met de 0.',
          right: 'De 0 maakte je 82 snel: hij kwam voor de 81 en won de rij.',
          wrong: 'Zonder de 0 komt de 81 van Bruno eerst. Kies de 0 en de 82 samen.',
        },
        low: {
          task: 'Voor een te lage kaart hoeft hier niemand een rij te nemen: die komt achter de rij die het hoogst eindigt. Maak daar gebruik van.',
          right: 'Je 2 kwam achter de 101, was daar de zesde kaart en won de rij.',
          wrong:
            'Rij 2 eindigt op 101, het hoogst, en heeft vijf kaarten. Leg de kaart die lager is dan alle rijen.',
        },
        pair: {
          task: 'Twee kaarten die op elkaar volgen zijn een paartje. Bewaar het tot een rij vier kaarten heeft en ze die samen winnen. Nu is het zover.',
          right: 'De 2 werd achter de 101 de vijfde kaart, de 3 de zesde: de rij is van jou.',
          wrong: 'Eén lage kaart maakt er maar vijf. Leg de 2 en de 3 samen.',
        },
      },
    },
    nimmtZero: {
      title: '0-kaarten als stierenkoppen slecht zijn',
      steps: {
        first: {
          task: 'Weer één kaart of twee, maar nu zijn stierenkoppen slecht. Bruno speelt 65: dan zou de jouwe de zesde kaart van rij 1 zijn. Zorg dat je voor hem komt.',
          right:
            'Met de 0 kwam je kaart eerst, als vijfde, en kostte niets. De 65 van Bruno moest ergens anders heen.',
          wrong: 'De 65 van Bruno maakte de rij vol voor jij aan de beurt was. Leg een getal samen met de 0.',
        },
        alone: {
          task: 'Elk van je getallen zou een rij nemen. Wat kun je anders leggen?',
          right:
            'Een 0 alleen wordt nergens aangelegd en kost niets: een zet achter de hand voor slechte tijden.',
          wrong: 'Dat kostte een rij. Leg de 0 alleen.',
        },
        rest: {
          task: 'In het eenvoudige spel legt ieder om de beurt één open kaart. Je 15 zou rij 1 nemen. Sla deze beurt over.',
          right: 'De 0 ging opzij, en je bewaart je 15 voor betere tijden.',
          wrong: 'De 15 nam de rij. Speel de 0: daarmee sla je een beurt over.',
        },
      },
    },
    nimmtTraps: {
      title: 'De vallen van Ole',
      steps: {
        mask: {
          task: 'Met het Masker leg je twee kaarten en kies je later. Bruno kan rij 1 voor je 15 bederven. Leg de 15 en de 60 met het Masker.',
          right:
            'Er liggen twee kaarten, en iedereen weet dat je een masker speelt. Nu laten de anderen hun kaarten zien.',
          wrong: 'Druk op “Masker gebruiken”, en kies dan de 15 en de 60.',
        },
        choose: {
          task: 'De anderen liggen open: de 14 van Bruno maakt rij 1 vol. Welke van je twee kaarten speel je?',
          right: 'De 60 kost niets, en de 15 is terug in je hand.',
          wrong: 'Na de 14 was je 15 de zesde kaart. Speel de 60.',
        },
        shift: {
          task: 'Je 22 zou de zesde kaart van rij 1 zijn. Schuif hem zo dat hij in rij 2 komt, die op 18 eindigt.',
          right: 'Als 18,5 kwam hij in rij 2 en nam hij niets.',
          wrong: 'Dat kost je een rij. 18,5 ligt boven de 18 van rij 2 en onder de 19 van rij 1.',
        },
        stretch: {
          task: 'Je 23 zou de zesde kaart zijn, slechts 4 boven de 19. Rek de rij op.',
          right: 'Zes kaarten in één rij, en jij hoefde er geen te nemen. De volgende neemt ze alle zes.',
          wrong: 'Je nam de rij. Gebruik in plaats daarvan de rek.',
        },
        block: {
          task: 'Ada speelt een Rek om rij 1 niet te hoeven nemen. Jij hebt een Blokkade.',
          right: 'Haar Rek werkt niet: ze neemt de rij toch. Beide vallen zijn weg.',
          wrong: 'Ze is ermee weggekomen. Gebruik je Blokkade.',
        },
        drop: {
          task: 'De ronde wordt geteld. Dank de duurste kaart af die je hebt genomen.',
          right: 'De 55 telt niet: zeven stierenkoppen minder.',
          wrong: 'Er is een duurdere: de 55 heeft zeven stierenkoppen.',
        },
      },
    },
  },
  coach: {
    first:
      'Kies een kaart en leg hem gesloten neer. Als iedereen gekozen heeft, worden alle kaarten omgedraaid en aangelegd, de laagste eerst.',
    row: 'Je kaart is lager dan de laatste van elke rij: je neemt er een en begint die opnieuw. De hoorns tonen wat elke rij kost; de goedkoopste is meestal goed.',
    trap: 'Nu mag er een val gespeeld worden. Je kunt er een inzetten, of hem voor later bewaren.',
    ownSixth:
      'De jouwe was de zesde kaart van de rij, en de rij ligt nu bij jou. Hoe verder je kaart van de laatste af ligt, hoe meer er tussen kan komen.',
    sixth: 'Een zesde kaart: de vijf ervoor gingen naar wie hem legde, en met die kaart gaat de rij verder.',
    round:
      'De ronde is geteld, en iedereen heeft nieuwe kaarten. Aan het eind winnen de minste stierenkoppen.',
    full: 'Een rij heeft nu vijf kaarten. Wie daar de volgende legt, neemt hem: blijf weg, tenzij iemand je zeker voor is.',
    two: 'Je mag één kaart leggen of twee. Een getal dat samen met een 0 ligt, komt vóór alle andere.',
    open: 'Telkens één open kaart: de jouwe komt meteen in zijn rij, dus je ziet wat ervan komt. Met een 0 sla je een beurt over.',
    wonRow:
      'Een zesde kaart heeft zijn rij gewonnen: de vijf ervoor tellen voor wie hem legde. Stierenkoppen zijn hier goed.',
    roundPlus:
      'De ronde is geteld, en iedereen heeft nieuwe kaarten. Aan het eind winnen de meeste stierenkoppen.',
    fullPlus:
      'Een rij heeft vijf kaarten: de volgende daar wint hem. Neem de kaart die er het dichtst boven ligt, of kom met een 0 als eerste.',
  },
  mayDo: {
    row: (count) => `Een van ${count} rijen nemen; jouw kaart begint die opnieuw.`,
    pick: (count) => `Een van de ${count} open kaarten in je hand nemen.`,
    shift: () => 'De val spelen die je kaart een andere waarde geeft.',
    stretch: () => 'De val spelen waarmee een rij een kaart meer mag hebben.',
    drop: (count) => `De val spelen die je van een van je ${count} genomen kaarten verlost.`,
    block: () => 'De zojuist gespeelde val blokkeren.',
    pass: () => 'Of geen val spelen en doorgaan.',
    two: (count) => `Twee kaarten samen leggen (${count} manieren).`,
    mask: () => 'Twee kaarten leggen waarvan er maar één telt, en dat zeggen: een masker.',
    lay: (count) => (count === 1 ? 'Je laatste kaart leggen.' : `Een van je ${count} kaarten leggen.`),
  },
  puzzles: {
    task: () => 'Welke kaart leg je? Eén ervan kost duidelijk het minst.',
    right: 'Dat is hem.',
    wrong: 'Een andere kaart kost minder.',
    worth: (card, heads) =>
      `Met de ${card} kun je deze ronde ${String(heads).replace('.', ',')} stierenkoppen verwachten.`,
    values: 'Verwachte stierenkoppen deze ronde, per kaart',
  },
};
