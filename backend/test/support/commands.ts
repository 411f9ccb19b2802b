import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';
import { buffer, text } from 'node:stream/consumers';
import type { Config } from '../../src/config/config';

const source = (path: string): string => resolve(__dirname, '../../src', path);

/** What Node needs to run a command from the sources. */
export const commandLine = (args: string[]): string[] => [
  '--conditions=source',
  '-r',
  resolve(__dirname, 'typescript.cjs'),
  source('commands/main.ts'),
  ...args,
];

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

interface Given {
  env?: NodeJS.ProcessEnv;
  stdin?: string | Buffer;
  /** Of the standard output; latin1 keeps bytes as they are. */
  encoding?: BufferEncoding;
}

/** Runs a command as an operator does, in a process of its own. */
export async function runCommand(
  place: Place,
  args: string[],
  { env = {}, stdin = '', encoding = 'utf8' }: Given = {},
): Promise<CommandResult> {
  const child = spawn(process.execPath, commandLine(args), { env: { ...environmentOf(place), ...env } });
  child.stdin.on('error', () => undefined).end(stdin);
  const [stdout, stderr] = await Promise.all([
    buffer(child.stdout),
    text(child.stderr),
    once(child, 'close'),
  ]);
  return { code: child.exitCode, stdout: stdout.toString(encoding), stderr };
}
