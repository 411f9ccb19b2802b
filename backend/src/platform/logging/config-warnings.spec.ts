import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureWritable, readConfig } from '../config/config';
import { settingsWarnings } from './config-warnings';

const names = (env: Record<string, string>): (string | undefined)[] =>
  settingsWarnings(readConfig(env)).map((warning) => warning.split(':')[0]);

describe('the warnings about settings at the start', () => {
  it.each([
    ['nothing on a developer’s machine', {}, []],
    ['no mail and no https in production', { NODE_ENV: 'production' }, ['SMTP_URL', 'PUBLIC_URL']],
    ['an https address without a proxy', { PUBLIC_URL: 'https://shlyah.example' }, ['TRUST_PROXY']],
    [
      'nothing when all fits',
      {
        NODE_ENV: 'production',
        SMTP_URL: 'smtp://mail.example',
        PUBLIC_URL: 'https://shlyah.example',
        TRUST_PROXY: '10.0.0.1',
      },
      [],
    ],
  ])('%s', (_what, env, expected) => {
    expect(names(env)).toEqual(expected);
  });

  it('a DATA_DIR that others can read, which its owner closes by starting', () => {
    const folder = mkdtempSync(join(tmpdir(), 'shlyah-open-'));
    chmodSync(folder, 0o755);
    expect(names({ DATA_DIR: folder })).toEqual(['DATA_DIR']);
    ensureWritable(folder);
    expect(names({ DATA_DIR: folder })).toEqual([]);
    rmSync(folder, { recursive: true });
  });
});
