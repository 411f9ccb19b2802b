// Seconds of single test files, of those lanes that tell them, and the table of the slowest.
import { existsSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';

/** Those that a group of files has written into the file of TEST_TIMES (backend/test/groups), else those of Jest's report. */
export function jestTimes({ testResults }, folder, times) {
  if (existsSync(times))
    return [...readFileSync(times, 'utf8').matchAll(/^([\d.]+) (.+)$/gm)].map(([, seconds, name]) => ({
      name,
      seconds: Number(seconds),
    }));
  return testResults.map(({ name, startTime, endTime }) => ({
    name: relative(folder, name),
    seconds: (endTime - startTime) / 1000,
  }));
}

/** Those of the suites that are named after files, in what Node's `spec` reporter prints; a failed one is printed twice. */
export function suiteTimes(output) {
  const ends = stripVTControlCharacters(output).matchAll(/^[▶✔✖] (\S+\.e2e\.mjs) \(([\d.]+)ms\)$/gm);
  const seconds = new Map([...ends].map(([, name, ms]) => [name, Number(ms) / 1000]));
  return [...seconds].map(([name, taken]) => ({ name, seconds: taken }));
}

/** The slowest files of all lanes, slowest first, as lines of a table. */
export function slowest(results, most = 10) {
  const files = results.flatMap(({ name: lane, files: told = [] }) =>
    told.map((file) => ({ ...file, lane })),
  );
  const chosen = files.sort((one, other) => other.seconds - one.seconds).slice(0, most);
  const width = Math.max(...chosen.map(({ lane }) => lane.length));
  return chosen.map(
    ({ name, lane, seconds }) => `${seconds.toFixed(1).padStart(8)}  ${lane.padEnd(width)}  ${name}`,
  );
}
