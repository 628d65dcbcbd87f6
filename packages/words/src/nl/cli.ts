import type { cli as english } from '../en/cli.js';
import type { SameKeys } from '../shape.js';

/** De opdrachtregel in het Nederlands. */
export const cli: SameKeys<typeof english> = {
  refusals: {
    backupCutShort: (p) => `De reservekopie ${p.file} is niet volledig: het einde ontbreekt.`,
    backupFailed: (p) => `Het is niet gelukt: ${p.reason}.`,
    backupNotABackup: (p) => `Het bestand ${p.file} is geen reservekopie van Sixfold.`,
    backupNotEmpty: (p) =>
      `In ${p.database} staan al spellen. Zet de reservekopie terug in een lege of nieuwe database.`,
    backupNothingThere: (p) => `Er is geen database ${p.database}.`,
    backupTooNew: (p) =>
      `De reservekopie ${p.file} komt van een nieuwere versie van Sixfold. Installeer die.`,
    arenaSeats: (p) =>
      `Een tafel met alleen bots heeft er voor elke plaats een nodig: er zijn ${p.seats} plaatsen en ${p.bots} bots (--cmd, --bot, --bots).`,
    noBotGiven: () => 'Welke bot moet er spelen? Bijvoorbeeld --cmd "python3 my_bot.py" of --bot ./my-bot.js',
    noTableGiven: () =>
      'Waar moet er gespeeld worden? --table met een link of code, of --new met een spel voor een tafel met alleen bots.',
    notAServer: (p) => `“${p.text}” is geen adres van een server zoals https://play.example.org`,
    notATable: (p) =>
      `“${p.text}” is geen link van een tafel; die eindigt op /t/ en het kenmerk van de tafel.`,
    oneBotATable: () =>
      'Aan de tafel van anderen schuift één bot tegelijk aan; start de opdracht voor elke bot apart.',
    badCommandLine: (p) => `De invoer is niet te begrijpen: ${p.detail}`,
    badSeed: (p) => `Een startwaarde is een tekst van 1 tot ${p.max} tekens.`,
    benchFailed: (p) => `De meting eindigde met code ${p.code}.`,
    benchNotHere: () => 'De metingen horen bij de werkmap; voer daar “npm run bench” uit.',
    botCannotStart: (p) => `Hij kan niet gestart worden: ${p.detail}.`,
    botEnded: (p) => `Hij is vanzelf gestopt (${p.code})${p.detail === '' ? '' : `: ${p.detail}`}.`,
    botIllegalMove: (p) => `Hij speelde “${p.move}”; dat is geen toegestane zet.`,
    botLeft: () => 'Hij heeft het toernooi verlaten.',
    botLineTooLong: (p) => `Hij schreef een regel van meer dan ${p.max} tekens.`,
    botNeverReady: (p) => `Hij meldde zich niet binnen ${p.seconds} s klaar.`,
    botNoMove: () => 'In zijn antwoord ontbreekt een zet als tekst (“move”).',
    botNotJson: (p) => `Hij schreef een regel die geen JSON-object is: ${p.line}`,
    botProtocol: (p) => `Hij spreekt versie ${p.version} van het protocol; dit programma spreekt versie 1.`,
    botThrew: (p) => `Hij liep vast: ${p.detail}`,
    botTooSlow: (p) => `Hij antwoordde niet binnen ${p.seconds} s.`,
    botUnasked: (p) => `Hij beantwoordde wat niemand had gevraagd: ${p.line}`,
    contributionMissing: () => 'Jouw bijdrage staat niet in het verslag: die is verwisseld of weggelaten.',
    fairnessMissing: () =>
      'Het verslag zegt niet hoe er gedeeld is; er valt dus niets te vergelijken met wat je hebt gezien.',
    doctorFound: (p) =>
      p.wrong === 1
        ? 'Eén ding moet in orde worden gemaakt.'
        : `${p.wrong} dingen moeten in orde worden gemaakt.`,
    datasetOwnBots: (p) =>
      `Een gegevensverzameling bevat wat onze bots overwegen; ${p.bot} is een andere. Gebruik daarvoor simulate --records.`,
    datasetTime: (p) =>
      `${p.bot} denkt een bepaalde tijd, dus geen machine zou dezelfde gegevens opnieuw maken. Geef stappen op, zoals strong@500it.`,
    emptyBotCommand: () => 'Na “cmd:” komt de opdracht die de bot start, bijvoorbeeld cmd:python3 bot.py',
    noBotFile: (p) => `Het botbestand ${p.file} bestaat niet.`,
    tooFewBots: () =>
      'Een toernooi heeft minstens twee bots nodig, bijvoorbeeld --bots easy,medium (tweemaal dezelfde mag).',
    cannotReadFile: (p) => `Het bestand ${p.file} kan niet gelezen worden (${p.reason}).`,
    cannotWriteFile: (p) => `Het bestand ${p.file} kan niet geschreven worden (${p.reason}).`,
    envBadMatchMoves: (p) =>
      `Partij ${p.match} heeft een lijst van ${p.seats} zetten nodig: één voor elke plaats in "toAct", of null.`,
    envBadMoves: (p) => `"moves" moet een lijst zijn met een element voor elk van de ${p.matches} partijen.`,
    envBadSeeds: (p) =>
      `Een "reset" heeft "seed" nodig, of "seeds" met een tekst of null voor elk van de ${p.matches} partijen.`,
    envIllegalMove: (p) =>
      `Plaats ${p.seat} van partij ${p.match} kan ${p.move} niet spelen: die zet is niet toegestaan.`,
    envNotARequest: (p) => `Deze regel is geen JSON-object: ${p.line}`,
    envNotReset: () => 'Begin een partij eerst met "reset", voor de eerste stap.',
    envSend: (p) => `"${p.thing}" kan niet worden gestuurd; mogelijk zijn: ${p.known}.`,
    envUnknownRequest: (p) =>
      `De vraag "${p.type}" bestaat niet; mogelijk zijn: reset, step, observe, close.`,
    fileEmpty: (p) => `Het bestand ${p.file} is leeg.`,
    flagsClash: (p) => `${p.one} en ${p.other} gaan niet samen; laat er een weg.`,
    fileTooLarge: (p) => `Het bestand ${p.file} is te groot voor een verslag.`,
    flagNeedsValue: (p) => `Na ${p.name} ontbreekt een waarde.`,
    missingArgument: (p) => `Het argument <${p.name}> ontbreekt. Met --help zie je hoe de opdracht werkt.`,
    moreBotsThanSeats: (p) =>
      `Er zijn ${p.bots} bots genoemd, maar er zijn maar ${p.seats} plaatsen voor ze.`,
    notACommitment: (p) => `${p.flag} vraagt 64 hexadecimale cijfers, niet “${p.text}”.`,
    notAContribution: (p) =>
      `${p.flag} vraagt een even aantal van 32 tot 128 hexadecimale cijfers, niet “${p.text}”.`,
    notAWholeNumber: (p) =>
      `${p.flag} moet een heel getal van ${p.min} tot en met ${p.max} zijn, niet “${p.text}”.`,
    optionsNotJson: (p) =>
      `--options moet JSON zijn, bijvoorbeeld '{"variant":"plus","rounds":3}', niet: ${p.text}`,
    solveGame: (p) => `Over “${p.game}” valt niets te bewijzen; solve kent: ${p.known}.`,
    solvePhase: () => 'Deze stelling is in fase twee; solve kent stellingen waarin nog stenen worden gelegd.',
    perftGame: (p) => `Zettenreeksen van “${p.game}” kan perft niet tellen; het kent: ${p.known}.`,
    recordCutShort: (p) =>
      `Het verslag is afgekapt: het noemt een uitslag, maar de ${p.moves} zetten maken het spel niet uit.`,
    recordIsOneGame: () => '--record is voor één spel; voor meer gebruik je --records met een map.',
    tooManyArguments: () => 'Dat zijn te veel argumenten. Met --help zie je hoe de opdracht werkt.',
    traceExtra: (p) => `Een trace kan “${p.extra}” niet tonen; bekend: ${p.known}.`,
    withoutTrace: () => '--with zegt wat een trace nog meer toont en heeft --trace nodig.',
    unknownBot: (p) => `De bot “${p.bot}” bestaat niet voor dit spel; bekend zijn: ${p.known}.`,
    unknownCommand: (p) => `De opdracht “${p.name}” bestaat niet. “sixfold --help” noemt alle opdrachten.`,
    unknownFlag: (p) => `De schakelaar ${p.name} bestaat hier niet. Met --help zie je ze allemaal.`,
    unknownGame: (p) => `Het spel “${p.game}” bestaat niet; bekend zijn: ${p.known}.`,
    variantTwice: () => '--variant en “variant” in --options verschillen; geef er één.',
  },

  help: {
    program:
      '6 nimmt!, SIX en Sixteen op de opdrachtregel: spelen, simuleren, bots vergelijken, verslagen controleren.',
    programAfter: `
Afsluitcodes: 0 gedaan; 1 geweigerd, of een verslag is niet wat het zegt; 2 verkeerde invoer.
Taal: bijvoorbeeld SIXFOLD_LANG=en (anders die van het systeem). Kleuren: alleen op een terminal, nooit met NO_COLOR.`,
    titles: {
      'Usage:': 'Gebruik:',
      'Arguments:': 'Argumenten:',
      'Options:': 'Schakelaars:',
      'Commands:': 'Opdrachten:',
    },
    helpFlag: 'deze hulp tonen',
    versionFlag: 'de versie tonen',
    helpCommand: 'de hulp van een opdracht tonen',
    gameArgument: (known) => `het spel: ${known}`,
    fileArgument: 'een verslag',
    play: 'een spel tegen bots in de terminal spelen',
    playAfter: `
Pijltjes en Enter kiezen een zet, of typ hem; q verlaat het spel, ? legt uit. Zonder terminal is elke regel een zet.

Voorbeelden:
  sixfold play nimmt
  sixfold play nimmt --variant plus --players 3 --bots easy,medium
  sixfold play sixteen --record avond.json`,
    simulate: 'bots veel spellen laten spelen; cijfers of een trace afdrukken',
    simulateAfter: `
Eén spel heeft de startwaarde S zelf, meer spellen hebben S/1, S/2 enzovoort. Dezelfde startwaarde, dezelfde spellen.

Voorbeelden:
  sixfold simulate nimmt --games 10000 --seed 7
  sixfold simulate nimmt --options '{"variant":"plus","rounds":3}' --players 5 --trace
  sixfold simulate sixteen --bots strong,medium --games 20 --records spellen/`,
    bot: 'een programma aan een online tafel laten spelen, herkenbaar als bot',
    botAfter: `
De gastheer van de tafel moet programma’s toestaan (aan de tafel voor het spel, of met “programs” in de instellingen). Het programma
spreekt het protocol van docs/bots.md, zoals in een toernooi. Faalt het, dan speelt een bot van de server op zijn plaats
verder. --new opent een openbare tafel met alleen bots, om naar te kijken.

Voorbeelden:
  sixfold bot --table https://play.example.org/t/… --cmd "python3 my_bot.py" --name Robo
  sixfold bot --server https://play.example.org --table K7QXWM --bot ./my-bot.js --games 5
  sixfold bot --new nimmt --players 4 --cmd "python3 my_bot.py" --bot ./other.js --bots medium,master`,
    env: 'veel partijen via JSON-regels, voor programma’s die leren of zoeken',
    envAfter: `
Vragen zijn regels op de standaardinvoer: reset, step, observe, close; op elke volgt één regel (docs/environment.md).
clients/python is er een client voor.

Voorbeelden:
  sixfold env nimmt --matches 256 --send arrays --auto-reset
  echo '{"type":"reset","seed":"7"}' | sixfold env sixteen`,
    dataset: 'spellen van bots wegschrijven met de waarden van wat ze overwogen, om van te leren',
    datasetAfter: `
Eén JSON-object per regel: eerst wat het is, dan het ene spel na het andere met de waarden van de overwogen zetten
(docs/environment.md). Dezelfde opdracht met dezelfde startwaarde schrijft hetzelfde bestand. Een naam op .gz wordt ingepakt.

Voorbeelden:
  sixfold dataset nimmt --games 1000 --seed 7 --out games.jsonl.gz
  sixfold dataset sixteen --bots master,strong --iterations 500 --seed a | head`,
    backup: 'alle spellen van een database in een bestand schrijven, terwijl servers draaien',
    backupAfter: `
Bewaart alles zoals het op één moment is. Het bestand past bij beide soorten databases: een reservekopie van SQLite kan in
PostgreSQL worden teruggezet en omgekeerd. Er staan geheimen van lopende partijen in; geef hem niet door.

Voorbeelden:
  sixfold backup avond.backup
  sixfold backup avond.backup --database postgres://user@host/sixfold`,
    restore: 'een reservekopie in een lege database terugzetten',
    restoreAfter: `
Alles wordt teruggezet, of niets. Geen server mag de database intussen gebruiken.

Voorbeelden:
  sixfold restore avond.backup --database data/nieuw.db
  sixfold restore avond.backup --database postgres://user@host/leeg`,
    backupFileArgument: 'het bestand van de reservekopie',
    doctor: 'nagaan of deze computer klaar is om gastheer te zijn, en zeggen wat er moet gebeuren',
    doctorAfter: `
Bekijkt de versie van Node, de schijf, de database en de klok daarvan, en met --public-url ook de server zoals iedereen hem via de
proxy bereikt. Verandert niets. De afsluitcode is 1 als er iets in orde moet worden gemaakt.

Voorbeelden:
  sixfold doctor
  sixfold doctor --database postgres://user@host/sixfold --public-url https://play.example.org`,
    replay: 'een verslag zet voor zet tonen',
    replayAfter: `
Voorbeelden:
  sixfold replay avond.json --step
  sixfold replay avond.json --trace`,
    analyse: 'wat elke beslissing in een verslag kostte, de duurste eerst',
    analyseAfter: `
Elke beslissing wordt gezien door de ogen van die plaats en vergeleken met wat het niveau Sterk zou hebben gespeeld. Kosten zijn
in de eenheid van het spel: stierenkoppen, stapels, in SIX de winstkans. --json geeft alle beslissingen, de verwachte
uitslag in de loop van het spel en het aandeel van keuzes en kaarten.

Voorbeelden:
  sixfold analyse avond.json
  sixfold analyse avond.json --json`,
    verify: 'controleren of een verslag leidt tot wat het zegt',
    verifyAfter: `
--commitment en --contribution leggen het verslag naast wat je zelf hebt genoteerd: de vastlegging die je vóór het delen
te zien kreeg, en wat je programma eraan heeft bijgedragen.

Voorbeelden:
  sixfold verify avond.json && echo goed
  sixfold verify avond.json --json
  sixfold verify avond.json --commitment 5f1c… --contribution 07aa…`,
    tournament: 'bots vergelijken: dubbele delingen met gedraaide plaatsen',
    tournamentAfter: `
Elke deling wordt in elke draaiing van de plaatsen een keer gespeeld, zodat het kaartgeluk wegvalt; de intervallen (95%)
tellen elke deling een keer. Een bot is een van de onze (ook master@500ms, strong@2000it), een JavaScript-bestand waarvan
de standaardexport kiest, of “cmd:” en een programma dat het protocol van docs/bots.md spreekt; “naam=” ervoor geeft hem
een naam. Een bot die crasht, blijft hangen of vals speelt, verliest dat spel; willekeurige zetten maken het af.

Voorbeelden:
  sixfold tournament nimmt --bots easy,medium,strong,master --games 400 --jobs 2
  sixfold tournament nimmt --bots master,./mijn-bot.js --players 4 --seed 1
  sixfold tournament six --bots master --bot "mijn=cmd:python3 bot.py --depth 3" --json`,
    perft: 'de reeksen zetten van SIX tellen, om programma’s te vergelijken',
    perftAfter: `
Een stelling is een tafel zoals in een trace (JSON), een tekening of de vorm op één regel.

Voorbeelden:
  sixfold perft six --edition 2003 --depth 6
  sixfold perft six --from stelling.json --depth 2`,
    solve: 'bewijzen wanneer in SIX een vorm af te dwingen is',
    solveAfter: `
Voor elk aantal stenen tot en met --stones: of de kant die de laatste ervan legt daarmee een vorm kan afmaken, wat de
andere kant ook doet. Al die stenen worden geprobeerd, dus het antwoord is een bewijs; --positions zegt wanneer wordt
opgegeven.

Voorbeelden:
  sixfold solve six --stones 16
  sixfold solve six --from stelling.json --stones 20 --json`,
    bench: 'meten hoe snel de regels op deze computer zijn',
    benchAfter: `
Hetzelfde als “npm run bench” in de werkmap.`,
    flags: {
      variant: 'kort voor "variant" in --options',
      options: 'de opties van de tafel; wat ontbreekt, heeft zijn standaardwaarde',
      players: 'hoeveel er meespelen',
      games: 'hoeveel spellen (100; met --trace of --record 1)',
      seed: 'waar alle toeval uit groeit (bedacht en getoond als je niets opgeeft)',
      bots: 'wie er spelen: namen met komma’s, herhaald tot elke plaats bezet is (random)',
      opponents: 'wie er tegen je spelen, vanaf de plaats na de jouwe',
      seat: 'je plaats, geteld vanaf 1 (1)',
      budgetMs: 'bedenktijd per zet voor zoekende bots, in milliseconden',
      iterations: 'denkstappen per zet voor zoekende bots, in plaats van tijd',
      matches: 'hoeveel partijen tegelijk lopen (1)',
      send: 'wat van een partij wordt verteld: views, arrays of allebei, met een komma ertussen (views)',
      autoReset: 'een partij die uit is begint meteen opnieuw',
      database: 'een bestand (SQLite) of postgres://… (DATABASE_URL, data/sixfold.db)',
      publicUrl: 'het adres dat iedereen gebruikt (PUBLIC_URL)',
      trace: 'elke beslissing met de hele tafel als JSON-regels afdrukken, en niets anders',
      step: 'na elke zet op een toets wachten (q stopt)',
      record: 'het spel in een verslag schrijven',
      records: 'elk spel in een verslag in deze map schrijven',
      field: 'wie er meedoen, met komma’s gescheiden',
      bot: 'nog een bot, waarvan de opdracht komma’s mag bevatten (mag vaker)',
      onlineTable: 'de tafel: de link, het kenmerk of de korte code',
      server: 'het adres van de server, als de link het niet noemt (http://localhost:1666)',
      cmd: 'de opdracht die het programma start (met --new ook meerdere)',
      botName: 'hoe de bot aan tafel heet (zijn opdracht)',
      onlineSeat: 'welke plaats hij neemt, vanaf 1 (een vrije)',
      onlineGames: 'na zoveel spellen weggaan (blijven tot hij wordt verwijderd of gestopt)',
      account: 'in dit bestand bewaren wie de bot is, zodat hij na een herstart zijn plaats terugvindt',
      newTable: 'een tafel met alleen bots voor dit spel openen, waar iedereen naar kan kijken',
      serverBots: 'bots van de server voor de overige plaatsen, met --new',
      traceWith:
        'wat een trace nog meer toont, gescheiden door komma’s: names, views (wat elke plaats ziet), values (wat bots overwogen)',
      datasetGames: 'hoeveel spellen (100)',
      datasetBots: 'welke van onze bots spelen, om de beurt tot elke plaats er een heeft (strong)',
      datasetIterations: 'denkstappen per zet voor bots die zoeken (200)',
      out: 'het bestand dat wordt geschreven (standaarduitvoer)',
      tournamentGames: 'hoeveel spellen minstens; altijd hele delingen',
      deals: 'in plaats daarvan: hoeveel delingen (25)',
      jobs: 'hoeveel threads tegelijk spelen (een minder dan er kernen zijn)',
      limitMs:
        'hoe lang een bot van anderen over een antwoord mag doen voor hij verliest (10000, of 5 budgetten)',
      showStderr: 'laten zien wat bots van anderen naar de foutuitvoer schrijven, met hun naam',
      startMs: 'hoe lang een bot van anderen over het starten mag doen (60000)',
      depth: 'hoeveel zetten diep',
      stones: 'tot hoeveel stenen op het bord',
      positions: 'na hoeveel stellingen wordt opgegeven, per aantal stenen',
      edition: 'welke uitgave van SIX',
      from: 'beginnen met de stelling in een bestand',
      commitment: 'de vastlegging die je vóór het delen te zien kreeg; het moet die van het verslag zijn',
      contribution: 'wat je aan het delen hebt bijgedragen; het moet in het verslag staan',
      json: 'één JSON-object voor programma’s afdrukken',
    },
  },

  units: { games: 'spellen', moves: 'zetten' },

  solved: {
    forced: (side: 'red' | 'black', stones: number, positions: number) =>
      `${stones} stenen: ${side === 'red' ? 'rood' : 'zwart'} kan een vorm afdwingen (${positions} stellingen).`,
    notForced: (side: 'red' | 'black', stones: number, positions: number) =>
      `${stones} stenen: ${side === 'red' ? 'rood' : 'zwart'} kan geen vorm afdwingen (${positions} stellingen).`,
    givenUp: (side: 'red' | 'black', stones: number, positions: number) =>
      `${stones} stenen: of ${side === 'red' ? 'rood' : 'zwart'} een vorm kan afdwingen, is open; opgegeven na ${positions} stellingen.`,
  },

  simulated: {
    title: (game, players, games, seed) =>
      `${game} · ${players} spelers · ${games === 1 ? '1 spel' : `${games} spellen`} · startwaarde ${seed}`,
    head: 'plaats|gewonnen|gemiddelde punten|punten samen',
    speed: (seconds, perSecond, moves) => `${moves} zetten in ${seconds} s: ${perSecond} spellen per seconde`,
  },

  doctor: {
    node: {
      found: (p) => `Dit is Node ${p.version}.`,
      todo: (p) => `Installeer versie ${p.oldest} of nieuwer.`,
    },
    disk: {
      found: (p) => `In ${p.folder} is ${p.megabytes} MB vrij.`,
      todo: () => 'Maak ruimte, of noem met --database een andere plek.',
    },
    sync: {
      found: (p) => `De schijf heeft ${p.millis} ms nodig om een zet blijvend op te slaan.`,
      todo: () => 'Zo lang wacht iedereen op elke zet: gebruik een snellere schijf, geen netwerkschijf.',
    },
    database: {
      found: (p) =>
        p.reason === undefined
          ? `De database ${p.database} antwoordt binnen ${p.millis} ms.`
          : `De database ${p.database} is niet bereikbaar: ${p.reason}.`,
      todo: () => 'Controleer het adres en of hij draait; hij hoort dicht bij deze computer te staan.',
    },
    tables: {
      found: (p) =>
        p.schema === 0
          ? 'Hij is leeg: de tabellen ontstaan als de server voor het eerst start.'
          : `De tabellen hebben versie ${p.schema}; dit programma kent versie ${p.newest}.`,
      todo: () => 'Installeer de nieuwere versie van Sixfold waar ze bij horen.',
    },
    clock: {
      found: (p) => `De klokken verschillen ${p.seconds} s.`,
      todo: () => 'Laat alle computers hun klok met NTP gelijkzetten.',
    },
    page: {
      found: (p) => (p.reason === '' ? `${p.url} antwoordt.` : `${p.url} antwoordt niet: ${p.reason}.`),
      todo: () => 'Controleer of de server draait en waar de proxy verzoeken naartoe stuurt.',
    },
    host: {
      found: (p) => `Een opdracht van de pagina zelf wordt met ${p.status} beantwoord.`,
      todo: () => 'De proxy moet de Host met poort doorgeven (in nginx: proxy_set_header Host $http_host).',
    },
    streams: {
      found: (p) =>
        Number(p.pieces) > 1
          ? `Wat ${p.url} stukje bij beetje verstuurt, komt zo ook aan.`
          : `Wat ${p.url} stukje bij beetje verstuurt, wordt opgehouden.`,
      todo: () =>
        'De proxy mag het niet opsparen (in nginx: proxy_buffering off), anders horen mensen te laat van zetten.',
    },
    push: {
      found: (p) =>
        p.reason === ''
          ? 'Berichten aan browsers staan aan, en browsers kunnen ze ontvangen.'
          : 'Berichten aan browsers staan aan, maar browsers kunnen ze niet ontvangen.',
      todo: (p) =>
        p.reason === 'key'
          ? 'De sleutel die de server aanbiedt, is ongeldig. Ga na waar de database vandaan komt: die bewaart hem.'
          : 'Daarvoor is https nodig: zet een proxy met TLS voor de server, of start hem zonder --push.',
    },
    https: {
      found: (p) => `Aan de server is gevraagd of ${p.url} via https wordt bereikt.`,
      todo: () => 'Hij weet het niet: start hem met --trust-proxy en laat de proxy X-Forwarded-Proto sturen.',
    },
  },

  backups: {
    written: (rows, file) => `${file} bevat ${rows} regels.`,
    restored: (rows, database) => `${rows} regels staan nu in ${database}.`,
  },

  verified: {
    fine: (game, seats, moves) =>
      `Het verslag klopt: ${game}, ${seats} spelers, ${moves === 1 ? '1 zet' : `${moves} zetten`}.`,
    finished: (scores) => `Eindstand: ${scores}.`,
    running: 'Het spel is niet afgelopen.',
    fair: (version) =>
      version === 1
        ? 'Er is eerlijk gedeeld: de startwaarde volgt uit het geheim en de bijdragen van de spelers (onverzegeld, zoals in oudere verslagen).'
        : 'Er is eerlijk gedeeld: de startwaarde volgt uit het vooraf vastgelegde geheim en uit wat de spelers hadden verzegeld.',
    contributed: (players, count) =>
      `Aan het delen bijgedragen: ${count === 1 ? 'speler' : 'spelers'} ${players}.`,
    nobodyContributed: 'Niemand heeft aan het delen bijgedragen; de server kon dus zelf kiezen.',
    declined: (players, count) =>
      count === 1
        ? `Wilde niets bijdragen: speler ${players}.`
        : `Wilden niets bijdragen: spelers ${players}.`,
    lot: (option, player) => `Geloot: “${option}” is speler ${player}; opnieuw geloot komt hetzelfde uit.`,
    restarted: (players, count) =>
      `De voorbereiding begon opnieuw met een nieuw geheim: ${count === 1 ? `speler ${players} had` : `spelers ${players} hadden`} verzegeld en niet geopend.`,
    commitmentSeen: 'De vastlegging is dezelfde die je te zien kreeg.',
    contributionFound: (players, count) =>
      `Jouw bijdrage zit erin: ${count === 1 ? 'speler' : 'spelers'} ${players}.`,
    resigned: (player) => `Speler ${player} heeft opgegeven.`,
    agreed: 'Er is gelijkspel overeengekomen.',
    time: (player) => `Speler ${player} heeft de tijd overschreden.`,
    abandoned: 'Het spel is afgebroken.',
    abandonedBy: (player) => `Speler ${player} heeft het spel verlaten.`,
    hash: 'Hash:',
  },

  outputFailed: (reason) => `De uitvoer kan niet worden geschreven (${reason}): is de schijf vol?`,

  analysis: {
    none: 'Geen beslissing in dit spel kostte iets noemenswaardigs.',
    cost: (name, move, cost) => `${name} speelde ${move}; dat kostte ${cost}.`,
    better: (move) => `Beter: ${move}.`,
    account: (name, choices, cards) =>
      `${name}, vergeleken met de tafel: ${choices} verloren door keuzes, ${cards} door kaarten en de anderen.`,
  },
  play: {
    ask: 'Jouw zet:',
    you: (number) => `Speler ${number} (jij)`,
    player: (number) => `Speler ${number}`,
    more: (count) => `… in totaal ${count} zetten; ? toont ze allemaal`,
    noSuchMove: 'Die zet is er nu niet.',
    help: `Pijltjes of Tab: kiezen · Enter: spelen · typen: de zet schrijven · Backspace, Esc: het getypte terugnemen
q: het spel verlaten · ?: deze hulp`,
    thinking: (bot) => `${bot} denkt na …`,
    left: 'Je hebt het spel verlaten.',
    unfinished: 'Hier eindigt het verslag; het spel is niet afgelopen.',
    result: (places) => `Het spel is afgelopen: ${places}.`,
    saved: (file) => `Opgeslagen in ${file}.`,
    seed: (seed) => `Startwaarde van dit spel: ${seed}`,
  },

  online: {
    watch: (link: string) => `De tafel: ${link}`,
    removed: 'De plaats is weg: die is vrijgemaakt, of de tafel bestaat niet meer.',
    result: (name: string, place: number, score: number) => `${name}: plaats ${place}, ${score} punten`,
  },

  tournament: {
    title: (game, players, deals, games, seed) =>
      `${game} · ${players} spelers · ${deals === 1 ? '1 deling' : `${deals} delingen`}, ${games} spellen · startwaarde ${seed}`,
    head: 'bot|spellen|gewonnen|gemiddelde punten|Elo|ms per zet|opgegeven',
    against: 'vóór (%)',
    note: (seconds, fair) =>
      `${seconds} s. Een gelijk deel is ${fair}% gewonnen; ± is de helft van een 95%-interval, elke deling eenmaal geteld.`,
    forfeit: (bot, match, reason) => `${bot} verliest spel ${match}. ${reason}`,
    moreForfeits: (count) => `… en nog ${count} verloren spellen (allemaal met --json).`,
  },
};
