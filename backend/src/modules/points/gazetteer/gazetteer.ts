import { BREST } from './brest';
import { GOMEL } from './gomel';
import { GRODNO } from './grodno';
import { MINSK, MINSK_OBLAST } from './minsk';
import { MOGILEV } from './mogilev';
import type { Settlement } from './settlement';
import { VITEBSK } from './vitebsk';

/**
 * Every city and urban-type settlement of Belarus, and the посёлок Дружный, which is larger than most of them. Maintained by
 * hand. The oblast centres and Минск (6) have the ids 1 to 6, the rest were numbered from 10 in alphabetical order; new
 * places take the next free id.
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
