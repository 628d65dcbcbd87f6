import type { server as english } from '../en/server.js';
import { listed } from '../listed.js';
import type { SameKeys } from '../shape.js';

/** Wat de server zegt: waarom hij iets weigert en wat hij bij het starten meldt. */
export const server: SameKeys<typeof english> = {
  refusals: {
    alreadySeated: () => 'Je hebt al een plaats aan deze tafel.',
    alreadyStarted: () => 'Het spel is al begonnen.',
    badName: () => 'Een naam heeft 1 tot 24 zichtbare tekens nodig. Laat verborgen of vreemde tekens weg.',
    badEndpoint: () => 'Naar het adres dat deze browser voor berichten noemt, stuurt deze server niet.',
    badRequest: (p) => `Het verzoek is niet te begrijpen: ${p.field} ${p.problem}.`,
    badToken: () => 'Dit token is niet geldig.',
    botPlaysForYou: () => 'Er speelt een bot voor je. Neem eerst je plaats terug.',
    chatOff: () => 'De gastheer heeft de chat uitgezet.',
    choiceStands: () => 'Je bent te vaak van gedachten veranderd: je keuze staat vast.',
    emptyMessage: () => 'Schrijf eerst iets.',
    foreignOrigin: () => 'Dit kwam van een andere website en is niet uitgevoerd.',
    hintsOnlyAlone: () =>
      'Tips zijn er als je alleen tegen bots speelt, of als de gastheer ze voor het spel toestaat.',
    internal: () => 'Er ging iets mis op de server. Er is niets veranderd; probeer het nog eens.',
    leaveInstead: () => 'Dit is je eigen plaats: verlaat in plaats daarvan de tafel.',
    linkExpired: () => 'Deze link is te oud. Maak op het andere apparaat een nieuwe.',
    linkUnknown: () => 'Deze link is al gebruikt of was nooit geldig.',
    methodNotAllowed: () => 'Dat kan hier niet.',
    muted: () => 'De gastheer heeft je gedempt.',
    nameTaken: (p) => `Hier heet al iemand ${p.name}. Kies een andere naam.`,
    noDraws: () => 'In dit spel wordt geen gelijkspel afgesproken.',
    noIdentity: () => 'De server kent je nog niet. Laad de pagina opnieuw.',
    noOffer: () => 'Niemand heeft gelijkspel voorgesteld.',
    serveOperator: (p) => `Het wachtwoord van de beheerder heeft minstens ${p.min} tekens nodig.`,
    noPrograms: () =>
      'De gastheer laat aan deze tafel geen programma’s meespelen. Toestaan kan bij de plaatsen; neem anders een van de bots van de server.',
    noResigning: () => 'Opgeven kan niet in dit spel; ga gerust weg, dan speelt een bot voor je verder.',
    noSignals: () => 'Het waarschuwingssein is aan deze tafel niet toegestaan.',
    noSpectators: () => 'De gastheer laat niemand bij deze tafel kijken.',
    noPush: () => 'Deze server stuurt geen berichten naar browsers.',
    noSuchGame: (p) => `Het spel “${p.game}” is er niet op deze server.`,
    noSuchTable: () => 'Deze tafel bestaat niet (meer).',
    notAtThisTable: () => 'Je hebt geen plaats aan deze tafel.',
    notFound: () => 'Hier is niets.',
    notHost: () => 'Dat kan alleen de gastheer.',
    notJson: () => 'Het verzoek is geen geldige JSON.',
    notStarted: () => 'Het spel is nog niet begonnen.',
    seatTaken: (p) => `Plaats ${p.seat} is bezet.`,
    seatsOpen: (p) =>
      p.open === 1
        ? 'Er is nog één plaats vrij: zet er een bot bij of wacht.'
        : `Er zijn nog ${p.open} plaatsen vrij: zet er bots bij of wacht.`,
    seatsTaken: (p) => `Hier zitten al ${p.taken} mensen en bots.`,
    signalGiven: () => 'Je hebt het sein deze beurt al gegeven.',
    staleNumber: () => 'Het spel is intussen verdergegaan.',
    stillPlaying: () => 'Het spel is nog bezig.',
    stillThere: (p) => `Wie op plaats ${p.seat} zit, is er nog.`,
    storeUnavailable: () => 'De server kan even niet bij zijn database. Hij probeert het opnieuw.',
    tableFull: () => 'Alle plaatsen aan deze tafel zijn bezet.',
    linkUsed: () => 'Deze link is al gebruikt. Maak op het andere apparaat een nieuwe.',
    notYourSeat: (p) => `Plaats ${p.seat} is niet van jou.`,
    tooManyArrivals: () =>
      'Er zijn hier net heel veel mensen gekomen en gegaan. Probeer het over een minuut opnieuw.',
    tooManyAsides: () => 'Je hebt aan deze tafel al heel veel veranderd. Wacht op het volgende spel.',
    declared: () => 'Dat deel van je keuze heeft iedereen al gezien: alleen de rest kan nog anders.',
    timeUp: () => 'Je tijd voor deze zet is om: een bot doet hem.',
    graceRuns: (p) =>
      `Wie op plaats ${p.seat} zit, kan nog terugkomen: over ${p.seconds} s mag een bot invallen.`,
    nobodyThere: (p) => `Er zit niemand op plaats ${p.seat}.`,
    offeredAlready: () => 'Je hebt bij deze zet al gelijkspel voorgesteld.',
    noTakeBack: () => 'Aan deze tafel kun je geen zetten terugnemen.',
    takeBackAlone: () => 'Zetten terugnemen kan alleen wie alleen tegen bots speelt.',
    nothingToTakeBack: () => 'Er is geen zet van jou om terug te nemen.',
    badSeal: () => 'Een zegel is een SHA-256-hash in kleine hexadecimale cijfers.',
    dealClosed: () => 'Het delen wordt al geopend; er kan nu niets meer bij.',
    otherDeal: () => 'Dit zegel hoort bij een andere deling. Kijk nog eens naar de tafel.',
    nothingToOpen: () => 'Er valt op dit moment niets te openen.',
    sealDiffersFromShare: () => 'Dat is niet wat je hebt verzegeld.',
    noSuchCode: (p) => `Er is geen tafel met de code ${p.code}. Kijk of er een typefout in zit.`,
    noSuchRecord: (p) => `Van spel ${p.game} van deze tafel is er geen verslag.`,
    tooFast: (p) => `Niet zo snel: probeer het over ${p.seconds} s opnieuw.`,
    tooLarge: () => 'Dat is te groot.',
    tooManyStreams: () => 'Te veel open vensters: sluit er een paar.',
    tooManyTables: (p) => `Je hebt ${p.max} open tafels. Maak er eerst een paar af of verlaat ze.`,
    unreachable: () => 'De server is niet bereikbaar. Controleer je verbinding en probeer het opnieuw.',
    wrongMediaType: () => 'Het verzoek moet JSON zijn (Content-Type: application/json).',
    serveDatabase: (p) =>
      `De database ${p.database} kan niet worden geopend: ${p.reason}. Controleer of het adres klopt en bereikbaar is.`,
    serveDatabaseInUse: (p) =>
      `${p.database} is al door een andere server geopend. Stop die eerst, of kies met --database een ander bestand.`,
    serveDatabaseKind: (p) =>
      `${p.database} is geen soort database die Sixfold kent. Geef bij --database een bestand of een postgres://-adres op.`,
    serveDatabaseTooNew: (p) =>
      `${p.database} is door een nieuwere versie van Sixfold geschreven. Start die versie; er is niets veranderd.`,
    serveFolder: (p) =>
      `In de map ${p.folder} kan niet worden geschreven (${p.reason}). Maak die beschrijfbaar, of kies met --database een andere plek.`,
    serveHost: (p) =>
      `${p.host} is geen adres van deze computer. Kies met --host een ander, bijvoorbeeld 127.0.0.1.`,
    serveLogLevel: (p) =>
      `“${p.level}” is geen logniveau. Kies uit: trace, debug, info, warn, error, fatal, silent.`,
    serveMetrics: () => '--metrics is een van: local, all, off.',
    servePush: (p) =>
      `--push heeft een adres nodig waarop pushdiensten je bereiken, zoals mailto:jij@example.org of https://example.org, niet “${p.contact}”.`,
    servePort: (p) => `Poort ${p.port} is niet te gebruiken (${p.reason}). Kies met --port een andere.`,
  },

  push: {
    yourTurn: (game) => `${game}: jij bent aan de beurt`,
    waiting: (names) =>
      names.length === 0
        ? 'Het spel wacht op je zet.'
        : `${listed(names, 'en')} ${names.length === 1 ? 'wacht' : 'wachten'} op je zet.`,
    hoursLeft: (hours) => (hours === 1 ? 'Nog één uur voor je zet.' : `Nog ${hours} uur voor je zet.`),
  },

  serve: {
    description: 'de server starten: de pagina en de API om samen te spelen',
    after: `
Zonder opties staat alles in het bestand data/sixfold.db. Bij elke optie hoort een omgevingsvariabele
(tussen haakjes). Ctrl+C stopt hem netjes; er gaat hoe dan ook niets verloren.

Voorbeelden:
  sixfold serve
  sixfold serve --port 8080 --database postgres://user@host/sixfold
  sixfold serve --host 127.0.0.1 --trust-proxy --public-url https://play.example.org`,
    flags: {
      port: 'poort (PORT, 1666)',
      host: 'adres waarop hij luistert (HOST, alle)',
      database: 'een bestand voor SQLite, of postgres://… (DATABASE_URL)',
      publicUrl: 'het adres dat mensen gebruiken, voor de link en de QR-code (PUBLIC_URL)',
      trustProxy:
        'zoveel eigen proxy’s staan ervoor, waarvan de X-Forwarded-…-kopregels worden geloofd (TRUST_PROXY, 0; zonder getal: 1)',
      keepDays: 'afgelopen spellen na zoveel dagen wissen (KEEP_DAYS, nooit)',
      metrics: 'wie /metrics mag lezen: local, all of off (METRICS, local)',
      botThreads: 'threads waarin bots nadenken (BOT_THREADS, één minder dan er kernen zijn)',
      logLevel: 'trace, debug, info, warn, error, fatal of silent (LOG_LEVEL, info)',
      accessLog: 'een regel in het logboek voor elk verzoek (ACCESS_LOG=1)',
      operator:
        'een bestand met het wachtwoord van de beheerder: opent de pagina /operator (OPERATOR_TOKEN; uit)',
      push: 'browsers die dat willen melden wanneer een langzaam spel wacht; de waarde is hoe pushdiensten je bereiken: mailto:… of https://… (PUSH; uit)',
      botPace: 'milliseconden die een bot minstens de tijd neemt, zodat men het kan volgen (BOT_PACE, 400)',
      noLimits:
        'geen grenzen aan hoe vaak iemand iets vraagt; voor besloten ruimtes en belastingtests (LIMITS=off)',
    },
    ready: (address) => `Sixfold is klaar: ${address}`,
    nearby: 'Vanaf andere apparaten in hetzelfde netwerk:',
    stored: (database) => `De spellen staan in ${database}`,
    stopping: 'Wordt gestopt …',
  },
};
