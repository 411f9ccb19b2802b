// Every public page on every screen: nothing for axe to find, nothing out of sight, nothing in the console.
import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { openWorld } from './support/world.mjs';
import { askPrice, assertWhole, hidden, open, publicPages, screens } from './site-tools.mjs';

let world;

before(async () => {
  world = await openWorld();
});

after(() => world?.close());

/** A tablet, a second spelling and all pages of tokens but one are for the full form of the tests. */
const isUsual = (path) =>
  ![
    '/servicesAndTariffs',
    '/confirm-email?token=t',
    '/undo-email?token=t',
    '/access-review?token=t',
  ].includes(path);
const pages = publicPages.filter((path) => process.env.TEST_FULL || isUsual(path));

for (const screen of screens.filter(({ width }) => width !== 768 || process.env.TEST_FULL)) {
  describe(`at ${screen.width} px`, () => {
    let visitor;

    before(async () => {
      visitor = await world.visitor(screen);
    });

    after(() => visitor?.close());

    for (const path of pages) {
      test(`${path} is whole, free of axe's findings and of console errors`, async () => {
        await open(visitor.page, path);
        await assertWhole(visitor.page);
        assert.deepEqual(visitor.problems, []);
      });
    }

    test('the map, once it has come, is free of findings too', async () => {
      const { page } = visitor;
      await open(page, '/');
      await page.locator('#map').scrollIntoViewIfNeeded();
      await page.getByRole('button', { name: 'Приблизить' }).waitFor();
      await assertWhole(page);
    });

    test('an answered estimate and a refused form are free of findings too', async () => {
      const { page } = visitor;
      await open(page, '/');
      await askPrice(page);
      await page.getByText('Откуда эта цена').click();
      await assertWhole(page);
      await open(page, '/register');
      await page.getByRole('button', { name: 'Зарегистрироваться' }).click();
      await page.getByRole('alert').waitFor();
      await assertWhole(page);
    });
  });
}

// In the full form of the tests.
const describeFull = process.env.TEST_FULL ? describe : () => undefined;

describeFull('at 200 %', () => {
  test('the zoom of a laptop leaves every word in sight', async () => {
    const { page, close } = await world.visitor({ width: 640, height: 400, deviceScaleFactor: 2 });
    for (const path of pages) {
      await open(page, path);
      assert.deepEqual(await hidden(page), [], path);
    }
    await page.getByRole('button', { name: 'Меню', exact: true }).click();
    await page
      .getByRole('navigation', { name: 'Главное меню' })
      .getByRole('link', { name: 'О компании' })
      .click();
    await page.waitForURL('**/about');
    await close();
  });

  for (const screen of screens) {
    test(`letters of double size leave every word in sight at ${screen.width} px`, async () => {
      const { page, close } = await world.visitor(screen);
      for (const path of pages) {
        await open(page, path);
        await page.addStyleTag({ content: ':root { font-size: 200% }' });
        assert.deepEqual(await hidden(page), [], path);
      }
      await close();
    });
  }
});
