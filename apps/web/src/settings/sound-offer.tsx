import { Button } from '../ui/button.js';
import { Icon } from '../ui/icons.js';
import { useWords } from '../words/words.js';
import { useSettings } from './settings.js';
import { playSound } from './sound.js';

/** Sound is off until somebody wants it; that there is any is said once, after the first game. */
export function SoundOffer() {
  const words = useWords();
  const { sound, soundOffered, set } = useSettings();
  if (sound || soundOffered) return null;
  return (
    <div className="notice" role="status">
      <Icon name="sound" />
      <span className="grow">{words.settings.soundOffer}</span>
      <Button
        onClick={() => {
          set({ sound: true, soundOffered: true });
          playSound('win');
        }}
      >
        {words.settings.soundYes}
      </Button>
      <Button look="quiet" onClick={() => set({ soundOffered: true })}>
        {words.settings.soundNo}
      </Button>
    </div>
  );
}
