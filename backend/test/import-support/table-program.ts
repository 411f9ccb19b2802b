import { join } from 'node:path';

/** In the place of the product's module of this name: Jest compiles nothing for other threads, so this program does. */
export const tableProgram = join(__dirname, 'thread.cjs');
