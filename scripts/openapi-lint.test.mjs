// The API's description as its readers' tools judge it: Redocly's recommended rules, with no error and no warning.
import assert from 'node:assert/strict';
import { join } from 'node:path';
import { test } from 'node:test';
import { lint, loadConfig } from '@redocly/openapi-core';
import { root } from './lib/paths.mjs';

test('openapi.json keeps the rules of backend/redocly.yaml', async () => {
  const config = await loadConfig({ configPath: join(root, 'backend/redocly.yaml') });
  const problems = await lint({ ref: join(root, 'backend/openapi.json'), config });
  const said = problems.map(
    ({ severity, ruleId, message, location: [place] }) =>
      `${severity} ${ruleId} ${place.pointer}: ${message}`,
  );
  assert.deepEqual(said, []);
});
