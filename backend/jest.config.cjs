// Packages that exist only as ES modules and are loaded by the backend: Jest must compile them.
const esmOnly =
  'p-limit|yocto-queue|file-type|strtok3|token-types|@borewit/text-codec|@tokenizer/inflate|uint8array-extras|@scure/base|@noble/hashes|@otplib/plugin-crypto-noble';

// What only one engine can do to us is tested in files named after it.
const otherEngine = process.env.TEST_DATABASE_URL ? 'sqlite' : 'mariadb';

module.exports = {
  testEnvironment: 'node',
  testEnvironmentOptions: { customExportConditions: ['source', 'node', 'node-addons'] },
  roots: ['<rootDir>/src', '<rootDir>/test'],
  testPathIgnorePatterns: ['/node_modules/', `\\.${otherEngine}\\.spec\\.ts$`],
  // A busy machine takes its time; what hangs fails all the same.
  testTimeout: 60_000,
  setupFiles: ['<rootDir>/test/support/environment.ts'],
  moduleNameMapper: {
    '^file-type$': require.resolve('file-type'),
    '/read-program$': '<rootDir>/test/database-support/read-program.ts',
    '/thread-program$': '<rootDir>/test/documents-support/thread-program.ts',
    '/table-program$': '<rootDir>/test/import-support/table-program.ts',
    '/upload-program$': '<rootDir>/test/files-support/upload-program.ts',
    '/command-program$': '<rootDir>/test/support/command-program.ts',
  },
  transform: {
    '^.+\\.[jt]s$': [
      '@swc/jest',
      {
        jsc: {
          parser: { syntax: 'typescript', decorators: true },
          transform: { legacyDecorator: true, decoratorMetadata: true, useDefineForClassFields: false },
          target: 'es2022',
        },
      },
    ],
  },
  transformIgnorePatterns: [`/node_modules/(?!(?:${esmOnly})/)`],
};
