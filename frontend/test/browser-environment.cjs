const { TestEnvironment } = require('jest-environment-jsdom');

// jsdom leaves these out, every browser we serve has them: hand over Node's.
const borrowed = [
  'TextEncoder',
  'TextDecoder',
  'fetch',
  'Request',
  'Response',
  'Headers',
  'ReadableStream',
  'structuredClone',
];

module.exports = class BrowserEnvironment extends TestEnvironment {
  async setup() {
    await super.setup();
    for (const name of borrowed) this.global[name] ??= globalThis[name];
  }
};
