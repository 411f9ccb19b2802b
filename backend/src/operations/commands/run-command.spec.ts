import { CommandError, outcomeOf, UsageError } from './run-command';

const failing = (error: unknown) =>
  // A program may throw whatever it likes.
  outcomeOf({ work: { usage: '<file>', run: () => Promise.reject(error as Error) } }, ['work'], {});

const coded = Object.assign(new Error('no such file'), { code: 'ENOENT' });

it.each([
  ['its own refusal', new CommandError('The database is in use.'), 'The database is in use.'],
  ['a wrong call', new UsageError('One file is expected.'), 'One file is expected. Usage: work <file>'],
  ['what has a code', coded, 'no such file'],
])('of %s the operator reads one line', async (_kind, error, line) => {
  expect(await failing(error)).toEqual({ code: 1, refusal: line });
});

it.each([
  ['error of the program', new Error('undefined is not a function')],
  ['value that is no error', 'broken'],
])('an unforeseen %s is told as it is, with the place where it happened', async (_kind, error) => {
  const outcome = await failing(error);
  expect(outcome.code).toBe(1);
  expect(outcome.refusal).toBe(error);
});
