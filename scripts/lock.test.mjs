import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';

const read = (name) => JSON.parse(readFileSync(new URL(`../${name}`, import.meta.url), 'utf8'));
const project = read('package.json');

/** What would be installed from the registry: key in the lock, name and version. */
const installed = Object.entries(read('package-lock.json').packages)
  .filter(([key, { link }]) => key.includes('node_modules/') && !link)
  .map(([key, entry]) => ({ ...entry, key, name: entry.name ?? key.split('node_modules/').at(-1) }));

test('every package has its hash in the lock, builds for other systems too', () => {
  assert.ok(installed.length > 500);
  const unproved = installed.filter(({ integrity }) => integrity === undefined);
  assert.deepEqual(
    unproved.map(({ key }) => key),
    [],
  );
});

test('an installation runs no script but the listed, and tells nobody of it', () => {
  const withScripts = installed.filter(({ hasInstallScript }) => hasInstallScript).map(({ name }) => name);
  const decided = Object.keys(project.allowScripts);
  assert.deepEqual(
    withScripts.filter((name) => !decided.includes(name)),
    [],
  );
  // Older npm does not know allowScripts; this switch is Scarf's own.
  assert.equal(project.scarfSettings.enabled, false);
});
