// Accessibility by axe-core, for any screen of the product.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Fails with what axe finds on the page as it is now: the rule and the elements that break it. */
export async function assertAccessible(page, screen) {
  await page.evaluate(source);
  const found = await page.evaluate(() => window.axe.run(document, { resultTypes: ['violations'] }));
  const words = found.violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
  );
  assert.deepEqual(words, [], `axe on ${screen}`);
}

/** Fails when the page is wider than the screen. */
export async function assertNoSidewaysScroll(page, screen) {
  const over = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  assert.ok(over <= 0, `${screen} is ${over} px wider than the screen`);
}
