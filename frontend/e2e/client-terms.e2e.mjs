// A client's own conditions: an admin sets them, a manager reads them, the client sees them in the prices.
import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { assertFitsScreens, assertNotWider, resize } from './support/axe.mjs';
import { placeOrders, staff } from './support/staff.mjs';
import { openWorld, signedIn } from './support/world.mjs';

// Set on a tablet and on a laptop, too, in the full form of the tests.
for (const width of process.env.TEST_FULL ? [360, 768, 1280] : [360])
  describe(`a client's own conditions at ${width} px`, () => {
    let world;
    before(async () => {
      world = await openWorld();
    });
    after(() => world?.close());

    const terms = '/cabinet/user/3?tab=terms';
    const screen = { width, height: 800 };
    const fits = async (page, name, assertFits = assertNotWider) => {
      await assertFits(page, name);
      await resize(page, screen);
    };

    test('are set by keys, read by a manager, and make the client’s prices', async (t) => {
      const admin = await staff(world, t, 'admin@demo.by', screen);
      await admin.goto(terms);
      await admin.getByRole('radio', { name: 'По тарифу' }).focus();
      await admin.keyboard.press('ArrowRight');
      await admin.getByLabel(/^Размер скидки/).fill('4,5');
      await admin.getByLabel(/^Своя цена: Витебская область/).fill('30');
      await admin.getByText('2 изменения').waitFor();
      await fits(admin, 'the conditions of a client', assertFitsScreens);
      await admin.getByRole('button', { name: 'Сохранить' }).press('Enter');
      await admin.getByText('Изменений нет').waitFor();
      await admin.getByText(/по тарифу → скидка 4,5/).waitFor();

      const manager = await staff(world, t, 'manager@demo.by', screen);
      await manager.goto(terms);
      await manager.getByText(/Условия клиента: скидка 4,5/).waitFor();
      assert.equal(await manager.getByLabel(/^Своя цена/).count(), 0);
      await fits(manager, 'the conditions that a manager reads');

      const [{ id, estimate }] = await placeOrders(world, 1);
      assert.equal(estimate.total, 36.29);
      const { page } = await signedIn(world, t, 'company@demo.by', screen);
      await page.goto('/cabinet/ratesAndDeliveryOptions');
      await page.getByRole('heading', { name: 'Ваши цены' }).waitFor();
      await page.getByText('30.00').waitFor();
      await fits(page, 'the own prices', assertFitsScreens);
      await page.goto(`/cabinet/myOrders/view/${id}`);
      await page.getByText(/Ваши условия: скидка 4,5.*По тарифу — 38\.00/).waitFor();
      await fits(page, 'an order under own conditions');
    });
  });
