import { commandLine } from './commands';

/** In the place of the product's module of this name: a command is run from the sources. */
export const commandProgram = commandLine([]);
