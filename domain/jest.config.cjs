module.exports = {
  testEnvironment: 'node',
  roots: ['<rootDir>/src'],
  // A busy machine takes its time; what hangs fails all the same.
  testTimeout: 30_000,
  transform: { '^.+\\.ts$': ['@swc/jest', { jsc: { parser: { syntax: 'typescript' }, target: 'es2022' } }] },
};
