import './react.js';
import { type ReactNode, StrictMode, startTransition, useLayoutEffect } from 'react';
import { createRoot } from 'react-dom/client';
import { App, prepareFor } from './app.js';
import { endFirstPicture } from './first-picture.js';
import { reloadWhenReachable } from './install/load-failures.js';
import { keepPage } from './install/updates.js';
import { languageOf, useSettings, watchSettings } from './settings/settings.js';
import { loadPageWords, WordsProvider } from './words/words.js';
import './theme/tokens.css';
import './theme/base.css';

/** Is there in place of the picture that came with the document (prerender.ts), which was only to be looked at. */
function Arrived({ children }: { readonly children: ReactNode }) {
  useLayoutEffect(endFirstPicture, []);
  return children;
}

watchSettings();
const [words] = await Promise.all([
  loadPageWords(languageOf(useSettings.getState())).catch(() => void reloadWhenReachable()),
  prepareFor(location.pathname + location.hash),
]);
const root = document.getElementById('root');
// As a transition it is rendered in short tasks, between which the browser can scroll and draw.
if (root && words)
  startTransition(() =>
    createRoot(root).render(
      <StrictMode>
        <Arrived>
          <WordsProvider first={words}>
            <App />
          </WordsProvider>
        </Arrived>
      </StrictMode>,
    ),
  );
// After everything else: what is kept for later must not slow down what is wanted now.
if (document.readyState === 'complete') void keepPage();
else addEventListener('load', () => void keepPage(), { once: true });
