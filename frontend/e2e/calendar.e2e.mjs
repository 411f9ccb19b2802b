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
    let another;
    before(async () => {
      world = await openWorld();
      // No order of the demonstration stands so far ahead.
      day = deliveryDay(20);
      another = deliveryDay(30);
      await placeOrders(world, 3, () => ({ deliveryDate: `${day} 23:00` }));
    });
    after(() => world?.close());

    const shownDay = (some) => some.split('-').reverse().join('.');
    const shown = () => shownDay(day);
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
      await page.getByText(/Закроются дни с заказами: 3/).waitFor();
      await fits(page, 'the calendar', assertFitsScreens);
      await page.getByLabel(/^Название/).press('Enter');
      await page.getByText('Календарь сохранён').waitFor();
      await page.getByText('Заказы на закрытые дни: 3').waitFor();
      await page.getByRole('link', { name: shown() }).click();
      await page.getByText(`Доставка ${shown()}`).waitFor();
      const numbers = page.locator('td[data-column="id"] a');
      await numbers.nth(2).waitFor();
      assert.equal(await numbers.count(), 3);
      await page.goto('/cabinet/day/today');
      await page.getByText('Заказы на закрытые дни: 3').waitFor();
      await fits(page, 'the day with a closed one', assertFitsScreens);
    });

    test('all orders of the closed day are moved by one press, and one of them by another manager before', async (t) => {
      const call = await api(world, 'manager@demo.by');
      const { orders } = await call('GET', `/day/${day}`);
      const [taken] = orders;
      await call('PUT', '/order', { id: taken.id, version: taken.version, deliveryDate: `${another} 12:00` });
      const page = await admin(t);
      await page.goto(`/cabinet/day/${day}`);
      await page.getByText(/назначены 2\sзаказа/).waitFor();
      await page.getByRole('button', { name: 'Другой день' }).press('Enter');
      const field = page.getByLabel(`На какой день перенести заказы с ${shown()}`);
      await field.fill(shown());
      await page.getByText(/Переучёт, доставки нет/).waitFor();
      await fits(page, 'the day with a closed one and a wrong choice', assertFitsScreens);
      await field.fill(shownDay(another));
      await page
        .getByRole('button', { name: new RegExp(`^Перенести на ${shownDay(another)}`) })
        .press('Enter');
      await page
        .getByText(/Сохранены 2\sзаказа/)
        .first()
        .waitFor();
      await page.getByText('Заказы на закрытые дни').waitFor({ state: 'detached' });
      const moved = await Promise.all(orders.map(({ id }) => call('GET', `/order/single?id=${id}`)));
      assert.deepEqual(moved.map(({ deliveryDate }) => deliveryDate).sort(), [
        `${another} 12:00`,
        `${another} 23:00`,
        `${another} 23:00`,
      ]);
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
