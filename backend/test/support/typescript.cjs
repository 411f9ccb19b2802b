// Loaded before TypeScript sources (`node -r …/typescript.cjs src/x.ts`), it compiles them as Jest does and puts the
// same modules into the place of others.
const { readFileSync } = require('node:fs');
const Module = require('node:module');
const { resolve } = require('node:path');
const { transformSync } = require('@swc/core');
const { moduleNameMapper, transform } = require('../../jest.config.cjs');

const backend = resolve(__dirname, '../..');
const [[, [, options]]] = Object.entries(transform);
const mapped = Object.entries(moduleNameMapper).map(([pattern, target]) => [
  new RegExp(pattern),
  target.replace('<rootDir>', backend),
]);

require.extensions['.ts'] = (module, filename) => {
  const { code } = transformSync(readFileSync(filename, 'utf8'), {
    ...options,
    filename,
    swcrc: false,
    module: { type: 'commonjs' },
  });
  module._compile(code, filename);
};

const resolveFilename = Module._resolveFilename;
Module._resolveFilename = (request, ...rest) =>
  resolveFilename(mapped.find(([pattern]) => pattern.test(request))?.[1] ?? request, ...rest);
