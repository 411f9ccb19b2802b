// A client's request beside the staff's work in the list: seen, left out of changes of many, brought back by an undo.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { assertFitsScreens } from './support/axe.mjs';
import { api, placeOrders, staff } from './support/staff.mjs';
import { openWorld } from './support/world.mjs';

let world;
let asked;
let other;
let asClient;
before(async () => {
  world = await openWorld();
  [asked, other] = await placeOrders(world, 2);
  asClient = await api(world, 'company@demo.by');
  const { version } = asked;
  const change = { reciverStreet: 'ул. Ленина', reciverHouse: '7' };
  await asClient('POST', `/order/${asked.id}/proposals`, { version, reason: 'Офис переехал', ...change });
});
after(() => world?.close());

const order = ({ id }) => asClient('GET', `/order/single?id=${id}`);
const stateOfRequest = async () => (await asClient('GET', `/order/${asked.id}/proposals`))[0].state;
const row = (page, { id }) => page.getByRole('row').filter({ has: page.locator(`[data-order="${id}"]`) });
const request = (page) => row(page, asked).getByText('клиент просит: ул. Ленина, 7');

test('a request is seen in its row and in the edit form, and lives on when the price is accepted', async (t) => {
  const page = await staff(world, t, 'manager@demo.by');
  await page.goto('/cabinet/orders/1');
  await request(page).waitFor();
  await assertFitsScreens(page, 'the list with a request');
  await page.getByRole('button', { name: new RegExp(`Принять заказ №\\s${asked.id} `) }).click();
  await page.getByText(/Заказ №\s\d+ сохранён: Принята/).waitFor();
  const [link, cell] = [await request(page).boundingBox(), await row(page, asked).boundingBox()];
  assert.ok(link.y + link.height <= cell.y + cell.height, 'the request is cut off by its row');
  assert.equal(await stateOfRequest(), 'waiting');
  await request(page).waitFor();
  await page.goto(`/cabinet/orders/edit/${asked.id}`);
  await page.getByText('Клиент просит: ул. Ленина, 7').waitFor();
});

test('a status that ends the request is undone by Ctrl+Z with the request', async (t) => {
  const page = await staff(world, t, 'manager@demo.by');
  await page.goto('/cabinet/orders/1');
  await request(page).waitFor();
  const status = page.getByRole('combobox', { name: new RegExp(`Статус заказа №\\s${asked.id}$`) });
  // Its choices come with the pointer.
  await status.hover();
  await status.selectOption('Возврат');
  await page.getByText(/сохранён: Возврат/).waitFor();
  await request(page).waitFor({ state: 'detached' });
  assert.equal(await stateOfRequest(), 'expired');
  await page.keyboard.press('Control+z');
  await request(page).waitFor();
  assert.equal(await stateOfRequest(), 'waiting');
  assert.equal((await order(asked)).status.name, 'Принята');
});

test('a change of many leaves the order out, says so, and its toast stands beside the bar', async (t) => {
  const page = await staff(world, t, 'manager@demo.by');
  await page.goto('/cabinet/orders/1');
  await request(page).waitFor();
  for (const { id } of [asked, other])
    await page.getByRole('checkbox', { name: new RegExp(`Выбрать заказ №\\s${id}$`) }).click();
  const before = (await row(page, other).boundingBox()).y;
  await page.getByRole('textbox', { name: 'Новая цена, р' }).fill('44');
  await page.getByRole('button', { name: 'Применить' }).click();
  const told = page.getByText('1 заказ ждёт ответа клиенту и не вошёл');
  await told.waitFor();
  assert.equal((await row(page, other).boundingBox()).y, before, 'the rows stay where they are');
  const undo = page.getByRole('button', { name: 'Отменить', exact: true });
  await undo.waitFor();
  assert.equal((await order(other)).price, 44);
  assert.notEqual((await order(asked)).price, 44);
  const bar = page.getByRole('region', { name: 'Выбранные заказы' });
  // On its way in the toast comes over the bar.
  await page.waitForFunction(
    ([toast, below]) =>
      toast.isConnected && toast.getBoundingClientRect().bottom <= below.getBoundingClientRect().top,
    [await undo.elementHandle(), await bar.elementHandle()],
  );
  await page.getByRole('link', { name: `№\u00a0${asked.id}`, exact: true }).click();
  await page.getByRole('heading', { name: 'Клиент просит изменить заказ' }).waitFor();
});
