// The order's own page of staff: priced, moved on, undone and left for the next one without the edit form.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { assertFitsScreens } from './support/axe.mjs';
import { api, placeOrders, staff } from './support/staff.mjs';
import { openWorld } from './support/world.mjs';

let world;
let placed;
let asManager;
before(async () => {
  world = await openWorld();
  placed = await placeOrders(world, 2);
  asManager = await api(world, 'manager@demo.by');
});
after(() => world?.close());

const read = ({ id }) => asManager('GET', `/order/single?id=${id}`);

test('an order is accepted, undone, not delivered with its reason, and the next one is a press away', async (t) => {
  const [before, order] = placed;
  const page = await staff(world, t, 'manager@demo.by', { width: 1280, height: 800 });
  await page.goto(`/cabinet/orders/view/${order.id}`);
  const accept = page.getByRole('button', { name: /^Принять по расчёту/ });
  await accept.waitFor();
  await assertFitsScreens(page, 'the order’s page of staff');

  await accept.click();
  await page.getByText(/Заказ №\s\d+ сохранён: Принята/).waitFor();
  assert.equal((await read(order)).status.id, 2);
  await page.waitForFunction(() => document.activeElement?.matches('[data-act="price"]'));
  await page.keyboard.press('Control+z');
  await accept.waitFor();
  assert.equal((await read(order)).price, -1);

  const status = page.getByRole('combobox', { name: /Статус заказа/ });
  await status.hover();
  await status.selectOption({ label: 'Не доставлена' });
  await page.getByRole('radio', { name: 'никого не было на месте' }).check();
  await page.getByRole('button', { name: 'Сохранить', exact: true }).click();
  await page.getByText(/Заказ №\s\d+ сохранён: Не доставлена/).waitFor();
  assert.equal((await read(order)).status.id, 7);

  await page.getByRole('link', { name: 'Следующий' }).click();
  await page.getByRole('heading', { level: 1, name: new RegExp(`Заказ №\\s${before.id}`) }).waitFor();
});

test('a note is written by keys, a colleague named, and the client sees nothing of it', async (t) => {
  const [order] = placed;
  const page = await staff(world, t, 'manager@demo.by', { width: 360, height: 740 });
  await page.goto(`/cabinet/orders/view/${order.id}`);
  await page.getByText('Видят только сотрудники.').waitFor();
  await page.keyboard.press('n');
  const text = page.getByRole('textbox', { name: 'Заметка' });
  await text.waitFor();
  await page.waitForFunction(() => document.activeElement?.matches('textarea'));
  await page.keyboard.type('Просит после обеда, @');
  const names = page.getByRole('group', { name: 'Кого назвать' });
  const [name] = await names.getByRole('button').allTextContents();
  await names.getByRole('button', { name }).click();
  await assertFitsScreens(page, 'a note that is being written');
  await page.getByRole('button', { name: 'Сохранить', exact: true }).click();
  await page.getByText(`Просит после обеда, @${name},`).waitFor();
  const { notes } = await asManager('GET', `/order/${order.id}/notes`);
  assert.equal(notes.length, 1);
});

test('by keys alone: search, rows, price, the order, its neighbour, the sheet', async (t) => {
  const [first, second] = placed;
  const page = await staff(world, t, 'manager@demo.by', { width: 1280, height: 800 });
  await page.goto('/cabinet/orders/1?search=Получатель');
  await page.locator(`[data-order="${first.id}"]`).waitFor();
  await page.keyboard.press('/');
  await page.waitForFunction(() => document.activeElement?.matches('input[type="search"]'));
  await page.locator(`[data-order="${second.id}"]`).focus();
  await page.keyboard.press('j');
  await page.waitForFunction((id) => document.activeElement?.matches(`[data-order="${id}"]`), first.id);
  await page.keyboard.press('p');
  await page.getByRole('textbox', { name: /Цена заказа/ }).waitFor();
  await page.keyboard.press('Escape');
  await page.keyboard.press('k');
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { level: 1, name: new RegExp(`Заказ №\\s${second.id}`) }).waitFor();
  await page.getByRole('link', { name: 'Следующий' }).waitFor();
  await page.keyboard.press('j');
  await page.getByRole('heading', { level: 1, name: new RegExp(`Заказ №\\s${first.id}`) }).waitFor();
  await page.getByRole('combobox', { name: new RegExp(`Статус заказа №\\s${first.id}`) }).waitFor();
  await page.keyboard.press('?');
  await page.getByRole('dialog', { name: 'Клавиши' }).waitFor();
  await assertFitsScreens(page, 'the sheet of keys');
  await page.keyboard.press('Escape');
  await page.keyboard.press('e');
  await page.waitForURL(`**/orders/edit/${first.id}?**`);
});
