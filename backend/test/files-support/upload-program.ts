import { join } from 'node:path';
import { builtFile } from '../support/command-line';

const built = builtFile('platform/files/upload-process.ts');

/** In the place of the product's module of this name: Jest compiles nothing for other processes, so this program does. */
export const uploadProgram = built
  ? { file: built, execArgv: [] }
  : { file: join(__dirname, 'process.cjs'), execArgv: ['--conditions=source'] };
