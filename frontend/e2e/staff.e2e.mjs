// The staff's orders: the presses of a day's work, filters, neighbours, papers. Other files count a day's papers and a run.
import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { after, before, describe, test } from 'node:test';
import { api, onOneDay, placeOrders, staff, startCounting } from './support/staff.mjs';
import { openWorld } from './support/world.mjs';

/** docs/contract.md#presses counts for ten, which are taken in the full form of the tests: each costs the same. */
const ORDERS = process.env.TEST_FULL ? 10 : 3;

describe('the staff’s orders', () => {
  let world;
  let manager;
  before(async () => {
    world = await openWorld();
    manager = await api(world, 'manager@demo.by');
  });
  after(() => world?.close());

  const order = (id) => manager('GET', `/order/single?id=${id}`);

  /** Every order has its price and is «Принята». */
  async function assertAccepted(placed, priceOf) {
    for (const one of placed) {
      const { price, status } = await order(one.id);
      assert.deepEqual([price, status.name], [priceOf(one), 'Принята'], `order ${one.id}`);
    }
  }

  describe(`a day’s work: ${ORDERS} new orders`, () => {
    /** The home page of staff, whose presses are counted from now on. */
    async function onDesk(t, email = 'manager@demo.by') {
      const page = await staff(world, t, email);
      await page.goto('/cabinet');
      await page.getByRole('heading', { level: 1 }).waitFor();
      return { page, stop: await startCounting(page) };
    }

    async function openNew(page) {
      await page.getByRole('link', { name: /^Новые \d+/ }).click();
      await page.waitForURL('**/orders/1?status=1');
    }

    /** A hand presses twice, to open the list and to take the word; the driver presses once. */
    async function choose(list, label) {
      await list.click();
      await list.selectOption({ label });
      return 1;
    }

    /** Gives all orders of the page a status; answers with the presses that the driver has not made. */
    async function acceptAll(page) {
      await page.getByRole('checkbox', { name: 'Выбрать все на странице' }).click();
      const bar = page.getByRole('region', { name: 'Выбранные заказы' });
      const more = await choose(bar.getByLabel('Новый статус'), 'Принята');
      await bar.getByRole('button', { name: 'Применить' }).click();
      await page.getByText(/Сохранен[ыо] \d+ заказ/).waitFor();
      return more;
    }

    /** Says how it went in the report of the tests and holds it against docs/contract.md#presses. */
    function note(t, { clicks, seconds }, written) {
      t.diagnostic(`${ORDERS} orders: ${clicks} presses, ${seconds.toFixed(1)} s`);
      assert.ok(clicks <= written, `${clicks} presses for ${ORDERS} orders, not ${written}`);
    }

    const button = (page, id, price) =>
      page.getByRole('button', { name: new RegExp(`Изменить цену заказа №\\s${id}: ?${price}`) });

    test('are accepted at once, by their quotes', async (t) => {
      const placed = await placeOrders(world, ORDERS);
      const { page, stop } = await onDesk(t);
      await openNew(page);
      await page.getByRole('link', { name: String(placed[0].id), exact: true }).waitFor();
      await page.getByRole('checkbox', { name: 'Выбрать все на странице' }).click();
      await page.getByRole('button', { name: /Принять по расчёту/ }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Принять' }).click();
      await page.getByRole('dialog').waitFor({ state: 'detached' });
      note(t, await stop(), 4);
      await assertAccepted(placed, ({ estimate }) => estimate.total);
    });

    test('are accepted one by one, by their quotes', async (t) => {
      const placed = await placeOrders(world, ORDERS);
      const { page, stop } = await onDesk(t);
      await openNew(page);
      for (const { id } of placed) {
        await page.getByRole('button', { name: new RegExp(`Принять заказ №\\s${id} `) }).click();
        await button(page, id, '\\d').waitFor();
      }
      note(t, await stop(), 1 + ORDERS);
      await assertAccepted(placed, ({ estimate }) => estimate.total);
    });

    test('are accepted with prices of one’s own', async (t) => {
      const placed = await placeOrders(world, ORDERS);
      const { page, stop } = await onDesk(t);
      await openNew(page);
      for (const { id } of placed) {
        await button(page, id, '').click();
        await page.keyboard.type('49,9');
        await page.keyboard.press('Enter');
        await button(page, id, '49\\.90').waitFor();
      }
      const more = await acceptAll(page);
      const { clicks, seconds } = await stop();
      note(t, { clicks: clicks + more, seconds }, 5 + ORDERS);
      await assertAccepted(placed, () => 49.9);
    });

    test('get a status at once', async (t) => {
      const placed = await placeOrders(world, ORDERS);
      const { page, stop } = await onDesk(t);
      await openNew(page);
      const more = await acceptAll(page);
      assert.equal((await stop()).clicks + more, 5);
      await assertAccepted(placed, ({ price }) => price);
    });

    test('get a status one by one', async (t) => {
      const placed = await placeOrders(world, ORDERS);
      const { page, stop } = await onDesk(t);
      await openNew(page);
      let more = 0;
      for (const { id } of placed) {
        const list = page.getByRole('combobox', { name: new RegExp(`Статус заказа №\\s${id}$`) });
        more += await choose(list, 'Принята');
        await page.getByText(new RegExp(`Заказ №\\s${id} сохранён: Принята`)).waitFor();
      }
      assert.equal((await stop()).clicks + more, 1 + 2 * ORDERS);
      await assertAccepted(placed, ({ price }) => price);
    });

    test('and one is found by the last digits of a telephone and opened with one press, after a key', async (t) => {
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

    test('and a band of the tariff is changed with four presses', async (t) => {
      const { page, stop } = await onDesk(t, 'admin@demo.by');
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

  test('the one-click views hold as many orders as they say', async (t) => {
    await placeOrders(world, 2, (number) => ({ ['fragile\u0421argo']: number === 0 }));
    const page = await staff(world, t, 'manager@demo.by');
    await onOneDay(async () => {
      const counters = await manager('GET', '/order/counters');
      await page.goto('/cabinet');
      for (const [label, key] of Object.entries({
        Новые: 'new',
        'Без цены': 'noPrice',
        'На завтра': 'tomorrow',
        Хрупкие: 'fragile',
      })) {
        await page.getByRole('link', { name: new RegExp(`^${label} ${counters[key]}$`) }).click();
        const shown = Math.min(20, counters[key]);
        await page.waitForFunction(
          (rows) =>
            document.querySelectorAll('tbody tr').length === rows && !document.querySelector('[aria-busy]'),
          shown,
        );
      }
    });
  });

  test('search and filter live in the address and survive a reload', async (t) => {
    const [placed] = await placeOrders(world, 1, () => ({ name: 'Зинаида Ёжикова' }));
    const page = await staff(world, t, 'manager@demo.by');
    await page.goto('/cabinet');
    await page.getByRole('searchbox').fill('ежикова');
    await page.keyboard.press('Enter');
    const found = page.getByRole('link', { name: String(placed.id), exact: true });
    await page.waitForFunction(() => document.querySelectorAll('tbody tr').length === 1);
    await found.waitFor();
    await page.reload();
    await found.waitFor();
    assert.match(page.url(), /search=/);
    await page.getByRole('searchbox').fill('такого нет нигде');
    await page.keyboard.press('Enter');
    await page.getByText('Заказов не найдено').waitFor();
  });

  test('an order leads on to its neighbours in the filter', async (t) => {
    const placed = await placeOrders(world, 3, () => ({ name: 'Сосед Соседов' }));
    const [first, second, third] = placed.map(({ id }) => id);
    const page = await staff(world, t, 'manager@demo.by');
    await page.goto('/cabinet/orders/1?search=соседов');
    await page.getByRole('link', { name: String(third), exact: true }).click();
    const opened = (id) => page.getByRole('heading', { name: new RegExp(`Заказ №\\s${id}`) }).waitFor();
    await page.getByRole('link', { name: 'Следующий' }).click();
    await opened(second);
    await page.getByRole('link', { name: 'Следующий' }).click();
    await opened(first);
    await page.getByRole('link', { name: 'Следующий' }).waitFor({ state: 'detached' });
    await page.getByRole('link', { name: 'Предыдущий' }).click();
    await opened(second);
    await page.getByRole('link', { name: 'К заказам' }).click();
    await page.waitForURL(/orders\/1\?search=/);
  });

  test('the papers come as files, and a failure is said aloud', async (t) => {
    const page = await staff(world, t, 'manager@demo.by');
    await page.goto('/cabinet/orders/view/1');
    for (const [word, extension] of [
      ['Договор', '.docx'],
      ['Заявка', '.xlsx'],
    ]) {
      await page.getByRole('button', { name: 'Скачать' }).click();
      const [download] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('button', { name: word }).click(),
      ]);
      assert.ok(download.suggestedFilename().endsWith(extension), download.suggestedFilename());
    }
    await page.getByRole('button', { name: 'Скачать' }).click();
    await page.getByRole('button', { name: 'Этикетки' }).click();
    const dialog = page.getByRole('dialog', { name: /^Этикетки заказа/ });
    const [labels] = await Promise.all([
      page.waitForEvent('download'),
      dialog.getByRole('button', { name: 'Скачать PDF' }).click(),
    ]);
    assert.equal((await readFile(await labels.path())).subarray(0, 5).toString(), '%PDF-');
    await page.getByText('Этикетки напечатаны').waitFor();
    await page.route('**/api/getZayavka*', (route) => route.abort());
    await page.getByRole('button', { name: 'Скачать' }).click();
    await page.getByRole('button', { name: 'Заявка' }).click();
    await page.getByRole('alert').getByText('Заявка: файл не получен').waitFor();
  });

  test('only an admin deletes, after a question that Escape answers with no', async (t) => {
    const [{ id }] = await placeOrders(world, 1);
    const page = await staff(world, t, 'admin@demo.by');
    await page.goto('/cabinet/orders/1');
    await page.getByRole('checkbox', { name: new RegExp(`Выбрать заказ №\\s${id}$`) }).check();
    const bin = page.getByRole('button', { name: new RegExp(`Удалить заказ №\\s${id}$`) });
    await bin.click();
    await page.getByRole('dialog', { name: 'Удалить выбранный заказ?' }).waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await bin.click();
    await page.getByRole('button', { name: 'Да', exact: true }).click();
    await bin.waitFor({ state: 'detached' });

    const other = await staff(world, t, 'manager@demo.by');
    await other.goto('/cabinet');
    await other.getByRole('row').nth(1).waitFor();
    await other
      .getByRole('checkbox', { name: /Выбрать заказ/ })
      .first()
      .check();
    await other.getByRole('region', { name: 'Выбранные заказы' }).waitFor();
    assert.equal(await other.getByRole('button', { name: /Удалить/ }).count(), 0);
  });
});
