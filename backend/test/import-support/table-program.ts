import { join } from 'node:path';
import { builtFile } from '../support/command-line';

/** In the place of the product's module of this name: Jest compiles nothing for other threads, so this program does. */
export const tableProgram =
  builtFile('platform/files/import/table-worker.ts') ?? join(__dirname, 'thread.cjs');
