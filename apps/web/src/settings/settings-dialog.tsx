import { LANGUAGES } from '@sixfold/words';
import { useEffect, useState } from 'react';
import { pushKey } from '../install/push.js';
import { Button } from '../ui/button.js';
import { Dialog } from '../ui/dialog.js';
import { Segments, Switch, TextField } from '../ui/form.js';
import { prepareLanguage, useWords } from '../words/words.js';
import { wantNotify } from './notify.js';
import { SPEEDS, THEMES, useLanguage, useSettings, useSpeed } from './settings.js';
import { playSound } from './sound.js';

/** What a language calls itself. */
const nameOf = (language: string): string => {
  const name = new Intl.DisplayNames([language], { type: 'language' }).of(language) ?? language;
  return name.charAt(0).toLocaleUpperCase(language) + name.slice(1);
};

/** Everything a person can set, at home and in the middle of a game. */
export function SettingsDialog({ onClose }: { readonly onClose: () => void }) {
  const words = useWords().settings;
  const settings = useSettings();
  const language = useLanguage();
  const speed = useSpeed();
  const [blocked, setBlocked] = useState(false);
  const [hasPush, setPush] = useState(false);
  useEffect(() => {
    void pushKey().then((key) => setPush(key !== undefined));
  }, []);
  const notifyHelp = hasPush ? `${words.notifyHelp} ${words.notifyPush}` : words.notifyHelp;

  return (
    <Dialog
      title={words.title}
      onClose={onClose}
      actions={
        <form method="dialog">
          <Button look="main" type="submit">
            {words.done}
          </Button>
        </form>
      }
    >
      <Segments
        label={words.language}
        value={language}
        values={LANGUAGES}
        wordOf={nameOf}
        onChange={(value) => void prepareLanguage(value).then(() => settings.set({ language: value }))}
      />
      <Segments
        label={words.theme}
        value={settings.theme}
        values={THEMES}
        wordOf={(value) => words.themes[value]}
        onChange={(theme) => settings.set({ theme })}
      />
      <Segments
        label={words.speed}
        value={speed}
        values={SPEEDS}
        wordOf={(value) => words.speeds[value]}
        onChange={(value) => settings.set({ speed: value })}
      />
      <TextField
        label={words.name}
        help={words.nameHelp}
        value={settings.name}
        onChange={(name) => settings.set({ name })}
      />
      <Switch label={words.sound} checked={settings.sound} onChange={(sound) => settings.set({ sound })} />
      {settings.sound && (
        <label className="field">
          <span>{words.volume}</span>
          <input
            className="range"
            type="range"
            min="0"
            max="1"
            step="0.1"
            value={settings.volume}
            onChange={(event) => {
              settings.set({ volume: Number(event.target.value) });
              playSound('place');
            }}
          />
        </label>
      )}
      <Switch
        label={words.hints}
        help={words.hintsHelp}
        checked={settings.hints}
        onChange={(hints) => settings.set({ hints })}
      />
      <Switch label={words.seen} checked={settings.seen} onChange={(seen) => settings.set({ seen })} />
      <Switch
        label={words.notify}
        help={blocked ? words.notifyBlocked : notifyHelp}
        checked={settings.notify}
        onChange={(notify) => void wantNotify(notify).then((allowed) => setBlocked(!allowed))}
      />
      <Switch
        label={words.textView}
        help={words.textViewHelp}
        checked={settings.textView}
        onChange={(textView) => settings.set({ textView })}
      />
    </Dialog>
  );
}
