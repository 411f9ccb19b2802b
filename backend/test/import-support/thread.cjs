// The product's thread that reads a table, run from its TypeScript sources.
require('../support/typescript.cjs');
require('../../src/platform/files/import/table-worker.ts');
