import { parseArgs, type ParseArgsConfig } from 'node:util';
import { Logger } from '@nestjs/common';
import { ConfigError, ensureWritable, readConfig, type Config } from '../../platform/config/config';
import type { Database } from '../../platform/database/database';
import type { RunQuery } from '../../platform/database/triggers';
import { openDatabase } from '../../storage/open';

/** What an operator can run beside the server. */
export interface Command {
  /** What may follow the command's name. */
  usage: string;
  /** Returns the exit code where the work can end unsuccessfully without an exception. */
  run(args: string[], config: Config): Promise<number | void>;
}

/** A command that cannot do its work; its message is the one line the operator sees. */
export class CommandError extends Error {}

/** A command that was called wrongly; the operator sees how it is called. */
export class UsageError extends CommandError {}

type Options = NonNullable<ParseArgsConfig['options']>;
type Parsed<T extends Options> = ReturnType<typeof parseArgs<{ options: T; allowPositionals: true }>>;

/** A command's options and, where it takes files, their names; UsageError for anything else. */
export function readArgs<T extends Options>(args: string[], options: T, allowPositionals = false): Parsed<T> {
  try {
    return parseArgs({ args, options, allowPositionals }) as Parsed<T>;
  } catch (error) {
    throw new UsageError(`${(error as Error).message.split(/\.\s/)[0]}.`);
  }
}

/** The one file that a command is about. */
export function oneFile(positionals: string[]): string {
  const [file] = positionals;
  if (!file || positionals.length > 1) throw new UsageError('One file is expected.');
  return file;
}

/** Runs `work` over the same database as the product, migrated first. */
export async function overDatabase(
  config: Config,
  work: (database: Database) => Promise<void>,
  { demo = false } = {},
): Promise<void> {
  ensureWritable(config.dataDir);
  const database = await openDatabase({ ...config, demo: demo && config.demo }, () => new Date());
  await work(database).finally(() => database.close());
}

/** Runs a change of the schema: on SQLite as a unit of work, on a server, where DDL ends a transaction, outside of one. */
export async function changeSchema<T>(database: Database, work: (query: RunQuery) => Promise<T>): Promise<T> {
  if (database.kind === 'sqlite') return database.write((tx) => work(tx.query.bind(tx)));
  const runner = database.read.connection.createQueryRunner();
  return work(runner.query.bind(runner)).finally(() => runner.release());
}

/** The exit code of a command, and the one line that tells the operator what to correct. */
export interface Outcome {
  code: number;
  refusal?: unknown;
}

/** Runs one of the commands; `refusal` is a line where the operator can correct the cause, else the error. */
export async function outcomeOf(
  commands: Record<string, Command>,
  [name = '', ...args]: string[],
  environment: NodeJS.ProcessEnv,
): Promise<Outcome> {
  const command = commands[name];
  try {
    if (!command) throw new CommandError(`Commands: ${Object.keys(commands).join(', ')}.`);
    return { code: (await command.run(args, readConfig(environment))) ?? 0 };
  } catch (error) {
    const usage = error instanceof UsageError ? ` Usage: ${name} ${command?.usage}` : '';
    return { code: 1, refusal: error instanceof Error && isExpected(error) ? error.message + usage : error };
  }
}

/** Runs one of the commands and ends the process with its exit code. */
export async function runCommand(commands: Record<string, Command>, args: string[]): Promise<void> {
  // Slow queries are not part of a command's output.
  Logger.overrideLogger(false);
  // Also when nothing is left to wait for and the work has not ended.
  process.exitCode = 1;
  const { code, refusal } = await outcomeOf(commands, args, process.env);
  process.exitCode = code;
  if (refusal !== undefined) console.error(refusal);
}

/** Wrong calls, a bad configuration, and what Node or a driver names by a code: no file, no connection. */
const isExpected = (error: Error): boolean =>
  error instanceof CommandError || error instanceof ConfigError || 'code' in error;
