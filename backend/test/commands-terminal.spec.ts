import { Readable } from 'node:stream';
import { Passwords } from '../src/platform/access/passwords';
import { User } from '../src/modules/users/model/user.entity';
import { callCommand } from './support/commands';
import { setUpTestApp } from './support/test-app';

const test = setUpTestApp();

/** Runs admin:create at a terminal where these keys are pressed; `seen` is what the screen shows, and what becomes of the terminal. */
async function atTerminal(email: string, keys: string[]) {
  const seen: unknown[] = [];
  const setRawMode = (raw: boolean) => void seen.push(raw ? 'keys are hidden' : 'keys are shown');
  const stdin = Object.assign(Readable.from(keys.map((key) => Buffer.from(key))), {
    isTTY: true,
    setRawMode,
  });
  const own = Object.getOwnPropertyDescriptor(process, 'stdin') as PropertyDescriptor;
  const screen = jest.spyOn(process.stderr, 'write').mockImplementation((text) => Boolean(seen.push(text)));
  Object.defineProperty(process, 'stdin', { ...own, get: () => stdin });
  try {
    const args = ['admin:create', '--email', email, '--name', 'Мария Лис'];
    return { ...(await callCommand(test.config, args)), seen };
  } finally {
    Object.defineProperty(process, 'stdin', own);
    screen.mockRestore();
  }
}

const prompt = 'Password, at least 8 characters (it will not be shown): ';

it('a password is asked for, typed unseen and corrected, and the terminal shows keys again', async () => {
  const keys = ['п', 'ароль', 'x', '\u007f', '-2026', '\r', 'rest'];
  const { code, stdout, seen } = await atTerminal('tty@example.by', keys);
  expect(stdout).toMatch(/^Administrator \d+ is made: tty@example\.by\n$/);
  expect([code, ...seen]).toEqual([0, prompt, 'keys are hidden', '\n', 'keys are shown']);
  const { passwordHash } = await test.database.read.findOneByOrFail(User, { email: 'tty@example.by' });
  expect(await new Passwords().matches(passwordHash, 'пароль-2026', 'known')).toBe(true);
});

it('Ctrl-C makes nobody, and the terminal shows keys again', async () => {
  const { code, stderr, seen } = await atTerminal('nobody@example.by', ['parol', '\u0003', '-2026\n']);
  expect([code, stderr, ...seen]).toEqual([
    1,
    '\nNothing was made.\n',
    prompt,
    'keys are hidden',
    'keys are shown',
  ]);
  expect(await test.database.read.existsBy(User, { email: 'nobody@example.by' })).toBe(false);
});
