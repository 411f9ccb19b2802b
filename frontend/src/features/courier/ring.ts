import { play, type Tone } from '../../shared/tones';

/** What a code has done, as the driver reads and hears it. */
export interface Told {
  tone: Tone;
  words: string;
}

/** Milliseconds of shaking and rest. */
const SHAKES: Record<Tone, number[]> = { good: [60], attention: [60, 80, 60], bad: [300] };

/** Sounds and shakes the phone, where it can. */
export function ring(tone: Tone): void {
  play(tone);
  const { vibrate } = navigator as { vibrate?: Navigator['vibrate'] };
  vibrate?.call(navigator, SHAKES[tone]);
}
