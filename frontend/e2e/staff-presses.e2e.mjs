// Presses of the daily jobs that docs/contract.md#presses writes down; other files count ten prices, a day's papers and a run.
import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { api, placeOrders, staff, startCounting } from './support/staff.mjs';
import { openWorld } from './support/world.mjs';

describe('the presses of a day', () => {
  let world;
  let manager;
  before(async () => {
    world = await openWorld();
    manager = await api(world, 'manager@demo.by');
  });
  after(() => world?.close());

  const statuses = (placed) =>
    Promise.all(placed.map(async ({ id }) => (await manager('GET', `/order/single?id=${id}`)).status.name));

  async function onDesk(t) {
    const page = await staff(world, t, 'manager@demo.by', { width: 1280, height: 800 });
    await page.goto('/cabinet');
    await page.getByRole('heading', { level: 1 }).waitFor();
    return { page, stop: await startCounting(page) };
  }

  /** A hand presses twice: to open the list and to take the word; the driver presses once. */
  async function choose(list, label) {
    await list.click();
    await list.selectOption({ label });
    return 1;
  }

  test('ten orders get a status, all at once: 5', async (t) => {
    const placed = await placeOrders(world, 10);
    const { page, stop } = await onDesk(t);
    await page.getByRole('link', { name: /^Новые \d+/ }).click();
    await page.waitForURL('**/orders/1?status=1');
    await page.getByRole('checkbox', { name: 'Выбрать все на странице' }).click();
    const bar = page.getByRole('region', { name: 'Выбранные заказы' });
    const more = await choose(bar.getByLabel('Новый статус'), 'Принята');
    await bar.getByRole('button', { name: 'Применить' }).click();
    await page.getByText(/Сохранен[ыо] \d+ заказ/).waitFor();
    assert.equal((await stop()).clicks + more, 5);
    assert.deepEqual(await statuses(placed), Array(10).fill('Принята'));
  });

  test('ten orders get a status, one by one: 21', async (t) => {
    const placed = await placeOrders(world, 10);
    const { page, stop } = await onDesk(t);
    await page.getByRole('link', { name: /^Новые \d+/ }).click();
    await page.waitForURL('**/orders/1?status=1');
    let more = 0;
    for (const { id } of placed) {
      const list = page.getByRole('combobox', { name: new RegExp(`Статус заказа №\\s${id}$`) });
      more += await choose(list, 'Принята');
      await page.getByText(new RegExp(`Заказ №\\s${id} сохранён: Принята`)).waitFor();
    }
    assert.equal((await stop()).clicks + more, 21);
    assert.deepEqual(await statuses(placed), Array(10).fill('Принята'));
  });

  test('an order is found by the last digits of a telephone and opened: 1, after a key', async (t) => {
    const [placed] = await placeOrders(world, 1, () => ({ reciverPhone: '+375 (33) 765-43-21' }));
    const { page, stop } = await onDesk(t);
    await page.keyboard.press('/');
    await page.keyboard.type('7654321');
    await page.keyboard.press('Enter');
    await page.waitForURL(/search=7654321/);
    await page.getByRole('link', { name: String(placed.id), exact: true }).click();
    await page.getByRole('heading', { level: 1, name: new RegExp(`Заказ №\\s${placed.id}`) }).waitFor();
    assert.equal((await stop()).clicks, 1);
  });

  test('a band of the tariff is changed: 4', async (t) => {
    const page = await staff(world, t, 'admin@demo.by', { width: 1280, height: 800 });
    await page.goto('/cabinet');
    const stop = await startCounting(page);
    await page.getByRole('link', { name: 'Калькулятор' }).click();
    await page.getByRole('tab', { name: 'Вес' }).click();
    const field = page.getByLabel('Строка 2: коэффициент');
    await field.click();
    await field.fill('1,3');
    await page.getByRole('button', { name: 'Сохранить' }).click();
    await page.getByText('Тариф сохранён').waitFor();
    assert.equal((await stop()).clicks, 4);
  });
});
