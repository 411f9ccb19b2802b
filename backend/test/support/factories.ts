import { validOrder } from '@shlyah/domain/cases';
import { User } from '../../src/users/user.entity';
import { newUser } from '../../src/users/user.mapper';
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
    phone: `+375 (29) 90-00-${number}`,
    createdAt: test.clock.now(),
    ...changes,
  };
  const { identifiers } = await test.database.write((tx) => tx.insert(User, newUser(user)));
  return test.database.read.findOneByOrFail(User, { id: (identifiers[0] as { id: number }).id });
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

export interface ReadOrder {
  [field: string]: unknown;
  id: number;
  version: number;
}

/** The first bytes of a PDF are enough to be taken for one. */
export const pdf = (size = 1000): Buffer =>
  Buffer.concat([Buffer.from('%PDF-1.4\n'), Buffer.alloc(size - 9, ' ')]);

/** A whole picture of one pixel. */
export const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
