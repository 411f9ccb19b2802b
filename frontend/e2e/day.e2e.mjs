// The day of staff: tomorrow's papers of a town, and what was not delivered moved on.
import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { assertAccessible, assertFitsScreens, resize } from './support/axe.mjs';
import { dayAhead, onOneDay, placeOrders, staff, startCounting } from './support/staff.mjs';
import { inDatabase, openWorld } from './support/world.mjs';

// Orders are moved on a laptop, too, in the full form of the tests.
for (const width of process.env.TEST_FULL ? [360, 1280] : [360])
  describe(`the day at ${width} px`, () => {
    const screen = { width, height: 800 };
    let world;
    let placed;
    before(async () => {
      world = await openWorld();
      placed = await placeOrders(world, 13);
    });
    after(() => world?.close());

    /** A test whose first three orders were not delivered yesterday, nor the last, which was refused; the others are tomorrow's. */
    const dayTest = (name, work) =>
      test(name, (t) =>
        onOneDay(() => {
          // Tomorrow may be a day without deliveries, and no order is placed for yesterday.
          inDatabase(world, (database) => {
            const move = database.prepare(
              'UPDATE orders SET deliveryDate = ?1, pickupDate = ?1, statusId = ?2, failure = ?3 WHERE id = ?4',
            );
            for (const [at, { id }] of placed.entries())
              if (at < 3) move.run(`${dayAhead(-1)} 23:00`, 7, 'nobody', id);
              else if (at === 12) move.run(`${dayAhead(-1)} 23:00`, 7, 'refused', id);
              else move.run(`${dayAhead(1)} 23:00`, 2, null, id);
          });
          return work(t);
        }),
      );

    // docs/contract.md#presses has the presses of a laptop.
    for (const wide of new Set([width, 1280]))
      dayTest(
        `«Завтра», a town, its papers: ${wide < 1000 ? 'four' : 'three'} presses at ${wide} px`,
        async (t) => {
          const page = await staff(world, t, 'manager@demo.by', { width: wide, height: 800 });
          await page.goto('/cabinet/day/today');
          await page.getByRole('heading', { level: 1, name: /Сегодня/ }).waitFor();
          const stop = await startCounting(page);
          await page.getByRole('link', { name: 'Завтра' }).click();
          await page.getByRole('heading', { level: 1, name: /Завтра/ }).waitFor();
          await page
            .getByText(/9\sзаказов, 9\sмест/)
            .first()
            .waitFor();
          if (wide === 1280 || process.env.TEST_FULL) await assertAccessible(page, 'the day');
          await page.getByRole('checkbox', { name: 'Выбрать: доставить, Гомель' }).click();
          await page.getByText('Выбрано: 9').waitFor();
          if (wide < 1000) await page.getByRole('button', { name: 'Ещё' }).click();
          const saved = page.waitForEvent('download');
          await page.getByRole('button', { name: 'Заявки' }).click();
          assert.match((await saved).suggestedFilename(), /Заявки.*\.xlsx/);
          const { clicks } = await stop();
          assert.equal(clicks, wide < 1000 ? 4 : 3);
          const over = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
          assert.ok(over <= 0, `${over} px beyond the edge`);
        },
      );

    dayTest('on paper it is unfolded, with telephones and room for a signature', async (t) => {
      const page = await staff(world, t, 'manager@demo.by', screen);
      await page.goto('/cabinet/day/tomorrow');
      const fetched = page.getByRole('table', { name: /^забрать, / });
      await page.getByRole('heading', { name: /Забрать/ }).waitFor();
      assert.equal(await fetched.count(), 0);
      await page.evaluate(() => window.dispatchEvent(new window.Event('beforeprint')));
      await page.emulateMedia({ media: 'print' });
      await fetched.waitFor();
      await page.getByRole('columnheader', { name: 'Подпись' }).first().waitFor();
      await page.getByText('+375 (29) 20-00-001').first().waitFor();
      assert.equal(await page.getByRole('checkbox').filter({ visible: true }).count(), 0);
    });

    dayTest(
      'what was not delivered, and not refused, moves by one press and back by another, by keys alone',
      async (t) => {
        const page = await staff(world, t, 'manager@demo.by', screen);
        await page.goto('/cabinet/day/today');
        const button = page.getByRole('button', { name: /Перенести 3 из \d+ на/ });
        await page.getByText('никого не было на месте').nth(2).waitFor();
        await page.getByText(/^Не переносим: .*получатель отказался\s— 1/).waitFor();
        await assertFitsScreens(page, 'what was not delivered');
        await resize(page, screen);
        const [, date] = /на (.*)$/.exec(await button.textContent());
        await button.focus();
        await page.keyboard.press('Enter');
        await button.waitFor({ state: 'detached' });
        await page.getByRole('button', { name: 'Отменить' }).focus();
        await page.keyboard.press('Enter');
        await page.getByText('Вернули как было: 3 заказа').first().waitFor();
        await button.focus();
        await page.keyboard.press('Enter');
        await button.waitFor({ state: 'detached' });
        await page.goto(`/cabinet/day/${date.split('.').reverse().join('-')}`);
        await page.getByRole('combobox').filter({ hasText: 'Не доставлена' }).nth(2).waitFor();
      },
    );
  });
