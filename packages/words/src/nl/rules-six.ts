import type * as english from '../en/rules-six.js';
import type { SameKeys } from '../shape.js';

/** De regels van SIX in het Nederlands. */
export const rulesSix: SameKeys<typeof english.rulesSix> = {
  short: {
    '2003': {
      goal: 'Maak een zes van jouw kleur: een rij, een driehoek of een cirkel.',
      turn: 'Leg een steen zo dat hij raakt wat er ligt. Liggen ze allemaal, dan verplaats je er een van jezelf; wat daarbij losraakt, valt af.',
      end: 'Meteen als iemand een zes heeft, of als een kant minder dan zes stenen over heeft.',
      wins: 'De eerste zes wint. Net als de kant die nog zes stenen heeft als de andere ze niet meer heeft.',
    },
    '21': {
      goal: 'Maak een zes van jouw kleur: een rij, een driehoek of een cirkel.',
      turn: 'Met elk 21 stenen, de eerste twee al naast elkaar: leg er een die raakt wat er ligt. Liggen ze allemaal, dan verplaats je er een van jezelf; wat daarbij losraakt, valt af.',
      end: 'Meteen als iemand een zes heeft, of als een kant minder dan zes stenen over heeft.',
      wins: 'De eerste zes wint. Net als de kant die nog zes stenen heeft als de andere ze niet meer heeft.',
    },
    teams: {
      goal: 'Maak een zes in de kleur van je team: een rij, een driehoek of een cirkel.',
      turn: 'Partners zitten tegenover elkaar en delen 18 stenen. Om de beurt legt iedereen er een die raakt wat er ligt. Liggen ze allemaal, dan verplaatst iedereen een steen van het eigen team; wat daarbij losraakt, valt af.',
      end: 'Meteen als een team een zes heeft, of minder dan zes stenen over heeft.',
      wins: 'Het team met de eerste zes wint. Partners mogen elkaar geen tips geven.',
    },
  },
  sections: {
    start: {
      title: 'Het begin',
      text: [
        'Wie begint, speelt rood en legt de eerste steen in het midden. Het bord heeft geen rand: het groeit zo ver als de stenen reiken.',
        'In een match begint de verliezer het volgende spel; na gelijkspel de andere kant.',
      ],
    },
    start21: {
      title: 'Het begin',
      text: [
        'Een rode en een zwarte steen liggen al naast elkaar, en beide kanten hebben er nog twintig. Wie begint, speelt rood.',
        'In een match begint de verliezer het volgende spel; na gelijkspel de andere kant.',
      ],
    },
    startTeams: {
      title: 'Twee teams',
      text: [
        'Vier spelers in twee teams, partners tegenover elkaar. Een team deelt één kleur en een voorraad van 18 stenen.',
        'Partners zwijgen. Een tafel kan één woordeloos teken per beurt toestaan: een kuchje.',
      ],
    },
    placing: {
      title: 'Fase één: leggen',
      text: ['Om de beurt leg je een steen van jouw kleur op een leeg veld dat minstens één steen raakt.'],
    },
    row: {
      title: 'Rij',
      text: [
        'Zes van jouw kleur in een rechte lijn, in een van de drie richtingen. Een langere lijn bevat een rij van zes en wint ook.',
      ],
    },
    triangle: {
      title: 'Driehoek',
      text: ['Drie, twee en één: zes van jouw kleur als volle driehoek, hoe hij ook staat.'],
    },
    circle: {
      title: 'Cirkel',
      text: [
        'De zes velden om een veld. Wat er in het midden ligt, maakt niet uit: niets, een eigen steen of een van de andere kant.',
      ],
    },
    moving: {
      title: 'Fase twee: verplaatsen',
      text: [
        'Die begint als alle stenen liggen. Om de beurt pak je een eigen steen en leg je hem op een ander leeg veld dat de rest raakt.',
        'Terug naar waar hij vandaan kwam mag niet.',
      ],
    },
    falling: {
      title: 'Wat losraakt, valt af',
      text: [
        'Pak je een steen op, dan kunnen de andere uiteenvallen. Alleen de grootste groep blijft; alle andere zijn voorgoed uit het spel, welke kleur ook.',
        'Zijn er meer even groot, dan kies jij welke blijft. Daarnaast leg je dan je steen.',
      ],
    },
    ending: {
      title: 'Minder dan zes',
      text: [
        'In fase twee heeft verloren wie minder dan zes stenen heeft: een zes kan dan niet meer. Een afgemaakte zes telt eerst.',
        'Brengt een zet beide kanten onder de zes, dan is het gelijkspel. Brengt hij alleen de eigen kant eronder, dan verliest die.',
      ],
    },
    drawing: {
      title: 'Gelijkspel',
      text: [
        'Dezelfde stelling met dezelfde speler aan zet voor de derde keer in fase twee is gelijkspel. Net als 60 zetten achter elkaar zonder dat er een steen afvalt.',
        'Als geheel verschoven blijft het dezelfde stelling. Een tafel kan een ander aantal kiezen, of geen.',
      ],
    },
    swap: {
      title: 'Ruilen',
      text: [
        'Een extra regel voor twee: liggen er drie stenen, dan mag zwart in plaats van te leggen één keer rood overnemen. Zo blijft het begin eerlijk.',
      ],
    },
  },
};
