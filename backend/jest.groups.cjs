// All the tests of this workspace in six groups, which three workers finish together (test/groups/group.cjs).
const config = require('./jest.config.cjs');

module.exports = { ...config, testMatch: ['<rootDir>/test/groups/[1-6].cjs'] };
