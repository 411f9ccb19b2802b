import { resolve } from 'node:path';

/**
 * A file of the built product in the place of its source, where a lane has built it: compiling the sources costs each
 * process more than most commands do. A test that is run by itself compiles them, so that it never runs a stale build.
 */
export const builtFile = (source: string): string | undefined =>
  process.env.TEST_BUILT ? resolve(__dirname, '../../dist', source.replace(/\.ts$/, '.js')) : undefined;

/** What Node needs to run a program of the product. */
export const programLine = (source: string, args: string[] = []): string[] => {
  const built = builtFile(source);
  if (built !== undefined) return [built, ...args];
  const compiler = resolve(__dirname, 'typescript.cjs');
  return ['--conditions=source', '-r', compiler, resolve(__dirname, '../../src', source), ...args];
};

/** What Node needs to run a command. */
export const commandLine = (args: string[]): string[] => programLine('operations/commands/main.ts', args);
