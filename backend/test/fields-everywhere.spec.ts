import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  accountFields,
  ADDRESS_NAMES,
  cleanFields,
  contractFields,
  orderFields,
  packageFields,
  pointFields,
  type Field,
  type Fields,
} from '@shlyah/domain';
import type { EntityTarget, ObjectLiteral } from 'typeorm';
import { Contract } from '../src/modules/contracts/contract.entity';
import { Order } from '../src/modules/orders/model/order.entity';
import { OrderItem } from '../src/modules/orders/model/order-item.entity';
import { itemColumns, orderColumns } from '../src/modules/orders/mapper/order.mapper';
import { Point } from '../src/modules/points/point.entity';
import { User } from '../src/modules/users/model/user.entity';
import { accountColumns } from '../src/modules/users/model/user.mapper';
import { description } from './support/described-answers';
import { startTestApp, type TestApp } from './support/test-app';

interface Noun {
  fields: Fields;
  /** What a checked body becomes, under the names of the entity. */
  columns: (body: never) => object;
  entity: EntityTarget<ObjectLiteral>;
  /** Columns that no caller fills in: the server's own. */
  own: string[];
  /** The schema of the answer. */
  answer: string;
  /** Folders or files of the site with the inputs, and with what is shown. */
  inputs: string[];
  shown: string[];
  /** Fields that have no such place, each for a reason. */
  except?: Record<string, string>;
}

const orders = 'frontend/src/features/orders';
const users = 'frontend/src/features/users';

const NOUNS: Record<string, Noun> = {
  order: {
    fields: orderFields,
    columns: orderColumns,
    entity: Order,
    own: [
      'id',
      'userId',
      'statusId',
      'stateId',
      'createdAt',
      'price',
      'version',
      'estimate',
      'revisedEstimate',
      'updatedAt',
      'anonymisedAt',
      'contractId',
      'mode',
      // Made by the server, not to be guessed.
      'trackingCode',
      // Told by staff with a status.
      'failure',
      'failureWords',
      // Tells the row of a file; it is in no answer.
      'rowPrint',
      // A copy of the client, so that the order outlives the account.
      'clientName',
      'clientPhone',
      'clientEmail',
      'clientIsLegalEntity',
      'clientOrganization',
      'clientUnp',
    ],
    answer: 'OrderDto',
    inputs: [`${orders}/form`, `${orders}/new/steps`],
    shown: [`${orders}/view`, `${orders}/words.ts`],
    except: {
      'tarif is not shown': 'there is one tariff, shown by its name',
    },
  },
  'piece of cargo': {
    fields: packageFields,
    columns: itemColumns,
    entity: OrderItem,
    own: ['id', 'orderId', 'position'],
    answer: 'PackageDto',
    inputs: ['frontend/src/features/calculator/cargo'],
    shown: [`${orders}/view`, 'domain/src/orders/cargo-words.ts'],
  },
  user: {
    fields: accountFields,
    columns: accountColumns,
    entity: User,
    own: [
      'id',
      'pendingEmail',
      'passwordHash',
      'role',
      'status',
      'avatarFileId',
      'searchText',
      'version',
      'createdAt',
      // What the person has agreed to, and whether he wants to leave.
      'consentVersion',
      'consentAt',
      'deletionAskedAt',
      'deletionReason',
    ],
    answer: 'UserDto',
    inputs: [`${users}/profile`, `${users}/session`],
    shown: [`${users}/list`],
    except: { 'orderEmails is not shown': 'it is the person’s own setting, in the profile only' },
  },
  contract: {
    fields: contractFields,
    columns: (body) => cleanFields(contractFields, body),
    entity: Contract,
    own: [
      'id',
      'userId',
      'scanRegistrationFileId',
      'scanProxyFileId',
      'version',
      'createdAt',
      'anonymisedAt',
    ],
    answer: 'ContractDto',
    inputs: ['ContractForm.tsx', 'IbanField.tsx'].map((file) => `frontend/src/features/contracts/${file}`),
    shown: ['frontend/src/features/contracts/ContractDetails.tsx'],
  },
  point: {
    fields: pointFields,
    columns: (body) => body,
    entity: Point,
    own: ['id', 'version'],
    answer: 'PointDto',
    inputs: ['frontend/src/features/points/admin'],
    shown: ['frontend/src/features/points/admin'],
  },
};

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
  expect(Object.keys(except).filter((words) => !found.includes(words))).toEqual([]);
  return found.filter((words) => !(words in except));
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
  // Where programs name an order by this number, and where an import joins the rows that share it, is not a matter of the field.
  const byPrograms =
    /orders\/(http|read|write)\/(dto\/)?(program|order-list|orders\.controller)|order-error-codes|\/(feed|webhooks|integrations)\/|domain\/src\/import\/(?!fields|headings)|orders\/import\/(?!template)/;
  const written = files.filter(
    (file) => /\.tsx?$/.test(file) && !/\.(spec|test)\.|\/migrations\//.test(file) && !byPrograms.test(file),
  );
  expect(written.filter((file) => /externalId/i.test(textOf(file))).length).toBeLessThanOrEqual(28);
});
