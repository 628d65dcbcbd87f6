import type { kit as english } from '../en/kit.js';
import type { SameKeys } from '../shape.js';

const nowAsked = (seats: unknown): string => (seats === undefined ? '' : `; gefragt ist Spieler ${seats}`);

/** Was der Spielbaukasten ablehnt, egal bei welchem Spiel. */
export const kit: SameKeys<typeof english> = {
  refusals: {
    badRecordMove: (p) =>
      `Die Aufzeichnung enthält den Zug „${p.text}“; ein Zug wird als Platz:Zug geschrieben, etwa 0:43.`,
    badSeed: (p) => `Ein Startwert ist ein Text von 1 bis ${p.max} Zeichen.`,
    commitmentDiffers: () =>
      'Das Geben war nicht fair: Das Geheimnis der Aufzeichnung ist nicht das, auf das sich der Server festgelegt hatte.',
    commitmentSwapped: () =>
      'Der Server hat sein Geheimnis ausgetauscht: Die Aufzeichnung nennt eine andere Festlegung als die, die dir vor dem Geben gezeigt wurde.',
    contributionLeftOut: (p) =>
      `Dein Beitrag zum Geben fehlt: Laut Aufzeichnung hat Spieler ${p.seat} nichts beigetragen.`,
    contributionSwapped: (p) =>
      `Dein Beitrag zum Geben wurde ausgetauscht: In der Aufzeichnung steht für Spieler ${p.seat} ein anderer als der, den du geschickt hast.`,
    dealSwapped: (p) =>
      `Die Aufzeichnung gehört zu einer anderen Gabe als der, an der du beteiligt warst (Gabe ${p.deal} dieses Raums).`,
    fairnessUnreadable: () =>
      'Der Nachweis für faires Geben in der Aufzeichnung ist unvollständig oder beschädigt.',
    gameOver: () => 'Das Spiel ist zu Ende; niemand kann mehr ziehen.',
    gameSwapped: () =>
      'Die Aufzeichnung gehört zu einem anderen Spiel als dem, das du gesehen hast: andere Karten, andere Züge oder ein anderes Ende.',
    lotDiffers: (p) =>
      `Das Los war nicht fair: Bei „${p.option}“ fällt es auf Spieler ${p.drawn}, gespielt wurde aber mit Spieler ${p.seat}.`,
    lotsSwapped: (p) =>
      `Beim Los wurde getauscht: Ob „${p.option}“ gelost wird, stand vor dem Geben anders am Tisch als jetzt in der Aufzeichnung.`,
    lotsUnreadable: (p) => `Die Aufzeichnung nennt Optionen, die sich so nicht auslosen lassen: ${p.lots}.`,
    moveNotText: () => 'Ein Zug ist ein Text, etwa "43"; docs/notation.md zählt sie auf.',
    noSuchSeat: (p) =>
      `Es gibt keinen Platz ${p.seat}; die Plätze an diesem Tisch haben die Nummern 0 bis ${Number(p.seats) - 1}.`,
    notARecord: () =>
      'Das ist keine Sixfold-Aufzeichnung: Sie ist ein JSON-Objekt, das mit "sixfold":1 beginnt.',
    notAsked: () =>
      'Der Server hat deinen Browser nichts zum Geben beitragen lassen, obwohl du am Tisch warst: Er kann selbst bestimmt haben, wie gegeben wird.',
    notYourTurn: (p) => `Spieler ${p.seat} ist jetzt nicht gefragt${nowAsked(p.asked)}.`,
    optionNotCounts: (p) =>
      `Die Option „${p.key}“ braucht eine Liste mit einem Objekt für jeden der ${p.seats} Plätze, das ${p.items} zählt (je 0 bis ${p.max}), oder null.`,
    optionNotOneOf: (p) => `Die Option „${p.key}“ muss eines davon sein: ${p.values}.`,
    optionNotSwitch: (p) => `Die Option „${p.key}“ muss true oder false sein.`,
    optionOutOfRange: (p) => `Die Option „${p.key}“ muss eine ganze Zahl von ${p.min} bis ${p.max} sein.`,
    optionUnknownItem: (p) => `Die Option „${p.key}“ kennt „${p.item}“ nicht; sie zählt: ${p.items}.`,
    optionsNotAnObject: () => 'Die Optionen müssen ein JSON-Objekt sein, etwa {"rounds":3}.',
    recordEnded: () =>
      'Die Aufzeichnung sagt nicht richtig, wie das Spiel endete: durch Aufgabe, Einigung, Zeit oder Abbruch, und wessen Seite dadurch verlor.',
    recordEndedTwice: () =>
      'Die Aufzeichnung widerspricht sich: Das Spiel war nach den Regeln zu Ende, also kann es niemand anders beendet haben.',
    recordField: (p) =>
      `Die Aufzeichnung ist unvollständig oder beschädigt: Ihr Feld „${p.field}“ fehlt oder hat die falsche Art.`,
    recordHashDiffers: () => 'Die Aufzeichnung wurde geändert: Ihr Hash passt nicht zu ihrem Inhalt.',
    recordHashMissing: () =>
      'Die Aufzeichnung wurde geändert oder ist unvollständig: Ihr fehlt der Hash, obwohl das Geben versiegelt war.',
    recordMoveRefused: (p) =>
      `Zug ${p.number} der Aufzeichnung (${p.move}) ist gegen die Regeln (${p.code}).`,
    recordNotJson: () => 'Die Datei ist kein gültiges JSON: abgeschnitten, beschädigt oder von anderer Art.',
    recordResultDiffers: () =>
      'Die Aufzeichnung wurde geändert: Ihre Züge führen zu einem anderen Ergebnis als dem angegebenen.',
    recordVersion: (p) => `Die Aufzeichnung hat die Version ${p.version}; dieses Programm liest Version 1.`,
    sealDiffers: (p) =>
      `Das Geben war nicht fair: Was Spieler ${p.seat} beigetragen haben soll, ist nicht das, was vorher versiegelt wurde.`,
    sealSwapped: (p) =>
      `Ein Siegel wurde ausgetauscht: Vor dem Geben wurde dir für Spieler ${p.seat} ein anderes gezeigt, als die Aufzeichnung enthält.`,
    seatCount: (p) =>
      `Mit ${p.seats} ${p.seats === 1 ? 'Spieler' : 'Spielern'} geht das nicht; erlaubt: ${p.allowed}.`,
    seedDiffers: () =>
      'Das Geben war nicht fair: Der Startwert folgt nicht aus dem Geheimnis und den Beiträgen der Spieler.',
    seriesOver: () => 'Die Serie ist zu Ende; es gehört kein weiteres Spiel dazu.',
    seriesPlan: (p) => `Eine Serie hat 1 bis ${p.max} Spiele und ist entweder „bestOf“ oder „games“.`,
    seriesSeats: (p) => `Ein Spiel dieser Serie hat ${p.seats} Plätze.`,
    unknownOption: (p) => `Die Option „${p.key}“ gibt es hier nicht; bekannt sind: ${p.known}.`,
  },
};
