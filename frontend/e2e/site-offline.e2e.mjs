// The estimator without a network.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { openWorld } from './support/world.mjs';
import { open } from './site-tools.mjs';

test('without a network the words of the list hide no button, and are said once', async (t) => {
  const world = await openWorld();
  t.after(() => world.close());
  const { page } = await world.visitor({ width: 320, height: 800 });
  await open(page, '/');
  await page.context().setOffline(true);
  await page.getByRole('combobox', { name: 'Куда' }).fill('Гом');
  const words = page.locator('p:visible', { hasText: 'Список появится' });
  const { y, height } = await words.boundingBox();
  assert.ok(y + height <= (await page.getByRole('button', { name: 'Рассчитать' }).boundingBox()).y);
  await page.keyboard.press('Enter');
  await page.locator('[aria-invalid="true"]').waitFor();
  assert.equal(await words.count(), 1);
});
