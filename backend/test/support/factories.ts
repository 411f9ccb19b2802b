import { MODE_HEADER, scopes } from '@shlyah/domain';
import { validOrder } from '@shlyah/domain/cases';
import type { CreateKeyDto, NewKeyDto } from '../../src/modules/integrations/keys/dto/keys.dto';
import { KeysService } from '../../src/modules/integrations/keys/keys.service';
import { User } from '../../src/modules/users/model/user.entity';
import { newUser } from '../../src/modules/users/model/user.mapper';
import type { Client } from './client';
import type { TestApp } from './test-app';

let count = 0;

/** A user of his own for one test, with the demo password: a confirmed private customer unless told otherwise. */
export async function addUser(test: TestApp, changes: Partial<User> = {}): Promise<User> {
  const known = await test.database.read.findOneByOrFail(User, { email: 'person@demo.by' });
  const number = String(++count).padStart(3, '0');
  const { id: _id, ...columns } = known;
  const user = {
    ...columns,
    email: `client${number}@example.by`,
    name: `Клиент ${number}`,
    // Groups of test files make more than a thousand people.
    phone: `+375 (29) 90-0${number.padStart(4, '0').replace(/^(.)/, '$1-')}`,
    createdAt: test.clock.now(),
    ...changes,
  };
  const { identifiers } = await test.database.write((tx) => tx.insert(User, newUser(user)));
  return test.database.read.findOneByOrFail(User, { id: (identifiers[0] as { id: number }).id });
}

/** A key of the user's, a real one that may do everything unless told otherwise. */
export const addKey = (test: TestApp, owner: User, changes: Partial<CreateKeyDto> = {}): Promise<NewKeyDto> =>
  test.app
    .get(KeysService, { strict: false })
    .create({ name: 'Программа', mode: 'live', scopes: [...scopes], expiresAt: null, ...changes }, owner, {
      key: undefined,
      replayed: () => undefined,
    });

/** A program that comes with such a key. */
export async function program(
  test: TestApp,
  owner: User,
  changes: Partial<CreateKeyDto> = {},
): Promise<Client> {
  const client = test.visitor();
  client.key = (await addKey(test, owner, changes)).secret;
  return client;
}

/** A firm instead of a person. */
export const firm = (organization = 'ООО «Парус»', unp = '190000009'): Partial<User> => ({
  isLegalEntity: true,
  organization,
  unp,
});

/** A right order, as a form sends it. */
export const orderBody = (changes: object = {}): object => ({ ...validOrder, ...changes });

/** An order of the user's, as it is read. */
export async function addOrder(test: TestApp, owner: User, changes: object = {}): Promise<ReadOrder> {
  const client = await test.signedIn(owner);
  const { status, body } = await client.post('/api/order', { body: orderBody(changes) });
  if (status !== 201) throw new Error(`The order was refused: ${JSON.stringify(body)}`);
  return body as ReadOrder;
}

/** An order of the user's that only tries the service out. */
export async function addTestOrder(test: TestApp, owner: User, changes: object = {}): Promise<ReadOrder> {
  const client = await test.signedIn(owner);
  const headers = { [MODE_HEADER]: 'test' };
  const { status, body } = await client.post('/api/order', { body: orderBody(changes), headers });
  if (status !== 201) throw new Error(`The order was refused: ${JSON.stringify(body)}`);
  return body as ReadOrder;
}

export interface ReadOrder {
  [field: string]: unknown;
  id: number;
  version: number;
}

/** A whole PDF without pages, of the given length; `more` stands among its objects. */
export function pdf(size = 1000, more = ''): Buffer {
  const objects = `1 0 obj\n<< /Type /Catalog ${more} >>\nendobj\n`;
  const table = 'xref\n0 1\n0000000000 65535 f \ntrailer\n<< /Size 1 /Root 1 0 R >>\n';
  const head = '%PDF-1.4\n';
  const rest = (at: number): string => `${objects}${table}startxref\n${at}\n%%EOF\n`;
  // The number at the end has as many digits as it takes.
  let blanks = size - head.length - rest(0).length;
  const at = (): number => head.length + blanks + objects.length;
  blanks -= String(at()).length - 1;
  return Buffer.from(head + ' '.repeat(Math.max(0, blanks)) + rest(at()), 'latin1');
}

/** A whole picture of one pixel. */
export const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
