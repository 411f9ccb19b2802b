import { join } from 'node:path';

/** What the threads that read run, compiled. */
export const readProgram = join(__dirname, 'read-worker.js');
