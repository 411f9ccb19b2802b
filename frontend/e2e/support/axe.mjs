// Accessibility by axe-core, for any screen of the product.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** What axe finds on the page as it is now: the rule and the elements that break it, one line for each. */
export async function findings(page, rules = {}) {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source);
  // A colour on its way to another one has no contrast to judge; what turns for ever is not waited for.
  await page.evaluate(() =>
    Promise.allSettled(
      document
        .getAnimations()
        .filter(({ effect }) => effect.getComputedTiming().endTime < 5000)
        .map(({ finished }) => finished),
    ),
  );
  const { violations } = await page.evaluate(
    (chosen) => window.axe.run(document, { resultTypes: ['violations'], preload: false, rules: chosen }),
    rules,
  );
  return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`));
}

/** Fails with what axe finds on the page as it is now. */
export async function assertAccessible(page, screen, rules) {
  assert.deepEqual(await findings(page, rules), [], `axe on ${screen}`);
}

/** Fails when the page is wider than the screen. */
async function assertNoSidewaysScroll(page, screen) {
  const over = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  assert.ok(over <= 0, `${screen} is ${over} px wider than the screen`);
}

/** Colours, two thirds of what axe costs, are the same on each screen; a laptop shows most of them. */
const NO_COLOURS = { 'color-contrast': { enabled: false } };

/** A laptop with axe and a phone without; with axe on the phone, on a laptop at 200 % and on a tablet in the full form of the tests. */
const SCREENS = process.env.TEST_FULL
  ? [
      { width: 360, height: 640, rules: {} },
      { width: 640, height: 400, rules: NO_COLOURS },
      { width: 768, height: 1024, rules: NO_COLOURS },
      { width: 1280, height: 800, rules: {} },
    ]
  : [
      { width: 360, height: 640 },
      { width: 1280, height: 800, rules: {} },
    ];

/** Makes the screen another one, and waits until the page has been drawn on it. */
export async function resize(page, { width, height }) {
  await page.setViewportSize({ width, height });
  await page.evaluate(
    () => new Promise((drawn) => globalThis.requestAnimationFrame(() => setTimeout(drawn))),
  );
}

/** Fails when the page is wider than one of the usual screens; axe is asked by `assertFitsScreens`. */
export async function assertNotWider(page, name) {
  for (const one of SCREENS) {
    await resize(page, one);
    await assertNoSidewaysScroll(page, `${name} at ${one.width} px`);
  }
}

/** Fails when the page is wider than one of the usual screens, or breaks a rule of axe on one that is judged by it. */
export async function assertFitsScreens(page, name) {
  for (const { width, height, rules } of SCREENS) {
    await resize(page, { width, height });
    if (rules) await assertAccessible(page, `${name} at ${width} px`, rules);
    await assertNoSidewaysScroll(page, `${name} at ${width} px`);
  }
}
