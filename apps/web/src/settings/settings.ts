import { LANGUAGES, type Language } from '@sixfold/words';
import { create } from 'zustand';
import { persist } from 'zustand/middleware';
import { readSettings, type Settings, type Speed } from './kept-settings.js';

export { type Settings, SPEEDS, type Speed, THEMES } from './kept-settings.js';

interface SettingsStore extends Settings {
  set(change: Partial<Settings>): void;
}

export const useSettings = create<SettingsStore>()(
  persist(
    (set): SettingsStore => ({
      language: undefined,
      theme: 'system',
      sound: false,
      soundOffered: false,
      volume: 0.6,
      speed: undefined,
      name: '',
      hints: true,
      seen: false,
      notify: false,
      notifyOffered: false,
      textView: false,
      aside: true,
      set: (change) => set(change),
    }),
    {
      name: 'sixfold.settings',
      version: 1,
      // Another version, or an accident, may have left something else there.
      merge: (kept, current) => ({ ...current, ...readSettings(kept) }),
    },
  ),
);

/** The best of our languages for this browser. */
function browserLanguage(): Language {
  const wanted = navigator.languages.map((tag) => tag.slice(0, 2).toLowerCase());
  return wanted.flatMap((tag) => LANGUAGES.filter((language) => language === tag))[0] ?? 'en';
}

export const languageOf = (settings: Pick<Settings, 'language'>): Language =>
  settings.language ?? browserLanguage();

export const useLanguage = (): Language => useSettings(languageOf);

const lessMotion = () => matchMedia('(prefers-reduced-motion: reduce)');
const darkSystem = () => matchMedia('(prefers-color-scheme: dark)');

/** How fast what happened is told. Whoever wants less motion still gets it told one thing after another. */
export const paceOf = (settings: Pick<Settings, 'speed'>): Speed => settings.speed ?? 'normal';

/** How fast things move; reduced motion counts unless the person chose otherwise here. */
export const speedOf = (settings: Pick<Settings, 'speed'>): Speed =>
  settings.speed ?? (lessMotion().matches ? 'off' : 'normal');

export const useSpeed = (): Speed => useSettings(speedOf);

function applyToDocument(settings: Settings): void {
  const root = document.documentElement;
  const dark = settings.theme === 'dark' || (settings.theme === 'system' && darkSystem().matches);
  root.dataset.theme = dark ? 'dark' : 'light';
  root.dataset.motion =
    speedOf(settings) === 'off' ? 'none' : settings.speed === undefined ? 'system' : 'full';
  root.lang = languageOf(settings);
}

/** Keeps the document's theme, language and motion as the settings say. */
export function watchSettings(): void {
  applyToDocument(useSettings.getState());
  useSettings.subscribe(applyToDocument);
  for (const query of [lessMotion(), darkSystem()])
    query.addEventListener('change', () => applyToDocument(useSettings.getState()));
}
