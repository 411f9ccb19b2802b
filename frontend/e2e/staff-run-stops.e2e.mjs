// The screen of a run of forty stops: how much of it a screen shows, and how a stop gets another place.
import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { assertAccessible, assertFitsScreens } from './support/axe.mjs';
import { focused } from './support/focus.mjs';
import { api, placeOrders, staff } from './support/staff.mjs';
import { openWorld } from './support/world.mjs';

const STOPS = 40;
const comment = 'Домофон 12к, второй подъезд со двора, код ворот 4471#, позвонить за полчаса до приезда';

describe('a run of forty stops', () => {
  let world;
  let placed;
  let run;
  let call;
  before(async () => {
    world = await openWorld();
    placed = await placeOrders(world, STOPS, (number) => ({
      reciverStreet: 'ул. Богдана Хмельницкого',
      reciverFlat: String(number + 100),
      ...(number % 4 === 1 && { reciverComment: comment }),
    }));
    call = await api(world, 'manager@demo.by');
    run = await call('POST', '/runs', { day: placed[0].deliveryDate.slice(0, 10), driver: 'Игорь Савич' });
    await call('POST', `/runs/${run.id}/orders`, { ids: placed.map(({ id }) => id) });
  });
  after(() => world?.close());

  const open = async (t, screen) => {
    const page = await staff(world, t, 'manager@demo.by', screen);
    await page.goto(`/cabinet/runs/${run.id}`);
    await page
      .locator('tbody tr')
      .nth(STOPS - 1)
      .waitFor();
    return page;
  };
  const rowOf = (page, { id }) => page.locator('tbody tr', { has: page.locator(`[data-order="${id}"]`) });
  const fieldOf = (page, { id }) =>
    page.getByRole('textbox', { name: new RegExp(`Место заказа №\\s${id} в рейсе, от 1 до ${STOPS}$`) });
  const idsIn = (page) =>
    page.locator('[data-order]').evaluateAll((all) => all.map((one) => Number(one.dataset.order)));
  const boxOf = (locator) =>
    locator.evaluate((one) => {
      const { height, bottom } = one.getBoundingClientRect();
      return { height, bottom: bottom + window.scrollY };
    });

  test('stands on two screens of 1280 × 800, each stop on two lines with its house', async (t) => {
    const page = await open(t, { width: 1280, height: 800 });
    const { bottom } = await boxOf(page.locator('tbody tr').last());
    assert.ok(bottom <= 1600, `the last stop ends at ${bottom}`);
    for (const order of [placed[0], placed[1]]) {
      const { height } = await boxOf(rowOf(page, order));
      assert.ok(height <= 33, `a row of ${height} px`);
    }
    await page.getByRole('button', { name: new RegExp(`Подробнее о заказе №\\s${placed[1].id}$`) }).click();
    const whole = await rowOf(page, placed[1])
      .locator('[data-column="where"] > div')
      .evaluate((one) => one.scrollHeight <= one.clientHeight && one.textContent);
    assert.match(whole, /д\.\s2, кв\.\s101\s— Домофон\s12к.*до\sприезда/);
    await assertAccessible(page, 'a run of forty');
    await assertFitsScreens(page, 'a run of forty');
  });

  test('a stop goes to the number that is typed, and is seen there with the focus', async (t) => {
    const page = await open(t, { width: 1280, height: 800 });
    const order = placed[STOPS - 2];
    await fieldOf(page, order).focus();
    await page.keyboard.type('3');
    await page.keyboard.press('Enter');
    await page
      .getByText(new RegExp(`^Заказ №\\s${order.id}: место 3\\sиз\\s${STOPS}$`))
      .waitFor({ state: 'attached' });
    assert.equal((await idsIn(page)).indexOf(order.id), 2);
    await focused(fieldOf(page, order));
    const shown = await rowOf(page, order).evaluate((one) => {
      const { top, bottom } = one.getBoundingClientRect();
      return top >= 0 && bottom <= window.innerHeight;
    });
    assert.ok(shown, 'the row is on the screen');
    await rowOf(page, order).locator('[draggable]').dragTo(rowOf(page, placed[4]));
    await page.getByText(new RegExp(`^Заказ №\\s${order.id}: место 6\\s`)).waitFor({ state: 'attached' });
    const ids = (await call('GET', `/runs/${run.id}`)).orders.map(({ id }) => id);
    assert.equal(ids.indexOf(order.id), 5);
  });

  test('on a phone a stop has two lines, with its place and what it is told on demand', async (t) => {
    const page = await open(t, { width: 360, height: 740 });
    const { height } = await boxOf(rowOf(page, placed[0]));
    assert.ok(height <= 84, `a stop of ${height} px`);
    const phone = rowOf(page, placed[0]).getByRole('link', { name: /\+375/ });
    assert.equal(await phone.isVisible(), false);
    await page.getByRole('button', { name: new RegExp(`Подробнее о заказе №\\s${placed[0].id}$`) }).click();
    await phone.waitFor();
    await assertAccessible(page, 'a run on a phone');
    await assertFitsScreens(page, 'a run on a phone');
  });

  test('comes back with the field of its rows on the screen, over nothing that has the focus', async (t) => {
    const [last] = placed.slice(-1);
    await call('POST', `/runs/${run.id}/leave`, { version: (await call('GET', `/runs/${run.id}`)).version });
    for (const screen of [
      { width: 1280, height: 800 },
      { width: 360, height: 740 },
    ]) {
      const page = await open(t, screen);
      await page.getByRole('button', { name: 'Вернулся' }).click();
      const field = page.getByRole('textbox', { name: 'Заказ' });
      await field.fill(String(last.id));
      await field.press('Enter');
      const outcomes = page.getByRole('combobox', { name: /^Исход заказа/ });
      await focused(page.getByRole('combobox', { name: new RegExp(`^Исход заказа №\\s${last.id}$`) }));
      const isSeen = () =>
        field.evaluate((one) => {
          const { top, bottom } = one.getBoundingClientRect();
          return top >= 0 && bottom <= window.innerHeight;
        });
      assert.ok(await isSeen(), `the field at ${screen.width} px`);
      const count = await outcomes.count();
      for (let back = 1; back < count; back++) {
        await page.keyboard.press('Shift+Tab');
        const covered = await page.evaluate(() => {
          const one = document.activeElement;
          const { left, top, width, height } = one.getBoundingClientRect();
          const shown = document.elementFromPoint(left + width / 2, top + height / 2);
          return one.contains(shown) ? null : one.getAttribute('aria-label');
        });
        assert.equal(covered, null, `covered at ${screen.width} px`);
      }
    }
  });
});
