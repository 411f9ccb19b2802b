// The cargo in rows: equal places, rows out of a spreadsheet, the narrowest screens.
import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { hidden } from './site-tools.mjs';
import { type } from './support/answers.mjs';
import { resize } from './support/axe.mjs';
import { fillCargo, fillReceiver, fillSender, next } from './support/customer.mjs';
import { hold } from './support/network.mjs';
import { onStep, openEdit, saveEdit, sendOrder } from './support/order-form.mjs';
import { api, staff as person } from './support/staff.mjs';
import { openWorld } from './support/world.mjs';

describe('the cargo', () => {
  let world;
  let manager;
  before(async () => {
    world = await openWorld();
    manager = await api(world, 'manager@demo.by');
  });
  after(() => world?.close());

  const paste = async (page, field, text) => {
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.evaluate((words) => navigator.clipboard.writeText(words), text);
    await field.click();
    await page.keyboard.press('Control+V');
  };
  const packagesOf = async (id) => (await manager('GET', `/order/single?id=${id}`)).packages;

  let made;

  const screens = [
    { width: 320, height: 568 },
    { width: 360, height: 640 },
    { width: 1280, height: 800 },
  ];
  // Entered on the narrowest and looked at on each; entered on each in the full form of the tests.
  for (const screen of process.env.TEST_FULL ? screens : screens.slice(0, 1)) {
    test(`of twelve equal places and two rows of a table is entered at ${screen.width} px`, async (t) => {
      const page = await person(world, t, 'company@demo.by', screen);
      /** At each width; `more` is looked at, too. */
      const fits = async (what, more = async () => undefined) => {
        for (const one of screens) {
          await resize(page, one);
          const found = await hidden(page);
          // The steps' titles are cut to numbers on a phone, on purpose.
          assert.deepEqual(
            found.filter((one) => !one.startsWith('cut: ')),
            [],
            `${what} at ${one.width} px`,
          );
          await more(one);
        }
        await resize(page, screen);
      };
      await page.goto('/cabinet/addNew');
      await fillSender(page);
      await fits('step 1');
      await next(page);
      await fillReceiver(page);
      await fits('step 2');
      await next(page);
      await fillCargo(page, { weight: '2.5' });
      assert.equal(await page.getByLabel('Вес', { exact: true }).inputValue(), '2,5');
      await type(page.getByLabel('Мест', { exact: true }), '12');
      await page.getByRole('group', { name: 'Места 1–12' }).waitFor();
      await paste(
        page,
        page.getByLabel('Длина'),
        '40,5\t30\t20\t7,5\t2\tАА 1234567\nмного\t1\t1\t1\nДокументы\n',
      );
      await page.getByText('Из таблицы добавлено 3 места.').waitFor();
      await page.getByText('строка 2: длина — введите число').waitFor();
      await page.getByRole('group', { name: 'Места 13–14' }).waitFor();
      assert.equal(
        await page.getByLabel('Вернуть подписанную ТТН').count(),
        1,
        'only where a ТТН goes along',
      );
      await fits('step 3', async ({ width }) => {
        const { height: tall } = await page.locator('form').boundingBox();
        assert.ok(tall < (width < 600 ? 2600 : 1500), `${tall} px`);
      });
      await next(page);
      await onStep(page, 4);
      await page.getByText('Места 1–12').waitFor();
      await page.getByText('Посылка, 30×20×10 см, 2,5 кг — каждое').waitFor();
      await fits('step 4');
      made = await sendOrder(page);
      const packages = await packagesOf(made);
      assert.deepEqual(
        packages.map(({ type: kind, weight }) => `${kind} ${weight}`),
        [...Array(12).fill('package 2.5'), ...Array(2).fill('package 7.5'), 'doc null'],
      );
    });
  }

  test('gets its price without moving the buttons of a phone from under the finger', async (t) => {
    const page = await person(world, t, 'company@demo.by', { width: 360, height: 640 });
    const top = async (name) => {
      const box = await page.getByRole('button', { name }).boundingBox();
      return Math.round(box.y + (await page.evaluate(() => window.scrollY)));
    };
    const price = page.getByText('Стоимость доставки от');
    await page.goto('/cabinet/addNew');
    await fillSender(page);
    await next(page);
    await fillReceiver(page);
    await next(page);
    const quote = await hold(page, '**/api/calculator/quote');
    await fillCargo(page);
    const asked = await quote();
    await page.getByText('Считаем…').first().waitFor();
    assert.equal(await price.count(), 0, 'the price is still on its way');
    const before = await top('Далее');
    const repeated = await hold(page, '**/api/calculator/quote');
    await asked.continue();
    await price.waitFor();
    assert.equal(await top('Далее'), before, 'step 3');
    await next(page);
    await onStep(page, 4);
    await page.getByRole('heading', { name: 'Проверьте ответы' }).waitFor();
    assert.equal(await price.count(), 1, 'the price of step 3 is there from the start');
    // The price is asked again; another one shows when the answer has been taken.
    const askedAgain = await repeated();
    const send = await top('Оставить заявку');
    const response = await askedAgain.fetch();
    const { total, ...rest } = await response.json();
    await askedAgain.fulfill({ response, json: { ...rest, total: total + 1 } });
    await page.getByText('39.00\u00a0р').first().waitFor();
    assert.equal(await top('Оставить заявку'), send, 'step 4');
  });

  test('is shown and edited in the same rows by staff, and goes back as it came', async (t) => {
    const page = await person(world, t, 'manager@demo.by', { width: 360, height: 640 });
    const before = await packagesOf(made);
    await page.goto(`/cabinet/orders/view/${made}`);
    await page.getByText('1–12. Посылка').waitFor();
    await openEdit(page, made);
    await page.getByRole('group', { name: 'Места 1–12' }).waitFor();
    assert.deepEqual(await hidden(page), [], 'all of it is in sight');
    await page.locator('[name="comment"]').fill('Позвонить');
    await saveEdit(page, made);
    assert.deepEqual(await packagesOf(made), before, 'nothing of the cargo was touched');
    await openEdit(page, made);
    await type(page.locator('[name="packages.0.places"]'), '3');
    await saveEdit(page, made);
    assert.equal((await packagesOf(made)).length, before.length - 9);
  });

  test('has at most a hundred places, and says so', async (t) => {
    const page = await person(world, t, 'company@demo.by');
    await page.goto('/cabinet/addNew?step=3');
    await fillCargo(page);
    await type(page.getByLabel('Мест', { exact: true }), '60');
    await page.getByRole('button', { name: /^Копировать/ }).click();
    await next(page);
    await page.getByText('В одной заявке может быть не больше 100 мест').first().waitFor();
    await onStep(page, 3);
  });
});
