import { commandLine } from './command-line';

/** In the place of the product's module of this name: a command is run from the sources. */
export const commandProgram = commandLine([]);
