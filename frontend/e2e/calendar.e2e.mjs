// The days of delivery: an admin closes a day with orders, and staff find them.
import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { assertFitsScreens, assertNotWider, resize } from './support/axe.mjs';
import { api, deliveryDay, placeOrders, staff } from './support/staff.mjs';
import { openWorld } from './support/world.mjs';

// Changed on a tablet and on a laptop, too, in the full form of the tests.
for (const width of process.env.TEST_FULL ? [360, 768, 1280] : [360])
  describe(`the calendar of deliveries at ${width} px`, () => {
    let world;
    let day;
    before(async () => {
      world = await openWorld();
      // No order of the demonstration stands so far ahead.
      day = deliveryDay(20);
      await placeOrders(world, 3, () => ({ deliveryDate: `${day} 23:00` }));
    });
    after(() => world?.close());

    const shown = () => day.split('-').reverse().join('.');
    const screen = { width, height: 800 };
    const admin = (t) => staff(world, t, 'admin@demo.by', screen);
    const fits = async (page, name, assertFits = assertNotWider) => {
      await assertFits(page, name);
      await resize(page, screen);
    };

    test('a day is closed by keys, its orders counted before and listed afterwards', async (t) => {
      const page = await admin(t);
      await page.goto('/cabinet/calendar');
      await page.getByRole('button', { name: 'Добавить выходной' }).press('Enter');
      await page.getByLabel('День', { exact: true }).fill(shown());
      await page.getByLabel(/^Название/).fill('Переучёт');
      await page.getByText('Заказы на закрытые дни: 3').waitFor();
      await fits(page, 'the calendar', assertFitsScreens);
      await page.getByLabel(/^Название/).press('Enter');
      await page.getByText('Календарь сохранён').waitFor();
      await page.getByRole('link', { name: shown() }).click();
      await page.getByText(`Доставка ${shown()}`).waitFor();
      const numbers = page.locator('td[data-column="id"] a');
      await numbers.nth(2).waitFor();
      assert.equal(await numbers.count(), 3);
      await page.goto('/cabinet/day/today');
      await page.getByText('Заказы на закрытые дни: 3').waitFor();
      await fits(page, 'the day with a closed one', assertFitsScreens);
    });

    test('holidays come by one press and are saved', async (t) => {
      const page = await admin(t);
      await page.goto('/cabinet/calendar');
      const button = page.getByRole('button', { name: /Праздники Беларуси на/ }).last();
      const [year] = /\d{4}$/.exec(await button.textContent());
      await button.click();
      await page
        .getByRole('button', { name: `Праздники Беларуси на ${year}` })
        .waitFor({ state: 'detached' });
      await page.getByRole('button', { name: `Убрать 08.03.${year}` }).waitFor();
      await fits(page, 'the calendar with holidays');
      await page.getByRole('button', { name: 'Сохранить' }).click();
      await page.getByText('Календарь сохранён').waitFor();
      const call = await api(world, 'admin@demo.by');
      const { days } = await call('GET', '/calendar');
      assert.ok(days.some(({ name }) => name === 'Радуница'));
    });

    test('a manager reads it', async (t) => {
      const page = await staff(world, t, 'manager@demo.by', screen);
      await page.goto('/cabinet/day/today');
      await page.getByRole('link', { name: 'Дни доставки' }).click();
      await page.getByText(`${shown()} Переучёт`).waitFor();
      assert.equal(await page.getByRole('button', { name: 'Сохранить' }).count(), 0);
      await fits(page, 'the calendar that a manager reads');
    });
  });
