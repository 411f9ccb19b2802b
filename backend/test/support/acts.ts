import { DELIVERED, fromMinsk } from '@shlyah/domain';
import { validContract } from '@shlyah/domain/cases';
import { IsNull } from 'typeorm';
import { Order } from '../../src/modules/orders/model/order.entity';
import type { User } from '../../src/modules/users/model/user.entity';
import type { ActDto, IssuedActsDto } from '../../src/modules/acts/act.dto';
import { ActObjection } from '../../src/modules/acts/objection.entity';
import { ActLine, ActRestore, ActSeries, Act, OwnLine } from '../../src/modules/acts/act.entity';
import type { PaymentDto } from '../../src/modules/acts/payment.dto';
import { Payment } from '../../src/modules/acts/payment.entity';
import type { Client } from './client';
import { addOrder, addUser, firm } from './factories';
import type { TestApp } from './test-app';

/** Years back, so that no other order stands in the month. */
export const MONTH = '2025-02';

/** The moment at which the month is over, for orders, sessions and acts. */
export const AFTER_MONTH = '2025-03-03 09:00';

let count = 0;

/** A firm with a contract. */
export async function addFirm(test: TestApp, name = `ООО «Фирма ${++count}»`): Promise<User> {
  const owner = await addUser(test, firm(name));
  const client = await test.signedIn(owner);
  const { status } = await client.post('/api/contract', { body: validContract });
  if (status !== 201) throw new Error(`The contract was refused: ${status}`);
  return owner;
}

/** An order that was handed over; the price in kopecks. */
export async function handedOver(
  test: TestApp,
  owner: User,
  price: number | null = 1007,
  time = `${MONTH}-10 12:00`,
): Promise<number> {
  const { id } = await addOrder(test, owner, { deliveryDate: '2025-03-20 23:00' });
  const columns = { statusId: DELIVERED, handedAt: fromMinsk(time), price };
  await test.database.write((tx) => tx.update(Order, { id }, columns));
  return id;
}

export async function issue(admin: Client, body: object = {}, month = MONTH): Promise<IssuedActsDto> {
  const answer = await admin.post(`/api/months/${month}/acts`, { body });
  expect([answer.status, answer.body]).toEqual([200, expect.any(Object)]);
  return answer.body as IssuedActsDto;
}

export async function actOf(caller: Client, id: number): Promise<ActDto> {
  const { status, body } = await caller.get(`/api/acts/${id}`);
  expect([status, body]).toEqual([200, expect.any(Object)]);
  return body as ActDto;
}

/** Issues the act of one firm. */
export async function issueTo(admin: Client, { id }: User): Promise<ActDto> {
  const { issued, refused } = await issue(admin, { users: [id] });
  expect(refused).toEqual([]);
  return actOf(admin, issued[0]?.id ?? 0);
}

let payments = 0;

/** A payment of a firm on the day of the acts, in BYN. */
export async function pay(
  caller: Client,
  { id }: User,
  sum: number,
  changes: object = {},
): Promise<PaymentDto> {
  const payment = { user: id, day: AFTER_MONTH.slice(0, 10), sum, number: `П-${++payments}`, ...changes };
  const { status, body } = await caller.post('/api/payments', { body: payment });
  expect([status, body]).toEqual([201, expect.any(Object)]);
  return body as unknown as PaymentDto;
}

/** As a restore of a backup does. */
export const stopIssuing = (test: TestApp): Promise<unknown> =>
  test.database.write((tx) =>
    tx.insert(ActRestore, {
      restoredAt: new Date('2025-03-03T06:00:00Z'),
      backupAt: new Date('2025-03-02T00:00:00Z'),
      statedAt: null,
      statedBy: null,
      year: null,
      first: null,
      last: null,
    }),
  );

/** As an admin's answer does. */
export const goOnIssuing = (test: TestApp): Promise<unknown> =>
  test.database.write((tx) => tx.update(ActRestore, { statedAt: IsNull() }, { statedAt: new Date() }));

/** Each test begins without acts and orders. */
export const forgetActs = (test: TestApp): Promise<void> =>
  test.database.write(async (tx) => {
    for (const table of [Payment, ActObjection, ActLine, Act, ActSeries, ActRestore, OwnLine, Order])
      await tx.createQueryBuilder().delete().from(table).execute();
  });
