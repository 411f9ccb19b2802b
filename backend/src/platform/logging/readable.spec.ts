import { readable } from './readable';

const time = '2026-03-05T08:15:30.250Z';
const clock = new Date(time).toTimeString().slice(0, 8);

describe('the log of a developer', () => {
  it('is one line: time, level, who, what, fields', () => {
    const json = JSON.stringify({
      level: 'warn',
      time,
      context: 'Mailer',
      email: 7,
      next: null,
      route: '/api/order',
      sizes: [1, 2],
      msg: 'waits',
    });
    expect(readable(json)).toBe(
      `${clock} WARN  Mailer: waits email=7 next=null route=/api/order sizes=[1,2]\n`,
    );
  });

  it('shows the stack of a failure below its line', () => {
    const err = { type: 'Error', message: 'broken', stack: 'Error: broken\n    at one\n    at two' };
    expect(readable(JSON.stringify({ level: 'error', time, err, msg: 'broken' }))).toBe(
      `${clock} ERROR broken\n    Error: broken\n        at one\n        at two\n`,
    );
  });
});
