import type { ErrorCode } from './error-codes';

/** Where an operation's declaration leaves its codes for the description. */
export const DOCUMENTED_ERRORS = 'x-errors';

/** A code, or a code with the words that an operation says instead of the catalogue's. */
export type DocumentedError = ErrorCode | readonly [ErrorCode, string];
