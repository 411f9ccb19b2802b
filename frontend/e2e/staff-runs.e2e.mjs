// Runs: thirty orders of the desk become a run whose sheet is printed; presses are counted.
import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { assertAccessible, assertFitsScreens } from './support/axe.mjs';
import { focused } from './support/focus.mjs';
import { api, placeOrders, staff, startCounting } from './support/staff.mjs';
import { openWorld } from './support/world.mjs';

const ORDERS = 30;
const wide = { width: 1280, height: 800 };

describe('runs', () => {
  let world;
  let placed;
  let call;
  before(async () => {
    world = await openWorld();
    placed = await placeOrders(world, ORDERS);
    call = await api(world, 'manager@demo.by');
  });
  after(() => world?.close());

  const day = () => placed[0].deliveryDate.slice(0, 10);
  const boxOf = (page, id) => page.getByRole('checkbox', { name: new RegExp(`Выбрать заказ №\\s${id}$`) });
  const numbers = (page) => page.locator('td[data-column="id"] a').allTextContents();
  const downloaded = async (page, name) => {
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name, exact: true }).click(),
    ]);
    return file.suggestedFilename();
  };

  test(`a run of ${ORDERS} is made from the list and its sheet printed in eight presses`, async (t) => {
    const page = await staff(world, t, 'manager@demo.by', wide);
    await page.goto('/cabinet/orders/1');
    await page.getByRole('row').nth(20).waitFor();
    const stop = await startCounting(page);
    await page.getByRole('checkbox', { name: 'Выбрать все на странице' }).filter({ visible: true }).click();
    await page.getByRole('link', { name: 'Страница 2', exact: true }).click();
    await boxOf(page, placed[9].id).click();
    await page.keyboard.down('Shift');
    await boxOf(page, placed[0].id).click();
    await page.keyboard.up('Shift');
    await page.getByText(`Выбрано: ${ORDERS}`).waitFor();
    await page.getByRole('button', { name: 'В рейс…' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('radio', { name: 'Новый рейс' }).waitFor();
    await dialog.getByRole('button', { name: 'Внести' }).click();
    await page.getByRole('button', { name: 'Открыть', exact: true }).click();
    await page.getByRole('heading', { name: /Рейс №/ }).waitFor();
    await page.getByText(`${ORDERS} заказов`).first().waitFor();
    assert.match(await downloaded(page, 'Маршрутный лист'), /^Маршрутный лист № \d+\.pdf$/);
    const { clicks, seconds } = await stop();
    t.diagnostic(`${clicks} presses, ${seconds.toFixed(1)} s`);
    assert.ok(clicks <= 8, `${clicks} presses`);
    assert.deepEqual(
      await numbers(page),
      placed.map(({ id }) => `№\u00a0${id}`),
      'houses 1 to 30',
    );
    await page.getByRole('button', { name: 'Ещё' }).click();
    assert.match(await downloaded(page, 'Заявки'), /^Заявки \(30\)\.xlsx$/);
    await assertAccessible(page, 'a run');
    await assertFitsScreens(page, 'a run');
  });

  test('a driver is named, orders are moved by keys, and what has left is frozen until it is taken back', async (t) => {
    const page = await staff(world, t, 'manager@demo.by', wide);
    await page.goto(`/cabinet/runs?day=${day()}`);
    await page.getByRole('link', { name: /^№\s\d+$/ }).click();
    await page.getByRole('button', { name: 'Изменить' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('combobox', { name: /Водитель/ }).fill('Игорь Савич');
    await assertAccessible(page, 'the dialog of a run');
    await dialog.getByRole('button', { name: 'Сохранить' }).click();
    await page.getByText('Игорь Савич').first().waitFor();
    const field = page.getByRole('textbox', { name: new RegExp(`Место заказа №\\s${placed[0].id} `) });
    await field.focus();
    for (const place of [2, 3]) {
      await page.keyboard.press('ArrowDown');
      await page
        .getByRole('row')
        .nth(place)
        .getByText(new RegExp(`№\\s${placed[0].id}$`))
        .waitFor();
      await focused(field);
    }
    await page.getByRole('button', { name: 'Уехал' }).click();
    const leaving = page.getByRole('dialog');
    await leaving.getByRole('checkbox', { name: `Поставить статус «В пути» — ${ORDERS}` }).waitFor();
    await leaving.getByRole('button', { name: 'Уехал' }).click();
    await leaving.waitFor({ state: 'detached' });
    assert.equal(await page.getByRole('checkbox').count(), 0);
    await page
      .getByText('В пути')
      .nth(ORDERS - 1)
      .waitFor();
    await page.getByRole('button', { name: 'Ещё' }).click();
    await page.getByRole('button', { name: 'Отменить выезд' }).click();
    await page.getByRole('button', { name: 'Уехал' }).waitFor();
    await page.getByRole('button', { name: 'Ещё' }).click();
    await page.getByRole('button', { name: `Все в пути: ${ORDERS}` }).waitFor();
  });

  test('an order tells its run, and the dialog moves it out of that run into another', async (t) => {
    const [run] = await call('GET', `/runs?day=${day()}`);
    const next = await call('POST', '/runs', { day: day(), driver: 'Пётр Лис' });
    const page = await staff(world, t, 'manager@demo.by', wide);
    await page.goto(`/cabinet/orders/view/${placed[4].id}`);
    await page.getByRole('link', { name: new RegExp(`^Рейс №\\s${run.id} `) }).waitFor();
    await page.goto(`/cabinet/orders/1?run=${run.id}`);
    await page.getByText(`Найдено ${ORDERS} заказов`).waitFor();
    await boxOf(page, placed[25].id).click();
    await page.getByRole('button', { name: 'В рейс…' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByText('Они перейдут в выбранный рейс').waitFor();
    await dialog.getByRole('radio', { name: /Пётр Лис/ }).check();
    await assertAccessible(page, 'the dialog of runs');
    await dialog.getByRole('button', { name: 'Переместить' }).click();
    await page.getByRole('button', { name: 'Открыть', exact: true }).waitFor();
    assert.deepEqual(
      (await call('GET', `/runs/${next.id}`)).orders.map(({ id }) => id),
      [placed[25].id],
    );
    await page.goto('/cabinet/orders/1?run=0');
    await page.getByRole('row').nth(1).waitFor();
    assert.equal(await boxOf(page, placed[4].id).count(), 0);
  });

  test(`a run of ${ORDERS} comes back with two failures in at most eight presses`, async (t) => {
    const [{ id }] = await call('GET', `/runs?day=${day()}`);
    const others = (await call('GET', `/runs?day=${day()}`)).map((run) => run.id).filter((one) => one !== id);
    const ids = placed.map((order) => order.id);
    const { version } = await call('POST', `/runs/${id}/orders`, { ids, from: others });
    await call('POST', `/runs/${id}/leave`, { version });
    const page = await staff(world, t, 'manager@demo.by', wide);
    await page.goto(`/cabinet/runs/${id}`);
    await page.getByRole('button', { name: 'Вернулся' }).waitFor();
    const stop = await startCounting(page);
    await page.getByRole('button', { name: 'Вернулся' }).click();
    const outcomeOf = (order) =>
      page.getByRole('combobox', { name: new RegExp(`Исход заказа №\\s${order.id}$`) });
    const failures = [
      [3, 'Не вручено: никого не было на месте'],
      [17, 'Не вручено: получатель отказался'],
    ];
    for (const [at, words] of failures) {
      await outcomeOf(placed[at]).click();
      await outcomeOf(placed[at]).selectOption(words);
    }
    await page.getByRole('button', { name: 'Остальные вручены' }).click();
    await page.getByText('Исход есть у всех заказов').waitFor();
    await page.getByRole('button', { name: 'Закрыть рейс' }).click();
    await page.getByRole('region', { name: 'Возвращение рейса' }).waitFor({ state: 'detached' });
    const { clicks, seconds } = await stop();
    // An option is pressed in a list of the browser, which the page does not see.
    const presses = clicks + failures.length;
    t.diagnostic(`${presses} presses, ${seconds.toFixed(1)} s`);
    assert.ok(presses <= 8, `${presses} presses`);
    const back = await call('GET', `/runs/${id}`);
    assert.ok(back.returnedAt);
    const outcomes = placed.map((order) => back.orders.find((one) => one.id === order.id)?.outcome);
    const expected = placed.map((_, at) => (at === 3 || at === 17 ? 'failed' : 'handed'));
    assert.deepEqual(outcomes, expected);
    await page.getByRole('button', { name: 'Ещё' }).click();
    await page.getByRole('button', { name: 'Отменить возвращение' }).click();
    await page.getByRole('button', { name: 'Вернулся' }).click();
    await page.getByRole('button', { name: 'Закрыть рейс' }).waitFor();
    await assertAccessible(page, 'the return of a run');
    await assertFitsScreens(page, 'the return of a run');
  });

  test('the screens fit a phone, in the dark too', async (t) => {
    const [run] = await call('GET', `/runs?day=${day()}`);
    const page = await staff(world, t, 'manager@demo.by', { width: 360, height: 640 });
    await page.emulateMedia({ colorScheme: 'dark' });
    for (const address of [`/cabinet/runs?day=${day()}`, `/cabinet/runs/${run.id}`]) {
      await page.goto(address);
      await page
        .getByRole('link', { name: /^№\s\d+$/ })
        .first()
        .waitFor();
      await assertAccessible(page, address);
      await assertFitsScreens(page, address);
    }
  });
});
