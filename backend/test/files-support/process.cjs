// The product's process that looks at scans and avatars, run from its TypeScript sources.
require('../support/typescript.cjs');
require('../../src/platform/files/upload-process.ts');
