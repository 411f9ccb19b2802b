// A change of the tariff while other pages are open, for the browser tests.
import assert from 'node:assert/strict';
import { signedIn } from './world.mjs';

/** Sets the price of a region (7 is the region of Gomel), BYN, as an admin. */
export async function setRegionPrice(world, t, price, region = 7) {
  const { page, context } = await signedIn(world, t, 'admin@demo.by');
  const answer = await page.request.put('/api/calculator', {
    data: { update: [{ id: region, price }] },
    headers: { Origin: world.url },
  });
  assert.equal(answer.status(), 200);
  await context.close();
}
