import { setTimeout as pause } from 'node:timers/promises';
import react from '@vitejs/plugin-react';
import { defaultClientConditions, defaultServerConditions, defineConfig, type Plugin } from 'vite';

const apiPort = Number(process.env['PORT'] ?? 3000);
const patienceMs = 60_000;

/** Asked over HTTP: a server that is about to end still takes connections, which it then breaks off. */
const apiAnswers = (): Promise<boolean> =>
  fetch(`http://127.0.0.1:${apiPort}/api/health/live`).then(
    ({ ok }) => ok,
    () => false,
  );

/** While the server restarts, calls of the API wait for it instead of failing. */
const waitForApi: Plugin = {
  name: 'wait-for-api',
  configureServer({ middlewares }) {
    middlewares.use('/api', (_request, _response, next) => {
      const until = Date.now() + patienceMs;
      const wait = async (): Promise<void> => {
        while (!(await apiAnswers()) && Date.now() < until) await pause(200);
        next();
      };
      void wait();
    });
  },
};

// No "type": "module" in package.json: with it the bundler takes CommonJS defaults (react-text-mask) the way
// Node does, and the page dies in the browser although the build is green.
export default defineConfig({
  plugins: [react(), waitForApi],
  // The condition "source" lets the bundler read domain/src directly, so the site never waits for its build.
  // Without the old field "jsnext:main": moment would be bundled twice, and its Russian would reach only one of them.
  resolve: {
    conditions: ['source', ...defaultClientConditions],
    mainFields: ['browser', 'module'],
  },
  ssr: { noExternal: true, resolve: { conditions: ['source', ...defaultServerConditions] } },
  build: { outDir: 'dist', target: 'es2020', assetsInlineLimit: 0, modulePreload: { polyfill: false } },
  server: {
    proxy: {
      '^/(t|developers)($|[/?])': `http://127.0.0.1:${apiPort}`,
      '/api': `http://127.0.0.1:${apiPort}`,
    },
  },
});
