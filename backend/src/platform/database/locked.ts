import { isMysql } from './columns';

/** Find options that lock the rows until the unit of work ends; SQLite has one writer anyway. */
export const LOCKED = isMysql ? ({ lock: { mode: 'pessimistic_write' } } as const) : {};
