import { describeError } from './describe-error';

/** An error with fields of drivers; its stack is one line. */
const failure = (message: string, fields: object = {}) =>
  Object.assign(new Error(message), { stack: `Error: ${message}` }, fields);

describe('An error in the log', () => {
  it('is its kind, words, code and stack', () => {
    expect(describeError(failure('no way', { code: 'ECONNREFUSED', errno: -111 }))).toEqual({
      type: 'Error',
      message: 'no way',
      code: 'ECONNREFUSED',
      stack: 'Error: no way',
    });
    expect(describeError(failure('no way', { errno: 1213 }))).toMatchObject({ code: 1213 });
  });

  it('of the database has the driver’s code, the statement without values, and names alone in quotes', () => {
    const words = "Duplicate entry 'ivan@example.by' for key 'users.email'";
    const driverError = { message: words, code: 'ER_DUP_ENTRY' };
    const query = "SELECT 1 -- PARAMETERS: ['ivan@example.by']";
    const described = describeError(failure(words, { driverError, query }));
    expect(described).toMatchObject({
      message: "Duplicate entry '…' for key 'users.email'",
      stack: "Error: Duplicate entry '…' for key 'users.email'",
      code: 'ER_DUP_ENTRY',
    });
    expect(JSON.stringify(described)).not.toContain('ivan');
    expect(describeError(failure("no 'such word'"))).toMatchObject({ message: "no 'such word'" });
    expect(describeError(failure(''))).not.toHaveProperty('sql');
  });

  it('names its causes, three of them', () => {
    const chain = ['third', 'second', 'first'].reduce(
      (cause, message) => failure(message, { cause }),
      failure('fourth', { cause: failure('fifth') }),
    );
    expect(describeError(failure('top', { cause: chain }))).toMatchObject({
      message: 'top',
      cause: { message: 'first', cause: { message: 'second', cause: { message: 'third' } } },
    });
    expect(JSON.stringify(describeError(failure('top', { cause: chain })))).not.toContain('fourth');
  });

  it('that is none is told as a text', () => {
    expect(describeError('gone')).toEqual({ message: 'gone' });
    expect(describeError(null)).toEqual({ message: 'null' });
    expect(describeError({ name: 'Odd' })).toMatchObject({ type: 'Odd', message: '' });
  });
});
