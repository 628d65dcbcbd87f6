import { type Language, loadWords } from '@sixfold/words';
import { renderToString } from 'react-dom/server';
import { Router } from 'wouter';
import { HomePage } from './pages/home.js';
import { TopBar } from './ui/top-bar.js';
import { Waiting } from './ui/waiting.js';
import { WordsProvider } from './words/words.js';

// Run by the build (prerender.ts), never in a browser: the first picture of the page, so that it comes with the
// document and does not wait for the scripts. The page puts itself in its place when it is there.

/** The start page in a language, as a first visitor sees it. */
export async function renderHome(language: Language): Promise<string> {
  const words = await loadWords(language, 'page');
  return renderToString(
    <Router ssrPath="/">
      <WordsProvider first={words}>
        <HomePage />
      </WordsProvider>
    </Router>,
  );
}

/** The address of a table in its lobby: who invites to what is put in by the server (`invitation.ts` there). */
export async function renderDoor(language: Language): Promise<string> {
  const words = await loadWords(language, 'page');
  return renderToString(
    <Router ssrPath="/t">
      <WordsProvider first={words}>
        <TopBar />
        <main className="page narrow stack">
          <div data-invitation="" />
        </main>
      </WordsProvider>
    </Router>,
  );
}

/** For all other addresses: something is on its way. */
export const renderWaiting = (): string => renderToString(<Waiting />);
