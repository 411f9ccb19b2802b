import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { buffer, text } from 'node:stream/consumers';
import { commands } from '../../src/operations/commands/commands';
import { outcomeOf } from '../../src/operations/commands/run-command';
import { commandLine } from './command-line';
import type { Config } from '../../src/platform/config/config';

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

/** The same within this process, where nothing but the answer is looked at: a process takes seconds to load. */
export async function callCommand(
  place: Place,
  args: string[],
  { env = {} }: Pick<Given, 'env'> = {},
): Promise<CommandResult> {
  const lines: string[] = [];
  const log = jest.spyOn(console, 'log').mockImplementation((line: string) => void lines.push(`${line}\n`));
  const { code, refusal } = await outcomeOf(commands, args, { ...environmentOf(place), ...env });
  log.mockRestore();
  return { code, stdout: lines.join(''), stderr: refusal === undefined ? '' : `${String(refusal)}\n` };
}
