import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app.js';
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
