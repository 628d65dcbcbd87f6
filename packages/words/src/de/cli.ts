import type { cli as english } from '../en/cli.js';
import type { SameKeys } from '../shape.js';

/** Die Kommandozeile auf Deutsch. */
export const cli: SameKeys<typeof english> = {
  refusals: {
    backupCutShort: (p) => `Die Sicherung ${p.file} ist nicht vollständig: Ihr Ende fehlt.`,
    backupFailed: (p) => `Das ging nicht: ${p.reason}.`,
    backupNotABackup: (p) => `Die Datei ${p.file} ist keine Sicherung von Sixfold.`,
    backupNotEmpty: (p) =>
      `In ${p.database} sind schon Spiele. Spiele die Sicherung in eine leere oder neue Datenbank ein.`,
    backupNothingThere: (p) => `Es gibt keine Datenbank ${p.database}.`,
    backupTooNew: (p) =>
      `Die Sicherung ${p.file} stammt von einer neueren Version von Sixfold. Installiere diese.`,
    arenaSeats: (p) =>
      `Ein Tisch nur mit Bots braucht für jeden Platz einen: Es gibt ${p.seats} Plätze und ${p.bots} Bots (--cmd, --bot, --bots).`,
    noBotGiven: () =>
      'Welcher Bot soll spielen? Zum Beispiel --cmd "python3 my_bot.py" oder --bot ./my-bot.js',
    noTableGiven: () =>
      'Wo soll gespielt werden? --table mit einem Link oder Code, oder --new mit einem Spiel für einen Tisch nur mit Bots.',
    notAServer: (p) => `„${p.text}“ ist keine Adresse eines Servers wie https://play.example.org`,
    notATable: (p) =>
      `„${p.text}“ ist kein Link eines Tisches; der endet mit /t/ und der Kennung des Tisches.`,
    oneBotATable: () =>
      'An einen fremden Tisch setzt sich ein Bot nach dem anderen; starte den Befehl für jeden einzeln.',
    badCommandLine: (p) => `Die Eingabe ist nicht zu verstehen: ${p.detail}`,
    badSeed: (p) => `Ein Startwert ist ein Text von 1 bis ${p.max} Zeichen.`,
    benchFailed: (p) => `Die Messung endete mit Code ${p.code}.`,
    benchNotHere: () => 'Die Messungen gehören zum Arbeitsverzeichnis; rufe dort „npm run bench“ auf.',
    botCannotStart: (p) => `Er lässt sich nicht starten: ${p.detail}.`,
    botEnded: (p) => `Er hat sich selbst beendet (${p.code})${p.detail === '' ? '' : `: ${p.detail}`}.`,
    botIllegalMove: (p) => `Er hat „${p.move}“ gespielt; das ist kein erlaubter Zug.`,
    botLeft: () => 'Er hat das Turnier verlassen.',
    botLineTooLong: (p) => `Er hat eine Zeile mit mehr als ${p.max} Zeichen geschrieben.`,
    botNeverReady: (p) => `Er hat sich nicht innerhalb von ${p.seconds} s bereit gemeldet.`,
    botNoMove: () => 'In seiner Antwort fehlt ein Zug als Text („move“).',
    botNotJson: (p) => `Er hat eine Zeile geschrieben, die kein JSON-Objekt ist: ${p.line}`,
    botProtocol: (p) => `Er spricht Version ${p.version} des Protokolls; dieses Programm spricht Version 1.`,
    botThrew: (p) => `Er ist gescheitert: ${p.detail}`,
    botTooSlow: (p) => `Er hat nicht innerhalb von ${p.seconds} s geantwortet.`,
    botUnasked: (p) => `Er hat beantwortet, was niemand gefragt hatte: ${p.line}`,
    contributionMissing: () =>
      'Dein Beitrag steht nicht in der Aufzeichnung: Er wurde ausgetauscht oder weggelassen.',
    fairnessMissing: () =>
      'Die Aufzeichnung sagt nicht, wie das Geben zustande kam; es gibt also nichts, womit sich vergleichen ließe, was du gesehen hast.',
    doctorFound: (p) =>
      p.wrong === 1
        ? 'Eines muss in Ordnung gebracht werden.'
        : `${p.wrong} Dinge müssen in Ordnung gebracht werden.`,
    datasetOwnBots: (p) =>
      `Eine Datensammlung hält fest, was unsere Bots erwägen; ${p.bot} ist ein anderer. Dafür gibt es simulate --records.`,
    datasetTime: (p) =>
      `${p.bot} denkt eine bestimmte Zeit, deshalb käme auf keinem Rechner dasselbe heraus. Gib Schritte an, etwa strong@500it.`,
    emptyBotCommand: () => 'Nach „cmd:“ kommt der Befehl, der den Bot startet, etwa cmd:python3 bot.py',
    noBotFile: (p) => `Die Bot-Datei ${p.file} gibt es nicht.`,
    tooFewBots: () =>
      'Ein Turnier braucht mindestens zwei Bots, etwa --bots easy,medium (zweimal derselbe ist erlaubt).',
    cannotReadFile: (p) => `Die Datei ${p.file} lässt sich nicht lesen (${p.reason}).`,
    cannotWriteFile: (p) => `Die Datei ${p.file} lässt sich nicht schreiben (${p.reason}).`,
    envBadMatchMoves: (p) =>
      `Partie ${p.match} braucht eine Liste von ${p.seats} Zügen: einen für jeden Platz in "toAct", oder null.`,
    envBadMoves: (p) => `"moves" muss eine Liste mit einem Eintrag für jede der ${p.matches} Partien sein.`,
    envBadSeeds: (p) =>
      `Ein "reset" braucht "seed", oder "seeds" mit einem Text oder null für jede der ${p.matches} Partien.`,
    envIllegalMove: (p) =>
      `Platz ${p.seat} der Partie ${p.match} kann ${p.move} nicht spielen: Der Zug ist nicht erlaubt.`,
    envNotARequest: (p) => `Diese Zeile ist kein JSON-Objekt: ${p.line}`,
    envNotReset: () => 'Vor dem ersten Schritt muss eine Partie mit "reset" begonnen werden.',
    envSend: (p) => `"${p.thing}" kann nicht gesendet werden; möglich sind: ${p.known}.`,
    envUnknownRequest: (p) =>
      `Die Anfrage "${p.type}" gibt es nicht; möglich sind: reset, step, observe, close.`,
    fileEmpty: (p) => `Die Datei ${p.file} ist leer.`,
    flagsClash: (p) => `${p.one} und ${p.other} gehen nicht zusammen; lass eines davon weg.`,
    fileTooLarge: (p) => `Die Datei ${p.file} ist zu groß für eine Aufzeichnung.`,
    flagNeedsValue: (p) => `Nach ${p.name} fehlt ein Wert.`,
    missingArgument: (p) =>
      `Die Angabe <${p.name}> fehlt. Mit --help siehst du, wie der Befehl benutzt wird.`,
    moreBotsThanSeats: (p) => `${p.bots} Bots sind genannt, aber es gibt nur ${p.seats} Plätze für sie.`,
    notACommitment: (p) => `${p.flag} braucht 64 hexadezimale Ziffern, nicht „${p.text}“.`,
    notAContribution: (p) =>
      `${p.flag} braucht eine gerade Zahl von 32 bis 128 hexadezimalen Ziffern, nicht „${p.text}“.`,
    notAWholeNumber: (p) =>
      `${p.flag} muss eine ganze Zahl von ${p.min} bis ${p.max} sein, nicht „${p.text}“.`,
    optionsNotJson: (p) => `--options muss JSON sein, etwa '{"variant":"plus","rounds":3}', nicht: ${p.text}`,
    solveGame: (p) => `Über „${p.game}“ lässt sich nichts beweisen; solve kennt: ${p.known}.`,
    solvePhase: () =>
      'Diese Stellung ist in Phase zwei; solve kennt Stellungen, in denen noch Steine gelegt werden.',
    perftGame: (p) => `Zugfolgen von „${p.game}“ lassen sich nicht zählen; perft kennt: ${p.known}.`,
    recordCutShort: (p) =>
      `Die Aufzeichnung ist abgeschnitten: Sie nennt ein Ergebnis, aber ihre ${p.moves} Züge beenden das Spiel nicht.`,
    recordIsOneGame: () => '--record nimmt ein Spiel; für mehrere gibt es --records mit einem Ordner.',
    tooManyArguments: () => 'Das sind zu viele Angaben. Mit --help siehst du, wie der Befehl benutzt wird.',
    traceExtra: (p) => `„${p.extra}“ kann eine Mitschrift nicht zeigen; bekannt: ${p.known}.`,
    withoutTrace: () => '--with sagt, was die Mitschrift noch zeigt, und braucht --trace.',
    unknownBot: (p) => `Den Bot „${p.bot}“ gibt es für dieses Spiel nicht; bekannt sind: ${p.known}.`,
    unknownCommand: (p) => `Den Befehl „${p.name}“ gibt es nicht. „sixfold --help“ nennt alle Befehle.`,
    unknownFlag: (p) => `Den Schalter ${p.name} gibt es hier nicht. Mit --help siehst du alle.`,
    unknownGame: (p) => `Das Spiel „${p.game}“ gibt es nicht; bekannt sind: ${p.known}.`,
    variantTwice: () => '--variant und „variant“ in --options sind verschieden; gib nur eines davon an.',
  },

  help: {
    program:
      '6 nimmt!, SIX und Sixteen auf der Kommandozeile: spielen, simulieren, Bots vergleichen, Aufzeichnungen prüfen.',
    programAfter: `
Rückgabewerte: 0 erledigt; 1 abgelehnt, oder eine Aufzeichnung ist nicht, was sie vorgibt; 2 falsche Eingabe.
Sprache: etwa SIXFOLD_LANG=en (sonst die des Systems). Farben: nur im Terminal, nie mit NO_COLOR.`,
    titles: {
      'Usage:': 'Aufruf:',
      'Arguments:': 'Angaben:',
      'Options:': 'Schalter:',
      'Commands:': 'Befehle:',
    },
    helpFlag: 'diese Hilfe zeigen',
    versionFlag: 'die Version zeigen',
    helpCommand: 'die Hilfe eines Befehls zeigen',
    gameArgument: (known) => `das Spiel: ${known}`,
    fileArgument: 'eine Aufzeichnung',
    play: 'ein Spiel gegen Bots im Terminal spielen',
    playAfter: `
Pfeiltasten und Enter wählen einen Zug, oder tippe ihn; q verlässt das Spiel, ? erklärt. Ohne Terminal ist jede Zeile ein Zug.

Beispiele:
  sixfold play nimmt
  sixfold play nimmt --variant plus --players 3 --bots easy,medium
  sixfold play sixteen --record abend.json`,
    simulate: 'Bots viele Spiele spielen lassen; Zahlen oder eine Mitschrift ausgeben',
    simulateAfter: `
Ein Spiel hat den Startwert S selbst, mehrere haben S/1, S/2 und so weiter. Gleicher Startwert, gleiche Spiele.

Beispiele:
  sixfold simulate nimmt --games 10000 --seed 7
  sixfold simulate nimmt --options '{"variant":"plus","rounds":3}' --players 5 --trace
  sixfold simulate sixteen --bots strong,medium --games 20 --records spiele/`,
    bot: 'ein Programm an einem Tisch im Netz spielen lassen, als Bot gekennzeichnet',
    botAfter: `
Wer den Tisch eröffnet hat, muss Programme erlauben (am Tisch vor dem Spiel oder mit „programs“ in den Einstellungen). Das
Programm spricht das Protokoll aus docs/bots.md, wie im Turnier. Versagt es, spielt ein Bot des Servers an seiner Stelle
weiter. --new eröffnet einen öffentlichen Tisch nur mit Bots, zum Zuschauen.

Beispiele:
  sixfold bot --table https://play.example.org/t/… --cmd "python3 my_bot.py" --name Robo
  sixfold bot --server https://play.example.org --table K7QXWM --bot ./my-bot.js --games 5
  sixfold bot --new nimmt --players 4 --cmd "python3 my_bot.py" --bot ./other.js --bots medium,master`,
    env: 'viele Partien über JSON-Zeilen, für Programme, die lernen oder suchen',
    envAfter: `
Anfragen sind Zeilen der Standardeingabe: reset, step, observe, close; auf jede folgt eine Zeile (docs/environment.md).
clients/python ist ein Client dafür.

Beispiele:
  sixfold env nimmt --matches 256 --send arrays --auto-reset
  echo '{"type":"reset","seed":"7"}' | sixfold env sixteen`,
    dataset: 'Spiele von Bots mit den Werten des Erwogenen schreiben, um daraus zu lernen',
    datasetAfter: `
Ein JSON-Objekt je Zeile: zuerst, was es ist, dann ein Spiel nach dem anderen mit den Werten der erwogenen Züge
(docs/environment.md). Derselbe Befehl mit demselben Startwert schreibt dieselbe Datei. Endet ihr Name mit .gz, wird sie gepackt.

Beispiele:
  sixfold dataset nimmt --games 1000 --seed 7 --out games.jsonl.gz
  sixfold dataset sixteen --bots master,strong --iterations 500 --seed a | head`,
    backup: 'alle Spiele einer Datenbank in eine Datei schreiben, bei laufenden Servern',
    backupAfter: `
Sichert alles, wie es in einem Augenblick ist. Die Datei passt zu beiden Arten von Datenbanken: Eine Sicherung von SQLite
kann in PostgreSQL eingespielt werden und umgekehrt. Sie enthält die Geheimnisse laufender Partien; gib sie nicht weiter.

Beispiele:
  sixfold backup abend.backup
  sixfold backup abend.backup --database postgres://user@host/sixfold`,
    restore: 'eine Sicherung in eine leere Datenbank einspielen',
    restoreAfter: `
Eingespielt wird alles oder nichts. Kein Server darf die Datenbank währenddessen benutzen.

Beispiele:
  sixfold restore abend.backup --database data/neu.db
  sixfold restore abend.backup --database postgres://user@host/leer`,
    backupFileArgument: 'die Datei der Sicherung',
    doctor: 'prüfen, ob dieser Rechner als Gastgeber taugt, und sagen, was zu tun ist',
    doctorAfter: `
Sieht sich die Version von Node, die Platte, die Datenbank und ihre Uhr an, mit --public-url auch den Server, wie ihn alle
durch den Proxy erreichen. Ändert nichts. Der Rückgabewert ist 1, wenn etwas in Ordnung gebracht werden muss.

Beispiele:
  sixfold doctor
  sixfold doctor --database postgres://user@host/sixfold --public-url https://play.example.org`,
    replay: 'eine Aufzeichnung Zug für Zug zeigen',
    replayAfter: `
Beispiele:
  sixfold replay abend.json --step
  sixfold replay abend.json --trace`,
    analyse: 'was jede Entscheidung einer Aufzeichnung gekostet hat, die teuersten zuerst',
    analyseAfter: `
Jede Entscheidung wird mit den Augen ihres Platzes gesehen und mit dem verglichen, was die Stufe Stark gespielt hätte. Kosten
stehen in der Einheit des Spiels: Hornochsen, Stapel, bei SIX die Gewinnchance. --json gibt alle Entscheidungen aus, die
erwarteten Ergebnisse im Verlauf und den Anteil von Wahl und Karten.

Beispiele:
  sixfold analyse abend.json
  sixfold analyse abend.json --json`,
    verify: 'prüfen, ob eine Aufzeichnung zu dem führt, was sie angibt',
    verifyAfter: `
--commitment und --contribution vergleichen die Aufzeichnung mit dem, was du dir selbst notiert hast: der Festlegung, die
dir vor dem Geben gezeigt wurde, und dem, was dein Programm dazu beigetragen hat.

Beispiele:
  sixfold verify abend.json && echo gut
  sixfold verify abend.json --json
  sixfold verify abend.json --commitment 5f1c… --contribution 07aa…`,
    tournament: 'Bots vergleichen: doppelte Gaben mit gedrehten Plätzen',
    tournamentAfter: `
Jede Gabe wird einmal in jeder Drehung der Plätze gespielt, damit sich das Kartenglück ausgleicht; die Intervalle (95 %)
zählen jede Gabe einmal. Ein Bot ist einer von unseren (auch master@500ms, strong@2000it), eine JavaScript-Datei, deren
Standardexport wählt, oder „cmd:“ und ein Programm, das das Protokoll aus docs/bots.md spricht; „name=“ davor benennt
ihn. Ein Bot, der abstürzt, hängt oder schummelt, verliert das Spiel; Zufallszüge beenden es.

Beispiele:
  sixfold tournament nimmt --bots easy,medium,strong,master --games 400 --jobs 2
  sixfold tournament nimmt --bots master,./mein-bot.js --players 4 --seed 1
  sixfold tournament six --bots master --bot "meiner=cmd:python3 bot.py --depth 3" --json`,
    perft: 'die Zugfolgen von SIX zählen, um Programme zu vergleichen',
    perftAfter: `
Eine Stellung ist ein Tisch wie in einer Mitschrift (JSON), eine Zeichnung oder die einzeilige Form.

Beispiele:
  sixfold perft six --edition 2003 --depth 6
  sixfold perft six --from stellung.json --depth 2`,
    solve: 'beweisen, bis wann sich in SIX eine Form erzwingen lässt',
    solveAfter: `
Für jede Zahl von Steinen bis --stones: ob die Seite, die den letzten davon legt, damit eine Form vollenden kann, was die
andere Seite auch tut. Alle ihre Steine werden probiert, die Antwort ist also ein Beweis; --positions sagt, wann
aufgegeben wird.

Beispiele:
  sixfold solve six --stones 16
  sixfold solve six --from stellung.json --stones 20 --json`,
    bench: 'messen, wie schnell die Regeln auf diesem Rechner sind',
    benchAfter: `
Dasselbe wie „npm run bench“ im Arbeitsverzeichnis.`,
    flags: {
      variant: 'kurz für "variant" in --options',
      options: 'die Optionen des Tisches; was fehlt, hat seinen Standardwert',
      players: 'wie viele spielen',
      games: 'wie viele Spiele (100; mit --trace oder --record 1)',
      seed: 'woraus aller Zufall wächst (ohne Angabe ausgedacht und angezeigt)',
      bots: 'wer spielt: Namen mit Kommas, wiederholt, bis jeder Platz besetzt ist (random)',
      opponents: 'wer gegen dich spielt, ab dem Platz nach deinem',
      seat: 'dein Platz, ab 1 gezählt (1)',
      budgetMs: 'Bedenkzeit pro Zug für suchende Bots, in Millisekunden',
      iterations: 'Denkschritte pro Zug für suchende Bots, statt der Zeit',
      matches: 'wie viele Partien gleichzeitig laufen (1)',
      send: 'was von einer Partie gesagt wird: views, arrays oder beides, durch Komma getrennt (views)',
      autoReset: 'eine beendete Partie beginnt sofort von neuem',
      database: 'eine Datei (SQLite) oder postgres://… (DATABASE_URL, data/sixfold.db)',
      publicUrl: 'die Adresse, die alle benutzen (PUBLIC_URL)',
      trace: 'jede Entscheidung mit dem ganzen Tisch als JSON-Zeilen ausgeben, sonst nichts',
      step: 'nach jedem Zug auf eine Taste warten (q beendet)',
      record: 'das Spiel in eine Datei aufzeichnen',
      records: 'jedes Spiel in eine Datei in diesem Ordner aufzeichnen',
      field: 'wer teilnimmt, mit Kommas getrennt',
      bot: 'ein weiterer Bot, dessen Befehl Kommas enthalten darf (mehrmals möglich)',
      onlineTable: 'der Tisch: sein Link, seine Kennung oder sein kurzer Code',
      server: 'die Adresse des Servers, wenn der Link sie nicht nennt (http://localhost:1666)',
      cmd: 'der Befehl, der das Programm startet (mit --new auch mehrere)',
      botName: 'wie der Bot am Tisch heißt (sein Befehl)',
      onlineSeat: 'welchen Platz er nimmt, ab 1 (einen freien)',
      onlineGames: 'nach so vielen Spielen gehen (bleiben, bis er entfernt oder beendet wird)',
      account:
        'in dieser Datei behalten, wer der Bot ist, damit er nach einem Neustart seinen Platz wiederfindet',
      newTable: 'einen Tisch nur mit Bots für dieses Spiel eröffnen, dem alle zuschauen können',
      serverBots: 'Bots des Servers für die übrigen Plätze, mit --new',
      traceWith:
        'was die Mitschrift noch zeigt, durch Kommas getrennt: names, views (Sicht jedes Platzes), values (was Bots erwogen haben)',
      datasetGames: 'wie viele Spiele (100)',
      datasetBots: 'welche unserer Bots spielen, reihum, bis jeder Platz einen hat (strong)',
      datasetIterations: 'Denkschritte je Zug für Bots, die suchen (200)',
      out: 'die Datei, die geschrieben wird (Standardausgabe)',
      tournamentGames: 'wie viele Spiele mindestens; immer ganze Gaben',
      deals: 'stattdessen: wie viele Gaben (25)',
      jobs: 'wie viele Threads zugleich spielen (einer weniger als Kerne)',
      limitMs:
        'wie lange ein fremder Bot für eine Antwort brauchen darf, ehe er aufgibt (10000 oder 5 Budgets)',
      showStderr: 'zeigen, was fremde Bots auf die Standardfehlerausgabe schreiben, mit ihren Namen',
      startMs: 'wie lange ein fremder Bot zum Starten brauchen darf (60000)',
      depth: 'wie viele Züge tief',
      stones: 'bis zu wie vielen Steinen auf dem Brett geprüft wird',
      positions: 'nach wie vielen Stellungen aufgegeben wird, je Zahl von Steinen',
      edition: 'welche Ausgabe von SIX',
      from: 'mit der Stellung in einer Datei beginnen',
      commitment: 'die Festlegung, die dir vor dem Geben gezeigt wurde; sie muss die der Aufzeichnung sein',
      contribution: 'was du zum Geben beigetragen hast; es muss in der Aufzeichnung stehen',
      json: 'ein JSON-Objekt für Programme ausgeben',
    },
  },

  units: { games: 'Spiele', moves: 'Züge' },

  solved: {
    forced: (side: 'red' | 'black', stones: number, positions: number) =>
      `${stones} Steine: ${side === 'red' ? 'Rot' : 'Schwarz'} kann eine Form erzwingen (${positions} Stellungen).`,
    notForced: (side: 'red' | 'black', stones: number, positions: number) =>
      `${stones} Steine: ${side === 'red' ? 'Rot' : 'Schwarz'} kann keine Form erzwingen (${positions} Stellungen).`,
    givenUp: (side: 'red' | 'black', stones: number, positions: number) =>
      `${stones} Steine: Ob ${side === 'red' ? 'Rot' : 'Schwarz'} eine Form erzwingen kann, ist offen; aufgegeben nach ${positions} Stellungen.`,
  },

  simulated: {
    title: (game, players, games, seed) =>
      `${game} · ${players} Spieler · ${games === 1 ? '1 Spiel' : `${games} Spiele`} · Startwert ${seed}`,
    head: 'Platz|Siege|Punkte im Mittel|Punkte gesamt',
    speed: (seconds, perSecond, moves) => `${moves} Züge in ${seconds} s: ${perSecond} Spiele pro Sekunde`,
  },

  doctor: {
    node: {
      found: (p) => `Das ist Node ${p.version}.`,
      todo: (p) => `Installiere Version ${p.oldest} oder neuer.`,
    },
    disk: {
      found: (p) => `In ${p.folder} sind ${p.megabytes} MB frei.`,
      todo: () => 'Schaffe Platz oder nenne mit --database einen anderen Ort.',
    },
    sync: {
      found: (p) => `Die Platte braucht ${p.millis} ms, um einen Zug dauerhaft zu speichern.`,
      todo: () => 'So lange warten alle auf jeden Zug: Nimm eine schnellere Platte, keine im Netzwerk.',
    },
    database: {
      found: (p) =>
        p.reason === undefined
          ? `Die Datenbank ${p.database} antwortet innerhalb von ${p.millis} ms.`
          : `Die Datenbank ${p.database} ist nicht erreichbar: ${p.reason}.`,
      todo: () => 'Prüfe ihre Adresse und ob sie läuft; sie sollte nahe bei diesem Rechner sein.',
    },
    tables: {
      found: (p) =>
        p.schema === 0
          ? 'Sie ist leer: Die Tabellen entstehen beim ersten Start des Servers.'
          : `Ihre Tabellen haben Version ${p.schema}; dieses Programm kennt Version ${p.newest}.`,
      todo: () => 'Installiere die neuere Version von Sixfold, zu der sie gehören.',
    },
    clock: {
      found: (p) => `Die Uhren gehen um ${p.seconds} s auseinander.`,
      todo: () => 'Lass alle Rechner ihre Uhren mit NTP stellen.',
    },
    page: {
      found: (p) => (p.reason === '' ? `${p.url} antwortet.` : `${p.url} antwortet nicht: ${p.reason}.`),
      todo: () => 'Prüfe, ob der Server läuft und wohin der Proxy die Anfragen schickt.',
    },
    host: {
      found: (p) => `Ein Befehl von der Seite selbst wird mit ${p.status} beantwortet.`,
      todo: () =>
        'Der Proxy muss den Host mit Port weitergeben (in nginx: proxy_set_header Host $http_host).',
    },
    streams: {
      found: (p) =>
        Number(p.pieces) > 1
          ? `Was ${p.url} nach und nach sendet, kommt nach und nach an.`
          : `Was ${p.url} nach und nach sendet, wird aufgehalten.`,
      todo: () =>
        'Der Proxy darf es nicht sammeln (in nginx: proxy_buffering off), sonst erfahren die Leute zu spät von Zügen.',
    },
    push: {
      found: (p) =>
        p.reason === ''
          ? 'Mitteilungen an Browser sind eingeschaltet, und Browser können sie annehmen.'
          : 'Mitteilungen an Browser sind eingeschaltet, aber Browser können sie nicht annehmen.',
      todo: (p) =>
        p.reason === 'key'
          ? 'Der Schlüssel, den der Server anbietet, ist ungültig. Prüfe, woher die Datenbank stammt: Sie bewahrt ihn auf.'
          : 'Dafür ist https nötig: Stelle einen Proxy mit TLS vor den Server, oder starte ihn ohne --push.',
    },
    https: {
      found: (p) => `Der Server wurde gefragt, ob ${p.url} über https erreicht wird.`,
      todo: () =>
        'Er weiß es nicht: Starte ihn mit --trust-proxy und lass den Proxy X-Forwarded-Proto senden.',
    },
  },

  backups: {
    written: (rows, file) => `${file} enthält ${rows} Einträge.`,
    restored: (rows, database) => `${rows} Einträge sind jetzt in ${database}.`,
  },

  verified: {
    fine: (game, seats, moves) =>
      `Die Aufzeichnung stimmt: ${game}, ${seats} Spieler, ${moves === 1 ? '1 Zug' : `${moves} Züge`}.`,
    finished: (scores) => `Endstand: ${scores}.`,
    running: 'Das Spiel ist nicht zu Ende.',
    fair: (version) =>
      version === 1
        ? 'Das Geben war fair: Der Startwert folgt aus dem Geheimnis und den Beiträgen der Spieler (unversiegelt, wie in älteren Aufzeichnungen).'
        : 'Das Geben war fair: Der Startwert folgt aus dem zuvor festgelegten Geheimnis und dem, was die Spieler versiegelt hatten.',
    contributed: (players) => `Zum Geben beigetragen: Spieler ${players}.`,
    nobodyContributed: 'Niemand hat zum Geben beigetragen; der Server konnte es also selbst bestimmen.',
    declined: (players, count) =>
      `${count === 1 ? 'Wollte' : 'Wollten'} nichts beitragen: Spieler ${players}.`,
    lot: (option, player) => `Ausgelost: „${option}“ ist Spieler ${player}; das Los fällt wieder ebenso.`,
    restarted: (players, count) =>
      `Die Vorbereitung begann mit einem neuen Geheimnis von vorn: Spieler ${players} ${count === 1 ? 'hatte' : 'hatten'} versiegelt und nicht geöffnet.`,
    commitmentSeen: 'Die Festlegung ist die, die dir gezeigt wurde.',
    contributionFound: (players) => `Dein Beitrag ist enthalten: Spieler ${players}.`,
    resigned: (player) => `Spieler ${player} hat aufgegeben.`,
    agreed: 'Man einigte sich auf ein Unentschieden.',
    time: (player) => `Spieler ${player} hat die Zeit überschritten.`,
    abandoned: 'Das Spiel wurde abgebrochen.',
    abandonedBy: (player) => `Spieler ${player} hat das Spiel verlassen.`,
    hash: 'Hash:',
  },

  outputFailed: (reason) => `Die Ausgabe lässt sich nicht schreiben (${reason}): Ist der Datenträger voll?`,

  analysis: {
    none: 'Keine Entscheidung dieses Spiels hat etwas Nennenswertes gekostet.',
    cost: (name, move, cost) => `${name} spielte ${move}; das kostete ${cost}.`,
    better: (move) => `Besser: ${move}.`,
    account: (name, choices, cards) =>
      `${name}, verglichen mit dem Tisch: ${choices} verloren durch Entscheidungen, ${cards} durch Karten und die anderen.`,
  },
  play: {
    ask: 'Dein Zug:',
    you: (number) => `Spieler ${number} (du)`,
    player: (number) => `Spieler ${number}`,
    more: (count) => `… insgesamt ${count} Züge; ? zeigt sie alle`,
    noSuchMove: 'Diesen Zug gibt es jetzt nicht.',
    help: `Pfeiltasten oder Tab: wählen · Enter: spielen · Tippen: den Zug schreiben · Rücktaste, Esc: Getipptes zurücknehmen
q: das Spiel verlassen · ?: diese Hilfe`,
    thinking: (bot) => `${bot} überlegt …`,
    left: 'Du hast das Spiel verlassen.',
    unfinished: 'Hier endet die Aufzeichnung; das Spiel ist nicht zu Ende.',
    result: (places) => `Das Spiel ist zu Ende: ${places}.`,
    saved: (file) => `Gespeichert in ${file}.`,
    seed: (seed) => `Startwert dieses Spiels: ${seed}`,
  },

  online: {
    watch: (link: string) => `Der Tisch: ${link}`,
    removed: 'Der Platz ist weg: Er wurde freigegeben, oder den Tisch gibt es nicht mehr.',
    result: (name: string, place: number, score: number) => `${name}: Platz ${place}, ${score} Punkte`,
  },

  tournament: {
    title: (game, players, deals, games, seed) =>
      `${game} · ${players} Spieler · ${deals === 1 ? '1 Gabe' : `${deals} Gaben`}, ${games} Spiele · Startwert ${seed}`,
    head: 'Bot|Spiele|Siege|Punkte im Mittel|Elo|ms pro Zug|aufgegeben',
    against: 'vor (%)',
    note: (seconds, fair) =>
      `${seconds} s. Gleichstand wären ${fair} % Siege; ± ist die Hälfte eines 95-%-Intervalls, jede Gabe einmal gezählt.`,
    forfeit: (bot, match, reason) => `${bot} gibt Spiel ${match} verloren. ${reason}`,
    moreForfeits: (count) => `… und ${count} weitere verlorene Spiele (alle mit --json).`,
  },
};
