// Runs the files in the order in which they were asked for.
const { readFileSync } = require('node:fs');

module.exports = class {
  sort(tests) {
    const order = JSON.parse(readFileSync(process.env.MUTANTS_ORDER, 'utf8'));
    return [...tests].sort((a, b) => order.indexOf(a.path) - order.indexOf(b.path));
  }

  allFailedTests(tests) {
    return tests;
  }

  cacheResults() {}
};
