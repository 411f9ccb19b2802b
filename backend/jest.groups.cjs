// All the tests of this workspace in two groups, one for each of two workers (test/groups/group.cjs).
const config = require('./jest.config.cjs');

module.exports = { ...config, testMatch: ['<rootDir>/test/groups/[12].cjs'] };
