// Several of the customer's orders at once: chosen by keyboard and by finger, repeated, canceled.
import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { assertAccessible, assertFitsScreens, resize } from './support/axe.mjs';
import { placeOrders } from './support/staff.mjs';
import { openWorld, signedIn } from './support/world.mjs';

const LONG_NUMBER = 'ЗАКАЗ-ИНТЕРНЕТ-МАГАЗИНА-2026-000000139';

describe('several orders of a customer', () => {
  let world;
  let placed;
  before(async () => {
    world = await openWorld();
    placed = await placeOrders(world, 3, (at) => (at === 2 ? { externalId: LONG_NUMBER } : {}));
  });
  after(() => world?.close());

  const boxOf = (page, { id }) =>
    page.getByRole('checkbox', { name: new RegExp(`Выбрать заказ №\\s${id}$`) });
  const bar = (page) => page.getByRole('region', { name: 'Выбранные заказы' });

  // A list that is opened on a laptop in the full form of the tests; otherwise the phone's becomes that wide.
  for (const first of process.env.TEST_FULL ? [360, 1280] : [360]) {
    test(`from ${first} px on all actions of the chosen are in sight, and nothing is cut`, async (t) => {
      const { page } = await signedIn(world, t, 'company@demo.by', { width: first, height: 640 });
      await page.goto('/cabinet/myOrders/1');
      await boxOf(page, placed[0]).check();
      await bar(page).getByText('Выбрано: 1').waitFor();
      for (const width of new Set([first, 1280])) {
        await resize(page, { width, height: 640 });
        const unfold = bar(page).getByRole('button', { name: 'Ещё' });
        if (width === 360) {
          const { height } = await bar(page).boundingBox();
          assert.ok(height < 140, `the bar takes ${height} px`);
          await unfold.click();
        } else assert.equal(await unfold.isVisible(), false);
        for (const name of [
          'Этикетки',
          'Выгрузить',
          'Заявки',
          'Реестр',
          'Повторить',
          'Отменить',
          'Снять выбор',
        ])
          assert.ok(await bar(page).getByRole('button', { name }).isVisible(), name);
      }
      await assertFitsScreens(page, 'a list with a choice');
    });
  }

  test('on a phone the first order stands under one row of tools, and a long own number is within its card', async (t) => {
    const { page } = await signedIn(world, t, 'company@demo.by', { width: 360, height: 740 });
    await page.goto('/cabinet/myOrders/1');
    const card = page.getByRole('row').filter({ hasText: LONG_NUMBER });
    await card.waitFor();
    const { y } = await page.getByRole('row').nth(1).boundingBox();
    assert.ok(y < 240, `the first order stands at ${y} px`);
    const edge = ({ x, width }) => x + width;
    const box = await card.boundingBox();
    for (const text of [LONG_NUMBER, 'Новая']) {
      const inside = await card.getByText(text).filter({ visible: true }).boundingBox();
      assert.ok(edge(inside) <= edge(box), text);
    }
    assert.equal(await page.evaluate(() => document.documentElement.scrollWidth), 360);
    await page.getByRole('button', { name: 'Ещё' }).click();
    for (const name of ['На день…', 'Выгрузить'])
      assert.ok(await page.getByRole('button', { name }).isVisible(), name);
    await assertAccessible(page, 'the tools of the list');
  });

  test('on a phone nothing of an order stands outside its card, whatever its status', async (t) => {
    const { page } = await signedIn(world, t, 'company@demo.by', { width: 360, height: 740 });
    const { statuses } = await (await page.request.get('/api/order/statuses')).json();
    // Each status in turn, with hours and a large price.
    await page.route(/\/api\/order\?/, async (route) => {
      const answer = await route.fetch();
      const body = await answer.json();
      const [order] = body.data;
      // The count of orders that wait for an answer has none.
      if (!order) return route.fulfill({ response: answer, json: body });
      body.data = statuses.map((status, at) => ({
        ...order,
        id: 1_234_560 + at,
        status: { ...order.status, ...status },
        deliveryDate: '2027-06-07 18:00',
        deliveryFrom: '14:00',
        price: at % 2 ? 12_345.6 : -1,
      }));
      return route.fulfill({ response: answer, json: body });
    });
    await page.goto('/cabinet/myOrders/1');
    await page.getByText('Готова к выдаче').waitFor();
    const outside = await page.evaluate(() =>
      [...document.querySelectorAll('tbody tr')].flatMap((row) => {
        const { right } = row.getBoundingClientRect();
        const parts = [...row.querySelectorAll('*')];
        return parts
          .filter((part) => part.getBoundingClientRect().right > right)
          .map((part) => part.textContent);
      }),
    );
    assert.deepEqual(outside, []);
  });

  test('the papers of two are one workbook', async (t) => {
    const { page } = await signedIn(world, t, 'company@demo.by', { width: 1280, height: 800 });
    await page.goto('/cabinet/myOrders/1');
    for (const order of placed.slice(0, 2)) await boxOf(page, order).check();
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      bar(page).getByRole('button', { name: 'Заявки' }).click(),
    ]);
    assert.equal(file.suggestedFilename(), 'Заявки (2).xlsx');
  });

  test('two go into a register, which is printed and dissolved', async (t) => {
    const { page } = await signedIn(world, t, 'company@demo.by', { width: 1280, height: 800 });
    await page.goto('/cabinet/myOrders/1');
    for (const order of placed.slice(0, 2)) await boxOf(page, order).check();
    await bar(page).getByRole('button', { name: 'Реестр' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Составить' }).click();
    await page.getByRole('heading', { name: /Реестр №/ }).waitFor();
    await assertAccessible(page, 'a register');
    await assertFitsScreens(page, 'a register');
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Реестр, PDF' }).click(),
    ]);
    assert.match(file.suggestedFilename(), /^Реестр № \d+, ред\. 1\.pdf$/);
    await page.getByRole('button', { name: 'Ещё' }).click();
    await page.getByRole('button', { name: 'Распустить' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Распустить' }).click();
    await page.getByText('Распущен', { exact: true }).waitFor();
  });

  test('two are repeated and taken back by keyboard alone', async (t) => {
    const { page } = await signedIn(world, t, 'company@demo.by', { width: 1280, height: 800 });
    await page.goto('/cabinet/myOrders/1');
    for (const order of placed.slice(0, 2)) {
      await boxOf(page, order).focus();
      await page.keyboard.press('Space');
    }
    await bar(page).getByText('Выбрано: 2').waitFor();
    await bar(page).getByRole('button', { name: 'Повторить' }).focus();
    await page.keyboard.press('Enter');
    const question = page.getByRole('dialog', { name: /Повторить 2\sзаказа/ });
    await question.getByRole('button', { name: 'Оформить' }).focus();
    await assertAccessible(page, 'the question of repeating');
    await page.keyboard.press('Enter');
    await page.getByText(/Оформлены 2\sзаказа/).waitFor();
    const newest = placed.at(-1).id;
    const copies = [{ id: newest + 2 }, { id: newest + 1 }];
    for (const order of copies) {
      await boxOf(page, order).focus();
      await page.keyboard.press('Space');
    }
    await bar(page).getByRole('button', { name: 'Отменить' }).focus();
    await page.keyboard.press('Enter');
    await page.getByRole('dialog', { name: /Отменить 2\sзаказа/ }).waitFor();
    await assertAccessible(page, 'the question of canceling');
    await page.getByRole('button', { name: 'Отменить заказы' }).focus();
    await page.keyboard.press('Enter');
    await page.getByText(/Отменены 2\sзаказа/).waitFor();
    const row = page.getByRole('row').filter({ hasText: new RegExp(`№\\s${newest + 2}\\D`) });
    await row.getByText('Отменена').waitFor();
  });
});
