module.exports = {
  testEnvironment: 'node',
  testMatch: ['<rootDir>/*.spec.ts', '<rootDir>/sdk/*.spec.ts'],
  // A busy machine takes its time; what hangs fails all the same.
  testTimeout: 30_000,
  transform: { '^.+\\.ts$': ['@swc/jest', { jsc: { parser: { syntax: 'typescript' }, target: 'es2022' } }] },
};
