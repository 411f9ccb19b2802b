// A month is billed: a line is added to a firm, all firms are issued at once, the firm takes its papers, an act is annulled.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { after, before, describe, test } from 'node:test';
import { assertAccessible, assertFitsScreens } from './support/axe.mjs';
import { placeOrders, staff } from './support/staff.mjs';
import { inDatabase, openWorld, PASSWORD, signedIn } from './support/world.mjs';

/** Years back, so that the month is over and holds no other order. */
const MONTH = '2025-02';

describe('the acts of a month', () => {
  let world;
  before(async () => {
    world = await openWorld();
    const placed = await placeOrders(world, 3);
    inDatabase(world, (database) => {
      const handOver = database.prepare(
        'UPDATE orders SET statusId = 6, handedAt = ?, price = ? WHERE id = ?',
      );
      for (const [at, { id }] of placed.entries())
        handOver.run(`${MONTH}-1${at} 09:00:00.000`, 1007 + at, id);
      // The last one is of a firm without a contract.
      const { userId } = database.prepare('SELECT userId FROM orders WHERE id = ?').get(placed[0].id);
      const { id: other } = database
        .prepare("SELECT id FROM users WHERE role = 'customer' AND id <> ? ORDER BY id LIMIT 1")
        .get(userId);
      database
        .prepare('UPDATE users SET isLegalEntity = 1, organization = ? WHERE id = ?')
        .run('ООО «Без договора»', other);
      database.prepare('DELETE FROM contracts WHERE userId = ?').run(other);
      database
        .prepare('UPDATE orders SET userId = ?, clientOrganization = ? WHERE id = ?')
        .run(other, 'ООО «Без договора»', placed[2].id);
    });
  });
  after(() => world?.close());

  const saved = async (page, press) => {
    const [file] = await Promise.all([page.waitForEvent('download'), press()]);
    return [file.suggestedFilename(), readFileSync(await file.path())];
  };

  test('one press issues those that can be billed and names the others; the firm takes its papers', async (t) => {
    const page = await staff(world, t, 'admin@demo.by', { width: 360, height: 740 });
    await page.goto(`/cabinet/months/${MONTH}`);
    await page.getByRole('link', { name: 'ООО «Ромашка»' }).click();
    await page.getByRole('button', { name: 'Добавить строку…' }).click();
    const line = page.getByRole('dialog', { name: 'Добавить строку' });
    await line.getByLabel('За что').fill('Скидка');
    await line.getByLabel('Сумма с НДС').fill('−1,50');
    await line.getByRole('button', { name: 'Добавить' }).click();
    await page.getByText('−1.50').waitFor();
    await assertFitsScreens(page, 'the month of a firm');

    await page.goto(`/cabinet/months/${MONTH}`);
    await page.getByRole('button', { name: 'Выставить акты…' }).click();
    await assertAccessible(page, 'the question of issuing');
    await page.getByRole('dialog').getByRole('button', { name: 'Выставить', exact: true }).click();
    const password = page.getByRole('dialog', { name: 'Подтвердите, что это вы' });
    const done = page.getByRole('dialog', { name: 'Акты выставлены' });
    await password.or(done).waitFor();
    if (await password.isVisible()) {
      await password.getByLabel('Пароль').fill(PASSWORD);
      await page.keyboard.press('Enter');
    }
    await done.getByText(/Выставлено: 1\sакт/).waitFor();
    await done.getByText('ООО «Без договора»: Нет контракта').waitFor();
    await assertAccessible(page, 'what was issued');
    await done.getByRole('button', { name: 'Готово' }).click();
    await page.getByRole('link', { name: /^Акт №\s1$/ }).waitFor();
    await assertFitsScreens(page, 'the month with an act');

    const { page: own } = await signedIn(world, t, 'company@demo.by', { width: 360, height: 740 });
    await own.goto('/cabinet/acts');
    await own.getByRole('link', { name: /Акт №\s1/ }).waitFor();
    await assertFitsScreens(own, '/cabinet/acts');
    for (const [item, name, begins] of [
      ['Акт, PDF', /^Акт № 1 от .*\.pdf$/, '%PDF'],
      ['Счёт, Excel', /^Счёт № 1 от .*\.xlsx$/, 'PK'],
    ]) {
      await own.getByRole('button', { name: 'Скачать' }).click();
      const [file, bytes] = await saved(own, () => own.getByRole('button', { name: item }).click());
      assert.match(file.replaceAll('\u00a0', ' '), name);
      assert.equal(bytes.subarray(0, begins.length).toString('latin1'), begins);
    }
    await own.getByRole('link', { name: /Акт №\s1/ }).click();
    await own.getByRole('heading', { name: /Акт №\s1 от/ }).waitFor();
    await own.getByText('−1.50').waitFor();
    assert.equal(await own.getByRole('button', { name: 'Аннулировать…' }).count(), 0);
    await assertFitsScreens(own, 'an act');
  });

  test('the order says in which act it stands; the act is annulled with a reason', async (t) => {
    const page = await staff(world, t, 'admin@demo.by', { width: 1280, height: 800 });
    await page.goto(`/cabinet/months/${MONTH}`);
    await page.getByRole('link', { name: /^Акт №\s1$/ }).click();
    await page
      .getByRole('link', { name: /Заказ №/ })
      .first()
      .click();
    await page.getByRole('link', { name: /№\s1 от/ }).click();
    await page.getByRole('button', { name: 'Аннулировать…' }).click();
    const dialog = page.getByRole('dialog', { name: /Аннулировать акт/ });
    await dialog.getByRole('button', { name: 'Аннулировать' }).click();
    await dialog.getByText('Это поле обязательно для заполнения').waitFor();
    await dialog.getByLabel('Почему').fill('Выставлен не той фирме');
    await dialog.getByRole('button', { name: 'Аннулировать' }).click();
    await page.getByText(/Выставлен не той фирме/).waitFor();
    await assertFitsScreens(page, 'an annulled act');
  });
});
