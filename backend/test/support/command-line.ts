import { resolve } from 'node:path';

/** What Node needs to run a program of the product from its sources. */
export const programLine = (file: string, args: string[] = []): string[] => [
  '--conditions=source',
  '-r',
  resolve(__dirname, 'typescript.cjs'),
  resolve(__dirname, '../../src', file),
  ...args,
];

/** What Node needs to run a command from the sources. */
export const commandLine = (args: string[]): string[] => programLine('operations/commands/main.ts', args);
