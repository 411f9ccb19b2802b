import { join } from 'node:path';

/** The program of the thread, compiled. */
export const tableProgram = join(__dirname, 'table-worker.js');
