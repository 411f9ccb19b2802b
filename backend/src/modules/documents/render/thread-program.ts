import { join } from 'node:path';

/** The compiled program of the worker thread. */
export const threadProgram = join(__dirname, 'render-worker.js');
