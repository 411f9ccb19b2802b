// The link to a parcel's page, where its sender and staff have it.
import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { findings } from './support/axe.mjs';
import { inDatabase, openWorld, PASSWORD } from './support/world.mjs';

const ofCompany =
  "SELECT o.id, o.trackingCode FROM orders o JOIN users u ON u.id = o.userId WHERE u.email = 'company@demo.by' LIMIT 1";

let world;
let order;

before(async () => {
  world = await openWorld();
  [order] = inDatabase(world, (database) => database.prepare(ofCompany).all());
});

after(() => world?.close());

describe('the link', () => {
  for (const [person, address] of [
    ['company@demo.by', 'myOrders/view'],
    ['manager@demo.by', 'orders/view'],
  ]) {
    test(`is with the order of ${person}, to be copied and opened`, async () => {
      const { page, context, problems, close } = await world.visitor({ width: 360, height: 640 });
      await context.grantPermissions(['clipboard-read', 'clipboard-write']);
      const data = { email: person, password: PASSWORD };
      await context.request.post('/api/user/login', { data, headers: { origin: world.url } });
      await page.goto(`/cabinet/${address}/${order.id}`);
      const code = order.trackingCode.replace(/(.{4})(?=.)/g, '$1-');
      const url = `${world.url}/t/${code}`;
      const link = page.getByRole('link', { name: code });
      assert.equal(await link.getAttribute('href'), url);
      await page.getByRole('button', { name: 'Скопировать' }).click();
      await page.getByText('Ссылка скопирована').waitFor();
      assert.equal(await page.evaluate(() => navigator.clipboard.readText()), url);
      assert.deepEqual(await findings(page), []);
      assert.deepEqual(problems, []);
      await close();
    });
  }
});
