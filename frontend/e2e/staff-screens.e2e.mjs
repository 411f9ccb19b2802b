// Every screen of the staff cabinet: accessible, no wider than the screen, twenty rows at once, broken networks.
import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { assertAccessible, assertFitsScreens } from './support/axe.mjs';
import { api, placeOrders, staff } from './support/staff.mjs';
import { atRest, openWorld } from './support/world.mjs';
import { screens } from './support/staff-addresses.mjs';

describe('the screens of the staff cabinet', () => {
  let world;
  before(async () => {
    world = await openWorld();
    await placeOrders(world, 22, (number) => ({
      comment: 'Позвонить за час до приезда. '.repeat(number % 5),
    }));
  });
  after(() => world?.close());
  const settled = async (page) => {
    await atRest(page);
    await page.waitForFunction(() => !document.querySelector('main [aria-busy="true"]'));
  };

  test('every screen, opened on a phone and widened, passes axe and fits', async (t) => {
    const page = await staff(world, t, 'admin@demo.by', { width: 360, height: 640 });
    for (const [address, title] of Object.entries(screens)) {
      if (address.includes('?') && !process.env.TEST_FULL) continue;
      await page.goto(address);
      await page.getByRole('heading', { level: 1, name: title }).waitFor();
      await settled(page);
      await assertFitsScreens(page, address);
    }
  });

  test('the dark scheme, open dialogs, the bar for many and an open editor pass axe too', async (t) => {
    const page = await staff(world, t, 'admin@demo.by');
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.goto('/cabinet/orders/1');
    await page.getByRole('checkbox', { name: 'Выбрать все на странице' }).check();
    await page
      .getByRole('button', { name: /Изменить цену/ })
      .first()
      .click();
    await assertAccessible(page, 'the list at work');
    await page.getByRole('button', { name: /Принять по расчёту/ }).click();
    await assertAccessible(page, 'the question before many prices');
    await page.goto('/cabinet/registrationRequests');
    await page.getByRole('button', { name: 'Отклонить' }).first().click();
    await assertAccessible(page, 'a rejection');
    await page.goto('/cabinet/user/3');
    await page.getByRole('button', { name: 'Редактировать' }).click();
    await assertAccessible(page, 'a user being edited');
    await page.goto('/cabinet/deliveryCitiesAndCoefficientSettings');
    await page
      .getByRole('button', { name: /^Изменить/ })
      .first()
      .click();
    await page.locator('.leaflet-container').waitFor();
    await assertAccessible(page, 'a pickup point being edited');
  });

  test('a turned page keeps the filter open and what is typed; nobody acts on what goes', async (t) => {
    const page = await staff(world, t, 'manager@demo.by', { width: 1280, height: 800 });
    await page.goto('/cabinet/orders/1');
    const rows = page.getByRole('row');
    await rows.nth(20).waitFor();
    await page.getByRole('button', { name: 'Фильтр' }).click();
    await page.getByRole('button', { name: 'Показать' }).waitFor();
    await page.getByRole('searchbox').fill('Немига');
    const first = await rows.nth(1).elementHandle();
    const number = await first.evaluate((row) => row.querySelector('[data-order]').textContent);
    const asked = [];
    page.on('request', (request) => asked.push(`${request.method()} ${new URL(request.url()).pathname}`));
    let go;
    const held = new Promise((resolve) => (go = resolve));
    await page.route(/\/api\/order\?page=2/, async (route) => {
      await held;
      await route.continue();
    });
    await page.getByRole('link', { name: 'Страница 2', exact: true }).click();
    await page.locator('main [aria-busy="true"]').waitFor();
    assert.equal(await first.evaluate((row) => row.querySelector('[data-order]').textContent), number);
    const box = await first.evaluate((row) => {
      row.scrollIntoView({ block: 'center' });
      const { x, y } = row.querySelector('input').getBoundingClientRect();
      return document.elementFromPoint(x + 5, y + 5).tagName;
    });
    assert.notEqual(box, 'INPUT', 'a row that is about to go can be clicked');
    go();
    await page.waitForFunction((was) => document.querySelector('[data-order]').textContent !== was, number);
    await page.getByRole('button', { name: 'Показать' }).waitFor();
    assert.equal(await page.getByRole('searchbox').inputValue(), 'Немига');
    await page.waitForFunction(() => document.activeElement.id === 'main');
    assert.deepEqual(
      asked.filter((call) => call.includes('/api/')),
      ['GET /api/order', 'GET /api/runs/carriers'],
    );

    await page.route(/\/api\/order\?page=1/, (route) => route.abort());
    await page.getByRole('link', { name: 'Страница 1', exact: true }).click();
    await page.getByText('Нет связи', { exact: true }).waitFor();
    await page.unrouteAll();
    await page.getByRole('button', { name: 'Попробовать ещё раз' }).click();
    await page.getByRole('link', { name: number, exact: true }).waitFor();
  });

  test('twenty rows of each list are seen at once on 1280 × 800', async (t) => {
    const page = await staff(world, t, 'admin@demo.by', { width: 1280, height: 800 });
    await page.goto('/cabinet/orders/1');
    await page.getByRole('row').nth(20).waitFor();
    await page.evaluate(() => document.fonts.ready);
    const bottom = await page
      .getByRole('row')
      .nth(20)
      .evaluate((row) => row.getBoundingClientRect().bottom);
    assert.ok(bottom <= 800, `the twentieth order ends at ${bottom} px`);
    await page.goto('/cabinet/users');
    const row = await page.getByRole('row').nth(1).boundingBox();
    assert.ok(row.y + 20 * row.height <= 800, `twenty users would end at ${row.y + 20 * row.height} px`);
  });

  test('twenty orders are two screens of a tablet, on a phone an order is two lines', async (t) => {
    const page = await staff(world, t, 'manager@demo.by', { width: 768, height: 1024 });
    // Long names and addresses, orders without a price.
    await page.route(/\/api\/order\?/, async (route) => {
      const answer = await route.fetch();
      const { data, ...rest } = await answer.json();
      const organization = 'Общество с ограниченной ответственностью «Белорусские перевозки»';
      const long = data.map((order) => ({
        ...order,
        price: null,
        user: { ...order.user, organization },
        reciverStreet: 'проезд Героев-подпольщиков Гомельщины',
      }));
      await route.fulfill({ response: answer, json: { ...rest, data: long } });
    });
    await page.goto('/cabinet/orders/1');
    const last = page.getByRole('row').nth(20);
    await last.waitFor();
    await page.evaluate(() => document.fonts.ready);
    const bottom = await last.evaluate((row) => row.getBoundingClientRect().bottom);
    assert.ok(bottom <= 2 * 1024, `the twentieth order ends at ${bottom} px`);
    await page.unrouteAll();
    await page.setViewportSize({ width: 360, height: 640 });
    await page.goto('/cabinet/orders/1?search=2');
    const priced = page.getByRole('row', { name: /31\.20/ }).first();
    const { height } = await priced.boundingBox();
    assert.ok(height <= 96, `an order takes ${height} px`);
  });

  test('1920 px are used, a chosen row is tinted, a status has its colour and is not cut', async (t) => {
    const page = await staff(world, t, 'admin@demo.by', { width: 1920, height: 1080 });
    await page.route(/\/api\/users\/unproved/, async (route) => {
      const answer = await route.fetch();
      await route.fulfill({ response: answer, json: { ...(await answer.json()), total: 27 } });
    });
    await page.goto('/cabinet/orders/1');
    const rows = page.getByRole('row');
    await rows.nth(20).waitFor();
    const { x, width } = await page.getByRole('table').boundingBox();
    assert.ok(x + width > 1920 - 40, `the table ends at ${x + width} px`);
    const waiting = page.getByRole('link', { name: /Новые заявки/ }).getByText('27', { exact: true });
    assert.ok((await waiting.boundingBox()).height < 30, 'the number beside the menu takes one line');

    const ground = (element) => element.evaluate((node) => getComputedStyle(node).backgroundColor);
    await rows.nth(3).getByRole('checkbox').check();
    await page.mouse.move(0, 0);
    assert.notEqual(await ground(rows.nth(3)), await ground(rows.nth(4)));

    await page.setViewportSize({ width: 1280, height: 800 });
    const status = (row) => row.getByRole('combobox', { name: /^Статус/ });
    const fresh = await ground(status(rows.nth(1)));
    // The statuses come with the pointer.
    await status(rows.nth(1)).hover();
    await status(rows.nth(1)).selectOption('Готова к выдаче');
    await page.waitForFunction((was) => {
      const select = document.querySelector('[data-act="status"]');
      return !select.disabled && getComputedStyle(select).backgroundColor !== was;
    }, fresh);
    const spare = await status(rows.nth(1)).evaluate((select) => {
      const { font, paddingLeft, paddingRight } = getComputedStyle(select);
      const pen = document.createElement('canvas').getContext('2d');
      pen.font = font;
      const words = [...select.options].map(({ text }) => pen.measureText(text).width);
      return select.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight) - Math.max(...words);
    });
    assert.ok(spare >= 0, `the longest status lacks ${-spare} px`);
  });

  test('a long name gives way to the status beside it', async (t) => {
    const call = await api(world, 'admin@demo.by');
    const { data } = await call('GET', '/users?page=1&status=canceled');
    const name = 'Константинопольская-Преображенская Александра-Елизавета Владиславовна';
    await call('PUT', '/users/updateUserInfo', { id: data[0].id, name, version: data[0].version });
    for (const [width, height] of [
      [1280, 800],
      [360, 640],
    ]) {
      const page = await staff(world, t, 'manager@demo.by', { width, height });
      await page.goto('/cabinet/users?status=canceled');
      const cell = await page.getByRole('cell', { name }).first().boundingBox();
      const badge = await page.getByText('отклонён', { exact: true }).boundingBox();
      assert.ok(badge.x + badge.width <= cell.x + cell.width, `the status is cut at ${width} px`);
    }
  });

  test('the list of orders prints as a register on one sheet', async (t) => {
    const page = await staff(world, t, 'admin@demo.by', { width: 1280, height: 800 });
    await page.goto('/cabinet/orders/1?fragile=0&status=1');
    await page.getByRole('row').nth(20).waitFor();
    await page.evaluate(() => document.fonts.ready);
    const sheets = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
    assert.equal(sheets.match(/\/Type\s*\/Page\b/g).length, 1, 'sheets of paper');
    const [, wide, high] = /\/MediaBox\s*\[0 0 ([\d.]+) ([\d.]+)\]/.exec(sheets);
    assert.deepEqual([wide, high].map(Math.round), [842, 595]);

    await page.emulateMedia({ media: 'print' });
    assert.equal(await page.getByRole('row').filter({ visible: true }).count(), 21);
    await page.getByText('Статус: Новая').waitFor();
    assert.equal(
      await page.locator('nav, :is(input, button):not([data-act])').filter({ visible: true }).count(),
      0,
    );
    const head = await page.locator('thead').evaluate((element) => getComputedStyle(element).display);
    assert.equal(head, 'table-header-group', 'the heading is repeated');
  });

  test('lists that do not load say why and load on a retry', async (t) => {
    const page = await staff(world, t, 'admin@demo.by');
    for (const [address, calls, title, heading] of [
      ['/cabinet/orders/1', /\/api\/order\?/, 'Не удалось загрузить заказы'],
      ['/cabinet/users', /\/api\/users\?/, 'Не удалось загрузить список'],
      ['/cabinet/registrationRequests', /\/api\/users\/unproved/, 'Не удалось загрузить заявки'],
      ['/cabinet/deliveryCitiesAndCoefficientSettings', /\/api\/points/, 'Не удалось загрузить пункты'],
      ['/cabinet/calculatorConfig', /\/api\/calculator/, 'Не удалось загрузить тариф'],
      ['/cabinet/state', /\/api\/state/, 'Не удалось узнать состояние', 'Резервная копия'],
    ]) {
      const away = { statusCode: 503, code: 'unavailable', message: 'База данных не отвечает' };
      await page.route(calls, (route) => route.fulfill({ status: 503, json: away }));
      await page.goto(address);
      await page.getByText(title).waitFor();
      await page.getByText(away.message).first().waitFor();
      await page.unroute(calls);
      await page.route(calls, (route) => route.abort());
      await page.getByRole('button', { name: 'Попробовать ещё раз' }).first().click();
      await page
        .getByText(/Нет связи с сервером/)
        .first()
        .waitFor();
      await page.unroute(calls);
      await page.getByRole('button', { name: 'Попробовать ещё раз' }).first().click();
      await (heading ? page.getByRole('heading', { name: heading }) : page.getByRole('table')).waitFor();
    }
  });

  test('on a phone an order is accepted by keyboard alone', async (t) => {
    const page = await staff(world, t, 'manager@demo.by', { width: 360, height: 640 });
    await page.goto('/cabinet/orders/1?status=1');
    const accept = page.getByRole('button', { name: /Принять заказ/ }).first();
    const number = /№\s(\d+)/.exec(await accept.getAttribute('aria-label'))[1];
    for (let presses = 0; presses < 60; presses++) {
      await page.keyboard.press('Tab');
      if (await accept.evaluate((button) => button === document.activeElement)) break;
    }
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: new RegExp(`Изменить цену заказа №\\s${number}: \\d`) }).waitFor();
  });
});
