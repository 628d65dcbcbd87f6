import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app.js';
import { keepPage } from './install/updates.js';
import { languageOf, useSettings, watchSettings } from './settings/settings.js';
import { loadPageWords, WordsProvider } from './words/words.js';
import './theme/tokens.css';
import './theme/base.css';

watchSettings();
const words = await loadPageWords(languageOf(useSettings.getState()));
const root = document.getElementById('root');
if (root)
  createRoot(root).render(
    <StrictMode>
      <WordsProvider first={words}>
        <App />
      </WordsProvider>
    </StrictMode>,
  );
// After everything else: what is kept for later must not slow down what is wanted now.
if (document.readyState === 'complete') void keepPage();
else addEventListener('load', () => void keepPage(), { once: true });
