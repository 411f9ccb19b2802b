// A wrong status of many orders, noticed after «Отменить» has gone: given back from the history of an order and from the journal.
import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { assertAccessible, resize } from './support/axe.mjs';
import { api, placeOrders, staff } from './support/staff.mjs';
import { openWorld } from './support/world.mjs';

describe('a wrong status of many orders', () => {
  let world;
  let manager;
  before(async () => {
    world = await openWorld();
    manager = await api(world, 'manager@demo.by');
  });
  after(() => world?.close());

  const statusesOf = async (orders) => {
    const statuses = [];
    for (const { id } of orders) statuses.push((await manager('GET', `/order/single?id=${id}`)).status.name);
    return statuses;
  };
  const takeBack = (page) => page.getByRole('button', { name: /^Вернуть прежние( статусы)?…$/ });
  const answer = (page, count) =>
    page.getByRole('dialog').getByRole('button', { name: `Вернуть прежние статусы: ${count}` });

  test('is given back by its manager from the page of one of them', async (t) => {
    const placed = await placeOrders(world, 3);
    const page = await staff(world, t, 'manager@demo.by', { width: 1280, height: 800 });
    await page.goto('/cabinet/orders/1');
    for (const { id } of placed)
      await page.getByRole('checkbox', { name: new RegExp(`Выбрать заказ №\\s${id}$`) }).check();
    await page.getByRole('combobox', { name: 'Новый статус', exact: true }).selectOption('Отменена');
    await page.getByRole('button', { name: 'Применить' }).click();
    await page.getByText(/Сохранены 3\sзаказа/).waitFor();
    assert.deepEqual(await statusesOf(placed), ['Отменена', 'Отменена', 'Отменена']);

    await page.goto(`/cabinet/orders/view/${placed[0].id}`);
    await takeBack(page).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByText(/«Отменена» → «Новая»: 3\sзаказа/).waitFor();
    await assertAccessible(page);
    await answer(page, 3).click();
    await page.getByText(/Вернули прежние статусы: 3\sзаказа/).waitFor();
    assert.deepEqual(await statusesOf(placed), ['Новая', 'Новая', 'Новая']);
    await page.getByRole('listitem').filter({ hasText: 'Новая' }).last().waitFor();
  });

  test('is given back by an admin from its row of the journal, also on a phone', async (t) => {
    const placed = await placeOrders(world, 2);
    const orders = placed.map(({ id, version }) => ({ id, version }));
    await manager('POST', '/order/bulk', { orders, status: 4 });
    const page = await staff(world, t, 'admin@demo.by', { width: 1280, height: 800 });
    await page.goto('/cabinet/journal?kind=statusesSet');
    await takeBack(page).first().click();
    await page
      .getByRole('dialog')
      .getByText(/«В пути» → «Новая»: 2\sзаказа/)
      .waitFor();
    await resize(page, { width: 360, height: 640 });
    await assertAccessible(page);
    await answer(page, 2).click();
    await page.getByText(/Вернули прежние статусы: 2\sзаказа/).waitFor();
    assert.deepEqual(await statusesOf(placed), ['Новая', 'Новая']);
  });
});
