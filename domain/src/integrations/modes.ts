/** Live orders and test orders (docs/contract.md#sandbox). */
export const MODES = { live: 'рабочий', test: 'тестовый' } as const;

export type Mode = keyof typeof MODES;

export const modes = Object.keys(MODES) as Mode[];

/** Test orders have negative numbers. */
export const modeOf = (orderId: number): Mode => (orderId < 0 ? 'test' : 'live');

/** Formats an order's number: «125», of a test order «T-17». */
export const shownOrderNumber = (orderId: number): string => (orderId < 0 ? `T${orderId}` : String(orderId));

/** The header that selects the mode of a session's request; keys have a fixed mode. */
export const MODE_HEADER = 'Shlyah-Mode';
