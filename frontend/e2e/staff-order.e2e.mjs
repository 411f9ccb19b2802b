// The order's own page of staff: priced, moved on, undone and left for the next one without the edit form; and that form, which
// two people may have open.
import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { assertFitsScreens } from './support/axe.mjs';
import { api, deliveryDay, placeOrders, staff } from './support/staff.mjs';
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
  // The words stand in the field, too.
  await Promise.all([
    page.waitForResponse((one) => one.request().method() === 'POST' && one.url().endsWith('/notes')),
    page.getByRole('button', { name: 'Сохранить', exact: true }).click(),
  ]);
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

describe('the edit form', () => {
  test('the quote is taken as the price with one press, and what changes is told before the save', async (t) => {
    const [{ id, estimate }] = await placeOrders(world, 1);
    const page = await staff(world, t, 'manager@demo.by');
    await page.goto(`/cabinet/orders/edit/${id}`);
    await page.getByRole('button', { name: `Поставить по тарифу: ${estimate.total.toFixed(2)} р` }).click();
    await page.getByLabel('Статус').selectOption('Принята');
    const changes = page.getByRole('complementary');
    await changes.getByText('Что изменится').waitFor();
    assert.match(await changes.innerText(), /Формируется\s+38\.00/);
    await page.getByRole('button', { name: 'Сохранить' }).click();
    await page.waitForURL(`**/orders/view/${id}`);
    await page.getByRole('button', { name: /^Изменить цену заказа .*38\.00/ }).waitFor();
    const { price, status } = await read({ id });
    assert.deepEqual([price, status.name], [38, 'Принята']);
  });

  test('two people edit one order and nothing is lost', async (t) => {
    const [placed] = await placeOrders(world, 1);
    const page = await staff(world, t, 'manager@demo.by');
    await page.goto(`/cabinet/orders/edit/${placed.id}`);
    await page.getByRole('button', { name: 'Назначить' }).click();
    await page.getByLabel('Цена').fill('41,5');
    await page.getByLabel('Комментарий для курьера').fill('Позвонить за час');

    const admin = await api(world, 'admin@demo.by');
    await admin('PUT', '/order', {
      id: placed.id,
      version: placed.version,
      price: 60,
      reciverPhone: '+375 (29) 99-99-999',
    });
    await page.getByRole('button', { name: 'Сохранить' }).click();

    const panel = page.getByRole('alert').filter({ hasText: 'Заказ тем временем изменили' });
    await panel.waitFor();
    await panel.getByText(/^\S.*, \d\d\.\d\d\.\d{4} \d\d:\d\d$/).waitFor();
    const save = panel.getByRole('button', { name: 'Объединить и сохранить' });
    assert.ok(await save.isDisabled(), 'a price is chosen by a person, not by us');
    await panel.getByRole('radio', { name: /41\.50/ }).check();
    await save.click();
    await page.waitForURL(`**/orders/view/${placed.id}`);
    const { price, comment, reciverPhone } = await read(placed);
    assert.deepEqual([price, comment, reciverPhone], [41.5, 'Позвонить за час', '+375 (29) 99-99-999']);
  });

  test('edits survive a page that was left by mistake', async (t) => {
    const [{ id }] = await placeOrders(world, 1);
    const page = await staff(world, t, 'manager@demo.by');
    await page.goto(`/cabinet/orders/edit/${id}`);
    await page.getByLabel('ФИО получателя').fill('Новый Получатель');
    await page.getByRole('link', { name: 'Новые заявки' }).click();
    await page.getByRole('heading', { name: 'Новые заявки' }).waitFor();
    await page.goBack();
    await page.getByText('Вы начали это раньше').waitFor();
    assert.equal(await page.getByLabel('ФИО получателя').inputValue(), 'Новый Получатель');
    await page.getByRole('button', { name: 'Сохранить' }).click();
    await page.waitForURL(`**/orders/view/${id}`);
    assert.equal((await read({ id })).name, 'Новый Получатель');
  });

  test('a date is judged only when it is changed', async (t) => {
    const page = await staff(world, t, 'manager@demo.by');
    // Order 1 of the demo data was to be delivered long ago.
    await page.goto('/cabinet/orders/edit/1');
    await page.getByLabel('Комментарий к доставке').fill('Забрал сам');
    await page.getByRole('button', { name: 'Сохранить' }).click();
    await page.waitForURL('**/orders/view/1');
    assert.equal((await read({ id: 1 })).reciverComment, 'Забрал сам');
    assert.ok(deliveryDay(1) > (await read({ id: 1 })).deliveryDate.slice(0, 10));
  });

  for (const width of [360, 1280]) {
    test(`${width} px: a price that comes does not move the save from under the finger`, async (t) => {
      const page = await staff(world, t, 'manager@demo.by', { width });
      const asked = new Promise((resolve) => void page.route('**/api/calculator/quote', resolve));
      await page.goto('/cabinet/orders/edit/1');
      await page.getByLabel('Комментарий к доставке').fill(`Забрал сам, ${width}`);
      const quote = await asked;
      await page.getByRole('button', { name: 'Сохранить' }).hover();
      await page.mouse.down();
      await quote.continue();
      await page.getByText('По расчёту').waitFor();
      await page.mouse.up();
      await page.waitForURL('**/orders/view/1');
    });
  }
});
