import js from '@eslint/js';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';
import oneWayImports from './scripts/lint/one-way-imports.mjs';
import tables from './scripts/lint/tables.mjs';

const writes =
  'save|insert|update|upsert|delete|remove|softDelete|softRemove|restore|increment|decrement|clear';

/** Writes outside a unit of work are lost or half done; everything reached through `database.read` is for reading. */
const readOnly = {
  selector: `CallExpression > MemberExpression.callee[property.name=/^(${writes})$/] MemberExpression[object.property.name='database'][property.name='read']`,
  message: 'Write through database.write: what is reached through database.read is for reading only.',
};

/** A body whose class is imported as a type leaves no metadata, and Nest then validates nothing, silently. */
const dtoAsValue = [
  "ImportDeclaration[importKind='type'][source.value=/dto/]",
  "ImportDeclaration[source.value=/dto/] > ImportSpecifier[importKind='type']",
].map((selector) => ({
  selector,
  message: 'Import DTO classes as values: with `import type` the body is not validated.',
}));

/** Properties, elements and attributes can be written where they belong. */
const literal = ':matches(ObjectExpression, ArrayExpression)';
const literalSpread = [
  `${literal} > SpreadElement > ${literal}`,
  `${literal} > SpreadElement > TSAsExpression > ${literal}`,
  `JSXSpreadAttribute > ${literal}`,
].map((selector) => ({
  selector,
  message: 'Write the properties, elements or attributes themselves, not a spread of them.',
}));

const readonly = (names) => Object.fromEntries(names.split(' ').map((name) => [name, 'readonly']));
const nodeGlobals = readonly(
  'process console URL URLSearchParams Buffer fetch Headers FormData File Blob AbortSignal AbortController ' +
    'performance setTimeout clearTimeout setInterval clearInterval setImmediate structuredClone',
);
const browserGlobals = readonly(
  'document window navigator location history localStorage sessionStorage getComputedStyle',
);

const typescript = ['**/*.{ts,tsx,mts}'];
const tests = ['**/*.{spec,test}.{ts,tsx}', 'backend/test/**', 'frontend/test/**'];

export default tseslint.config(
  {
    ignores: [
      '**/dist',
      '**/.dev',
      '**/coverage',
      'api-client/src',
      'api-client/sdk/operations',
      'var',
      '.nx',
    ],
  },
  // An exception belongs into this file, where it is seen.
  { linterOptions: { noInlineConfig: true } },
  {
    rules: {
      'no-warning-comments': ['error', { terms: ['oxlint-disable', 'eslint-disable'], location: 'anywhere' }],
    },
  },
  js.configs.recommended,
  {
    plugins: { shlyah: { rules: { 'one-way-imports': oneWayImports, tables } } },
    rules: {
      'shlyah/one-way-imports': 'error',
      'no-restricted-syntax': ['error', ...literalSpread],
      eqeqeq: ['error', 'smart'],
      'no-var': 'error',
      'object-shorthand': 'error',
      'prefer-const': 'error',
      'prefer-template': 'error',
      'max-lines': ['error', 300],
    },
  },
  { files: ['**/*.{mjs,cjs,js}'], languageOptions: { globals: nodeGlobals } },
  // They start and end the product and its databases from outside, as the scripts do.
  { files: ['backend/reliability/**'], rules: { 'shlyah/one-way-imports': 'off' } },
  {
    files: ['**/*.cjs'],
    languageOptions: { sourceType: 'commonjs', globals: readonly('module require __dirname') },
  },
  {
    files: ['backend/test/groups/*.cjs'],
    languageOptions: { globals: readonly('describe beforeAll afterAll') },
  },
  // Browser tests hand functions over to the page.
  { files: ['frontend/e2e/**'], languageOptions: { globals: browserGlobals } },
  {
    files: typescript,
    extends: [tseslint.configs.recommended, tseslint.configs.stylistic],
    rules: {
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/no-non-null-assertion': 'error',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      // A decorated property must name its type: without it the metadata says only "Object".
      '@typescript-eslint/no-inferrable-types': ['error', { ignoreProperties: true }],
      // Drivers are loaded when their database is asked for.
      '@typescript-eslint/no-require-imports': ['error', { allow: ['^libsql$'] }],
    },
  },
  {
    files: ['backend/src/**/*.controller.ts'],
    rules: { 'no-restricted-syntax': ['error', ...literalSpread, readOnly, ...dtoAsValue] },
  },
  {
    files: ['backend/src/**/*.ts'],
    ignores: ['**/*.controller.ts'],
    rules: { 'no-restricted-syntax': ['error', ...literalSpread, readOnly] },
  },
  { files: ['backend/src/**/*.ts'], ignores: ['**/*.spec.ts'], rules: { 'shlyah/tables': 'error' } },
  {
    // A migration is never rewritten once it has run somewhere.
    files: ['backend/src/storage/migrations/*.ts'],
    rules: { 'max-lines': 'off' },
  },
  {
    files: ['frontend/src/**/*.{ts,tsx}'],
    ignores: tests,
    plugins: { 'react-hooks': reactHooks },
    extends: [jsxA11y.flatConfigs.recommended],
    rules: {
      // Its other rules compile each component, which takes as long as the types: `npm run test:full` holds to them.
      ...(process.env.TEST_FULL && reactHooks.configs.flat.recommended.rules),
      'react-hooks/rules-of-hooks': 'error',
      'react-hooks/exhaustive-deps': 'error',
      // A table that is laid out as cards has lost its own roles in some browsers; the plugin takes each td for a grid's.
      'jsx-a11y/no-interactive-element-to-noninteractive-role': ['error', { td: ['cell'] }],
      'no-console': 'error',
      // A plain lazy() is a broken page after the next release, when its file is gone.
      'no-restricted-imports': [
        'error',
        { paths: [{ name: 'react', importNames: ['lazy'], message: 'Use lazyPart of ui/lazy-part.' }] },
      ],
    },
  },
  { files: ['frontend/src/ui/lazy-part.ts'], rules: { 'no-restricted-imports': 'off' } },
);
