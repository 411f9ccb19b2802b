// The lanes of `npm test` and `npm run test:full`, in the order in which they run.
import { print } from './aside.mjs';
import { compareGenerated } from './generated.mjs';
import { counted, jest, nodeTests, tools } from './lane-kinds.mjs';
import { programs } from './system.mjs';

const tsc = (project) => [`types of ${project}`, 'typescript/bin/tsc', '-p', project];

/** Results kept between runs for files whose contents have not changed. */
const cached = ['--cache', '--cache-strategy=content'];

/** The backend's tests; groups of files share what they load, and programs of the product are started as they were built. */
const backend = (env) => jest('backend', { ...env, TEST_BUILT: '1' }, ['--config=jest.groups.cjs']);

/**
 * `built`: the projects to build first, [] for all; `programs`: those of system.mjs without which it cannot run;
 * `first`: it runs before all others; `beside`: it runs beside them, since nothing in it measures time; `full`: only
 * `npm run test:full` runs it. In the full form each lane has TEST_FULL=1 in its environment.
 */
export const lanes = {
  build: { built: [], first: true, run: () => ({ passed: 1, failed: 0 }) },
  generated: { built: [], first: true, run: ({ generated }) => compareGenerated(generated, print) },
  static: {
    built: ['@shlyah/domain'],
    beside: true,
    run: async () => {
      const lint = [
        'lint',
        'eslint/bin/eslint.js',
        '.',
        '--max-warnings=0',
        ...cached,
        '--cache-location=node_modules/.cache/eslint/',
      ];
      const format = [
        ...['format', 'prettier/bin/prettier.cjs', '.', '--check', '--log-level=warn'],
        ...cached,
      ];
      const unused = ['unused code', 'knip/bin/knip.js'];
      const types = ['domain', 'backend', 'api-client', 'frontend'].map(tsc);
      return tools([lint], [format, unused, ...types]);
    },
  },
  scripts: { beside: true, run: () => nodeTests('scripts') },
  domain: { run: () => jest('domain') },
  'api-client': { run: () => jest('api-client') },
  // Some of its answers are pages of the site.
  'backend-sqlite': { built: [], run: () => backend() },
  'backend-mariadb': {
    built: [],
    programs: ['mariadb'],
    run: async ({ mariadb }) => backend({ TEST_DATABASE_URL: await mariadb() }),
  },
  // Among as many orders as a firm has in months.
  plans: {
    built: [],
    programs: ['mariadb'],
    run: ({ full }) => counted('backend/bench/plans.mjs', {}, ['--orders', full ? '100000' : '20000']),
  },
  frontend: { run: () => jest('frontend') },
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
  examples: { full: true, built: [], programs: ['php', 'python', 'curl'], run: () => nodeTests('examples') },
  reliability: {
    full: true,
    built: [],
    programs: ['mariadb'],
    run: () => counted('backend/reliability/run.mjs', {}, ['all', '--short']),
  },
};
