import { isMysql } from './columns';

/** Those who read a row so wait for one another until their units of work end; SQLite has one writer anyway. */
export const LOCKED = isMysql ? ({ lock: { mode: 'pessimistic_write' } } as const) : {};
