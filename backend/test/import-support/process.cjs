// The product's process that reads tables, run from its TypeScript sources.
require('../support/typescript.cjs');
require('../../src/platform/files/import/table-process.ts');
