// The page of the API's documentation: Russian, grouped by reader, small, and able to call.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { openWorld } from './support/world.mjs';

let world;

before(async () => {
  world = await openWorld();
});

after(() => world?.close());

/** The page at `width`, with what the browser complained of and the bytes that came. */
async function openDocs(width, query = '') {
  const visitor = await world.visitor({ width, height: 800 });
  const seen = { complaints: [], foreign: [], bytes: 0 };
  visitor.page.on('console', (message) => message.type() === 'error' && seen.complaints.push(message.text()));
  visitor.page.on('pageerror', (error) => seen.complaints.push(error.message));
  visitor.page.on('request', (request) => {
    const isOurs = request.url().startsWith(`${world.url}/`) || request.url().startsWith('data:');
    if (!isOurs) seen.foreign.push(request.url());
  });
  visitor.page.on('response', async (response) => {
    const { responseBodySize } = await response
      .request()
      .sizes()
      .catch(() => ({ responseBodySize: 0 }));
    seen.bytes += responseBodySize;
  });
  await visitor.page.goto(`/api/docs${query}`);
  await visitor.page.getByText('Всем: тарифы и расчёт стоимости').first().waitFor();
  return { ...visitor, seen };
}

test('the page is grouped by reader, in Russian, without a complaint or a byte from elsewhere', async () => {
  const { page, close, seen } = await openDocs(1280, '?for=all');
  const text = await page.locator('openapi-explorer').evaluate((viewer) => viewer.shadowRoot.textContent);
  const at = ['Всем: ', 'Клиентам и магазинам: ', 'Сотрудникам: ', 'Администраторам: '].map((reader) =>
    text.indexOf(reader),
  );
  assert.ok(
    at.every((place) => place >= 0),
    `readers at ${at}`,
  );
  assert.deepEqual(
    at,
    [...at].sort((a, b) => a - b),
  );
  for (const word of [
    'OPERATIONS',
    'Search',
    'Filter',
    'Overview',
    'Authentication',
    'EXECUTE',
    'REQUEST',
    'License',
    'API Key',
  ])
    assert.ok(!text.includes(word), `«${word}» is English`);
  for (const word of ['ЗАПРОСЫ', 'Поиск', 'Что делать', 'version_conflict'])
    assert.ok(text.includes(word), word);
  assert.deepEqual(seen.complaints, []);
  assert.deepEqual(seen.foreign, []);
  assert.ok(seen.bytes < 350_000, `${seen.bytes} bytes`);
  await close();
});

test('an operation can be called from the page', async () => {
  const { page, close } = await openDocs(1280);
  await page.getByText('Всем: города, зоны и пункты самовывоза').first().click();
  await page.getByText('Города, где есть пункты').first().click();
  const answered = page.waitForResponse('**/api/points/cities');
  await page.getByRole('button', { name: 'ВЫПОЛНИТЬ' }).first().click();
  assert.equal((await answered).status(), 200);
  await close();
});

test('whoever says nothing reads what a shop needs; staff have a description of their own', async () => {
  const textOf = async (query) => {
    const { page, close } = await openDocs(1280, query);
    const current = await page.locator('a[aria-current]').textContent();
    const text = await page.locator('openapi-explorer').evaluate((viewer) => viewer.shadowRoot.textContent);
    await close();
    return { current, text };
  };
  const shop = await textOf('');
  assert.equal(shop.current, 'Магазинам');
  for (const words of ['Сотрудникам: ', 'Администраторам: ', 'Вход, регистрация'])
    assert.ok(!shop.text.includes(words), words);
  const staff = await textOf('?for=staff');
  assert.equal(staff.current, 'Сотрудникам');
  assert.ok(staff.text.includes('Администраторам: тарифы'));
});

test('the download for Postman names this site and the operations of a shop alone', async () => {
  const part = await (await fetch(`${world.url}/api/openapi.integrators.json`)).json();
  assert.deepEqual(part.servers, [{ url: world.url }]);
  const names = Object.values(part.paths).flatMap((item) =>
    Object.values(item).map(({ operationId }) => operationId),
  );
  for (const name of ['getQuote', 'getPoints', 'getTracking']) assert.ok(names.includes(name), name);
  for (const name of ['login', 'updateOrder', 'getUsers']) assert.ok(!names.includes(name), name);
});
