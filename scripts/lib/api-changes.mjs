// Differences between two descriptions of the API that affect its callers. Words (descriptions, examples) are not compared.

const methods = ['get', 'post', 'put', 'patch', 'delete'];

/** Words for people, and examples: changing them affects no program. */
const words = ['description', 'summary', 'example', 'examples', 'title', 'tags', 'x-who'];

/** The part of a description that programs depend on: what a release keeps to be compared with. */
export function shapeOf({ paths, components: { schemas, securitySchemes } }) {
  return { paths: withoutWords(paths), components: withoutWords({ schemas, securitySchemes }) };
}

/** `named`: the keys of this object are names of ours (fields, codes), not words of OpenAPI. */
function withoutWords(value, named = true) {
  if (Array.isArray(value)) return value.map((one) => withoutWords(one, false));
  if (typeof value !== 'object' || value === null) return value;
  const kept = Object.entries(value).filter(([key]) => named || !words.includes(key));
  const shape = kept.map(([key, one]) => [key, withoutWords(one, !named && isNaming(key))]);
  // Which codes a refusal may carry stands in its examples alone.
  if (nameIn(value.schema?.$ref) === 'ErrorDto' && value.examples)
    shape.push(['codes', Object.keys(value.examples)]);
  return Object.fromEntries(shape);
}

const isNaming = (key) => ['properties', 'content', 'responses', 'headers'].includes(key);

/**
 * Every difference as `{place, part, what, breaks}`: `place` is the operation (by operationId) or the schema, `part` the field, parameter,
 * header or value of it that differs, if it is not the whole; `breaks` when a program that was right yesterday may fail today.
 */
export function changesBetween(earlier, later) {
  const [before, after] = [earlier, later].map(shapeOf);
  const found = [];
  const [old, now] = [operationsOf(before), operationsOf(after)];
  for (const [address, was] of old) {
    const is = now.get(address);
    const note = (what, breaks, part) => found.push({ place: was.operationId, part, what, breaks });
    if (!is) note(`${address} is gone`, true);
    else compareOperations({ before, after }, note, was, is);
  }
  for (const [address, { operationId }] of now)
    if (!old.has(address)) found.push({ place: operationId, what: `${address} is new`, breaks: false });
  const used = { input: schemasOf(before, 'requestBody'), output: schemasOf(before, 'responses') };
  for (const [name, was] of Object.entries(before.components.schemas)) {
    const is = after.components.schemas[name];
    const roles = Object.keys(used).filter((role) => used[role].has(name));
    // An unreferenced schema is reported at its former reference.
    if (!is) continue;
    const note = (what, breaks, part) => found.push({ place: name, part, what, breaks });
    compareSchemas({ before, after, roles, note }, '', was, is);
  }
  return found;
}

/** `[«post /api/order», operation]`. */
const operationsOf = ({ paths }) =>
  new Map(
    Object.entries(paths).flatMap(([path, item]) =>
      methods.filter((method) => item[method]).map((method) => [`${method} ${path}`, item[method]]),
    ),
  );

/** Names of the schemas that bodies, or answers, are made of. */
function schemasOf(description, part) {
  const names = new Set();
  const visit = (value) => {
    if (typeof value !== 'object' || value === null) return;
    const name = nameIn(value.$ref);
    if (name && !names.has(name)) {
      names.add(name);
      visit(description.components.schemas[name]);
    }
    Object.values(value).forEach(visit);
  };
  for (const operation of operationsOf(description).values()) visit(operation[part]);
  return names;
}

const nameIn = (reference) => reference?.split('/').pop();

function compareOperations(both, note, was, is) {
  if (was.operationId !== is.operationId) note(`is called ${is.operationId} now`, true);
  for (const scheme of securityOf(was))
    if (!securityOf(is).includes(scheme)) note(`can no longer be called with ${scheme}`, true);
  for (const scheme of securityOf(is))
    if (!securityOf(was).includes(scheme)) note(`can be called with ${scheme}`, false);
  compareParameters(both, note, was.parameters ?? [], is.parameters ?? []);
  const input = { ...both, roles: ['input'], note };
  const [body, bodyNow] = [was.requestBody, is.requestBody];
  if (bodyNow?.required && !body?.required) note('needs a body now', true);
  compareContents(input, 'the body', body?.content, bodyNow?.content);
  const output = { ...both, roles: ['output'], note };
  for (const [status, { headers = {}, content }] of Object.entries(was.responses)) {
    const now = is.responses[status];
    if (!now) {
      note(`no longer answers ${status}`, true);
      continue;
    }
    for (const name of Object.keys(headers))
      if (!now.headers?.[name]) note(`answer ${status}: the header ${name} is gone`, true, name);
    compareContents(output, `answer ${status}`, content, now.content);
  }
  // A new refusal is told of once, with its code in ErrorCode.
  for (const status of Object.keys(is.responses))
    if (!was.responses[status] && status < '400') note(`may answer ${status}`, false);
}

/** Authentication schemes; «nobody» for an operation without one. The scope of a key is part of its scheme. */
const securityOf = ({ security = [], 'x-key-scope': scope }) =>
  security.length === 0
    ? ['nobody']
    : security.map((way) =>
        Object.keys(way).length === 0
          ? 'nobody'
          : Object.keys(way)
              .map((scheme) => (scheme === 'apiKey' ? `a key for ${scope}` : scheme))
              .join(' and '),
      );

function compareParameters(both, note, was, is) {
  const key = (parameter) => `${parameter.in} ${parameter.name}`;
  for (const parameter of was) {
    const now = is.find((other) => key(other) === key(parameter));
    if (!now) {
      note(`the ${key(parameter)} is gone`, true, parameter.name);
      continue;
    }
    if (now.required && !parameter.required)
      note(`the ${key(parameter)} must be given now`, true, parameter.name);
    const context = { ...both, roles: ['input'], note, part: parameter.name };
    compareSchemas(context, key(parameter), parameter.schema, now.schema);
  }
  for (const parameter of is)
    if (!was.some((other) => key(other) === key(parameter)))
      note(`the ${key(parameter)} is new`, parameter.required === true, parameter.name);
}

function compareContents(context, place, was = {}, is = {}) {
  for (const [type, { schema = {}, codes = [] }] of Object.entries(was)) {
    if (!is[type]) {
      context.note(`${place} is no longer ${type}`, true);
      continue;
    }
    for (const code of codes)
      if (!is[type].codes?.includes(code)) context.note(`${place}: the code ${code} is gone`, true, code);
    compareSchemas(context, place, schema, is[type].schema ?? {});
  }
  for (const type of Object.keys(is)) if (!was[type]) context.note(`${place} may be ${type}`, false);
}

function compareLists(was, is, tell) {
  for (const one of was) if (!is.includes(one)) tell(one, 'gone');
  for (const one of is) if (!was.includes(one)) tell(one, 'new');
}

/** Which way a limit is stricter. */
const limits = {
  maxLength: (was, is) => is < was,
  maximum: (was, is) => is < was,
  maxItems: (was, is) => is < was,
  minLength: (was, is) => is > was,
  minimum: (was, is) => is > was,
  minItems: (was, is) => is > was,
  pattern: (was, is) => is !== was,
  format: (was, is) => is !== was,
};

/** A schema that only says «null is possible» about another one wraps it, in the words of a former release or of this one. */
function bare({ allOf, anyOf = [], ...rest }) {
  const [one, none] = anyOf;
  if (anyOf.length === 2 && isNone(none)) return { ...rest, type: none.type, nullable: true, ...one };
  return allOf?.length === 1 ? { ...rest, ...allOf[0] } : { allOf, ...rest };
}

const isNone = (schema) => schema.enum?.length === 1 && schema.enum[0] === null;

function compareSchemas(context, place, earlier = {}, later = {}) {
  const { roles, part } = context;
  const note = (what, breaks, one = part) => context.note(what, breaks, one);
  const [was, is] = [bare(earlier), bare(later)];
  const at = place && `${place}: `;
  if (was.$ref !== is.$ref) note(`${at}${kindOf(was)} became ${kindOf(is)}`, true);
  else if (was.type !== is.type) note(`${at}${was.type} became ${is.type}`, true);
  if (Boolean(was.nullable) !== Boolean(is.nullable)) {
    const breaks = roles.includes(is.nullable ? 'output' : 'input');
    note(`${at}null is ${is.nullable ? '' : 'no longer '}possible`, breaks);
  }
  if (!was.enum && is.enum) note(`${at}only some values are possible now`, roles.includes('input'));
  compareLists(was.enum ?? [], is.enum ?? [], (value, gone) =>
    note(`${at}the value ${value} is ${gone}`, gone === 'gone', value),
  );
  for (const [limit, isStricter] of Object.entries(limits)) {
    if (was[limit] === is[limit]) continue;
    const stricter =
      is[limit] !== undefined && (was[limit] === undefined || isStricter(was[limit], is[limit]));
    note(`${at}${limit} ${was[limit]} became ${is[limit]}`, stricter && roles.includes('input'));
  }
  compareFields(context, at, was, is);
  if (was.items || is.items) compareSchemas(context, `${at}each`, was.items, is.items);
  if (isObject(was.additionalProperties) && isObject(is.additionalProperties))
    compareSchemas(context, `${at}each value`, was.additionalProperties, is.additionalProperties);
}

const isObject = (value) => typeof value === 'object' && value !== null;
const kindOf = ({ $ref, type }) => nameIn($ref) ?? type ?? 'anything';

function compareFields({ roles, note, ...context }, at, was, is) {
  const [fields, now] = [was.properties ?? {}, is.properties ?? {}];
  for (const [name, field] of Object.entries(fields)) {
    if (!now[name]) {
      note(`${at}the field ${name} is gone`, true, name);
      continue;
    }
    const [must, mustNow] = [was, is].map(({ required = [] }) => required.includes(name));
    if (mustNow && !must) note(`${at}the field ${name} must be there now`, roles.includes('input'), name);
    if (must && !mustNow) note(`${at}the field ${name} may be missing now`, roles.includes('output'), name);
    compareSchemas({ ...context, roles, note, part: name }, `${at}${name}`, field, now[name]);
  }
  for (const name of Object.keys(now)) {
    const must = is.required?.includes(name) === true;
    if (!fields[name]) note(`${at}the field ${name} is new`, must && roles.includes('input'), name);
  }
}

/** Changelog entries of the coming release: the names in backticks of each, and whether it is declared breaking. */
export function announcedIn(changelog) {
  const [, coming = ''] = /^## Готовится\n([\s\S]*?)(?=^## |$(?![\s\S]))/m.exec(changelog) ?? [];
  const entries = coming.split(/^- /m).slice(1);
  return entries.map((entry) => ({
    names: [...entry.matchAll(/`([^`]+)`/g)].map(([, name]) => name),
    breaks: entry.startsWith('**Несовместимо.**'),
  }));
}

/**
 * Errors of a description against the last release and the changelog: sentences, empty when there are none. A change is announced by
 * an entry that names both its place and its part.
 */
export function complaints(released, description, changelog) {
  const entries = announcedIn(changelog);
  const isAnnounced = ({ place, part = place, breaks }) =>
    entries.some(
      (entry) => (entry.breaks || !breaks) && entry.names.includes(place) && entry.names.includes(part),
    );
  return changesBetween(released, description)
    .filter((change) => !isAnnounced(change))
    .map(
      ({ place, what, breaks }) =>
        `${place}: ${what} ${breaks ? '(breaks programs)' : '(not in the changelog)'}`,
    );
}
