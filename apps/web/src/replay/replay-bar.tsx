import { useLearnWords } from '../rules/use-learn-words.js';
import { Button, IconButton } from '../ui/button.js';
import type { Mark } from './record-line.js';
import type { Ways } from './use-keys.js';
import type { Player } from './use-player.js';

interface BarProps {
  readonly index: number;
  readonly last: number;
  readonly marks: readonly Mark[];
  readonly partName: 'round' | 'phase' | undefined;
  readonly ways: Ways;
  readonly player: Player;
  readonly onGo: (index: number) => void;
}

/** The slim bar at the thumb: the line of the match with its big moments, and the ways along it. */
export function ReplayBar({ index, last, marks, partName, ways, player, onGo }: BarProps) {
  const words = useLearnWords('lookBack').replay;
  const parts = marks.filter(({ kind }) => kind === 'part');
  const current = parts.findLast((mark) => mark.index <= index)?.part ?? 1;
  const place = (at: number) => `${last === 0 ? 0 : (100 * at) / last}%`;
  return (
    <footer className="replay-bar" aria-label={words.title}>
      <div className="replay-line">
        <input
          type="range"
          min={0}
          max={last}
          value={index}
          aria-label={words.position}
          aria-valuetext={words.step(index, last)}
          onChange={(event) => onGo(Number(event.target.value))}
        />
        <div className="replay-marks" aria-hidden="true">
          {marks.map((mark) => (
            <span key={mark.index} className={mark.kind} style={{ left: place(mark.index) }} />
          ))}
        </div>
      </div>
      <div className="replay-buttons">
        {parts.length > 1 && (
          <label className="replay-part">
            <span className="unseen">{words.parts}</span>
            <select
              value={current}
              onChange={(event) =>
                onGo(parts.find(({ part }) => part === Number(event.target.value))?.index ?? 0)
              }
            >
              {parts.map(({ part }) => (
                <option key={part} value={part}>
                  {words[partName ?? 'phase'](part)}
                </option>
              ))}
            </select>
          </label>
        )}
        <span className="grow" />
        <IconButton
          icon="skipBack"
          label={words.markBack}
          disabled={index === 0}
          onClick={() => ways.jump(-1)}
        />
        <IconButton icon="back" label={words.back} disabled={index === 0} onClick={() => ways.step(-1)} />
        <IconButton
          icon={player.isPlaying ? 'pause' : 'play'}
          label={player.isPlaying ? words.pause : words.play}
          disabled={index >= last && !player.isPlaying}
          onClick={player.toggle}
        />
        <IconButton icon="forward" label={words.next} disabled={index >= last} onClick={() => ways.step(1)} />
        <IconButton
          icon="skip"
          label={words.markNext}
          disabled={index >= last}
          onClick={() => ways.jump(1)}
        />
        <span className="grow" />
        <Button
          look="quiet"
          className="replay-speed"
          aria-label={words.speed(player.speed)}
          onClick={player.faster}
        >
          {player.speed}×
        </Button>
      </div>
    </footer>
  );
}
