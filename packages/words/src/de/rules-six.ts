import type * as english from '../en/rules-six.js';
import type { SameKeys } from '../shape.js';

/** Die Regeln von SIX auf Deutsch. */
export const rulesSix: SameKeys<typeof english.rulesSix> = {
  short: {
    '2003': {
      goal: 'Bilde einen Sechser deiner Farbe: Reihe, Dreieck oder Kreis.',
      turn: 'Leg einen Stein so, dass er berührt, was schon liegt. Liegen alle, versetzt du stattdessen einen eigenen; was sich dabei löst, fällt ab.',
      end: 'Sofort, wenn jemand einen Sechser hat, oder wenn eine Seite weniger als sechs Steine übrig hat.',
      wins: 'Der erste Sechser gewinnt. Ebenso, wer noch sechs Steine hat, wenn die andere Seite sie nicht mehr hat.',
    },
    '21': {
      goal: 'Bilde einen Sechser deiner Farbe: Reihe, Dreieck oder Kreis.',
      turn: 'Mit je 21 Steinen, die ersten beiden schon nebeneinander: Leg einen, der berührt, was da liegt. Liegen alle, versetzt du stattdessen einen eigenen; was sich dabei löst, fällt ab.',
      end: 'Sofort, wenn jemand einen Sechser hat, oder wenn eine Seite weniger als sechs Steine übrig hat.',
      wins: 'Der erste Sechser gewinnt. Ebenso, wer noch sechs Steine hat, wenn die andere Seite sie nicht mehr hat.',
    },
    teams: {
      goal: 'Bildet einen Sechser in der Farbe eures Teams: Reihe, Dreieck oder Kreis.',
      turn: 'Partner sitzen sich gegenüber und teilen sich 18 Steine. Reihum legen alle einen, der berührt, was da liegt. Liegen alle Steine, versetzen alle stattdessen einen ihres Teams; was sich dabei löst, fällt ab.',
      end: 'Sofort, wenn ein Team einen Sechser hat oder weniger als sechs Steine übrig sind.',
      wins: 'Das Team mit dem ersten Sechser gewinnt. Partner dürfen sich keine Tipps geben.',
    },
  },
  sections: {
    start: {
      title: 'Der Anfang',
      text: [
        'Wer beginnt, spielt Rot und legt den ersten Stein in die Mitte. Das Brett hat keinen Rand: Es wächst, so weit die Steine reichen.',
        'In einem Match eröffnet, wer verloren hat, das nächste Spiel, nach einem Unentschieden die andere Seite.',
      ],
    },
    start21: {
      title: 'Der Anfang',
      text: [
        'Ein roter und ein schwarzer Stein liegen schon nebeneinander, beide Seiten haben noch zwanzig. Wer beginnt, spielt Rot.',
        'In einem Match eröffnet, wer verloren hat, das nächste Spiel, nach einem Unentschieden die andere Seite.',
      ],
    },
    startTeams: {
      title: 'Zwei Teams',
      text: [
        'Vier spielen in zwei Teams, Partner sitzen sich gegenüber. Ein Team hat eine Farbe und gemeinsam 18 Steine.',
        'Partner schweigen. Ein Tisch kann ein wortloses Zeichen pro Zug erlauben: das Räuspern.',
      ],
    },
    placing: {
      title: 'Phase eins: legen',
      text: [
        'Legt abwechselnd einen Stein eurer Farbe auf ein leeres Feld, das mindestens einen Stein berührt.',
      ],
    },
    row: {
      title: 'Reihe',
      text: [
        'Sechs deiner Farbe in gerader Linie, in einer der drei Richtungen. Eine längere Linie enthält eine Reihe von sechs und gewinnt ebenso.',
      ],
    },
    triangle: {
      title: 'Dreieck',
      text: ['Drei, zwei und eins: sechs deiner Farbe als volles Dreieck, egal wie herum es steht.'],
    },
    circle: {
      title: 'Kreis',
      text: [
        'Die sechs Felder um ein Feld. Was in der Mitte liegt, ist egal: nichts, ein eigener oder ein fremder Stein.',
      ],
    },
    moving: {
      title: 'Phase zwei: versetzen',
      text: [
        'Sie beginnt, wenn alle Steine liegen. Nehmt abwechselnd einen eigenen Stein und legt ihn auf ein anderes leeres Feld, das die übrigen berührt.',
        'Dahin, wo er herkam, darf er nicht zurück.',
      ],
    },
    falling: {
      title: 'Was sich löst, fällt ab',
      text: [
        'Hebst du einen Stein auf, können die anderen auseinanderfallen. Nur die größte Gruppe bleibt; alle anderen sind für immer aus dem Spiel, egal welcher Farbe.',
        'Sind mehrere gleich groß, wählst du, welche bleibt. Daneben legst du dann deinen Stein.',
      ],
    },
    ending: {
      title: 'Weniger als sechs',
      text: [
        'In Phase zwei hat verloren, wer weniger als sechs Steine hat: Ein Sechser ist dann nicht mehr möglich. Ein vollendeter Sechser zählt zuerst.',
        'Bringt ein Zug beide Seiten unter sechs, ist es unentschieden. Bringt er nur die eigene Seite darunter, hat sie verloren.',
      ],
    },
    drawing: {
      title: 'Unentschieden',
      text: [
        'Kommt in Phase zwei dieselbe Stellung mit derselben Person am Zug zum dritten Mal vor, ist das Spiel unentschieden. Ebenso nach 60 Zügen in Folge, ohne dass ein Stein abfällt.',
        'Als Ganzes verschoben bleibt es dieselbe Stellung. Ein Tisch kann eine andere Zahl festlegen oder keine.',
      ],
    },
    swap: {
      title: 'Tausch',
      text: [
        'Eine Zusatzregel für zwei: Liegen drei Steine, darf Schwarz, statt zu legen, einmal Rot übernehmen. So bleibt der Anfang gerecht.',
      ],
    },
  },
};
