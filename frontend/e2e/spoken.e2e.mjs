// What a screen reader says of itself: every change of a live region, and what changes about the field in focus.
import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { openWorld, signedIn } from './support/world.mjs';

/** Begins the transcript of a page. */
function listen() {
  const LIVE = '[role="alert"], [role="status"], [aria-live]';
  const heard = [];
  globalThis.heard = () => heard.splice(0);
  const elementOf = (node) => (node.nodeType === 1 ? node : node.parentElement);
  new globalThis.MutationObserver((changes) => {
    const regions = new Set();
    for (const { type, target, addedNodes } of changes) {
      if (type === 'attributes') {
        if (target === document.activeElement) heard.push(`${target.name}: marked`);
        continue;
      }
      for (const node of [target, ...addedNodes]) {
        regions.add(elementOf(node)?.closest(LIVE));
        if (node !== target)
          for (const region of elementOf(node)?.querySelectorAll(LIVE) ?? []) regions.add(region);
      }
    }
    for (const region of regions)
      if (region && region.getAttribute('aria-live') !== 'off') heard.push(region.textContent);
  }).observe(document.body, {
    subtree: true,
    childList: true,
    characterData: true,
    attributes: true,
    attributeFilter: ['aria-invalid', 'aria-describedby'],
  });
}

describe('what is said while a wrong day is typed', () => {
  let world;
  before(async () => {
    world = await openWorld();
  });
  after(() => world?.close());

  test('the mistake is said once, when the order is sent; nothing is said with the keys', async (t) => {
    const { page } = await signedIn(world, t, 'company@demo.by');
    await page.goto('/cabinet/addNew?step=2');
    await page.getByLabel('ФИО').waitFor();
    await page.goto('/cabinet/addNew?step=4');
    const day = page.getByRole('textbox', { name: 'Когда доставить' });
    await day.fill('01.01.2020');
    await page.evaluate(listen);
    const heard = () => page.evaluate(() => globalThis.heard());
    await page.getByRole('button', { name: 'Оставить заявку' }).click();
    await page.getByRole('alert').waitFor();
    const [said, ...again] = await heard();
    assert.match(said, /Проверьте форму/);
    assert.deepEqual(again, []);

    await day.focus();
    await heard();
    await day.press('ControlOrMeta+A');
    await day.pressSequentially('02.02.2021', { delay: 30 });
    assert.deepEqual(await heard(), []);
    assert.equal(await page.getByRole('textbox', { name: 'Не позже' }).getAttribute('aria-invalid'), null);
  });
});
