import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';
import { text } from 'node:stream/consumers';
import type { Config } from '../../src/config/config';

const backend = resolve(__dirname, '../..');
const sources = ['--conditions=source', '-r', resolve(__dirname, 'typescript.cjs')];

export interface CommandResult {
  code: number | null;
  stdout: string;
  stderr: string;
}

export type Place = Pick<Config, 'database' | 'dataDir'>;

/** The environment of a process that works on the place and on nothing that this process was told of. */
export const environmentOf = ({ database, dataDir }: Place): NodeJS.ProcessEnv => ({
  PATH: process.env.PATH,
  DATABASE_URL: database.kind === 'mysql' ? database.url : `sqlite:${database.file}`,
  DATA_DIR: dataDir,
  DEMO: '0',
});

/** Runs a command as an operator does, in a process of its own. */
export async function runCommand(
  place: Place,
  args: string[],
  { env = {}, stdin = '' }: { env?: NodeJS.ProcessEnv; stdin?: string | Buffer } = {},
): Promise<CommandResult> {
  const child = spawn(process.execPath, [...sources, 'src/commands/main.ts', ...args], {
    cwd: backend,
    env: { ...environmentOf(place), ...env },
  });
  child.stdin.on('error', () => undefined).end(stdin);
  const [stdout, stderr] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'close')]);
  return { code: child.exitCode, stdout, stderr };
}
