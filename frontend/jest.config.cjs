const esmOnly = ['compute-scroll-into-view', 'react-leaflet', '@react-leaflet/core'];

module.exports = {
  testEnvironment: '<rootDir>/test/browser-environment.cjs',
  // "source" reads domain/src, so tests never depend on a stale build of it.
  testEnvironmentOptions: { customExportConditions: ['source', 'browser'] },
  roots: ['<rootDir>/src', '<rootDir>/docs'],
  // A busy machine takes its time; what hangs fails all the same.
  testTimeout: 60_000,
  // Contexts of former files stay in the memory of a worker, and collecting garbage takes longer with each: a new worker is quicker.
  workerIdleMemoryLimit: '512MB',
  setupFilesAfterEnv: ['<rootDir>/test/setup.ts'],
  transform: {
    '^.+\\.[tj]sx?$': [
      '@swc/jest',
      {
        jsc: {
          parser: { syntax: 'typescript', tsx: true },
          transform: { react: { runtime: 'automatic' } },
          target: 'es2022',
        },
      },
    ],
  },
  transformIgnorePatterns: [`/node_modules/(?!(?:${esmOnly.join('|')})/)`],
  moduleNameMapper: {
    '\\.module\\.css$': 'identity-obj-proxy',
    '\\.css$': '<rootDir>/test/empty-style.cjs',
  },
};
