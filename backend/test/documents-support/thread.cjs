// The product's worker thread, run from its TypeScript sources.
require('../support/typescript.cjs');
require('../../src/documents/render/render-worker.ts');
