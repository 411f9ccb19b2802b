// Screens that follow what others do: eight tabs over one connection, the tab that has it closed, rows that keep their place.
import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { api, placeOrders } from './support/staff.mjs';
import { openWorld, signedIn } from './support/world.mjs';

let world, admin, placed;
before(async () => {
  world = await openWorld();
  admin = await api(world, 'admin@demo.by');
  placed = await placeOrders(world, 3);
});
after(() => world?.close());

/** Another person sets a price. */
async function price(id, byn) {
  const { version } = await admin('GET', `/order/single?id=${id}`);
  await admin('PUT', '/order', { id, version, price: byn });
}

const orders = '/cabinet/orders/1';
const row = (page, id) => page.getByRole('row').filter({ has: page.locator(`[data-order="${id}"]`) });
const marked = (page, words) => page.getByText(words, { exact: false }).first().waitFor();

/** The tabs that have asked for changes, in the order of their first question, and how many questions are open at once. */
function watched(context) {
  const seen = { askers: [], open: 0, most: 0 };
  const isLive = (request) => new URL(request.url()).pathname === '/api/changes';
  const end = (request) => isLive(request) && seen.open--;
  context.on('request', (request) => {
    if (!isLive(request)) return;
    const page = request.frame().page();
    if (!seen.askers.includes(page)) seen.askers.push(page);
    seen.most = Math.max(seen.most, ++seen.open);
  });
  context.on('requestfinished', end).on('requestfailed', end);
  return seen;
}

test('eight tabs hear over one connection, and the next takes it over from a tab that is closed', async (t) => {
  const { page, context } = await signedIn(world, t, 'manager@demo.by');
  const seen = watched(context);
  const tabs = [page];
  for (let count = 1; count < 8; count++) tabs.push(await context.newPage());
  for (const tab of tabs) {
    await tab.goto(orders);
    await row(tab, placed[0].id).waitFor();
  }
  const began = performance.now();
  await price(placed[0].id, 41);
  await Promise.all(tabs.map((tab) => marked(tab, 'цена 41.00 р')));
  t.diagnostic(`eight tabs have shown a change after ${Math.round(performance.now() - began)} ms`);
  assert.deepEqual([seen.askers.length, seen.most], [1, 1]);
  const [leader] = seen.askers;
  await leader.close();
  const rest = tabs.filter((tab) => tab !== leader);
  await price(placed[0].id, 42);
  await Promise.all(rest.map((tab) => marked(tab, 'цена 42.00 р')));
  assert.equal(seen.askers.length, 2);
  for (const tab of rest.slice(1)) await tab.close();
});

describe('the list of orders', () => {
  test('changes a row where it stands, and brings new ones when they are asked for', async (t) => {
    const { page } = await signedIn(world, t, 'manager@demo.by');
    await page.goto(orders);
    const { id } = placed[1];
    await row(page, id).hover();
    const where = await row(page, id).boundingBox();
    await price(id, 43);
    await marked(page, 'цена 43.00 р');
    const come = await placeOrders(world, 2);
    const more = page.getByRole('button', { name: /^Ещё 2.новых — показать$/ });
    await more.waitFor();
    assert.deepEqual(await row(page, id).boundingBox(), where);
    assert.match(await page.title(), /^\(2\) Заказы/);
    assert.equal(await row(page, come[1].id).count(), 0);
    await more.click();
    await row(page, come[1].id).waitFor();
    assert.match(await page.title(), /^Заказы/);
  });

  test('of a client follows, too, and so does the order’s own page', async (t) => {
    const { page, context } = await signedIn(world, t, 'company@demo.by');
    const { id } = placed[2];
    await page.goto('/cabinet/myOrders/1');
    await page.getByRole('link', { name: new RegExp(`№.${id}$`) }).waitFor();
    const own = await context.newPage();
    await own.goto(`/cabinet/myOrders/view/${id}`);
    await own.getByText('Формируется').first().waitFor();
    await price(id, 44);
    await own.getByText('44.00 р').first().waitFor();
    await marked(page, 'цена 44.00 р');
    await own.close();
  });
});

test('an order’s page follows beside an empty note, and beside a typed one says that it waits for a press', async (t) => {
  const { page } = await signedIn(world, t, 'manager@demo.by', { width: 360, height: 740 });
  const { id } = placed[0];
  await page.goto(`/cabinet/orders/view/${id}`);
  await page.getByRole('button', { name: 'Написать' }).click();
  const note = page.getByRole('textbox', { name: 'Заметка' });
  await note.waitFor();
  await price(id, 51);
  await page.getByRole('button', { name: /51\.00/ }).waitFor();
  await note.fill('Не дозвон');
  await price(id, 52);
  const offer = page.getByRole('status').getByRole('button', { name: 'Заказ изменился — показать' });
  await offer.waitFor();
  // In sight of the field, without scrolling.
  const { y } = await offer.boundingBox();
  assert.ok(y >= 0 && y < 740, String(y));
  await note.focus();
  await offer.focus();
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: /52\.00/ }).waitFor();
  assert.equal(await note.inputValue(), 'Не дозвон');
  assert.ok(await note.evaluate((field) => document.activeElement === field));
  await price(id, 53);
  await offer.waitFor();
  await page.getByRole('button', { name: 'Отмена', exact: true }).click();
  await page.getByRole('button', { name: /53\.00/ }).waitFor();
  assert.equal(await offer.count(), 0);
});

test('a registration is counted in the menu when it comes', async (t) => {
  const { page } = await signedIn(world, t, 'manager@demo.by');
  await page.goto('/cabinet/users');
  const menu = page.getByRole('navigation', { name: 'Меню кабинета' });
  await menu.getByText('1', { exact: true }).waitFor();
  const answer = await fetch(`${world.url}/api/user/register`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({
      isLegalEntity: false,
      name: 'Новый Клиент',
      phone: '+375 29 123-45-67',
      email: 'novyj@example.by',
      password: 'demo-parol-2026',
    }),
  });
  assert.equal(answer.status, 201);
  await menu.getByText('2', { exact: true }).waitFor();
});
