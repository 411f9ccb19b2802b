// The lanes of `npm test` and `npm run test:full`, the longest first: two of them run at once.
import { print } from './aside.mjs';
import { compareGenerated } from './generated.mjs';
import { counted, jest, nodeTests, tools } from './lane-kinds.mjs';
import { programs } from './system.mjs';

const tsc = (project) => [`types of ${project}`, '@typescript/native/bin/tsc', '-p', project];

/** Results kept between runs for files whose contents have not changed. */
const cached = ['--cache', '--cache-strategy=content'];

/** The backend's tests; groups of files share what they load, and programs of the product are started as they were built. */
const backend = (env) => jest('backend', { ...env, TEST_BUILT: '1' }, ['--config=jest.groups.cjs']);

/**
 * `built`: the projects to build first, [] for all; `programs`: those of system.mjs without which it cannot run;
 * `turn`: 'first' or 'last', alone before or after all others; `full`: only `npm run test:full` runs it. In the full form each
 * lane has TEST_FULL=1 in its environment.
 */
export const lanes = {
  build: { built: [], turn: 'first', run: () => ({ passed: 1, failed: 0 }) },
  generated: { built: [], turn: 'first', run: ({ generated }) => compareGenerated(generated, print) },
  e2e: {
    built: [],
    programs: ['mariadb', 'chromium', 'wholeChromium'],
    run: async ({ mariadb }) =>
      counted('frontend/e2e/run.mjs', {
        MARIADB_URL: await mariadb(),
        CHROMIUM_PATH: programs.chromium.find(),
        WHOLE_CHROMIUM_PATH: programs.wholeChromium.find(),
      }),
  },
  // Some of its answers are pages of the site.
  'backend-sqlite': { built: [], run: () => backend() },
  'backend-mariadb': {
    built: [],
    programs: ['mariadb'],
    run: async ({ mariadb }) => backend({ TEST_DATABASE_URL: await mariadb() }),
  },
  static: {
    built: ['@shlyah/domain'],
    run: async () => {
      const lint = [
        'lint',
        'eslint/bin/eslint.js',
        '.',
        '--max-warnings=0',
        ...cached,
        '--cache-location=node_modules/.cache/eslint/',
      ];
      const format = ['format', 'prettier/bin/prettier.cjs', '.', '--check', '--log-level=warn', ...cached];
      const promises = ['promises', 'oxlint/bin/oxlint', '--type-aware', '.'];
      const unused = ['unused code', 'knip/bin/knip.js'];
      const types = ['domain', 'backend', 'api-client', 'frontend'].map(tsc);
      return tools([lint], [format, promises, unused, ...types]);
    },
  },
  examples: { full: true, built: [], programs: ['php', 'python', 'curl'], run: () => nodeTests('examples') },
  // What an office program reads and prints of them.
  documents: {
    full: true,
    built: [],
    programs: ['office'],
    run: () => counted('scripts/check-documents.mjs', { TEST_BUILT: '1' }),
  },
  // The samples of systemd, booted.
  systemd: { full: true, built: [], programs: ['systemd'], run: () => nodeTests('docker') },
  frontend: { run: () => jest('frontend') },
  // A copy of the repository is served, changed, and built again by `npm run dev`: it waits for minutes.
  scripts: { run: () => nodeTests('scripts', ['dev.test.mjs']) },
  // Among as many orders as a firm has in months.
  plans: {
    built: [],
    programs: ['mariadb'],
    run: ({ full }) => counted('backend/bench/plans.mjs', {}, ['--orders', full ? '100000' : '20000']),
  },
  domain: { run: () => jest('domain') },
  'api-client': { run: () => jest('api-client') },
  reliability: {
    full: true,
    // It measures times.
    turn: 'last',
    built: [],
    programs: ['mariadb'],
    run: () => counted('backend/reliability/run.mjs', {}, ['all', '--short']),
  },
};
