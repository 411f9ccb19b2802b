import { statementOnly } from './hide-personal';

/** An error with the fields that TypeORM and the drivers add. */
interface Failure {
  name?: string;
  message?: string;
  stack?: string;
  code?: unknown;
  errno?: unknown;
  cause?: unknown;
  query?: unknown;
  driverError?: Failure;
}

const depth = 3;

/** Drivers repeat values in quotes; names of tables and columns are kept. */
const withoutValues = (text: string): string =>
  text.replace(/'[^']*'/g, (quoted) => (/^'[\w.$]+'$/.test(quoted) ? quoted : "'…'"));

/** The loggable parts of an error. Database errors carry the statement's values in several fields; only the statement is kept. */
export function describeError(error: unknown, left = depth): object {
  if (typeof error !== 'object' || error === null) return { message: String(error) };
  const { name, message = '', stack, code, errno, cause, query, driverError } = error as Failure;
  const clean = driverError ? withoutValues : (text: string) => text;
  return {
    type: name,
    message: clean(message),
    code: code ?? driverError?.code ?? errno,
    ...(typeof query === 'string' ? { sql: statementOnly(query) } : {}),
    stack: stack && clean(stack),
    ...(cause && left > 0 ? { cause: describeError(cause, left - 1) } : {}),
  };
}
