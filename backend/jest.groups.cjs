// All the tests of this workspace in six groups, of which each of two workers takes three (test/groups/group.cjs).
const config = require('./jest.config.cjs');

module.exports = { ...config, testMatch: ['<rootDir>/test/groups/[1-6].cjs'] };
