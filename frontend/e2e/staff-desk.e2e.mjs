// The list of orders at work: names and places read whole, the way back to a row, lists and orders on paper.
import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { assertAccessible, resize } from './support/axe.mjs';
import { api, placeOrders, staff } from './support/staff.mjs';
import { openWorld } from './support/world.mjs';

const streets = ['ул. Притыцкого', 'пр-т Победителей', 'ул. Героев-подпольщиков', 'бул. Космонавтов'];

/** Until the toast of this button, which comes over the lower element on its way in, stands above it. */
async function standsAbove(page, button, lower) {
  const above = await page.waitForFunction(
    ([undo, other]) => {
      if (!undo.isConnected) return 'the toast went before it stood there';
      const { bottom } = undo.closest('[role="status"]').getBoundingClientRect();
      return bottom <= other.getBoundingClientRect().top;
    },
    [button, lower],
  );
  assert.equal(await above.jsonValue(), true);
}

describe('the desk', () => {
  let world;
  let placed;
  before(async () => {
    world = await openWorld();
    placed = await placeOrders(world, 45, (number) => ({
      reciverStreet: streets[number % streets.length],
      reciverFlat: String(100 + number),
      comment: 'Позвонить за час до приезда. '.repeat(number % 3),
    }));
  });
  after(() => world?.close());

  test('at 1280 px client and place are whole in nine rows of ten, and no view is off the edge', async (t) => {
    const page = await staff(world, t, 'admin@demo.by', { width: 1280, height: 800 });
    let answer;
    const held = new Promise((resolve) => (answer = resolve));
    await page.route('**/api/order/counters', (route) => void held.then(() => route.continue()));
    await page.goto('/cabinet/orders/1');
    await page.getByRole('row').nth(20).waitFor();
    await page.evaluate(() => document.fonts.ready);
    for (const column of ['client', 'destination']) {
      const whole = await page
        .locator(`td[data-column="${column}"] > div`)
        .evaluateAll((cells) => cells.filter((cell) => cell.scrollHeight <= cell.clientHeight).length);
      assert.ok(whole >= 18, `${column}: ${whole} of 20 rows are whole`);
    }
    const views = page.getByRole('navigation', { name: 'Быстрый выбор' });
    const fit = async (state) => {
      const [wide, room] = await views.evaluate((nav) => [nav.scrollWidth, nav.clientWidth]);
      assert.ok(wide <= room, `the views ${state} take ${wide} px of ${room}`);
    };
    await fit('before their numbers');
    answer();
    await views.getByText('47', { exact: true }).first().waitFor();
    await fit('with their numbers');

    await page.emulateMedia({ forcedColors: 'active' });
    for (const current of [views, page.getByRole('navigation', { name: /траниц/ })]) {
      const mark = current.locator('[aria-current]');
      assert.notEqual(await mark.evaluate((node) => getComputedStyle(node).outlineStyle), 'none');
    }
  });

  test('the way back from an order ends at its row', async (t) => {
    const page = await staff(world, t, 'manager@demo.by', { width: 1280, height: 800 });
    const { id } = placed[5];
    await page.goto('/cabinet/orders/2');
    await page.getByRole('link', { name: String(id), exact: true }).click();
    await page.getByRole('heading', { name: new RegExp(`Заказ №\\s${id}`) }).waitFor();
    await page.getByRole('link', { name: 'К заказам' }).click();
    await page.waitForFunction((number) => document.activeElement?.textContent === number, String(id));
    assert.match(page.url(), /\/orders\/2#/);
  });

  test('the list on paper has all orders of the filter, with telephones and room for a signature', async (t) => {
    const page = await staff(world, t, 'manager@demo.by', { width: 1280, height: 800 });
    await page.goto('/cabinet/orders/1?search=Получатель');
    await page.getByRole('link', { name: 'Печать' }).click();
    await page.getByRole('row').nth(45).waitFor();
    await page.emulateMedia({ media: 'print' });
    assert.equal(await page.getByRole('row').filter({ visible: true }).count(), 46);
    await page.getByRole('columnheader', { name: 'Подпись' }).waitFor();
    await page.getByText('+375 (29) 20-00-001').first().waitFor();
    assert.equal(await page.locator('nav, button').filter({ visible: true }).count(), 0);
  });

  test('an order on paper is where it is, its receiver, its sender and the cargo', async (t) => {
    const page = await staff(world, t, 'manager@demo.by', { width: 1280, height: 800 });
    await page.goto(`/cabinet/orders/view/${placed[0].id}`);
    await page.getByRole('heading', { name: 'Путь заказа' }).waitFor();
    await page.emulateMedia({ media: 'print' });
    const titles = await page
      .locator('main h2')
      .evaluateAll((all) => all.filter((title) => title.checkVisibility()).map((title) => title.textContent));
    assert.deepEqual(titles, ['Заказ', 'Получатель', 'Отправитель', 'Груз']);
  });

  test('with counts of four digits no view, heading or cell is cut at 1280 and 1440 px', async (t) => {
    const page = await staff(world, t, 'admin@demo.by', { width: 1280, height: 800 });
    await page.route('**/api/order/counters', async (route) => {
      const counters = await (await route.fetch()).json();
      await route.fulfill({ json: Object.fromEntries(Object.keys(counters).map((name) => [name, 1234])) });
    });
    await page.goto('/cabinet/orders/1');
    await page.getByRole('link', { name: /Хрупкие\s?1234/ }).waitFor();
    for (const width of [1280, 1440]) {
      await resize(page, { width, height: 800 });
      const cut = await page
        .locator('main th, main td > div, main nav[aria-label="Быстрый выбор"], main nav a')
        .evaluateAll((all) =>
          all
            .filter((box) => box.scrollWidth > box.clientWidth + 1)
            .map((box) => `${box.textContent}: ${box.scrollWidth} of ${box.clientWidth}`),
        );
      assert.deepEqual(cut, [], `${width} px`);
    }
  });

  test('from a choice the next stop leads to its actions', async (t) => {
    const page = await staff(world, t, 'manager@demo.by', { width: 1280, height: 800 });
    await page.goto('/cabinet/orders/1');
    await page
      .getByRole('checkbox', { name: /Выбрать заказ/ })
      .nth(3)
      .focus();
    await page.keyboard.press('Space');
    await page
      .getByRole('status')
      .filter({ hasText: /Выбран 1\sзаказ/ })
      .waitFor({ state: 'attached' });
    await page.keyboard.press('Tab');
    await assertAccessible(page, 'the way to the actions of the chosen');
    await page.keyboard.press('Enter');
    const bar = page.getByRole('region', { name: 'Выбранные заказы' });
    assert.ok(await bar.evaluate((node) => node === document.activeElement));
    await page.keyboard.press('Tab');
    assert.ok(await bar.evaluate((node) => node.contains(document.activeElement)));
  });

  test('on a phone the bar of the chosen takes three rows and has every action', async (t) => {
    const page = await staff(world, t, 'manager@demo.by', { width: 360, height: 740 });
    await page.goto('/cabinet/orders/1');
    const boxes = page.getByRole('checkbox', { name: /Выбрать заказ/ });
    for (const number of [0, 1]) await boxes.nth(number).check();
    const bar = page.getByRole('region', { name: 'Выбранные заказы' });
    await bar.getByRole('button', { name: 'Принять по расчёту: 2' }).waitFor();
    const { height } = await bar.boundingBox();
    assert.ok(height < 150, `the bar takes ${height} px`);
    await bar.getByRole('button', { name: 'Ещё' }).click();
    for (const name of ['Применить', 'Этикетки', 'Выгрузить', 'Заявки', 'Снять выбор'])
      assert.ok(await bar.getByRole('button', { name }).isVisible(), name);
  });

  test('the toast of a change that was refused in part covers neither its refusals nor the bar', async (t) => {
    const page = await staff(world, t, 'manager@demo.by', { width: 1280, height: 800 });
    await page.goto('/cabinet/orders/1');
    const boxes = page.getByRole('checkbox', { name: /Выбрать заказ/ });
    for (const number of [0, 1, 2]) await boxes.nth(number).check();
    const [{ id, version }] = placed.slice(-1);
    const asAdmin = await api(world, 'admin@demo.by');
    await asAdmin('POST', '/order/bulk', { orders: [{ id, version }], price: 77.7 });
    await page.getByRole('combobox', { name: 'Новый статус' }).selectOption('В пути');
    await page.getByRole('button', { name: 'Применить' }).click();
    const again = await page.getByRole('button', { name: 'Всё равно поставить «В пути»' }).elementHandle();
    const undo = page.getByRole('button', { name: 'Отменить', exact: true });
    await page.getByText('Сохранено 2 из 3').waitFor();
    await standsAbove(
      page,
      await undo.elementHandle(),
      await again.evaluateHandle((button) => button.closest('[role="alert"]')),
    );
  });

  test('a deletion leaves the list, and its toast is whole on the screen', async (t) => {
    const page = await staff(world, t, 'admin@demo.by', { width: 1280, height: 1000 });
    await page.goto('/cabinet/orders/1?search=Сидоров');
    await page
      .getByRole('checkbox', { name: /Выбрать заказ/ })
      .nth(1)
      .check();
    await page.getByRole('button', { name: /Удалить заказ/ }).click();
    await page
      .getByRole('dialog', { name: 'Удалить выбранный заказ?' })
      .getByRole('button', { name: 'Да' })
      .click();
    await page.getByText(/Найден 1\sзаказ/).waitFor();
    const { y, height } = await page.getByRole('button', { name: 'Вернуть' }).boundingBox();
    assert.ok(y >= 0 && y + height <= 1000, `«Вернуть» stands at ${y} px`);
  });
});
