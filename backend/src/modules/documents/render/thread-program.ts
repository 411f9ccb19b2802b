import { join } from 'node:path';

/** What the thread runs, compiled. */
export const threadProgram = join(__dirname, 'render-worker.js');
