import { join } from 'node:path';

/** The program of the process that looks at scans and avatars, compiled; `execArgv`: options of Node for it. */
export const uploadProgram: { file: string; execArgv: readonly string[] } = {
  file: join(__dirname, 'upload-process.js'),
  execArgv: [],
};
