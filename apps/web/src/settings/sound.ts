import { useSettings } from './settings.js';

/** Short sounds of paper and wood, made on the spot: nothing to download. */
export const SOUNDS = ['place', 'flip', 'take', 'turn', 'win', 'stone'] as const;
export type Sound = (typeof SOUNDS)[number];

interface Recipe {
  /** A burst of noise through a filter: paper. */
  readonly noise?: { readonly frequency: number; readonly seconds: number };
  /** Short knocks: wood. */
  readonly knocks?: readonly { readonly frequency: number; readonly at: number; readonly seconds: number }[];
}

const RECIPES: Readonly<Record<Sound, Recipe>> = {
  place: {
    noise: { frequency: 1800, seconds: 0.06 },
    knocks: [{ frequency: 180, at: 0, seconds: 0.05 }],
  },
  flip: { noise: { frequency: 3200, seconds: 0.05 } },
  take: {
    noise: { frequency: 1200, seconds: 0.22 },
    knocks: [
      { frequency: 140, at: 0.05, seconds: 0.08 },
      { frequency: 110, at: 0.15, seconds: 0.1 },
    ],
  },
  turn: {
    knocks: [
      { frequency: 520, at: 0, seconds: 0.09 },
      { frequency: 690, at: 0.1, seconds: 0.14 },
    ],
  },
  win: {
    knocks: [
      { frequency: 440, at: 0, seconds: 0.14 },
      { frequency: 554, at: 0.12, seconds: 0.14 },
      { frequency: 659, at: 0.24, seconds: 0.3 },
    ],
  },
  stone: { knocks: [{ frequency: 320, at: 0, seconds: 0.05 }] },
};

let context: AudioContext | undefined;

/** Plays a sound if the person wants any. */
export function playSound(sound: Sound): void {
  const { sound: wanted, volume } = useSettings.getState();
  if (!wanted || volume === 0) return;
  context ??= new AudioContext();
  const now = context.currentTime;
  const loudness = context.createGain();
  loudness.gain.value = volume * 0.4;
  loudness.connect(context.destination);
  const { noise, knocks = [] } = RECIPES[sound];
  if (noise) rustle(context, loudness, now, noise.frequency, noise.seconds);
  for (const { frequency, at, seconds } of knocks) knock(context, loudness, now + at, frequency, seconds);
}

function rustle(audio: AudioContext, out: AudioNode, at: number, frequency: number, seconds: number): void {
  const frames = Math.ceil(audio.sampleRate * seconds);
  const buffer = audio.createBuffer(1, frames, audio.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let frame = 0; frame < frames; frame++)
    samples[frame] = (Math.random() * 2 - 1) * (1 - frame / frames) ** 2;
  const source = audio.createBufferSource();
  source.buffer = buffer;
  const filter = audio.createBiquadFilter();
  filter.type = 'bandpass';
  filter.frequency.value = frequency;
  source.connect(filter).connect(out);
  source.start(at);
}

function knock(audio: AudioContext, out: AudioNode, at: number, frequency: number, seconds: number): void {
  const tone = audio.createOscillator();
  tone.type = 'triangle';
  tone.frequency.value = frequency;
  const shape = audio.createGain();
  shape.gain.setValueAtTime(0.0001, at);
  shape.gain.exponentialRampToValueAtTime(0.8, at + 0.005);
  shape.gain.exponentialRampToValueAtTime(0.0001, at + seconds);
  tone.connect(shape).connect(out);
  tone.start(at);
  tone.stop(at + seconds + 0.02);
}
