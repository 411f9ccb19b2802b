import { storedValue } from './storage';

export type Tone = 'good' | 'attention' | 'bad';

/** Hertz and seconds of the sounds of each tone: high and short, twice in the middle, low and long. */
const SOUNDS: Record<Tone, readonly (readonly [frequency: number, seconds: number])[]> = {
  good: [[1040, 0.09]],
  attention: [
    [620, 0.08],
    [620, 0.08],
  ],
  bad: [[190, 0.4]],
};

const PAUSE = 0.06;

export const mutedSound = storedValue<{ muted: boolean }>(
  'browser',
  'shlyah.scan.sound',
  ({ muted }) => typeof muted === 'boolean',
);

let context: AudioContext | undefined;

/** Sounds at once; browsers allow it after the first key or press, which a scan is. */
export function play(tone: Tone): void {
  if (mutedSound.read()?.muted || typeof AudioContext === 'undefined') return;
  context ??= new AudioContext();
  void context.resume();
  let at = context.currentTime;
  for (const [frequency, seconds] of SOUNDS[tone]) {
    const sound = context.createOscillator();
    const volume = context.createGain();
    volume.gain.value = 0.2;
    sound.frequency.value = frequency;
    sound.connect(volume).connect(context.destination);
    sound.start(at);
    sound.stop(at + seconds);
    at += seconds + PAUSE;
  }
}

/** Several answers at once play the sound of the worst. */
export const worstOf = (tones: readonly Tone[]): Tone =>
  (['bad', 'attention'] as const).find((tone) => tones.includes(tone)) ?? 'good';
