// An act is argued about, agreed with and paid: the firm objects to a line, staff answer, payments are typed in, the sides are reconciled.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { after, before, describe, test } from 'node:test';
import { assertAccessible, assertFitsScreens, assertNotWider } from './support/axe.mjs';
import { tabTo } from './support/customer.mjs';
import { api, placeOrders, staff } from './support/staff.mjs';
import { inDatabase, openWorld, signedIn } from './support/world.mjs';

/** Years back, so that the month is over and holds no other order. */
const MONTH = '2025-03';
const PHONE = { width: 360, height: 740 };
const LAPTOP = { width: 1280, height: 800 };

describe('an act from the objection to its payment', () => {
  let world;
  let firm;
  let act;
  before(async () => {
    world = await openWorld();
    const placed = await placeOrders(world, 2);
    firm = inDatabase(world, (database) => {
      const handOver = database.prepare(
        'UPDATE orders SET statusId = 6, handedAt = ?, price = ? WHERE id = ?',
      );
      for (const [at, { id }] of placed.entries())
        handOver.run(`${MONTH}-1${at} 09:00:00.000`, 1007 + at, id);
      return database.prepare('SELECT userId FROM orders WHERE id = ?').get(placed[0].id).userId;
    });
    const admin = await api(world, 'admin@demo.by');
    const { issued } = await admin('POST', `/months/${MONTH}/acts`, { users: [firm] });
    act = issued[0];
    assert.equal(act.sum, 20.15);
  });
  after(() => world?.close());

  test('the firm objects to a line, staff see the count and answer, the firm agrees', async (t) => {
    const { page: own } = await signedIn(world, t, 'company@demo.by', PHONE);
    await own.goto('/cabinet/acts');
    await own.getByText('Долг 20.15 р').waitFor();
    await own.getByRole('link', { name: /^Акт №\s1$/ }).click();
    await own.getByText('Ждёт согласия', { exact: true }).waitFor();
    await assertFitsScreens(own, 'an act that waits');
    await own.setViewportSize(PHONE);
    await own.getByRole('button', { name: 'Возразить по строке 2' }).click();
    await assertAccessible(own, 'the question of an objection');
    const objecting = own.getByRole('dialog', { name: /Возразить по строке 2/ });
    await objecting.getByLabel('Что не так').fill('Мы сдали одно место, а не два');
    await objecting.getByRole('button', { name: 'Отправить возражение' }).click();
    await own.getByText('Ждёт ответа.').waitFor();
    assert.equal(await own.getByRole('button', { name: 'Согласен…' }).count(), 0);

    const page = await staff(world, t, 'manager@demo.by', LAPTOP);
    await page.goto(`/cabinet/months/${MONTH}`);
    const inMenu = page
      .getByRole('navigation', { name: 'Меню кабинета' })
      .getByRole('link', { name: /^Акты.*1 акт с возражениями/ });
    await inMenu.waitFor();
    await assertFitsScreens(page, 'the month with an objection');
    await page.setViewportSize(LAPTOP);
    await page
      .getByRole('main')
      .getByRole('link', { name: /1\sакт с возражениями/ })
      .click();
    await page.getByText('Найден 1 акт').waitFor();
    await assertFitsScreens(page, 'the acts with objections');
    await page.getByRole('link', { name: /^Акт №\s1 от/ }).click();
    await page.getByRole('button', { name: /Ответить на возражение/ }).click();
    await assertAccessible(page, 'the question of an answer');
    const answering = page.getByRole('dialog', { name: /Ответить на возражение/ });
    await answering.getByLabel('Ответ').fill('В накладной два места, её копию отправили вам');
    await answering.getByRole('button', { name: 'Отправить ответ' }).click();
    await page.getByText(/^Ответ: В накладной два места/).waitFor();
    await assertFitsScreens(page, 'an act with an answer');
    await inMenu.waitFor({ state: 'detached' });

    await own.reload();
    await own.getByText(/^Ответ: В накладной два места/).waitFor();
    await own.getByRole('button', { name: 'Согласен…' }).click();
    await assertAccessible(own, 'the question of agreeing');
    await own.getByRole('dialog').getByRole('button', { name: 'Согласен', exact: true }).click();
    await own.getByText('Согласован', { exact: true }).waitFor();
    assert.equal(await own.getByRole('button', { name: /Согласен…|Возразить/ }).count(), 0);
    await assertNotWider(own, 'an act that is agreed with');
  });

  test('an admin types two payments by keyboard; a repeat is asked about; nothing is owed then', async (t) => {
    const page = await staff(world, t, 'admin@demo.by', LAPTOP);
    await page.goto('/cabinet/debts');
    await page.getByRole('row', { name: /Ромашка.*20\.15/ }).waitFor();
    await assertFitsScreens(page, 'a debt');
    await page.setViewportSize(LAPTOP);
    await page.goto('/cabinet/payments');
    const asked = page.getByRole('combobox', { name: 'Фирма' });
    const pay = async (sum, number) => {
      await page.keyboard.type('Ромашка');
      await page.getByRole('option', { name: /Ромашка/ }).waitFor();
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('Enter');
      await tabTo(page, 'Сумма');
      await page.keyboard.type(sum);
      await tabTo(page, 'Номер поручения');
      await page.keyboard.type(number);
      await page.keyboard.press('Enter');
    };
    const entered = (sum) =>
      page.getByRole('table', { name: 'Оплаты' }).getByRole('row').filter({ hasText: sum });

    await asked.focus();
    await pay('10,05', '417');
    await entered('10.05').waitFor();
    await page.waitForFunction(() => document.activeElement?.getAttribute('role') === 'combobox');
    await pay('10,05', '417');
    const repeat = page.getByRole('dialog', { name: 'Такая оплата уже внесена' });
    await repeat.getByText(/№\s417 от .* на 10\.05/).waitFor();
    await assertAccessible(page, 'the question of a repeat');
    await page.keyboard.press('Escape');
    await repeat.waitFor({ state: 'hidden' });
    assert.equal(await entered('10.05').count(), 1);

    await page.getByLabel('Номер поручения').fill('418');
    await page.getByLabel('Сумма').fill('10,10');
    await page.keyboard.press('Enter');
    await entered('10.10').waitFor();
    await assertFitsScreens(page, 'two payments');

    await page.goto('/cabinet/debts');
    await page.getByText('Ни долгов, ни авансов нет').waitFor();
    await page.goto(`/cabinet/acts/${act.id}`);
    await page.getByText('оплачен', { exact: true }).waitFor();
  });

  test('the sides are reconciled on paper, and a figure of the month leads to its orders', async (t) => {
    const page = await staff(world, t, 'admin@demo.by', LAPTOP);
    await page.goto(`/cabinet/reconciliation?user=${firm}`);
    await page.getByRole('row', { name: /Сальдо на конец/ }).waitFor();
    await page.getByRole('button', { name: 'Скачать' }).click();
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'PDF', exact: true }).click(),
    ]);
    assert.match(file.suggestedFilename(), /^Акт сверки .*\.pdf$/);
    assert.equal(
      readFileSync(await file.path())
        .subarray(0, 4)
        .toString('latin1'),
      '%PDF',
    );
    await assertFitsScreens(page, 'a reconciliation');

    await page.setViewportSize(LAPTOP);
    await page.goto(`/cabinet/months/${MONTH}`);
    await page.getByRole('main').getByRole('link', { name: 'Итоги' }).click();
    await page.getByRole('heading', { name: /Итоги: март\s2025/ }).waitFor();
    await assertFitsScreens(page, 'the summary of a month');
    await page.setViewportSize(LAPTOP);
    await page
      .getByRole('row', { name: /Вручено заказов/ })
      .getByRole('link', { name: '2' })
      .click();
    await page.getByText(/Найдено 2\sзаказа/).waitFor();

    const { page: own } = await signedIn(world, t, 'company@demo.by', PHONE);
    await own.goto(`/cabinet/summary/${MONTH}`);
    await own.getByRole('row', { name: /Вручено заказов/ }).waitFor();
    await assertNotWider(own, 'the summary of the firm');
    await own.goto('/cabinet/reconciliation');
    await own.getByRole('row', { name: /Сальдо на конец/ }).waitFor();
    await assertNotWider(own, 'the reconciliation of the firm');
  });
});
