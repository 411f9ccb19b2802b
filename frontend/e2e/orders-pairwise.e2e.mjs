// Orders of every kind: each two choices of the order form meet in some row of a table made of the domain's enums.
// Each row is created by a customer in four steps and becomes another row in the hands of staff; what was saved is
// read back from the API field by field.
import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { answer } from './support/answers.mjs';
import {
  answerSteps,
  beginOrder,
  mendStep,
  openEdit,
  saveEdit,
  sendOrder,
  setPrice,
} from './support/order-form.mjs';
import { factors, orderOf, rows, sameFields } from './support/order-table.mjs';
import { allPairs, pairsIn } from './support/pairwise.mjs';
import { api, deliveryDay, staff } from './support/staff.mjs';
import { openWorld } from './support/world.mjs';

test('every two choices meet in the table', () => {
  const found = pairsIn(rows);
  assert.deepEqual(
    allPairs(factors).filter((pair) => !found.has(pair)),
    [],
  );
});

describe(`orders of all kinds, ${rows.length} of them`, () => {
  let world;
  let manager;
  let orders;
  before(async () => {
    world = await openWorld();
    manager = await api(world, 'manager@demo.by');
    const cities = await Promise.all(['Минск', 'Гомель', 'Полоцк'].map((name) => city(manager, name)));
    const points = await manager('GET', '/points');
    orders = rows.map((row, number) => orderOf(row, number, { cities, points, day: deliveryDay(2) }));
  });
  after(() => world?.close());

  const made = [];
  const saved = (id) => manager('GET', `/order/single?id=${id}`);

  test('a customer places each in four steps, looking back once', async (t) => {
    const page = await staff(world, t, 'company@demo.by');
    await page.goto('/cabinet');
    for (const [number, { steps, kept }] of orders.entries()) {
      await beginOrder(page);
      await answerSteps(page, steps);
      const back = number % 3;
      await mendStep(page, back + 1, steps[back].slice(-1));
      const id = await sendOrder(page);
      made.push(id);
      assert.deepEqual(sameFields(await saved(id), kept), kept, `row ${number}: ${words(number)}`);
    }
  });

  test('staff open each and make the next one of it', async (t) => {
    const page = await staff(world, t, 'manager@demo.by');
    for (const [number, id] of made.entries()) {
      const next = (number + 1) % orders.length;
      const { steps, kept, price, keptPrice } = orders[next];
      await openEdit(page, id);
      for (const questions of steps) await answer(page, questions);
      await setPrice(page, price);
      await saveEdit(page, id);
      const order = await saved(id);
      assert.deepEqual(sameFields(order, kept), kept, `row ${number} → ${words(next)}`);
      assert.equal(order.price, keptPrice);
    }
  });
});

const words = (number) => JSON.stringify(rows[number]);

/** A city as it is typed in part and picked from the list. */
async function city(call, name) {
  const [{ id, search }] = await call('GET', `/findCountry?query=${encodeURIComponent(name)}`);
  return { id, name, typed: name.slice(0, 4), kept: search };
}
