import react from '@vitejs/plugin-react';
import { defaultClientConditions, defaultServerConditions, defineConfig } from 'vite';

// No "type": "module" in package.json: with it the bundler takes CommonJS defaults (react-text-mask) the way
// Node does, and the page dies in the browser although the build is green.
export default defineConfig({
  plugins: [react()],
  // The condition "source" lets the bundler read domain/src directly, so the site never waits for its build.
  // Without the old field "jsnext:main": moment would be bundled twice, and its Russian would reach only one of them.
  resolve: {
    conditions: ['source', ...defaultClientConditions],
    mainFields: ['browser', 'module'],
  },
  ssr: { noExternal: true, resolve: { conditions: ['source', ...defaultServerConditions] } },
  build: { outDir: 'dist', target: 'es2020', assetsInlineLimit: 0, modulePreload: { polyfill: false } },
  server: {
    proxy: { '^/(api|t|r|developers)($|[/?])': `http://127.0.0.1:${process.env['PORT'] ?? 3000}` },
  },
});
