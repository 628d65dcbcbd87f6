import type * as english from '../en/mine.js';
import type { SameKeys } from '../shape.js';

/** Die Seite der eigenen Spiele auf Deutsch. */
export const mine: SameKeys<typeof english.mine> = {
  title: 'Meine Spiele',
  offline: 'Du bist offline: Nur die Spiele dieses Geräts werden gezeigt.',
  filters: {
    game: 'Spiel',
    where: 'Gespielt',
    end: 'Ergebnis',
    all: 'Alle',
    places: { all: 'Alle', device: 'Auf diesem Gerät', online: 'Online' },
  },
  ends: { won: 'Gewonnen', lost: 'Verloren', drawn: 'Unentschieden', running: 'Läuft noch' },
  statistics: 'Statistik',
  games: 'beendete Spiele',
  won: 'gewonnen',
  streakNow: 'Siege in Folge, zurzeit',
  streakBest: 'Siege in Folge, Bestwert',
  places: 'Plätze',
  place: (place) => `${place}. Platz`,
  againstLevel: 'Nach dem stärksten Bot am Tisch',
  headToHead: 'Im Vergleich mit anderen',
  score: (won, drawn, lost) => `${won} gewonnen, ${drawn} unentschieden, ${lost} verloren`,
  scoreShort: (won, drawn, lost) =>
    drawn === 0 ? `${won} : ${lost}` : `${won} : ${lost} (${drawn} unentschieden)`,
  list: 'Spiele',
  none: 'Noch nichts gespielt. Hier stehen später deine Spiele.',
  noneFits: 'So ein Spiel gibt es nicht. Wähle andere Filter.',
  more: (count) => `Mehr zeigen (${count})`,
  against: (names) => `mit ${names.join(', ')}`,
  bots: (count, levels) => `${count} ${count === 1 ? 'Bot' : 'Bots'} (${levels.join(', ')})`,
  points: (own, others) => `${own} : ${others.join(', ')}`,
  replay: 'Rückblick',
  data: 'Deine Daten',
  dataHelp:
    'Spiele auf diesem Gerät, Lektionen, Rätsel und Einstellungen liegen nur in diesem Browser. Online-Tische liegen beim Server.',
  exportAll: 'Alles exportieren',
  exporting: (got, all) => (all === 0 ? 'Wird gesammelt …' : `Spiele werden gesammelt: ${got} von ${all}`),
  exportMissing: (count) =>
    count === 1
      ? 'Ein Online-Spiel fehlt in der Datei: Der Server war dafür nicht zu erreichen.'
      : `${count} Online-Spiele fehlen in der Datei: Der Server war dafür nicht zu erreichen.`,
  exportLeftOut: (count) =>
    count === 1
      ? 'Ein laufendes Spiel mehrerer Personen an diesem Gerät ist nicht dabei: Die Datei würde alle Karten verraten.'
      : `${count} laufende Spiele mehrerer Personen an diesem Gerät sind nicht dabei: Die Datei würde alle Karten verraten.`,
  deleteAll: 'Alles löschen',
  deleteHelp:
    'Alle Spiele dieses Geräts, was du gelernt und gelöst hast, und deine Einstellungen werden endgültig aus diesem Browser gelöscht. Online-Tische bleiben bei denen, die dort gespielt haben, und dieser Browser weiß nicht mehr, dass du dabei warst: Deine eigenen kannst du nicht fortsetzen.',
  deleteOffline:
    'Aus diesem Browser gelöscht. Der Server war nicht zu erreichen und kennt diesen Browser noch: Deine Online-Spiele erscheinen wieder.',
  deleteNow: 'Endgültig löschen',
  keep: 'Behalten',
};
