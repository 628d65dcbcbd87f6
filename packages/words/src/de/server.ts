import type { server as english } from '../en/server.js';
import { listed } from '../listed.js';
import type { SameKeys } from '../shape.js';

/** Was der Server sagt: warum er etwas ablehnt und was er beim Start ausgibt. */
export const server: SameKeys<typeof english> = {
  refusals: {
    alreadySeated: () => 'Du hast an diesem Tisch schon einen Platz.',
    alreadyStarted: () => 'Das Spiel hat schon angefangen.',
    badName: () => 'Ein Name braucht 1 bis 24 sichtbare Zeichen. Lass versteckte oder ungewöhnliche weg.',
    badEndpoint: () =>
      'An die Adresse, die dieser Browser für Nachrichten nennt, sendet dieser Server nicht.',
    badRequest: (p) => `Die Anfrage ist nicht verständlich: ${p.field} ${p.problem}.`,
    badToken: () => 'Dieses Zugangstoken gilt nicht.',
    botPlaysForYou: () => 'Ein Bot spielt gerade für dich. Hol dir zuerst deinen Platz zurück.',
    chatOff: () => 'Der Gastgeber hat den Chat ausgeschaltet.',
    choiceStands: () => 'Du hast es dir zu oft anders überlegt: Deine Wahl gilt.',
    emptyMessage: () => 'Schreib zuerst etwas.',
    foreignOrigin: () => 'Das kam von einer anderen Website und wurde nicht ausgeführt.',
    hintsOnlyAlone: () =>
      'Tipps gibt es, wenn man allein gegen Bots spielt, oder wenn der Gastgeber sie vor dem Spiel erlaubt.',
    internal: () =>
      'Auf dem Server ist etwas schiefgegangen. Nichts wurde geändert; versuch es bitte noch einmal.',
    leaveInstead: () => 'Das ist dein eigener Platz: Verlass stattdessen den Tisch.',
    linkExpired: () => 'Dieser Link ist zu alt. Mach auf dem anderen Gerät einen neuen.',
    linkUnknown: () => 'Dieser Link wurde schon benutzt oder galt nie.',
    methodNotAllowed: () => 'Das geht hier nicht.',
    muted: () => 'Der Gastgeber hat dich stummgeschaltet.',
    nameTaken: (p) => `Hier heißt schon jemand ${p.name}. Nimm einen anderen Namen.`,
    noDraws: () => 'In diesem Spiel wird kein Unentschieden vereinbart.',
    noIdentity: () => 'Der Server kennt dich noch nicht. Lade die Seite bitte neu.',
    noOffer: () => 'Niemand hat ein Unentschieden angeboten.',
    serveOperator: (p) => `Das Kennwort für den Betrieb braucht mindestens ${p.min} Zeichen.`,
    noPrograms: () =>
      'Der Gastgeber lässt an diesem Tisch keine Programme mitspielen. Erlauben kann er es unter den Plätzen; sonst nimm einen der Bots des Servers.',
    noResigning: () =>
      'Aufgeben gibt es in diesem Spiel nicht; geh einfach, dann spielt ein Bot für dich weiter.',
    noSignals: () => 'Das Warnsignal ist an diesem Tisch nicht erlaubt.',
    noSpectators: () => 'Der Gastgeber lässt an diesem Tisch niemanden zuschauen.',
    noPush: () => 'Dieser Server sendet keine Nachrichten an Browser.',
    noSuchGame: (p) => `Das Spiel „${p.game}“ gibt es auf diesem Server nicht.`,
    noSuchTable: () => 'Diesen Tisch gibt es nicht (mehr).',
    notAtThisTable: () => 'Du hast an diesem Tisch keinen Platz.',
    notFound: () => 'Hier ist nichts.',
    notHost: () => 'Das kann nur der Gastgeber.',
    notJson: () => 'Die Anfrage ist kein gültiges JSON.',
    notStarted: () => 'Das Spiel hat noch nicht angefangen.',
    seatTaken: (p) => `Platz ${p.seat} ist besetzt.`,
    seatsOpen: (p) =>
      p.open === 1
        ? 'Ein Platz ist noch frei: Setz einen Bot dazu oder warte.'
        : `${p.open} Plätze sind noch frei: Setz Bots dazu oder warte.`,
    seatsTaken: (p) => `Hier sitzen schon ${p.taken} Leute und Bots.`,
    signalGiven: () => 'Du hast das Signal in diesem Zug schon gegeben.',
    staleNumber: () => 'Das Spiel ist inzwischen weitergegangen.',
    stillPlaying: () => 'Das Spiel läuft noch.',
    stillThere: (p) => `Wer auf Platz ${p.seat} sitzt, ist noch da.`,
    storeUnavailable: () => 'Der Server erreicht gerade seine Datenbank nicht. Er versucht es wieder.',
    tableFull: () => 'An diesem Tisch sind alle Plätze besetzt.',
    linkUsed: () => 'Dieser Link wurde schon benutzt. Erstell auf dem anderen Gerät einen neuen.',
    notYourSeat: (p) => `Platz ${p.seat} gehört dir nicht.`,
    tooManyArrivals: () =>
      'Hier sind in kurzer Zeit sehr viele gekommen und gegangen. Versuch es in einer Minute noch einmal.',
    tooManyAsides: () => 'Du hast an diesem Tisch schon sehr viel geändert. Warte auf das nächste Spiel.',
    declared: () => 'Diesen Teil deiner Wahl haben alle schon gesehen: Nur der Rest lässt sich noch ändern.',
    timeUp: () => 'Deine Zeit für diesen Zug ist um: Ein Bot macht ihn.',
    graceRuns: (p) =>
      `Wer auf Platz ${p.seat} sitzt, kann noch zurückkommen: In ${p.seconds} s darf ein Bot einspringen.`,
    nobodyThere: (p) => `Auf Platz ${p.seat} sitzt niemand.`,
    offeredAlready: () => 'Du hast bei diesem Zug schon ein Unentschieden angeboten.',
    noTakeBack: () => 'An diesem Tisch kann man keine Züge zurücknehmen.',
    takeBackAlone: () => 'Züge zurücknehmen kann nur, wer allein gegen Bots spielt.',
    nothingToTakeBack: () => 'Es gibt keinen Zug von dir, den du zurücknehmen könntest.',
    badSeal: () => 'Ein Siegel ist ein SHA-256-Hash in kleinen Hexadezimalziffern.',
    dealClosed: () => 'Die Gabe wird schon geöffnet; jetzt lässt sich nichts mehr beitragen.',
    otherDeal: () => 'Dieses Siegel gehört zu einer anderen Gabe. Schau noch einmal auf den Tisch.',
    nothingToOpen: () => 'Im Moment gibt es nichts zu öffnen.',
    sealDiffersFromShare: () => 'Das ist nicht das, was du versiegelt hast.',
    noSuchCode: (p) => `Zum Code ${p.code} gibt es keinen Tisch. Prüf ihn auf Tippfehler.`,
    noSuchRecord: (p) => `Von Spiel ${p.game} dieses Tisches gibt es keine Aufzeichnung.`,
    tooFast: (p) => `Nicht so schnell: Versuch es in ${p.seconds} s wieder.`,
    tooLarge: () => 'Das ist zu groß.',
    tooManyStreams: () => 'Zu viele offene Fenster: Schließ einige.',
    tooManyTables: (p) => `Du hast ${p.max} offene Tische. Beende oder verlass zuerst einige.`,
    unreachable: () => 'Der Server ist nicht erreichbar. Prüfe deine Verbindung und versuch es noch einmal.',
    wrongMediaType: () => 'Die Anfrage muss JSON sein (Content-Type: application/json).',
    serveDatabase: (p) =>
      `Die Datenbank ${p.database} lässt sich nicht öffnen: ${p.reason}. Prüf, ob die Adresse stimmt und erreichbar ist.`,
    serveDatabaseInUse: (p) =>
      `${p.database} ist schon von einem anderen Server geöffnet. Beende ihn zuerst oder wähl mit --database eine andere Datei.`,
    serveDatabaseKind: (p) =>
      `${p.database} ist keine Art von Datenbank, die Sixfold kennt. Gib bei --database eine Datei oder eine postgres://-Adresse an.`,
    serveDatabaseTooNew: (p) =>
      `${p.database} stammt von einer neueren Version von Sixfold. Starte diese; verändert wurde nichts.`,
    serveFolder: (p) =>
      `In den Ordner ${p.folder} lässt sich nicht schreiben (${p.reason}). Mach ihn beschreibbar oder wähl mit --database einen anderen Ort.`,
    serveHost: (p) =>
      `${p.host} ist keine Adresse dieses Rechners. Wähl mit --host eine andere, zum Beispiel 127.0.0.1.`,
    serveLogLevel: (p) =>
      `„${p.level}“ ist keine Protokollstufe. Möglich sind: trace, debug, info, warn, error, fatal, silent.`,
    serveMetrics: () => '--metrics ist eines von: local, all, off.',
    servePush: (p) =>
      `--push braucht eine Adresse, unter der Push-Dienste dich erreichen, etwa mailto:du@example.org oder https://example.org, nicht „${p.contact}“.`,
    servePort: (p) => `Port ${p.port} ist nicht benutzbar (${p.reason}). Wähl mit --port einen anderen.`,
  },

  push: {
    yourTurn: (game) => `${game}: Du bist dran`,
    waiting: (names) =>
      names.length === 0
        ? 'Das Spiel wartet auf deinen Zug.'
        : `${listed(names, 'und')} ${names.length === 1 ? 'wartet' : 'warten'} auf deinen Zug.`,
    hoursLeft: (hours) =>
      hours === 1 ? 'Noch eine Stunde für deinen Zug.' : `Noch ${hours} Stunden für deinen Zug.`,
  },

  serve: {
    description: 'den Server starten: Seite und Schnittstelle, um zusammen zu spielen',
    after: `
Ohne Angaben liegt alles in der Datei data/sixfold.db. Zu jeder Angabe gibt es eine Umgebungsvariable
(in Klammern). Strg+C beendet ihn ordentlich; verloren geht so oder so nichts.

Beispiele:
  sixfold serve
  sixfold serve --port 8080 --database postgres://user@host/sixfold
  sixfold serve --host 127.0.0.1 --trust-proxy --public-url https://play.example.org`,
    flags: {
      port: 'Port (PORT, 1666)',
      host: 'Adresse, an der er lauscht (HOST, alle)',
      database: 'eine Datei für SQLite oder postgres://… (DATABASE_URL)',
      publicUrl: 'die Adresse, die die Leute benutzen, für Link und QR-Code (PUBLIC_URL)',
      trustProxy:
        'so viele eigene Proxys stehen davor, deren X-Forwarded-…-Angaben geglaubt wird (TRUST_PROXY, 0; ohne Zahl: 1)',
      keepDays: 'beendete Spiele nach so vielen Tagen löschen (KEEP_DAYS, nie)',
      metrics: 'wer /metrics lesen darf: local, all oder off (METRICS, local)',
      botThreads: 'Threads, in denen Bots nachdenken (BOT_THREADS, einer weniger als Kerne)',
      logLevel: 'trace, debug, info, warn, error, fatal oder silent (LOG_LEVEL, info)',
      accessLog: 'eine Zeile im Protokoll für jede Anfrage (ACCESS_LOG=1)',
      operator:
        'eine Datei mit dem Kennwort für den Betrieb: öffnet die Seite /operator (OPERATOR_TOKEN; aus)',
      push: 'Browsern, die es wünschen, sagen, wenn ein langsames Spiel wartet; der Wert ist, wie Push-Dienste dich erreichen: mailto:… oder https://… (PUSH; aus)',
      botPace: 'Millisekunden, die ein Bot sich mindestens Zeit lässt, damit man folgen kann (BOT_PACE, 400)',
      noLimits: 'keine Grenzen, wie oft jemand fragt; für geschlossene Räume und Lasttests (LIMITS=off)',
    },
    ready: (address) => `Sixfold ist bereit: ${address}`,
    nearby: 'Von anderen Geräten im selben Netz:',
    stored: (database) => `Die Spiele liegen in ${database}`,
    stopping: 'Wird beendet …',
  },
};
