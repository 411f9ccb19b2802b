// Every screen of the staff cabinet: accessible, no wider than the screen, twenty rows at once, broken networks.
import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { assertAccessible, assertNoSidewaysScroll } from './support/axe.mjs';
import { placeOrders, staff } from './support/staff.mjs';
import { openWorld } from './support/world.mjs';

const screens = {
  '/cabinet/orders/1': 'Заказы',
  '/cabinet/orders/2': 'Заказы',
  '/cabinet/orders/1?status=9': 'Заказы',
  '/cabinet/orders/view/1': /Заказ №\s1/,
  '/cabinet/orders/view/99999': /Заказ №\s99999/,
  '/cabinet/orders/edit/5': /Правка заказа №\s5/,
  '/cabinet/users': 'Пользователи',
  '/cabinet/users?search=никого': 'Пользователи',
  '/cabinet/user/3': 'ООО «Ромашка»',
  '/cabinet/user/3?tab=orders': 'ООО «Ромашка»',
  '/cabinet/users/contract/3': /Контракт/,
  '/cabinet/users/contract/4': 'Контракт',
  '/cabinet/registrationRequests': 'Новые заявки',
  '/cabinet/registrationRequests?tab=canceled': 'Новые заявки',
  '/cabinet/calculatorConfig': 'Настройки калькулятора',
  '/cabinet/calculatorConfig?tab=other': 'Настройки калькулятора',
  '/cabinet/deliveryCitiesAndCoefficientSettings': 'Адреса доставки',
  '/cabinet/deliveryCitiesAndCoefficientSettings?tab=regions': 'Адреса доставки',
};

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
    await page.waitForLoadState('networkidle');
    await page.waitForFunction(() => !document.querySelector('main [aria-busy="true"]'));
  };

  for (const [width, height] of [
    [360, 640],
    [768, 1024],
    [1280, 800],
  ]) {
    test(`every screen passes axe and fits ${width} px`, async (t) => {
      const page = await staff(world, t, 'admin@demo.by', { width, height });
      for (const [address, title] of Object.entries(screens)) {
        await page.goto(address);
        await page.getByRole('heading', { level: 1, name: title }).waitFor();
        await settled(page);
        await assertAccessible(page, `${address} at ${width} px`);
        await assertNoSidewaysScroll(page, `${address} at ${width} px`);
      }
    });
  }

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

  test('lists that do not load say why and load on a retry', async (t) => {
    const page = await staff(world, t, 'admin@demo.by');
    for (const [address, calls, title] of [
      ['/cabinet/orders/1', /\/api\/order\?/, 'Не удалось загрузить заказы'],
      ['/cabinet/users', /\/api\/users\?/, 'Не удалось загрузить список'],
      ['/cabinet/registrationRequests', /\/api\/users\/unproved/, 'Не удалось загрузить заявки'],
      ['/cabinet/deliveryCitiesAndCoefficientSettings', /\/api\/points/, 'Не удалось загрузить пункты'],
      ['/cabinet/calculatorConfig', /\/api\/calculator/, 'Не удалось загрузить тариф'],
    ]) {
      await page.route(calls, (route) => route.abort());
      await page.goto(address);
      await page.getByText(title).waitFor();
      await page
        .getByText(/Нет связи с сервером/)
        .first()
        .waitFor();
      await page.unroute(calls);
      await page.getByRole('button', { name: 'Попробовать ещё раз' }).click();
      await page.getByRole('table').waitFor();
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
