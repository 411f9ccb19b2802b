import { resolve } from 'node:path';

/** What Node needs to run a command from the sources. */
export const commandLine = (args: string[]): string[] => [
  '--conditions=source',
  '-r',
  resolve(__dirname, 'typescript.cjs'),
  resolve(__dirname, '../../src/commands/main.ts'),
  ...args,
];
