import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ADDRESS_NAMES, type Field } from '@shlyah/domain';
import { description } from './support/described-answers';
import { startTestApp, type TestApp } from './support/test-app';
import { NOUNS, type Noun } from './support/nouns';

const root = join(__dirname, '../..');

/** The text of all sources of a folder, or of one file. */
function textOf(path: string): string {
  if (/\.tsx?$/.test(path)) return readFileSync(join(root, path), 'utf8');
  return readdirSync(join(root, path), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !file.includes('.test.'))
    .map((file) => readFileSync(join(root, path, file), 'utf8'))
    .join('\n');
}

/** What of an address the wire's name is: `reciverStreet` is the street of one. */
function partOf(name: string): string | undefined {
  const sides = Object.values(ADDRESS_NAMES).flatMap((names) => Object.entries(names));
  return sides.find(([, wire]) => wire === name)?.[0];
}

const wireName = (name: string): string => (name === 'fragileCargo' ? 'fragileСargo' : name);

/** A field by its name, an address also by its part or as a whole. */
function isIn(text: string, name: string): boolean {
  const part = partOf(name);
  const words = [`\\b${name}\\b`, ...(part ? [`\\bname\\.${part}\\b`, '\\baddressOf\\('] : [])];
  return new RegExp(words.join('|')).test(text) || text.includes(`'${wireName(name)}'`);
}

/** Two values of the field's kind that are not the same. */
const values = ({ kind }: Field): [unknown, unknown] =>
  kind === 'flag' ? [false, true] : ['number', 'integer', 'id'].includes(kind) ? [1, 2] : ['one', 'two'];

/** Paths of an object's values: `sender.street`. */
const pathsOf = (value: object, prefix = ''): string[] =>
  Object.entries(value).flatMap(([name, part]) =>
    typeof part === 'object' && part !== null
      ? pathsOf(part as object, `${prefix}${name}.`)
      : [prefix + name],
  );

const rowOf = ({ columns, fields }: Noun, changed?: string): object => {
  const body = Object.entries(fields).map(([name, field]) => [name, values(field)[name === changed ? 1 : 0]]);
  return columns(Object.fromEntries(body) as never);
};

let app: TestApp;

beforeAll(async () => {
  app = await startTestApp();
});

afterAll(() => app.close());

/** What a further place of a noun has not although it should, and what it is said to lack although it is there. */
function wrongIn({ fields, answer, places = {} }: Noun): string[] {
  const described = description.components.schemas[answer]?.['properties'] as object;
  return Object.entries(places).flatMap(([place, { files = [], holds = [], of, lacks }]) => {
    const names = of === 'answer' ? Object.keys(described) : Object.keys(fields);
    const text = files.map(textOf).join('\n');
    const absent = names.filter((name) => !holds.includes(name) && !isIn(text, name));
    return [
      ...absent.filter((name) => !lacks.includes(name)).map((name) => `${name} is not in the ${place}`),
      ...lacks.filter((name) => !absent.includes(name)).map((name) => `${name} is in the ${place} after all`),
    ];
  });
}

/** What is missing where, in words. */
async function missing(noun: Noun): Promise<string[]> {
  const { fields, entity, own, answer, inputs, shown, except = {} } = noun;
  const [form, view] = [inputs, shown].map((paths) => paths.map(textOf).join('\n'));
  const described = description.components.schemas[answer]?.['properties'] as object;
  const found: string[] = [];
  for (const [name, field] of Object.entries(fields)) {
    if (!/[а-яё]/i.test(field.label)) found.push(`${name} has no label`);
    if (JSON.stringify(rowOf(noun)) === JSON.stringify(rowOf(noun, name))) found.push(`${name} is not kept`);
    if (!(wireName(name) in described)) found.push(`${name} is not answered`);
    if (!isIn(form ?? '', name)) found.push(`${name} has no input`);
    if (!isIn(view ?? '', name)) found.push(`${name} is not shown`);
  }
  const { columns, tableName } = app.database.read.connection.getMetadata(entity);
  const kept = pathsOf(rowOf(noun));
  const known = columns.map(({ propertyPath }) => propertyPath);
  found.push(...kept.filter((path) => !known.includes(path)).map((path) => `${path} has no column`));
  const filled = [...kept, ...own];
  found.push(...known.filter((path) => !filled.includes(path)).map((path) => `column ${path} has no field`));
  found.push(...own.filter((path) => !known.includes(path)).map((path) => `${path} is listed and no column`));
  const runner = app.database.read.connection.createQueryRunner();
  const table = await runner.getTable(tableName);
  await runner.release();
  const migrated = new Set(table?.columns.map(({ name }) => name));
  for (const { databaseName } of columns)
    if (!migrated.has(databaseName)) found.push(`column ${databaseName} has no migration`);
  found.push(...wrongIn(noun));
  expect(Object.keys(except).filter((reason) => !found.includes(reason))).toEqual([]);
  return found.filter((reason) => !(reason in except));
}

describe.each(Object.entries(NOUNS))('each field of a %s', (_name, noun) => {
  it('has its label, column, migration, answer, input and place where it is shown', async () => {
    expect(await missing(noun)).toEqual([]);
  });

  it('that is half added is named with everything that it lacks', async () => {
    const half = { ...noun.fields, parcelLocker: { kind: 'text', label: 'parcel locker' } as const };
    expect(await missing({ ...noun, fields: half })).toEqual(
      expect.arrayContaining([
        'parcelLocker has no label',
        'parcelLocker is not answered',
        'parcelLocker has no input',
        'parcelLocker is not shown',
      ]),
    );
  });

  it('that has a column and no row is named', async () => {
    const [gone] = Object.keys(noun.fields).filter((name) => name in rowOf(noun));
    const { [gone ?? '']: _dropped, ...fields } = noun.fields;
    const row = (body: object) => {
      const { [gone as never]: _, ...rest } = noun.columns(body as never) as object;
      return rest;
    };
    expect(await missing({ ...noun, fields, columns: row })).toContain(`column ${gone} has no field`);
  });
});

it('an optional field, shown, sought, filtered, unique, printed on labels and registers, exported and imported by a template, is named in at most twenty-eight files beside its migration and tests', () => {
  const files = ['backend/src', 'domain/src', 'frontend/src'].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((file) => `${folder}/${file}`),
  );
  // Where programs name an order by this number, where an import joins the rows that share it, what months list, acts copy and confirmations
  // say, is not a matter of the field.
  const byPrograms =
    /own-numbers?(-fields)?\.ts|documents\/(dto\/)?order-selection|documents\/documents\.controller|registers\/(register-input|registers\.)|order-id\.ts|sandbox\.(dto|service)|orders-of-messages|orders\/((dto|programs|read|deleted)\/)?(program|order-list|orders\.controller)|order-error-codes|order-webhook-events|\/(feed|webhooks|integrations)\/|domain\/src\/import\/(?!fields|headings)|orders\/import\/(?!template)|\/(acts|confirmations)\/|inventory-acts|\/months\/|month\.dto/;
  const written = files.filter(
    (file) => /\.tsx?$/.test(file) && !/\.(spec|test)\.|\/migrations\//.test(file) && !byPrograms.test(file),
  );
  expect(written.filter((file) => /externalId/i.test(textOf(file))).length).toBeLessThanOrEqual(28);
});
