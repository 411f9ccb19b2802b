import { EntityManager } from 'typeorm';
import { isMysql } from '../src/platform/database/columns';
import { OrderNote } from '../src/modules/orders/model/note.entity';
import { Order } from '../src/modules/orders/model/order.entity';
import { Removals } from '../src/modules/users/leaving/removals.service';
import { addOrder, addUser } from './support/factories';
import { setUpTestApp } from './support/test-app';

const test = setUpTestApp();

afterEach(() => jest.restoreAllMocks());

/** Until the work has ended, or waits for a lock that another unit of work has. */
async function endedOrWaiting(work: Promise<unknown>): Promise<void> {
  let ended = false;
  const end = () => void (ended = true);
  void work.then(end, end);
  const waits = "SHOW GLOBAL STATUS LIKE 'Innodb_row_lock_current_waits'";
  const waiting = async () => Number((await test.database.read.query<{ Value: string }[]>(waits))[0]?.Value);
  while (!ended && !(await waiting()));
}

it('a note that is written while its order is deleted for good goes with it', async () => {
  const owner = await addUser(test);
  const { id } = await addOrder(test, owner);
  const [admin, manager] = [await test.as('admin'), await test.as('manager')];
  let begin = (): void => undefined;
  const deletion = new Promise<void>((resolve) => (begin = resolve)).then(async () => {
    expect((await admin.delete(`/api/users/deleteAndOrders/${owner.id}`)).status).toBe(204);
    await test.app.get(Removals).runIfDue();
  });
  const { countBy } = EntityManager.prototype;
  const counted = jest.spyOn(EntityManager.prototype, 'countBy');
  // The note has found its order, and is not written yet.
  counted.mockImplementationOnce(async function (this: EntityManager, ...given) {
    expect(given[0]).toBe(OrderNote);
    begin();
    // SQLite has one writer: there the deletion comes after the note.
    if (isMysql) await endedOrWaiting(deletion);
    return countBy.apply(this, given);
  });
  const { status } = await manager.post(`/api/order/${id}/notes`, { body: { text: 'Звонили' } });
  expect(status).toBe(201);
  await deletion;
  expect(await test.database.read.countBy(Order, { id })).toBe(0);
  expect(await test.database.read.countBy(OrderNote, { orderId: id })).toBe(0);
});
