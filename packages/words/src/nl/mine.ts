import type * as english from '../en/mine.js';
import type { SameKeys } from '../shape.js';

/** De pagina met je eigen spellen in het Nederlands. */
export const mine: SameKeys<typeof english.mine> = {
  title: 'Mijn spellen',
  offline: 'Je bent offline: alleen de spellen op dit apparaat staan hier.',
  filters: {
    game: 'Spel',
    where: 'Gespeeld',
    end: 'Uitslag',
    all: 'Alle',
    places: { all: 'Alle', device: 'Op dit apparaat', online: 'Online' },
  },
  ends: { won: 'Gewonnen', lost: 'Verloren', drawn: 'Gelijkspel', running: 'Bezig' },
  statistics: 'Statistieken',
  games: 'afgelopen spellen',
  won: 'gewonnen',
  streakNow: 'keer op rij gewonnen, nu',
  streakBest: 'keer op rij gewonnen, record',
  places: 'Plaatsen',
  place: (place) => `${place}e plaats`,
  againstLevel: 'Naar de sterkste bot aan tafel',
  headToHead: 'Vergeleken met anderen',
  score: (won, drawn, lost) => `${won} gewonnen, ${drawn} gelijk, ${lost} verloren`,
  scoreShort: (won, drawn, lost) => (drawn === 0 ? `${won} : ${lost}` : `${won} : ${lost} (${drawn} gelijk)`),
  list: 'Spellen',
  none: 'Nog niets gespeeld. Hier komen je spellen te staan.',
  noneFits: 'Zo’n spel is er niet. Kies andere filters.',
  more: (count) => `Meer tonen (${count})`,
  against: (names) => `met ${names.join(', ')}`,
  bots: (count, levels) => `${count} ${count === 1 ? 'bot' : 'bots'} (${levels.join(', ')})`,
  points: (own, others) => `${own} : ${others.join(', ')}`,
  replay: 'Terugkijken',
  data: 'Je gegevens',
  dataHelp:
    'Spellen op dit apparaat, lessen, puzzels en instellingen staan alleen in deze browser. Online tafels staan op de server.',
  exportAll: 'Alles exporteren',
  exporting: (got, all) => (all === 0 ? 'Bezig met verzamelen …' : `Spellen verzamelen: ${got} van ${all}`),
  exportMissing: (count) =>
    count === 1
      ? 'Eén online spel ontbreekt in het bestand: de server was er niet voor te bereiken.'
      : `${count} online spellen ontbreken in het bestand: de server was er niet voor te bereiken.`,
  exportLeftOut: (count) =>
    count === 1
      ? 'Eén lopend spel van meerdere mensen op dit apparaat zit er niet bij: het bestand zou ieders kaarten verraden.'
      : `${count} lopende spellen van meerdere mensen op dit apparaat zitten er niet bij: het bestand zou ieders kaarten verraden.`,
  deleteAll: 'Alles wissen',
  deleteHelp:
    'Alle spellen op dit apparaat, wat je geleerd en opgelost hebt en je instellingen worden voorgoed uit deze browser gewist. Online tafels blijven bij wie daar gespeeld heeft, en deze browser weet niet meer dat jij daarbij was: je eigen tafels kun je niet voortzetten.',
  deleteOffline:
    'Uit deze browser gewist. De server was niet te bereiken en kent deze browser nog: je online spellen komen terug.',
  deleteNow: 'Voorgoed wissen',
  keep: 'Bewaren',
};
