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
      two: 'Je mag één kaart leggen of twee. Een getal dat samen met een 0 ligt, komt vóór alle andere.',
      open: 'Telkens één open kaart: de jouwe komt meteen in zijn rij, dus je ziet wat ervan komt. Met een 0 sla je een beurt over.',
      wonRow:
        'Een zesde kaart heeft zijn rij gewonnen: de vijf ervoor tellen voor wie hem legde. Stierenkoppen zijn hier goed.',
      roundPlus:
        'De ronde is geteld, en iedereen heeft nieuwe kaarten. Aan het eind winnen de meeste stierenkoppen.',
      fullPlus:
        'Een rij heeft vijf kaarten: de volgende daar wint hem. Neem de kaart die er het dichtst boven ligt, of kom met een 0 als eerste.',
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
