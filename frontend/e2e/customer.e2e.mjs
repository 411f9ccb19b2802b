// The customer's cabinet: orders, calculator, contract and profile, as a person with a browser meets them.
import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { assertAccessible } from './support/axe.mjs';
import { fillReceiver, fillSender, fillCargo, next, ordersOf, tabTo } from './support/customer.mjs';
import { setRegionPrice } from './support/tariff.mjs';
import { atRest, openWorld, PASSWORD, signedIn } from './support/world.mjs';

/** Waits until the browser has stored a draft with the text: the page is left right after it is typed. */
const draftKept = (page, text) =>
  page.waitForFunction((typed) => Object.values(localStorage).some((kept) => kept.includes(typed)), text);

describe('the customer’s cabinet', () => {
  let world;
  before(async () => {
    world = await openWorld();
  });
  after(() => world?.close());

  const customer = (t, email, screen) => signedIn(world, t, email, screen);

  test('an order is placed by keyboard alone on a phone', async (t) => {
    const { page } = await customer(t, 'person@demo.by', { width: 360, height: 640 });
    await page.goto('/cabinet');
    const key = (name) => page.keyboard.press(name);
    const type = (text) => page.keyboard.type(text);
    const before = (await ordersOf(page)).total;
    await page.goto('/cabinet/addNew');
    await page.getByRole('heading', { name: /Шаг 1/ }).waitFor();

    await tabTo(page, 'Улица');
    await type('ул. Сурганова');
    await tabTo(page, 'Дом');
    await type('7');
    await tabTo(page, 'Далее');
    await key('Enter');

    await page.getByRole('heading', { name: /Шаг 2/ }).waitFor();
    await tabTo(page, 'ФИО получателя');
    await type('Пётр Ёлкин');
    await tabTo(page, 'Телефон получателя');
    await type('297654321');
    await tabTo(page, 'Город');
    await type('гом');
    await page.getByRole('option', { name: 'Гомель' }).first().waitFor();
    await key('ArrowDown');
    await key('Enter');
    await tabTo(page, 'Улица');
    await type('ул. Советская');
    await tabTo(page, 'Дом');
    await type('12');
    await tabTo(page, 'Далее');
    await key('Enter');

    await page.getByRole('heading', { name: /Шаг 3/ }).waitFor();
    for (const [label, value] of [
      ['Длина', '30'],
      ['Ширина', '20'],
      ['Высота', '10'],
      ['Вес', '3'],
    ]) {
      await tabTo(page, label);
      await type(value);
    }
    await tabTo(page, 'Хрупкий груз');
    await key('Space');
    await page.getByText('45.00\u00a0р').first().waitFor();
    await tabTo(page, 'Далее');
    await key('Enter');

    await page.getByRole('heading', { name: 'Проверьте ответы' }).waitFor();
    await tabTo(page, 'Оставить заявку');
    await key('Enter');
    await page.waitForURL('**/cabinet/myOrders/1');
    await page.getByText(/Мы получили заказ №\s\d+/).waitFor();
    assert.equal((await ordersOf(page)).total, before + 1);
  });

  test('a draft outlives a reload, the end of the session and a new login', async (t) => {
    const { page, context } = await customer(t, 'company@demo.by');
    await page.goto('/cabinet/addNew');
    await fillSender(page);
    await next(page);
    await fillReceiver(page, { name: 'Софья Рогач' });
    await page.reload();
    await page.getByText('Черновик заказа сохранён в этом браузере.').waitFor();
    assert.equal(await page.getByLabel('ФИО получателя').inputValue(), 'Софья Рогач');
    await next(page);
    await fillCargo(page);
    await next(page);
    await context.clearCookies();
    await page.getByRole('button', { name: 'Оставить заявку' }).click();
    await page.getByRole('button', { name: 'Войти снова' }).click();
    await page.waitForURL('**/login');
    await page.getByLabel('Эл. почта').fill('company@demo.by');
    await page.getByLabel('Пароль', { exact: true }).fill(PASSWORD);
    await page.getByRole('button', { name: 'Войти', exact: true }).click();
    await page.getByRole('heading', { name: 'Проверьте ответы' }).waitFor();
    await page.getByText('Софья Рогач').waitFor();
    await page.getByRole('button', { name: 'Оставить заявку' }).click();
    await page.getByText(/Мы получили заказ №\s\d+/).waitFor();
  });

  test('the steps are addresses: Back goes a step back, a later step waits for the earlier ones', async (t) => {
    const { page } = await customer(t, 'person@demo.by');
    await page.goto('/cabinet/addNew');
    await fillSender(page);
    await next(page);
    await page.getByRole('heading', { name: /Шаг 2/ }).waitFor();
    await page.goBack();
    await page.getByRole('heading', { name: /Шаг 1/ }).waitFor();
    assert.equal(await page.getByLabel('Улица').inputValue(), 'ул. Немига');
    await page.goto('/cabinet/addNew?step=4');
    await page.getByText('Заполнено не всё').first().waitFor();
    await page.getByRole('button', { name: 'Оставить заявку' }).click();
    await page.getByRole('heading', { name: /Шаг 2/ }).waitFor();
  });

  test('the calendar offers neither Wednesdays nor Saturdays nor the past', async (t) => {
    const { page } = await customer(t, 'person@demo.by');
    // The day does not change meanwhile.
    const now = Date.now();
    await page.clock.setFixedTime(now);
    await page.goto('/cabinet/addNew?step=4');
    await page.getByRole('button', { name: 'Открыть календарь' }).click();
    const days = await page
      .getByRole('gridcell')
      .evaluateAll((cells) =>
        cells.map((cell) => ({ day: cell.dataset.day, off: cell.querySelector('button')?.disabled ?? true })),
      );
    const today = new Date(now + 3 * 3600_000).toISOString().slice(0, 10);
    for (const { day, off } of days.filter((cell) => cell.day)) {
      const closed = day < today || [3, 6].includes(new Date(`${day}T00:00:00Z`).getUTCDay());
      assert.equal(off, closed, day);
    }
    assert.match(await page.getByRole('grid').getAttribute('aria-label'), /^[а-я]+ \d{4}$/);
    await page.keyboard.press('Escape');
  });

  test('the filter lives in the address, and a chip takes its part away', async (t) => {
    const { page } = await customer(t, 'company@demo.by');
    await page.goto('/cabinet/myOrders/1');
    await page.getByRole('button', { name: 'Фильтр' }).click();
    await page.getByLabel('Статус').selectOption({ label: 'В пути' });
    await page.getByLabel('Цена').selectOption({ label: 'В диапазоне' });
    await page.getByRole('textbox', { name: 'От', exact: true }).fill('5');
    await page.getByRole('button', { name: 'Показать' }).click();
    await page.waitForURL(/status=4/);
    assert.match(page.url(), /priceType=range/);
    await page.reload();
    await page.getByText('Статус: В пути').waitFor();
    await page.getByRole('button', { name: /Убрать: Цена/ }).click();
    await page.waitForURL((url) => !url.search.includes('price'));
    await page.goto('/cabinet/myOrders/1?status=9');
    await page.getByText('Заказов не найдено').waitFor();
    await page.getByRole('link', { name: 'Показать все заказы' }).click();
    await page.getByRole('link', { name: /№/ }).first().waitFor();
  });

  test('«Повторить» leads to the check of a new order and puts the unfinished one aside', async (t) => {
    const { page } = await customer(t, 'company@demo.by');
    await page.goto('/cabinet/addNew');
    await page.getByLabel('Улица').fill('ул. Незаконченная');
    await draftKept(page, 'ул. Незаконченная');
    await page.goto('/cabinet/myOrders/view/1');
    await page.getByRole('button', { name: 'Повторить' }).click();
    await page.waitForURL('**/cabinet/addNew?step=4');
    await page.getByText('ул. Немига').first().waitFor();
    await page.getByText('Незаконченный заказ отложен').waitFor();
    await page.getByRole('button', { name: 'Вернуться к нему' }).click();
    await page.waitForFunction(
      () => document.querySelector('[name="street"]')?.value === 'ул. Незаконченная',
    );
  });

  test('«Повторить» pressed for several orders keeps each unfinished one', async (t) => {
    const { page } = await customer(t, 'company@demo.by');
    await page.goto('/cabinet/addNew');
    await page.getByLabel('Улица').fill('ул. Незаконченная');
    await draftKept(page, 'ул. Незаконченная');
    for (const order of [1, 1, 2]) {
      await page.goto(`/cabinet/myOrders/view/${order}`);
      await page.getByRole('button', { name: 'Повторить' }).click();
      await page.waitForURL('**/cabinet/addNew?step=4');
      await page.getByText('Незаконченный заказ отложен').first().waitFor();
    }
    const typed = page.getByRole('listitem').filter({ hasText: 'ул. Незаконченная' });
    assert.equal(await page.getByText('Незаконченный заказ отложен').count(), 2);
    await typed.getByRole('button', { name: 'Вернуться к нему' }).click();
    await page.waitForFunction(
      () => document.querySelector('[name="street"]')?.value === 'ул. Незаконченная',
    );
    assert.equal(await page.getByText('Незаконченный заказ отложен').count(), 2);
  });

  test('«Повторить» on a phone: what comes late does not move the button from under the finger', async (t) => {
    const { page } = await customer(t, 'company@demo.by', { width: 360, height: 640 });
    const held = (address) => new Promise((resolve) => void page.route(address, resolve));
    const step = held('**/ReviewStep-*.js');
    const asked = held('**/api/calculator/quote');
    await page.goto('/cabinet/myOrders/view/1');
    await page.getByRole('button', { name: 'Повторить' }).click();
    await page.getByText('Загружаем шаг…').waitFor({ state: 'attached' });
    const button = page.getByRole('button', { name: 'Оставить заявку' });
    assert.equal(await button.count(), 0);
    await (await step).continue();
    await button.hover();
    const quote = await asked;
    await page.mouse.down();
    await quote.continue();
    await page.getByText('Стоимость доставки от').waitFor();
    await page.mouse.up();
    await page.getByText(/Мы получили заказ №\s\d+/).waitFor();
  });

  // The last one: it changes the tariff.
  test('a price that changes while the form is open is confirmed by another press', async (t) => {
    const { page } = await customer(t, 'company@demo.by');
    await page.goto('/cabinet/addNew');
    await fillSender(page);
    await next(page);
    await fillReceiver(page, { name: 'Ганна Лось' });
    await next(page);
    await fillCargo(page);
    await next(page);
    const total = page.locator('strong', { hasText: /^\d+\.00\sр$/ });
    await total.filter({ hasText: '38.00' }).waitFor();
    // The step asks for the price again, which must be answered by the former tariff.
    await atRest(page);
    const before = (await ordersOf(page)).total;
    await setRegionPrice(world, t, 57);
    const send = page.getByRole('button', { name: 'Оставить заявку' });
    await send.click();
    await page.getByText(/Цена изменилась: 38\.00 → 57\.00\sр/).waitFor();
    await total.filter({ hasText: '57.00' }).waitFor();
    assert.equal((await ordersOf(page)).total, before);
    await assertAccessible(page, 'an order whose price has changed');
    await send.click();
    await page.getByText(/Мы получили заказ №\s\d+/).waitFor();
    const { data } = await ordersOf(page);
    assert.deepEqual([data[0].name, data[0].estimate.total], ['Ганна Лось', 57]);
  });
});
