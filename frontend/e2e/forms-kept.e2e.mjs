// What was typed is still there: in two tabs, after Back from the login, when requests fail, and not where an order is already
// sent.
import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { fillCargo, fillReceiver, fillSender, next, ordersOf } from './support/customer.mjs';
import { hold } from './support/network.mjs';
import { onStep, sendOrder } from './support/order-form.mjs';
import { askPrice, open } from './site-tools.mjs';
import { api, placeOrders, staff as person } from './support/staff.mjs';
import { openWorld } from './support/world.mjs';

describe('what was typed', () => {
  let world;
  before(async () => {
    world = await openWorld();
  });
  after(() => world?.close());

  test('in one tab is not overwritten by another, and a new tab takes the last over', async (t) => {
    const first = await person(world, t, 'company@demo.by');
    const street = (page) => page.getByLabel('Улица');
    await first.goto('/cabinet/addNew');
    await street(first).fill('ул. Первая');
    const second = await first.context().newPage();
    await second.goto('/cabinet/addNew');
    await second.getByText('Черновик заказа сохранён в этом браузере.').waitFor();
    assert.equal(await street(second).inputValue(), 'ул. Первая');
    await second.getByRole('button', { name: 'Начать заново' }).click();
    await street(second).fill('ул. Вторая');
    await street(first).fill('ул. Первая, дальше');
    for (const [page, kept] of [
      [second, 'ул. Вторая'],
      [first, 'ул. Первая, дальше'],
    ]) {
      await page.reload();
      assert.equal(await street(page).inputValue(), kept);
    }
    await second.close();
  });

  test('in the estimator is there again after Back from the login, price and all', async (t) => {
    const { page, close } = await world.visitor({ width: 360, height: 640 });
    t.after(close);
    await open(page, '/');
    await askPrice(page);
    await page.getByRole('link', { name: 'Оформить заказ' }).click();
    await page.waitForURL('**/login');
    await page.goBack();
    await page.getByText('Стоимость доставки от 38.00 р').waitFor();
    assert.equal(await page.getByRole('combobox', { name: 'Куда' }).inputValue(), 'Гомель');
  });

  test('beside a region of the zones stays while its city is looked for', async (t) => {
    const page = await person(world, t, 'person@demo.by');
    await page.goto('/cabinet/addNew?step=2');
    await page.getByText('Зоны доставки на карте').click();
    let answer;
    const answered = new Promise((resolve) => (answer = resolve));
    const asked = page.waitForRequest('**/api/findCountry?**');
    await page.route('**/api/findCountry?**', async (route) => {
      await answered;
      await route.continue();
    });
    await page.getByRole('button', { name: /^Гомельская область/ }).click();
    await asked;
    await page.getByLabel('ФИО получателя').fill('Софья Рогач');
    answer();
    await page.waitForFunction(() => document.querySelector('[name="reciverAddress"]')?.value === 'Гомель');
    assert.equal(await page.getByLabel('ФИО получателя').inputValue(), 'Софья Рогач');
    await page.reload();
    assert.equal(await page.getByLabel('ФИО получателя').inputValue(), 'Софья Рогач');
    await page.getByRole('button', { name: 'Начать заново' }).click();
  });

  test('as a price and refused stays in its row, whatever else is changed, until it is saved', async (t) => {
    const [first, second] = await placeOrders(world, 2);
    const page = await person(world, t, 'manager@demo.by');
    await page.goto('/cabinet/orders/1?status=1');
    const price = (id) => page.getByRole('textbox', { name: new RegExp(`Цена заказа №\\s${id},`) });
    const button = (act, id) =>
      page.getByRole('button', { name: new RegExp(`${act} заказ[а]? №\\s${id}\\b`) });
    await button('Изменить цену', first.id).click();
    await page.keyboard.type('45,6');
    const admin = await api(world, 'admin@demo.by');
    await admin('PUT', '/order', { id: first.id, version: first.version, price: 60 });
    await page.keyboard.press('Enter');
    await page.getByRole('alert').filter({ hasText: 'Ваше не сохранено: цена 45.60' }).waitFor();
    assert.equal(await price(first.id).inputValue(), '45,6');
    await button('Принять', second.id).click();
    await page.getByText(new RegExp(`Заказ №\\s${second.id} сохранён`)).waitFor();
    assert.equal(await price(first.id).inputValue(), '45,6');
    await price(first.id).press('Enter');
    await page
      .getByRole('button', { name: new RegExp(`Изменить цену заказа №\\s${first.id}: 45\\.60`) })
      .waitFor();
    await page.getByRole('alert').first().waitFor({ state: 'detached' });
  });

  test('on a slow and broken network is not lost, and is sent once', async (t) => {
    const page = await person(world, t, 'company@demo.by');
    const before = (await ordersOf(page)).total;
    await page.goto('/cabinet/addNew');
    await fillSender(page);
    await next(page);
    const towns = await hold(page, '**/api/findCountry*');
    await page.getByRole('combobox', { name: 'Город' }).fill('го');
    await (await towns()).abort();
    await page
      .getByText(/^Нет связи\. Список появится/)
      .first()
      .waitFor();
    await fillReceiver(page);
    await next(page);

    const price = page.getByText('38.00\u00a0р').first();
    const isAsked = page.getByText('Считаем…');
    const quote = await hold(page, '**/api/calculator/quote');
    await fillCargo(page);
    const asked = await quote();
    await isAsked.waitFor();
    await asked.abort();
    await page.getByText('Не удалось рассчитать').waitFor();
    const repeated = await hold(page, '**/api/calculator/quote');
    await page.getByRole('button', { name: 'Рассчитать ещё раз' }).click();
    const askedAgain = await repeated();
    await isAsked.waitFor();
    assert.equal(await price.count(), 0);
    await askedAgain.continue();
    await price.waitFor();
    await next(page);

    const keys = [];
    page.on('request', (request) => {
      if (request.method() === 'POST' && request.url().endsWith('/api/order'))
        keys.push(request.headers()['idempotency-key']);
    });
    const send = page.getByRole('button', { name: 'Оставить заявку' });
    const order = await hold(page, '**/api/order');
    await send.dblclick();
    const sent = await order();
    await page.getByRole('button', { name: 'Отправляем…' }).waitFor();
    // The order reaches the server; its answer does not reach the browser.
    await sent.fetch();
    await sent.abort();
    await page.getByText(/второй заказ не появится/).waitFor();
    const isList = ({ pathname, search }) =>
      pathname === '/api/order' && search !== '' && !search.includes('awaiting');
    const list = await hold(page, isList);
    await send.click();
    await page.waitForURL('**/cabinet/myOrders/1');
    const loading = page.getByText('Загружаем заказы…');
    const listed = await list();
    await loading.waitFor({ state: 'attached' });
    await listed.abort();
    await page.getByText('Нет связи', { exact: true }).waitFor();
    const listAgain = await hold(page, isList);
    await page.getByRole('button', { name: 'Попробовать ещё раз' }).click();
    const listedAgain = await listAgain();
    await loading.waitFor({ state: 'attached' });
    await listedAgain.continue();
    await page.getByRole('link', { name: /№/ }).first().waitFor();
    assert.equal((await ordersOf(page)).total, before + 1);
    assert.equal(keys.length, 2, 'two presses at once send it once');
    assert.equal(keys[0], keys[1]);
  });

  test('and sent is an order: Back goes to it and not to its steps, a new one begins empty', async (t) => {
    const page = await person(world, t, 'person@demo.by');
    await page.goto('/cabinet/myOrders/1');
    await page.getByRole('link', { name: 'Добавить заказ' }).first().click();
    await onStep(page, 1);
    await fillSender(page);
    await next(page);
    await fillReceiver(page);
    await next(page);
    await fillCargo(page);
    await next(page);
    await onStep(page, 4);
    const id = await sendOrder(page);
    for (const back of ['once', 'twice', 'three times']) {
      await page.goBack();
      await page.getByRole('heading', { name: new RegExp(`Заказ №\\s${id}`) }).waitFor();
      assert.match(page.url(), new RegExp(`/myOrders/view/${id}$`), back);
    }
    await page.getByRole('link', { name: 'Добавить заказ' }).first().click();
    await onStep(page, 1);
    assert.equal(await page.getByLabel('Улица').inputValue(), '');
  });
});
