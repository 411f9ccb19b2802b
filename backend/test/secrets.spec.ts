import fs, { readFileSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Logger } from '@nestjs/common';
import { Secrets } from '../src/platform/access/secrets';
import { SecondFactor } from '../src/modules/users/security/second-factor.service';
import type { User } from '../src/modules/users/model/user.entity';
import { addUserWithApp } from './support/authenticator-app';
import { setUpTestApp } from './support/test-app';

const test = setUpTestApp();

beforeEach(() => test.clock.set(new Date('2026-11-20T09:00:05Z')));

const enter = ({ email }: User, code?: unknown) =>
  test.visitor().post('/api/user/login', { body: { email, password: 'demo-parol-2026', code } });

const withApp = () => addUserWithApp(test);

describe('the key of the secrets', () => {
  it('is missed aloud when the process starts with another one', async () => {
    await withApp();
    const factor = test.app.get(SecondFactor);
    const said = () => test.log.filter(({ msg }) => msg?.includes('SECRETS_KEY')).length;
    await factor.onApplicationBootstrap();
    expect(said()).toBe(0);
    const open = jest.spyOn(test.app.get(Secrets), 'open').mockReturnValue(null);
    await factor.onApplicationBootstrap();
    open.mockRestore();
    expect(said()).toBe(1);
  });

  it('lies in a file that only its owner reads', () => {
    const { mode, size } = statSync(join(test.config.dataDir, 'secrets.key'));
    expect(mode & 0o777).toBe(0o600);
    expect(size).toBeGreaterThan(40);
  });

  it('is one for all processes over the same folder, and another one opens nothing', () => {
    const { dataDir } = test.config;
    const [one, two] = [0, 1].map(() => new Secrets({ secretsKey: null, secretsKeyOld: null, dataDir }));
    const sealed = one?.seal('here', 'текст') ?? '';
    expect(two?.open('here', sealed)).toBe('текст');
    expect(two?.open('there', sealed)).toBeNull();
    expect(
      new Secrets({ secretsKey: 'x'.repeat(32), secretsKeyOld: null, dataDir }).open('here', sealed),
    ).toBeNull();
    expect(two?.open('here', 'v1.')).toBeNull();
  });
});

it('what the key before has sealed is sealed anew, and nothing else', () => {
  const { dataDir } = test.config;
  const [before, now] = ['b', 'n'].map((letter) => letter.repeat(32)) as [string, string];
  const sealed = new Secrets({ secretsKey: before, secretsKeyOld: null, dataDir }).seal('here', 'текст');
  const both = new Secrets({ secretsKey: now, secretsKeyOld: before, dataDir });
  const anew = both.resealed('here', sealed) ?? '';
  expect(new Secrets({ secretsKey: now, secretsKeyOld: null, dataDir }).open('here', anew)).toBe('текст');
  expect([both.resealed('here', anew), both.resealed('there', sealed)]).toEqual([null, null]);
});

describe('the file of the key, when it is first needed,', () => {
  const first = (dataDir: string) => new Secrets({ secretsKey: null, secretsKeyOld: null, dataDir });
  let folder: string;

  beforeEach(() => {
    folder = fs.mkdtempSync(join(tmpdir(), 'secrets-'));
  });

  afterEach(() => {
    jest.restoreAllMocks();
    fs.rmSync(folder, { recursive: true });
  });

  /** What comes between the look whether there is a file and its making. */
  const meanwhile = (happens: () => void): void => {
    const link = fs.linkSync;
    jest.spyOn(fs, 'linkSync').mockImplementationOnce((...given) => {
      happens();
      link(...given);
    });
  };

  it('is told of, once: it may have taken the place of one that was lost', () => {
    const said = jest.spyOn(Logger.prototype, 'warn').mockReturnValue();
    for (let process = 0; process < 2; process++) first(folder).seal('here', 'текст');
    expect(said.mock.calls.flat()).toEqual([
      expect.stringMatching(
        /secrets\.key was made: keep a copy of it\. If there was one before, bring it back/,
      ),
    ]);
  });

  it('is the one of another process that was faster', () => {
    let ofFaster = '';
    meanwhile(() => (ofFaster = first(folder).seal('here', 'текст')));
    const slower = first(folder);
    slower.seal('here', 'другой текст');
    expect(slower.open('here', ofFaster)).toBe('текст');
    expect(fs.readdirSync(folder)).toEqual(['secrets.key']);
  });

  it('fails aloud where none can be made', () => {
    meanwhile(() => {
      throw Object.assign(new Error('links are not supported'), { code: 'EPERM' });
    });
    expect(() => first(folder).seal('here', 'текст')).toThrow('links are not supported');
    expect(fs.readdirSync(folder)).toEqual([]);
  });
});

describe('a key that has followed another one', () => {
  it('leaves apps and recovery codes of the former in force while that is known', async () => {
    const { user, app, codes } = await withApp();
    const formerKey = readFileSync(join(test.config.dataDir, 'secrets.key'), 'utf8').trim();
    const secrets = test.app.get(Secrets);
    const config = { ...test.config, secretsKey: 'n'.repeat(32) };
    const use = (secretsKeyOld: string | null) =>
      Object.assign(secrets, { root: null, config: { ...config, secretsKeyOld } });
    try {
      use(null);
      expect((await enter(user, app.code())).body).toMatchObject({ code: 'wrong_code' });
      expect((await enter(user, codes[0])).body).toMatchObject({ code: 'wrong_code' });
      use(formerKey);
      expect((await enter(user, app.code())).status).toBe(200);
      expect((await enter(user, codes[0])).status).toBe(200);
      const client = await test.signedIn(user);
      const fresh = ((await client.post('/api/user/recoveryCodes')).body as { codes: string[] }).codes;
      use(null);
      expect((await enter(user, fresh[0])).status).toBe(200);
    } finally {
      Object.assign(secrets, { root: null, config: test.config });
    }
  });
});
