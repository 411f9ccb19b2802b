import { BREST } from './brest';
import { GOMEL } from './gomel';
import { GRODNO } from './grodno';
import { MINSK, MINSK_OBLAST } from './minsk';
import { MOGILEV } from './mogilev';
import type { Settlement } from './settlement';
import { VITEBSK } from './vitebsk';

/**
 * Every city and urban-type settlement of Belarus, and Дружный, a посёлок bigger than most of them; written by hand.
 * Ids: the oblast centres and Минск (6) are 1 to 6, the rest were numbered from 10 in alphabetical order;
 * a place that is added later takes the next free number at the end.
 */
export const GAZETTEER: readonly Settlement[] = [
  ...MINSK,
  ...BREST,
  ...VITEBSK,
  ...GOMEL,
  ...GRODNO,
  ...MINSK_OBLAST,
  ...MOGILEV,
];
