// What integrators were promised: the description of the API beside that of its last release and beside the changelog.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { announcedIn, changesBetween, complaints, shapeOf } from './lib/api-changes.mjs';
import { json, refusal, sample } from './lib/api-sample.mjs';

const read = (path) => readFileSync(new URL(`../${path}`, import.meta.url), 'utf8');
const described = JSON.parse(read('backend/openapi.json'));
const released = JSON.parse(read('backend/openapi.released.json'));

const advice = `
Programs of other people call this API. What breaks them is put beside the old form, which stays for 12 months; where it was decided
otherwise, frontend/developers/changelog.md says so under «Готовится» in an entry that begins with **Несовместимо.** Any other change has
an entry there too. An entry names what it is about in backticks: operations by their operationId, schemas by their name, and in either the
field, parameter, header or value that has changed.`;

test('openapi.json keeps what the last release promised, and the changelog tells what has changed', () => {
  assert.deepEqual(complaints(released, described, read('frontend/developers/changelog.md')), [], advice);
});

test('the version of the API is the day of its last release', () => {
  const [, day] = /^## (\d{4}-\d\d-\d\d)/m.exec(read('frontend/developers/changelog.md'));
  assert.equal(described.info.version, day);
});

test('no entry of the changelog stands twice under one heading', () => {
  const twice = read('frontend/developers/changelog.md')
    .split(/^## /m)
    .flatMap((section) => {
      const entries = section.split(/^- /m).slice(1);
      const names = entries.map((entry) => (entry.match(/`[^`]+`/g) ?? [entry]).join(' '));
      const openings = entries.map((entry) => entry.split(':', 1)[0]);
      return [names, openings].flatMap((said) => said.filter((one, at) => said.indexOf(one) !== at));
    });
  assert.deepEqual(twice, []);
});

const post = ({ paths }) => paths['/api/thing'].post;
const list = ({ paths }) => paths['/api/thing'].get;
const schema = (name) => (api) => api.components.schemas[name];
const [create, thing, owner] = ['CreateThing', 'Thing', 'Owner'].map(schema);

/** A change of the sample, and its report: the place, then words. */
const breaking = [
  ['an operation goes', (api) => delete api.paths['/api/thing'].get, 'getThings: get /api/thing is gone'],
  [
    'an operation is renamed',
    (api) => (list(api).operationId = 'findThings'),
    'getThings: is called findThings now',
  ],
  [
    'a key may no longer call',
    (api) => post(api).security.pop(),
    'createThing: can no longer be called with a key for things',
  ],
  [
    'a key needs another scope',
    (api) => (post(api)['x-key-scope'] = 'all'),
    'createThing: can no longer be called with a key for things',
  ],
  [
    'nobody may call without a login',
    (api) => list(api).security.push({ sid: [] }),
    'getThings: can no longer be called with nobody',
  ],
  ['a parameter goes', (api) => list(api).parameters.pop(), 'getThings: the query page is gone'],
  [
    'a parameter must be given',
    (api) => (list(api).parameters[0].required = true),
    'getThings: the query page must be given now',
  ],
  [
    'a new parameter must be given',
    (api) => list(api).parameters.push({ in: 'query', name: 'day', required: true, schema: {} }),
    'getThings: the query day is new',
  ],
  [
    'a parameter changes its type',
    (api) => (list(api).parameters[0].schema.type = 'string'),
    'getThings: query page: integer became string',
  ],
  [
    'a parameter holds less',
    (api) => (post(api).parameters[0].schema.maxLength = 64),
    'createThing: header Idempotency-Key: maxLength 200 became 64',
  ],
  ['an answer goes', (api) => delete post(api).responses[409], 'createThing: no longer answers 409'],
  [
    'an error code goes',
    (api) => Object.assign(post(api).responses[409], refusal('duplicate')),
    'createThing: answer 409: the code in_use is gone',
  ],
  [
    'a header goes',
    (api) => delete post(api).responses[201].headers,
    'createThing: answer 201: the header Location is gone',
  ],
  [
    'an answer is of another type',
    (api) => (post(api).responses[201].content = { 'text/csv': {} }),
    'createThing: answer 201 is no longer application/json',
  ],
  [
    'an answer is another thing',
    (api) => Object.assign(post(api).responses[201], json({ $ref: '#/components/schemas/Owner' })),
    'createThing: answer 201: Thing became Owner',
  ],
  ['a field goes', (api) => delete owner(api).properties.title, 'Owner: the field title is gone'],
  [
    'a field of a body goes',
    (api) => delete create(api).properties.parts,
    'CreateThing: the field parts is gone',
  ],
  [
    'a field of a body must be there',
    (api) => create(api).required.push('kind'),
    'CreateThing: the field kind must be there now',
  ],
  [
    'a new field of a body must be there',
    (api) => {
      create(api).required.push('size');
      create(api).properties.size = { type: 'integer' };
    },
    'CreateThing: the field size is new',
  ],
  [
    'a field of an answer may be missing',
    (api) => (thing(api).required = ['id']),
    'Thing: the field kind may be missing now',
  ],
  [
    'a field of an answer may be null',
    (api) => (thing(api).properties.kind.nullable = true),
    'Thing: kind: null is possible',
  ],
  [
    'a field of a body may not be null',
    (api) => delete create(api).properties.kind.nullable,
    'CreateThing: kind: null is no longer possible',
  ],
  [
    'a value of a body goes',
    (api) => create(api).properties.kind.enum.pop(),
    'CreateThing: kind: the value small is gone',
  ],
  [
    'a value of an answer goes',
    (api) => thing(api).properties.kind.enum.shift(),
    'Thing: kind: the value big is gone',
  ],
  [
    'a type changes inside a list',
    (api) => (create(api).properties.parts.items.type = 'integer'),
    'CreateThing: parts: each: string became integer',
  ],
  [
    'a list holds less',
    (api) => (create(api).properties.parts.maxItems = 4),
    'CreateThing: parts: maxItems 5 became 4',
  ],
  [
    'a limit comes',
    (api) => (create(api).properties.parts.minItems = 1),
    'CreateThing: parts: minItems undefined became 1',
  ],
  [
    'a reference changes',
    (api) => (thing(api).properties.owner = { type: 'string' }),
    'Thing: owner: Owner became string',
  ],
];

/** The problems of an entry with these words that names each changed place, or its parts too. */
function complaintsBeside(api, words, { withParts }) {
  const changes = changesBetween(sample(), api);
  const entries = changes.map(
    ({ place, part }) => `- ${words} \`${place}\`${withParts && part ? `: \`${part}\`` : ''}.\n`,
  );
  return {
    hasParts: changes.some(({ part }) => part),
    found: complaints(shapeOf(sample()), api, `## Готовится\n\n${entries.join('')}`),
  };
}

for (const [name, change, said] of breaking) {
  test(`${name}: that breaks programs, whatever the changelog says of it`, () => {
    const api = sample();
    change(api);
    const { found } = complaintsBeside(api, 'Изменено:', { withParts: true });
    assert.ok(found.includes(`${said} (breaks programs)`));
    const owned = complaintsBeside(api, '**Несовместимо.** Решено:', { withParts: true });
    assert.deepEqual(owned.found, []);
  });
}

const compatible = [
  [
    'an operation comes',
    (api) => (api.paths['/api/news'] = { get: { operationId: 'getNews', responses: {} } }),
    'getNews: get /api/news is new',
  ],
  [
    'a parameter comes',
    (api) => list(api).parameters.push({ in: 'query', name: 'day', schema: {} }),
    'getThings: the query day is new',
  ],
  [
    'a key may call',
    (api) => list(api).security.push({}, { apiKey: [] }),
    'getThings: can be called with a key for undefined',
  ],
  [
    'a field of a body comes',
    (api) => (create(api).properties.size = { type: 'integer' }),
    'CreateThing: the field size is new',
  ],
  [
    'a field of an answer comes',
    (api) => {
      thing(api).properties.size = { type: 'integer' };
      thing(api).required.push('size');
    },
    'Thing: the field size is new',
  ],
  [
    'a value comes',
    (api) => thing(api).properties.kind.enum.push('huge'),
    'Thing: kind: the value huge is new',
  ],
  [
    'a limit is wider',
    (api) => (create(api).properties.name.maxLength = 90),
    'CreateThing: name: maxLength 80 became 90',
  ],
  [
    'a field of a body may be missing',
    (api) => (create(api).required = []),
    'CreateThing: the field name may be missing now',
  ],
];

for (const [name, change, said] of compatible) {
  test(`${name}: that must stand in the changelog`, () => {
    const api = sample();
    change(api);
    const missing = [`${said} (not in the changelog)`];
    assert.deepEqual(complaints(shapeOf(sample()), api, '## Готовится\n\n- Есть `other`.\n'), missing);
    assert.deepEqual(complaintsBeside(api, 'Новое:', { withParts: true }).found, []);
    const { found, hasParts } = complaintsBeside(api, 'Новое:', { withParts: false });
    assert.deepEqual(found, hasParts ? missing : []);
  });
}

test('other words and other examples are no change, and a release keeps none of them', () => {
  const api = sample();
  post(api).summary = 'Сделать';
  create(api).properties.name.description = 'Имя';
  create(api).properties.name.example = 'Стол';
  assert.deepEqual(changesBetween(sample(), api), []);
  assert.doesNotMatch(JSON.stringify(shapeOf(sample())), /[а-я]/);
  assert.deepEqual(changesBetween(shapeOf(sample()), sample()), []);
});

test('a field is announced by an entry of its own schema, not by another’s', () => {
  const api = sample();
  thing(api).properties.size = { type: 'integer' };
  const told = (entries) => complaints(shapeOf(sample()), api, `## Готовится\n\n${entries}`);
  const missing = ['Thing: the field size is new (not in the changelog)'];
  assert.deepEqual(told('- Новое: `Thing`, `colour`.\n- Другое: `Owner`, `size`.\n'), missing);
  assert.deepEqual(told('- Новое: `Thing`, `colour`, `size`.\n'), []);
});

test('entries of releases gone by announce nothing', () => {
  const entries = announcedIn(
    '# История\n\n## Готовится\n\n- Новое: `now`,\n  и `also_this`.\n\n## 2026-11-20\n\n- `then`.\n',
  );
  assert.deepEqual(entries, [{ names: ['now', 'also_this'], breaks: false }]);
});
