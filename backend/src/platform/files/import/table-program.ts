import { join } from 'node:path';

/** The program of the process that reads tables, compiled; `execArgv`: options of Node for it. */
export const tableProgram: { file: string; execArgv: readonly string[] } = {
  file: join(__dirname, 'table-process.js'),
  execArgv: [],
};
