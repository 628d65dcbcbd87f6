import {
  type Area,
  type GameWords,
  gameWords,
  type Language,
  loadWords,
  type RefusalWords,
  sentence,
  type TableWords,
} from '@sixfold/words';
import { page as english, type PageWords } from '@sixfold/words/en/page';
import { createContext, type ReactNode, use, useContext, useEffect, useState } from 'react';
import { useLanguage } from '../settings/settings.js';

const loaded = new Map<string, Promise<unknown>>();

type Tracked<Thing> = Promise<Thing> & { status?: 'fulfilled'; value?: Thing };

/** How long what failed stays failed, in milliseconds. */
const FAILED_FOR = 1000;

/** The same promise for the same thing, so that React can wait for it. */
export function once<Thing>(key: string, load: () => Promise<Thing>): Promise<Thing> {
  const known = loaded.get(key) as Promise<Thing> | undefined;
  if (known) return known;
  const promise = load() as Tracked<Thing>;
  loaded.set(key, promise);
  // React reads these fields: what has already arrived is used at once, without a moment of nothing.
  promise.then(
    (value) => Object.assign(promise, { status: 'fulfilled', value }),
    // What failed for want of a network is tried again when it is next needed, but not at once: React asks again as soon as
    // a promise fails, and would wait for the next one for ever instead of saying that something is missing.
    () => setTimeout(() => loaded.delete(key), FAILED_FOR),
  );
  return promise;
}

export const loadPageWords = (language: Language): Promise<PageWords> =>
  // English comes with the page: it is what the others fall back to, and most visits need no second request.
  once(`page.${language}`, async () => (language === 'en' ? english : loadWords(language, 'page')));

const WordsContext = createContext<PageWords | undefined>(undefined);

/** Hands the page's words to everything inside; a change of language shows as soon as it has arrived. */
export function WordsProvider({
  first,
  children,
}: {
  readonly first: PageWords;
  readonly children: ReactNode;
}) {
  const language = useLanguage();
  const [words, setWords] = useState(first);
  useEffect(() => {
    let wanted = true;
    void loadPageWords(language).then((arrived) => wanted && setWords(arrived));
    return () => {
      wanted = false;
    };
  }, [language]);
  return <WordsContext value={words}>{children}</WordsContext>;
}

/** What the page says. */
export function useWords(): PageWords {
  const words = useContext(WordsContext);
  if (!words) throw new Error('useWords outside of WordsProvider');
  return words;
}

/** The games whose table says something of its own. */
type TableArea = { [Name in Area]: [TableWords<Name>] extends [never] ? never : Name }[Area];

const loadGameWords = (game: string, language: Language) =>
  once(`words.${game}.${language}`, () => gameWords(language, game));

const loadKitWords = (language: Language) =>
  once(`words.kit.${language}`, async (): Promise<RefusalWords> => {
    const [kit, server] = await Promise.all([loadWords(language, 'kit'), loadWords(language, 'server')]);
    return { ...server.refusals, ...kit.refusals };
  });

/** Fetches what a table of a game says, so that it need not be waited for. */
export const prepareWords = (game: string, language: Language): Promise<unknown> =>
  Promise.all([loadGameWords(game, language), loadKitWords(language)]);

/**
 * Whether something has been fetched, or has failed to be: for whoever shows something better meanwhile than the sign of
 * waiting that React keeps for 300 ms at least.
 */
export function useArrived(fetching: Promise<unknown> | undefined): boolean {
  const [arrived, setArrived] = useState<Promise<unknown>>();
  useEffect(() => {
    const end = (): void => setArrived(fetching);
    fetching?.then(end, end);
  }, [fetching]);
  return (fetching as Tracked<unknown> | undefined)?.status === 'fulfilled' || arrived === fetching;
}

/** Fetches in another language all that is being read in this one, so that switching shows no gap. */
export async function prepareLanguage(language: Language): Promise<void> {
  const areas = new Set([...loaded.keys()].flatMap((key) => /^words\.(\w+)\./.exec(key)?.[1] ?? []));
  await Promise.all([
    loadPageWords(language),
    ...[...areas].map(
      (area): Promise<unknown> => (area === 'kit' ? loadKitWords(language) : loadGameWords(area, language)),
    ),
  ]);
}

/** The words of one game in the reader's language; waits for them. */
export function useGameWords(game: string): GameWords {
  const words = use(loadGameWords(game, useLanguage()));
  if (!words) throw new Error(`No words for ${game}`);
  return words;
}

/** A game's name: at once for those on the start page, else when its words have come. */
export function useGameName(game: string): string {
  const { games } = useWords();
  const language = useLanguage();
  if (Object.hasOwn(games, game)) return games[game as keyof typeof games].name;
  return use(loadGameWords(game, language))?.name ?? game;
}

/** What the table of one game says, beside the sentences that every game has. */
export function useTableWords<Id extends TableArea>(game: Id): TableWords<Id> {
  return useGameWords(game).table as TableWords<Id>;
}

/** The sentences for what the common parts and the server refuse. */
export const useKitWords = (): RefusalWords => use(loadKitWords(useLanguage()));

export { sentence };
