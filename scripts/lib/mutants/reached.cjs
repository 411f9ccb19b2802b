// Loaded first by programs and threads that tests start: what these reach belongs to the spec that runs.
const { appendFileSync } = require('node:fs');

const { MUTANTS_REACHED, MUTANTS_SPEC: spec } = process.env;
const known = new Set();

globalThis.__reached = (id) => {
  if (!spec || known.has(id)) return;
  known.add(id);
  appendFileSync(MUTANTS_REACHED, `${JSON.stringify({ spec, ids: [id] })}\n`);
};
