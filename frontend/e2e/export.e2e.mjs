// The list of orders as a file: the filter goes with it, the chosen orders too, in the desk and in the customer's own list.
import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { after, before, describe, test } from 'node:test';
import { assertFitsScreens } from './support/axe.mjs';
import { placeOrders } from './support/staff.mjs';
import { openWorld, signedIn } from './support/world.mjs';

describe('orders as a file', () => {
  let world;
  let placed;
  before(async () => {
    world = await openWorld();
    placed = await placeOrders(world, 3, (number) => ({ externalId: `Ф-${number}` }));
  });
  after(() => world?.close());

  /** The rows of a downloaded CSV, the first of them the titles. */
  async function rowsOf(page, press) {
    const [download] = await Promise.all([page.waitForEvent('download'), press()]);
    assert.match(download.suggestedFilename(), /^Заказы \d{4}-\d\d-\d\d\.csv$/);
    const text = await readFile(await download.path(), 'utf8');
    assert.equal(text[0], '\ufeff');
    return text
      .trim()
      .split(/\r?\n/)
      .map((line) => line.split(';'));
  }

  const menu = (within) => within.getByRole('button', { name: 'Выгрузить' });

  for (const [email, list] of [
    ['company@demo.by', '/cabinet/myOrders/1'],
    ['manager@demo.by', '/cabinet/orders/1'],
  ]) {
    test(`${list} is taken under its search`, async (t) => {
      const { page } = await signedIn(world, t, email, { width: 1280, height: 800 });
      await page.goto(`${list}?search=Ф-1`);
      await page.getByText(/Найден\s1\sзаказ/).waitFor();
      const [titles, ...rows] = await rowsOf(page, async () => {
        await menu(page).click();
        await page.getByRole('button', { name: 'Таблица .csv' }).click();
      });
      assert.equal(titles[0], '№');
      assert.deepEqual(
        rows.map(([number]) => number),
        [String(placed[1].id)],
      );
    });

    test(`the chosen of ${list} are taken on a phone`, async (t) => {
      const { page } = await signedIn(world, t, email, { width: 360, height: 740 });
      await page.goto(list);
      for (const { id } of placed.slice(0, 2))
        await page.getByRole('checkbox', { name: new RegExp(`Выбрать заказ №\\s${id}$`) }).check();
      const bar = page.getByRole('region', { name: 'Выбранные заказы' });
      await bar.getByRole('button', { name: 'Ещё' }).click();
      const [, ...rows] = await rowsOf(page, async () => {
        await menu(bar).click();
        await bar.getByRole('button', { name: 'Таблица .csv' }).click();
      });
      assert.deepEqual(
        rows.map(([number]) => number).sort(),
        placed.slice(0, 2).map(({ id }) => String(id)),
      );
      await menu(bar).click();
      await assertFitsScreens(page, `the open menu of ${list}`);
    });
  }
});
