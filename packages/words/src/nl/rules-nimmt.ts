import type * as english from '../en/rules-nimmt.js';
import type { SameKeys } from '../shape.js';

/** De regels van 6 nimmt! en zijn varianten in het Nederlands. */
export const rulesNimmt: SameKeys<typeof english.rulesNimmt> = {
  short: {
    classic: {
      goal: 'Neem zo weinig mogelijk stierenkoppen.',
      turn: 'Iedereen legt één kaart gesloten neer, dan gaan ze allemaal tegelijk open. Van laag naar hoog komt elke kaart in de rij waarvan de laatste kaart er het dichtst onder ligt. Wie de zesde kaart van een rij legt, neemt de vijf ervoor. Ligt je kaart onder alle vier rijen, dan neem je een rij naar keuze.',
      end: 'Na tien kaarten wordt de ronde geteld. Het spel eindigt na de ronde waarin iemand 66 haalt.',
      wins: 'De minste stierenkoppen winnen.',
    },
    plus: {
      goal: 'Verzamel zo veel mogelijk stierenkoppen: hier zijn ze goed.',
      turn: 'Iedereen legt één of twee kaarten gesloten neer, dan gaan ze allemaal tegelijk open. Van laag naar hoog komt elke kaart in de rij waarvan de laatste kaart er het dichtst onder ligt; een kaart onder alle vier rijen komt achter de hoogste. Wat samen met een 0 ligt, gaat eerst. Wie de zesde kaart van een rij legt, wint de vijf ervoor.',
      end: 'Een ronde is afgelopen als alle handen leeg zijn. Er zijn zo veel rondes als spelers.',
      wins: 'De meeste stierenkoppen winnen.',
    },
    'plus-even': {
      goal: 'Verzamel zo veel mogelijk stierenkoppen: hier zijn ze goed.',
      turn: 'Iedereen heeft vanaf het begin één of twee 0-kaarten. Iedereen legt één of twee kaarten gesloten neer, dan gaan ze allemaal tegelijk open. Van laag naar hoog komt elke kaart in de rij waarvan de laatste kaart er het dichtst onder ligt; een kaart onder alle vier rijen komt achter de hoogste. Wat samen met een 0 ligt, gaat eerst. Wie de zesde kaart van een rij legt, wint de vijf ervoor.',
      end: 'Een ronde is afgelopen als alle handen leeg zijn. Er zijn zo veel rondes als spelers.',
      wins: 'De meeste stierenkoppen winnen.',
    },
    zero: {
      goal: 'Neem zo weinig mogelijk stierenkoppen.',
      turn: 'Iedereen legt één of twee kaarten gesloten neer, dan gaan ze allemaal tegelijk open. Van laag naar hoog komt elke kaart in de rij waarvan de laatste kaart er het dichtst onder ligt; een kaart onder alle vier rijen komt achter de hoogste. Wat samen met een 0 ligt, gaat eerst. Wie de zesde kaart van een rij legt, neemt de vijf ervoor.',
      end: 'Een ronde is afgelopen als alle handen leeg zijn. Er zijn zo veel rondes als spelers.',
      wins: 'De minste stierenkoppen winnen.',
    },
    simple: {
      goal: 'Neem zo weinig mogelijk stierenkoppen.',
      turn: 'Om de beurt speelt iedereen één open kaart. Die komt in de rij waarvan de laatste kaart er het dichtst onder ligt; een kaart onder alle vier rijen komt achter de hoogste. Wie de zesde kaart van een rij legt, neemt de vijf ervoor. Een 0 leg je opzij: dan sla je een beurt over.',
      end: 'Een ronde is afgelopen als alle handen leeg zijn. Er zijn zo veel rondes als spelers.',
      wins: 'De minste stierenkoppen winnen.',
    },
    ole: {
      goal: 'Neem zo weinig mogelijk stierenkoppen, met een geheime val achter de hand.',
      turn: 'Iedereen legt één kaart gesloten neer, dan gaan ze allemaal tegelijk open. Van laag naar hoog komt elke kaart in de rij waarvan de laatste kaart er het dichtst onder ligt. Wie de zesde kaart van een rij legt, neemt de vijf ervoor. Ligt je kaart onder alle vier rijen, dan neem je een rij naar keuze. Valkaarten doorbreken die regels, elk op hun eigen moment.',
      end: 'Na tien kaarten wordt de ronde geteld. Het spel eindigt na de ronde waarin iemand 66 haalt.',
      wins: 'De minste stierenkoppen winnen.',
    },
  },
  sections: {
    cards: {
      title: 'De kaarten',
      text: [
        'Er zijn 104 kaarten, elk getal één keer. Wat een kaart kost, zie je aan de stierenkoppen.',
        'De meeste hebben er één. Getallen op 5 hebben er twee, getallen op 0 drie, dubbele cijfers zoals 11, 22 of 33 vijf, en de 55 heeft er zeven.',
      ],
    },
    deal: {
      title: 'Voor de ronde',
      text: [
        'Iedereen krijgt tien kaarten. Nog vier beginnen de vier rijen.',
        'De rijen houden hun plaats voor de hele ronde. De rest blijft gesloten.',
      ],
    },
    dealZeros: {
      title: 'Voor de ronde',
      text: [
        'Vier getalkaarten beginnen de rijen. Pas daarna worden zeven 0-kaarten erdoor geschud, dus een rij begint nooit met een 0.',
        'Iedereen krijgt vijftien kaarten. De rest blijft gesloten.',
      ],
    },
    dealEven: {
      title: '0-kaarten voor iedereen',
      text: [
        'Met twee of drie spelers krijgt iedereen eerst twee 0-kaarten, met meer spelers één. De andere 0-kaarten worden erdoor geschud.',
        'Daarna wordt aangevuld tot vijftien.',
      ],
    },
    dealSimple: {
      title: 'Voor de ronde',
      text: [
        'Vier getalkaarten beginnen de rijen, dan worden zeven 0-kaarten erdoor geschud. Iedereen krijgt twaalf kaarten.',
        'De jongste begint. Latere rondes begint wie tot dan toe de meeste stierenkoppen heeft.',
      ],
    },
    joins: {
      title: 'In welke rij een kaart komt',
      text: ['Een kaart komt in de rij waarvan de laatste kaart lager is en er zo dicht mogelijk bij ligt.'],
    },
    order: {
      title: 'Wie het eerst gaat',
      text: [
        'Iedereen legt één kaart gesloten neer. Liggen ze open, dan gaat de laagste eerst, daarna de volgende. Elke kaart wordt helemaal afgehandeld voor de volgende komt: een rij kan er heel anders uitzien als jouw kaart aan de beurt is.',
      ],
    },
    sixth: {
      title: 'De zesde kaart neemt de rij',
      text: [
        'In een rij passen vijf kaarten. Wie de zesde zou leggen, neemt de vijf die er liggen, en de zesde begint de rij opnieuw.',
      ],
    },
    sixthWins: {
      title: 'De zesde kaart wint de rij',
      text: [
        'In een rij passen vijf kaarten. Wie de zesde legt, wint de vijf die er liggen, en de zesde begint de rij opnieuw.',
        'De stapels liggen open, maar komen nooit terug in de hand.',
      ],
    },
    low: {
      title: 'Te laag voor elke rij',
      text: [
        'Een kaart die lager is dan de laatste van elke rij past nergens. Wie hem legde, kiest een rij, neemt alle kaarten ervan en begint die rij opnieuw met de lage kaart.',
        'Meestal is dat de rij met de minste stierenkoppen. Latere kaarten wachten op de keuze.',
      ],
    },
    behind: {
      title: 'Te laag voor elke rij',
      text: [
        'Een kaart die lager is dan de laatste van elke rij komt achter de rij die het hoogst eindigt. Kaarten neemt hij alleen als zesde.',
        'Twee lage kaarten samen kunnen dat zelf: de eerste wordt de vijfde kaart, de tweede past erachter en neemt de rij.',
      ],
    },
    layTwo: {
      title: 'Eén kaart of twee, en de 0',
      text: [
        'Iedereen legt één of twee kaarten gesloten neer. Eerst komen de kaarten die samen met een 0 liggen, van laag naar hoog, dan alle andere.',
        'De 0 verandert alleen wanneer de kaart ernaast wordt aangelegd, nooit waar. Hij gaat naar de eigen stapel en telt niet; een 0 alleen, of twee samen, doet verder niets.',
      ],
    },
    layTwoMinus: {
      title: 'Waar een 0 goed voor is',
      text: [
        'In dit spel wil je niets nemen. Ligt er een 0 bij een getal, dan is dat vroeg aan de beurt, voordat een rij vol is; alleen is de 0 een zet die niets kost.',
      ],
    },
    sitsOut: {
      title: 'Geen kaarten meer',
      text: [
        'Wie geen kaarten meer heeft, doet niet meer mee. De anderen gaan door, zo nodig de laatste alleen.',
      ],
    },
    openTurn: {
      title: 'Om de beurt een open kaart',
      text: [
        'Hier is niets gesloten: één kaart wordt gespeeld en meteen aangelegd, dan is de linkerbuur aan de beurt.',
        'Wie geen kaart meer heeft, wordt overgeslagen.',
      ],
    },
    zeroAside: {
      title: 'Een 0 is een pauze',
      text: [
        'Een 0 wordt weggelegd in plaats van aangelegd. Wie hem speelt, slaat de beurt over; de 0 is van niemand.',
      ],
    },
    count: {
      title: 'De telling',
      text: [
        'Na de ronde komen de stierenkoppen op je genomen kaarten bij je totaal. Haalt een totaal 66, dan is het spel na die ronde uit.',
        'Een tafel kan een andere grens of een aantal rondes kiezen. Gelijke totalen delen een plaats.',
      ],
    },
    countPlus: {
      title: 'De telling',
      text: [
        'De stierenkoppen in je stapel zijn pluspunten. Na de laatste ronde winnen de meeste; gelijke totalen delen een plaats.',
      ],
    },
    countMinus: {
      title: 'De telling',
      text: [
        'Genomen stierenkoppen zijn minpunten. Na de laatste ronde winnen de minste; gelijke totalen delen een plaats.',
      ],
    },
    tactics: {
      title: 'Tactiek',
      text: [
        'Er doen maar zo veel kaarten mee als er worden gedeeld: met vier spelers 1 tot en met 44. Zo weet iedereen wat er in het spel is.',
      ],
    },
    draft: {
      title: 'Tactiek met kiezen',
      text: [
        'Alle kaarten liggen open, en om de beurt kiest iedereen er één tot allen er tien hebben. De laatste vier worden de rijen.',
        'Dan is elke hand bekend; alleen wat gelegd wordt, blijft gesloten. Wie het eerst kiest, schuift elke ronde een plaats op.',
      ],
    },
    traps: {
      title: 'Valkaarten',
      text: [
        'Na het delen trekt iedereen één valkaart (met twee of drie spelers twee), die niemand anders ziet. Elke werkt één keer, op zijn eigen moment; wat over is, vervalt na de ronde.',
        'Wie zou kunnen antwoorden, wordt gevraagd. Dat iemand gevraagd wordt, verraadt alleen dat er nog een val is, niet welke.',
      ],
    },
    mask: {
      title: 'Masker: twee kaarten, één keuze',
      text: [
        'Leg twee kaarten neer. Als de anderen de hunne hebben getoond, kies je welke van de twee je speelt; de andere komt terug in je hand.',
        'Wordt het masker geblokkeerd, dan blijft de eerste kaart liggen en komt de tweede terug.',
      ],
    },
    shift: {
      title: 'Schuif: iets hoger of lager',
      text: [
        'Als je kaart wordt aangelegd, telt hij als tot 4,5 hoger of lager, maar nooit als heel getal, en komt hij waar die waarde hoort. Wanneer hij aan de beurt is, verandert niet.',
        'Als hij ligt, telt hij zoals gedrukt. Schuiven doe je één keer; na een geblokkeerde poging mag je er nog een doen.',
      ],
    },
    stretch: {
      title: 'Rek: zes passen ook',
      text: [
        'Zou je kaart de zesde zijn en ligt hij hoogstens 10 boven de laatste van de rij, dan komt hij erbij zonder iets te nemen.',
        'De volgende kaart die daar moet komen, neemt ze alle zes. Een rij rek je maar één keer.',
      ],
    },
    block: {
      title: 'Blokkade: deze keer niet',
      text: [
        'Speelt een ander een val, dan neemt een blokkade het effect weg; beide kaarten zijn uit het spel. Ook een blokkade is een val en kan geblokkeerd worden: dan werkt de eerste toch.',
        'Willen er meer blokkeren, dan doet degene die het eerst aan de beurt is dat, en de anderen houden de hunne.',
      ],
    },
    drop: {
      title: 'Afdanker: één kaart telt niet',
      text: [
        'Als de ronde geteld wordt, noem je een van je genomen kaarten: de stierenkoppen daarop tellen niet. Een geblokkeerde afdanker is weg, maar een tweede mag dezelfde kaart noemen.',
      ],
    },
    trapSources: {
      title: 'Waar de vallen vandaan komen',
      text: [
        'Meestal trekt iedereen uit één voorraad met vier van elke val; een tafel kan dat aantal veranderen. Of iedereen trekt uit een eigen verzameling, met of zonder dubbele.',
      ],
    },
  },
};
