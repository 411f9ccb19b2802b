// The product's worker thread, run from its TypeScript sources.
require('../support/typescript.cjs');
require('../../src/modules/documents/render/render-worker.ts');
