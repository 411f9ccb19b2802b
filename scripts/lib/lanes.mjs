// What `npm test` is made of, in the order in which it runs.
import { compareGenerated } from './generated.mjs';
import { counted, jest, nodeTests, print, tools } from './lane-kinds.mjs';

const tsc = (project) => [`types of ${project}`, 'typescript/bin/tsc', '-p', project];

/** `built`: the projects to build first, [] for all; `programs`: those of system.mjs without which it cannot run. */
export const lanes = {
  build: { built: [], run: () => ({ passed: 1, failed: 0 }) },
  generated: { built: [], run: ({ generated }) => compareGenerated(generated, print) },
  static: {
    built: ['@shlyah/domain'],
    run: async () => {
      const lint = ['lint', 'eslint/bin/eslint.js', '.', '--max-warnings=0'];
      const format = ['format', 'prettier/bin/prettier.cjs', '.', '--check', '--log-level=warn'];
      const unused = ['unused code', 'knip/bin/knip.js'];
      return tools(lint, format, unused, ...['domain', 'backend', 'api-client', 'frontend'].map(tsc));
    },
  },
  scripts: { run: () => nodeTests('scripts') },
  domain: { run: () => jest('domain') },
  'api-client': { run: () => jest('api-client') },
  'backend-sqlite': { run: () => jest('backend') },
  'backend-mariadb': {
    programs: ['mariadb'],
    run: async ({ mariadb }) => jest('backend', { TEST_DATABASE_URL: await mariadb() }),
  },
  frontend: { run: () => jest('frontend') },
  e2e: {
    built: [],
    programs: ['mariadb', 'chromium'],
    run: async ({ mariadb, chromium }) =>
      counted('frontend/e2e/run.mjs', { MARIADB_URL: await mariadb(), CHROMIUM_PATH: chromium }),
  },
};
