import type * as english from '../en/lessons.js';
import type { SameKeys } from '../shape.js';

/** De lessen in het Nederlands. */
export const lessons: SameKeys<typeof english.lessons> = {
  title: (game) => `${game} leren`,
  intro: 'Korte lessen aan een echte tafel: telkens één ding te doen, en een antwoord op wat je deed.',
  progress: (done, steps) => `${done} van ${steps}`,
  done: 'Klaar',
  toRules: 'Alle regels om te lezen',
  toPuzzles: 'Puzzels om te oefenen',
  you: 'Jij',
  next: 'Verder',
  again: 'Nog eens',
  back: 'Terug',
  skip: 'Overslaan',
  leave: 'Verlaten',
  finished: 'Je weet nu hoe het gaat!',
  finishedHelp:
    'Speel een eerste spel: makkelijke bots zijn goed gezelschap, en als er iets nieuws gebeurt, krijg je uitleg.',
  firstGame: 'Een eerste spel',
  more: 'Meer lessen',
  lessons: {
    nimmtBasics: {
      title: '6 nimmt! vanaf het begin',
      steps: {
        joins: {
          task: 'Een kaart komt in de rij waarvan de laatste kaart er het dichtst onder ligt. Leg de 25.',
          right: 'Je 25 kwam achter de 20: van alle laatste kaarten onder de 25 ligt die het dichtstbij.',
          wrong: 'De 60 kwam achter de 40, die er het dichtst onder ligt. Probeer nu de 25.',
        },
        sixth: {
          task: 'Rij 1 heeft vijf kaarten. Wie de zesde legt, neemt ze. Welke kaart is veilig?',
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
      title: 'PLUS: twee kaarten en de 0',
      steps: {
        zero: {
          task: 'Bij PLUS zijn stierenkoppen goed. Bruno speelt 81; leg je 82 met de 0 om voor hem te gaan.',
          right: 'De 0 maakte je 82 snel: hij ging eerst en won de rij.',
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
          task: 'Je 22 zou de zesde kaart van rij 1 zijn. Schuif hem zo dat hij in rij 2 komt, die op 18 eindigt.',
          right: 'Als 18,5 kwam hij in rij 2 en nam hij niets.',
          wrong: 'Zo heb je een rij genomen. 18,5 ligt boven de 18 van rij 2 en onder de 19 van rij 1.',
        },
        stretch: {
          task: 'Je 23 zou de zesde kaart zijn, slechts 4 boven de 19. Rek de rij op.',
          right: 'Zes kaarten in één rij, en jij hoefde er geen te nemen. De volgende neemt ze alle zes.',
          wrong: 'Je nam de rij. Gebruik in plaats daarvan de rek.',
        },
        drop: {
          task: 'De ronde wordt geteld. Dank de duurste kaart af die je hebt genomen.',
          right: 'De 55 telt niet: zeven stierenkoppen minder.',
          wrong: 'Er is een duurdere: de 55 heeft zeven stierenkoppen.',
        },
      },
    },
    sixBasics: {
      title: 'SIX vanaf het begin',
      steps: {
        place: {
          task: 'Om de beurt leg je een steen die een andere raakt. Leg een zwarte.',
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
        share: {
          task: 'Vier spelen in twee teams, en wie tegenover je zit heeft jouw kleur. Jullie delen stenen, zessen en verliezen. Verplaats een rode steen zo dat er andere afvallen.',
          right:
            'Die stenen zijn voor beide teams weg. Dan is het andere team aan zet, en daarna je partner.',
          wrong: 'Er viel niets af. Til een rode steen midden uit de ketting.',
        },
      },
    },
    sixteenBasics: {
      title: 'Sixteen vanaf het begin',
      steps: {
        sixteen: {
          task: 'De getallen op de stapel worden opgeteld. Precies 16 wint hem: welke kaart van jou maakt er 16 van?',
          right: 'Sixteen! De stapel is van jou, en je begint de volgende.',
          wrong: 'Dat is geen 16. De wijzer laat zien hoeveel er ontbreekt.',
        },
        match: {
          task: 'Ook drie kaarten achter elkaar met hetzelfde getal of dezelfde kleur winnen. Er liggen al twee drieën.',
          right: 'Match! Drie drieën achter elkaar.',
          wrong: 'Geen match. Welke kaart is de derde 3?',
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
          right: 'Daarom is 9 goed: wat er ook bijkomt, jij kunt 16 halen.',
          wrong: 'Hoeveel ontbreekt er tot 16?',
        },
        two: {
          task: 'Je begint een stapel. Met welke kaart kan de andere kant zeker geen 9 laten liggen?',
          right: 'Twee: geen kaart maakt er 9 van, maar daarna kun jij het.',
          wrong: 'Vandaar kan de andere kant 9 maken. Begin zo laag dat ook een 6 niet genoeg is.',
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
    ok: 'Oké',
    nimmt: {
      first:
        'Kies een kaart en leg hem gesloten neer. Als iedereen gekozen heeft, worden alle kaarten omgedraaid en aangelegd, de laagste eerst.',
      row: 'Je kaart is lager dan de laatste van elke rij: je neemt er een en begint die opnieuw. De hoorns tonen wat elke rij kost; de goedkoopste is meestal goed.',
      trap: 'Nu mag er een val gespeeld worden. Je kunt er een inzetten, of hem voor later bewaren.',
      ownSixth:
        'De jouwe was de zesde kaart van de rij, en de rij ligt nu bij jou. Hoe verder je kaart van de laatste af ligt, hoe meer er tussen kan komen.',
      sixth:
        'Een zesde kaart: de vijf ervoor gingen naar wie hem legde, en met die kaart gaat de rij verder.',
      round:
        'De ronde is geteld, en iedereen heeft nieuwe kaarten. Aan het eind winnen de minste stierenkoppen.',
      full: 'Een rij heeft nu vijf kaarten. Wie daar de volgende legt, neemt hem: blijf weg, tenzij iemand je zeker voor is.',
    },
    six: {
      first:
        'Leg een steen naast de andere. Bouw een rij, een driehoek of een cirkel van zes, en houd die van de andere kant in de gaten.',
      second: 'Stenen die bij meer vormen horen, zijn het meest waard: ze dreigen op meer dan één manier.',
      threat:
        'Vanaf vijf stenen kan een zes één zet ver zijn. Kijk voor elke zet of de andere kant er een kan afmaken.',
      phaseTwo:
        'Alle stenen liggen. Vanaf nu verplaats je elke beurt een van de jouwe, naar een veld naast een andere steen.',
      captured: 'Er vielen stenen af: wie er minder dan zes heeft, heeft verloren.',
    },
    sixteen: {
      first:
        'Speel een kaart: de getallen op de stapel worden opgeteld. Precies 16 wint de stapel, en drie kaarten achter elkaar met hetzelfde getal of dezelfde kleur ook.',
      reach: '16 is binnen bereik. Kijk wat er ontbreekt, en pas op dat je er niet boven komt.',
      joker: 'Je hebt een joker: hij kan elke kaart zijn. Bewaar hem tot hij een stapel wint.',
      sixteen: 'Precies 16: de stapel is gewonnen, en wie hem heeft, begint de volgende.',
      match: 'Drie gelijke kaarten achter elkaar wonnen de stapel, hoe hoog hij ook was.',
      bust: 'Boven 16: de stapel ging naar de andere kant.',
      talon: 'Er valt niets meer te trekken. Nu kun je tellen wat de anderen hebben.',
    },
  },
};
