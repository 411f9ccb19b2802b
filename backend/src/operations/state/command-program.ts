import { join } from 'node:path';

/** What Node is given to run a command of the operator, compiled. */
export const commandProgram = [join(__dirname, '../commands/main.js')];
