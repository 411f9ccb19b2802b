// All the tests of this workspace in eight groups (test/groups/group.cjs).
const config = require('./jest.config.cjs');

module.exports = { ...config, testMatch: ['<rootDir>/test/groups/[1-8].cjs'] };
