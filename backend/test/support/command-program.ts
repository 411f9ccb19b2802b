import { commandLine } from './command-line';

/** In the place of the product's module of this name: a command is run as the tests run it. */
export const commandProgram = commandLine([]);
