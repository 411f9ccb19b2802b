// Loaded before TypeScript sources (`node -r …/typescript.cjs src/x.ts`), it compiles them as Jest does.
const { readFileSync } = require('node:fs');
const { transformSync } = require('@swc/core');
const { transform } = require('../../jest.config.cjs');

const [[, [, options]]] = Object.entries(transform);

require.extensions['.ts'] = (module, filename) => {
  const { code } = transformSync(readFileSync(filename, 'utf8'), {
    ...options,
    filename,
    swcrc: false,
    module: { type: 'commonjs' },
  });
  module._compile(code, filename);
};
