// The morning of a dispatcher: the orders of a day become runs with drivers, and all of them leave; presses are counted.
import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { api, deliveryDay, placeOrders, staff, startCounting } from './support/staff.mjs';
import { openWorld } from './support/world.mjs';

const ORDERS = 150;

/** A run for each town, whose driver is new to the product. */
const TOWNS = [
  { id: 1, name: 'Брест', driver: 'Роман Лось' },
  { id: 2, name: 'Витебск', driver: 'Николай Сыч' },
  { id: 3, name: 'Гомель', driver: 'Андрей Зубко' },
  { id: 4, name: 'Гродно', driver: 'Пётр Жук' },
  { id: 5, name: 'Могилёв', driver: 'Илья Грач' },
  { id: 6, name: 'Минск', driver: 'Вера Рубис' },
  { id: 21, name: 'Бобруйск', driver: 'Игорь Савич' },
];

describe('a morning', () => {
  let world;
  let placed;
  let call;
  before(async () => {
    // More orders than a client may place in a minute.
    world = await openWorld({ env: { ACCOUNT_LIMITS: '0' } });
    placed = await placeOrders(world, ORDERS, (number) => {
      const { id, name } = TOWNS[number % TOWNS.length];
      // On a day without orders of the demo.
      return { reciverAddress: name, reciverAddressId: id, deliveryDate: `${deliveryDay(9)} 23:00` };
    });
    call = await api(world, 'manager@demo.by');
  });
  after(() => world?.close());

  test(`${ORDERS} orders go into ${TOWNS.length} runs with drivers, and all leave, in at most nine presses a run`, async (t) => {
    const day = placed[0].deliveryDate.slice(0, 10);
    const page = await staff(world, t, 'manager@demo.by', { width: 1280, height: 800 });
    await page.goto(`/cabinet/day/${day}`);
    await page.getByText(`Не в рейсе: ${ORDERS}`).waitFor();
    const stop = await startCounting(page);
    // A name that is typed is a press too.
    let typed = 0;
    for (const { name, driver } of TOWNS) {
      await page.getByRole('checkbox', { name: new RegExp(`^Выбрать: доставить, ${name}(,|$)`) }).click();
      await page.getByRole('button', { name: 'В рейс…' }).click();
      const dialog = page.getByRole('dialog');
      const field = dialog
        .getByRole('textbox', { name: /^Водитель/ })
        .or(dialog.getByRole('combobox', { name: /^Водитель/ }));
      await field.click();
      await page.keyboard.type(driver);
      typed++;
      await dialog.getByRole('button', { name: 'Внести' }).click();
      await dialog.waitFor({ state: 'detached' });
    }
    await page.getByText('Не в рейсе').waitFor({ state: 'detached' });
    const packed = await stop();
    await page.goto(`/cabinet/runs?day=${day}`);
    const leaving = await startCounting(page);
    const links = page.getByRole('main').getByRole('link', { name: /^№\s\d+$/ });
    for (let at = 0; at < TOWNS.length; at++) {
      await links.nth(at).click();
      await page.getByRole('button', { name: 'Уехал' }).click();
      const dialog = page.getByRole('dialog');
      await dialog.getByRole('button', { name: 'Уехал' }).click();
      await page.getByRole('button', { name: 'Вернулся' }).waitFor();
      await page.getByRole('link', { name: 'К рейсам' }).click();
    }
    const left = await leaving();
    const presses = packed.clicks + typed + left.clicks;
    const seconds = (packed.seconds + left.seconds).toFixed(1);
    t.diagnostic(`${packed.clicks + typed} presses into runs, ${left.clicks} to leave, ${seconds} s`);
    assert.ok(presses <= TOWNS.length * 9, `${presses} presses`);
    const runs = await call('GET', `/runs?day=${day}`);
    assert.deepEqual(
      runs.map(({ driver, state }) => [driver, state]),
      TOWNS.map(({ driver }) => [driver, 'left']),
    );
    assert.equal(
      runs.reduce((sum, { ordersCount }) => sum + ordersCount, 0),
      ORDERS,
    );
    for (const { id } of runs) {
      const { orders } = await call('GET', `/runs/${id}`);
      assert.ok(orders.every(({ status }) => status.id === 4));
    }
  });
});
