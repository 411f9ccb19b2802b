module.exports = {
  testEnvironment: 'node',
  testMatch: ['<rootDir>/*.spec.ts', '<rootDir>/sdk/*.spec.ts'],
  transform: { '^.+\\.ts$': ['@swc/jest', { jsc: { parser: { syntax: 'typescript' }, target: 'es2022' } }] },
};
