// All the tests of this workspace in four groups, of which each of two workers takes two (test/groups/group.cjs).
const config = require('./jest.config.cjs');

module.exports = { ...config, testMatch: ['<rootDir>/test/groups/[1-4].cjs'] };
