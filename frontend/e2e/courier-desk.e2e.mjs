// The desk beside a driver: the pass is given, replaced and closed, and a conflict of both is seen and decided without a reload.
import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { assertAccessible, assertNotWider, resize } from './support/axe.mjs';
import { press, sign } from './support/courier.mjs';
import { api, placeOrders, staff } from './support/staff.mjs';
import { openWorld, tellWhenFailed } from './support/world.mjs';

const wide = { width: 1280, height: 800 };
const phone = { width: 360, height: 640 };

describe("the desk and a driver's page", () => {
  let world;
  let call;
  before(async () => {
    world = await openWorld();
    call = await api(world, 'manager@demo.by');
  });
  after(() => world?.close());

  async function aRun(count) {
    const orders = await placeOrders(world, count);
    const day = orders[0].deliveryDate.slice(0, 10);
    const body = { day, driver: 'Игорь Савич', driverPhone: '291234567' };
    const { id } = await call('POST', '/runs', body);
    const ids = orders.map((order) => order.id);
    const { version } = await call('POST', `/runs/${id}/orders`, { ids, from: [] });
    await call('POST', `/runs/${id}/leave`, { version });
    return { id, day, orders: ids };
  }

  /** A telephone at an address; `refused`: the console tells of answers with a refusal. */
  async function telephone(t, url) {
    const visitor = await world.visitor(phone);
    tellWhenFailed(t, visitor.page);
    t.after(visitor.close);
    await visitor.page.goto(url);
    return visitor.page;
  }

  async function looksGood(page, what) {
    for (const size of [wide, { ...phone, height: 800 }]) {
      await resize(page, size);
      await assertAccessible(page, `${what}, ${size.width}`);
      await assertNotWider(page, `${what}, ${size.width}`);
    }
    await resize(page, wide);
  }

  /** Gives the pass in the dialog; answers its link, which the page shows as a code alone. */
  async function give(page, button) {
    await press(page, button);
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('checkbox', { name: /SMS на \+375 \(29\) 12-34-567/ }).waitFor();
    await looksGood(page, button);
    const [answer] = await Promise.all([
      page.waitForResponse((one) => one.url().endsWith('/pass') && one.request().method() === 'POST'),
      dialog.getByRole('button', { name: 'Пустить водителя' }).click(),
    ]);
    assert.deepEqual(answer.request().postDataJSON(), { sms: true });
    await dialog.getByRole('img', { name: 'QR-код страницы водителя' }).waitFor();
    await dialog.getByText(/^SMS водителю/).waitFor();
    await looksGood(page, 'the code');
    const { url } = await answer.json();
    await press(page, 'Готово');
    return url;
  }

  test('a lost telephone: a new pass ends the old one, and a closed one opens nothing', async (t) => {
    const { id } = await aRun(2);
    const page = await staff(world, t, 'manager@demo.by', wide);
    await page.goto(`/cabinet/runs/${id}`);
    const lost = await telephone(t, await give(page, 'Пустить водителя'));
    await press(lost, 'Принять рейс');
    await lost.getByRole('heading', { name: /^Рейс №/ }).waitFor();
    await page.getByText(/^Водитель открыл страницу/).waitFor();

    const url = await give(page, 'Новый пропуск');
    await lost.reload();
    await lost.getByText('Пропуск закрыт').waitFor();
    assert.equal(await lost.getByText('Советская').count(), 0, 'the lost phone shows no address');

    const found = await telephone(t, url);
    await press(found, 'Принять рейс');
    await found.getByRole('heading', { name: /^Рейс №/ }).waitFor();
    await press(page, 'Закрыть пропуск');
    await looksGood(page, 'the question');
    await page.getByRole('dialog').getByRole('button', { name: 'Закрыть пропуск' }).click();
    await page.getByText(/^Пропуск водителя закрыт/).waitFor();
    await found.reload();
    await found.getByText('Пропуск закрыт').waitFor();
    const again = await telephone(t, url);
    await again.getByText('Пропуск закрыт').waitFor();
    assert.equal(await again.getByRole('button', { name: 'Принять рейс' }).count(), 0);
  });

  test('a conflict comes to the open page, is marked in the list, and one press ends it for both', async (t) => {
    const { id, day, orders } = await aRun(2);
    const { url } = await call('POST', `/runs/${id}/pass`, {});
    const driver = await telephone(t, url);
    await press(driver, 'Принять рейс');
    await driver.getByRole('heading', { name: /^Рейс №/ }).waitFor();
    const page = await staff(world, t, 'manager@demo.by', wide);
    await page.goto(`/cabinet/runs/${id}`);
    await page.getByText(/^Водитель открыл страницу/).waitFor();
    const list = await staff(world, t, 'manager@demo.by', wide);
    await list.goto(`/cabinet/runs?day=${day}`);

    for (const order of orders) {
      const { version } = await call('GET', `/order/single?id=${order}`);
      await call('PUT', '/order', { id: order, version, status: 7, failure: 'nobody' });
    }
    for (let at = 0; at < orders.length; at++) {
      await press(driver, 'Вручено');
      await sign(driver);
      await press(driver, 'Записать');
    }
    await page.getByText(/^2\sрасхождения с\sводителем$/).waitFor();
    await list.getByRole('link', { name: /^2\sрасхождения с\sводителем$/ }).waitFor();
    await looksGood(page, 'two conflicts');

    const decision = (order) => page.getByRole('group', { name: new RegExp(`Решение по №\\s${order}$`) });
    await decision(orders[0]).getByRole('button', { name: 'Записать как у водителя' }).click();
    await page.getByText(/^1\sрасхождение с\sводителем$/).waitFor();
    await decision(orders[1]).getByRole('button', { name: 'Оставить как есть' }).click();
    await page.getByText(/расхождени. с\sводителем$/).waitFor({ state: 'detached' });
    await list.getByText(/расхождени. с\sводителем/).waitFor({ state: 'detached' });
    const run = await call('GET', `/runs/${id}`);
    assert.deepEqual(
      run.orders.map(({ id: order, outcome, handover }) => [order, outcome, handover.source]),
      [
        [orders[0], 'handed', 'courier'],
        [orders[1], 'failed', 'desk'],
      ],
    );
    await driver.reload();
    await driver.getByText('Отмечены: 2').click();
    await driver.getByText(/^Диспетчер записал как у вас/).waitFor();
    await driver.getByText(/^Диспетчер оставил: не вручено/).waitFor();
  });
});
