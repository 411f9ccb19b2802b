/** Real orders, and those that only try the program that sends them (docs/contract.md#sandbox). */
export const MODES = { live: 'рабочий', test: 'тестовый' } as const;

export type Mode = keyof typeof MODES;

export const modes = Object.keys(MODES) as Mode[];

/** Test orders have negative numbers, so that none is ever taken for a real one. */
export const modeOf = (orderId: number): Mode => (orderId < 0 ? 'test' : 'live');

/** An order's number as people read it: «125», of a test order «T-17». */
export const shownOrderNumber = (orderId: number): string => (orderId < 0 ? `T${orderId}` : String(orderId));

/** Selects the mode of a person's request; a key has its own. */
export const MODE_HEADER = 'Shlyah-Mode';
