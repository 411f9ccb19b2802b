// The product's thread that reads, run from its TypeScript sources.
require('../support/typescript.cjs');
require('../../src/platform/database/read-worker.ts');
