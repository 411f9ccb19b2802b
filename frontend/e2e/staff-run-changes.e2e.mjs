// A run on its way: an order is edited, the run's page, the list and the desk say so until the driver was told.
import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { assertAccessible, assertFitsScreens } from './support/axe.mjs';
import { api, placeOrders, staff } from './support/staff.mjs';
import { openWorld } from './support/world.mjs';

describe('changes after the departure of a run', () => {
  let world;
  let call;
  let orders;
  let run;
  before(async () => {
    world = await openWorld();
    orders = await placeOrders(world, 3);
    call = await api(world, 'manager@demo.by');
    const day = orders[0].deliveryDate.slice(0, 10);
    const made = await call('POST', '/runs', { day, driver: 'Игорь Савич' });
    const { version } = await call('POST', `/runs/${made.id}/orders`, { ids: orders.map(({ id }) => id) });
    run = await call('POST', `/runs/${made.id}/leave`, { version });
  });
  after(() => world?.close());

  const edit = async (id, change) => {
    const { version } = await call('GET', `/order/single?id=${id}`);
    await call('PUT', '/order', { id, version, ...change });
  };

  test('ring on an open page, in the list and at the desk, until the driver was told', async (t) => {
    const page = await staff(world, t, 'manager@demo.by', { width: 1280, height: 800 });
    await page.goto(`/cabinet/runs/${run.id}`);
    await page.getByRole('button', { name: 'Вернулся' }).waitFor();
    await edit(orders[1].id, { reciverHouse: '77' });
    await page.getByText('После выезда изменено: 1').waitFor();
    await page.getByText(/^Изменено: дом получателя: было 2, стало 77, .+, \d{1,2}:\d\d$/).waitFor();
    await assertAccessible(page, 'a run with a change');
    await assertFitsScreens(page, 'a run with a change');
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Маршрутный лист', exact: true }).click(),
    ]);
    assert.match(file.suggestedFilename(), /\.pdf$/);
    await page.goto('/cabinet/orders/1');
    await page.getByRole('link', { name: 'после выезда изменён' }).filter({ visible: true }).waitFor();
    await assertAccessible(page, 'the desk with a changed order');
    await page.goto(`/cabinet/runs?day=${run.day}`);
    await page.getByRole('link', { name: 'После выезда изменено: 1' }).click();
    await page.getByRole('button', { name: 'Водителю сказано' }).click();
    await page.getByText(/^Водителю сказано, .+, \d{1,2}:\d\d$/).waitFor();
    assert.equal(await page.getByText('После выезда изменено').count(), 0);
    const [stop] = (await call('GET', `/runs/${run.id}`)).orders.filter(({ id }) => id === orders[1].id);
    assert.equal(stop.untold, false);
    assert.ok(stop.toldBy);
  });

  test('fit a phone, in the dark too', async (t) => {
    await edit(orders[2].id, { reciverPhone: '+375 (29) 77-77-777' });
    const page = await staff(world, t, 'manager@demo.by', { width: 360, height: 640 });
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.goto(`/cabinet/runs/${run.id}`);
    await page.getByText(/^Изменено: телефон получателя: было /).waitFor();
    await assertAccessible(page, 'a changed run on a phone');
    await assertFitsScreens(page, 'a changed run on a phone');
  });
});
