// A page whose HTML has come and whose scripts have not: input made meanwhile must count.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { openWorld, PASSWORD } from './support/world.mjs';

let world;

before(async () => {
  world = await openWorld();
});

after(() => world?.close());

/** A visitor whose scripts come when the test lets them. */
async function onSlowNetwork() {
  const visitor = await world.visitor({ width: 360, height: 640 });
  let letThrough;
  const held = new Promise((resolve) => (letThrough = resolve));
  await visitor.page.route('**/assets/*.js', async (route) => {
    await held;
    await route.continue();
  });
  return { ...visitor, letThrough };
}

test('a city typed before the scripts have come is looked for when they have', async () => {
  const { page, letThrough, close } = await onSlowNetwork();
  await page.goto('/', { waitUntil: 'commit' });
  await page.getByRole('combobox', { name: 'Куда' }).fill('гом');
  letThrough();
  await page.locator('[role=option]').filter({ hasText: 'Гомель' }).first().waitFor();
  await close();
});

test('a login typed before the scripts have come logs in, and its password never stands in the address', async () => {
  const { page, letThrough, close } = await onSlowNetwork();
  const addresses = [];
  page.on('request', (request) => addresses.push(request.url()));
  await page.goto('/login', { waitUntil: 'commit' });
  await page.getByLabel('Эл. почта').fill('company@demo.by');
  await page.getByLabel('Пароль', { exact: true }).fill(PASSWORD);
  await page.keyboard.press('Enter');
  const button = page.getByRole('button', { name: 'Войти', exact: true });
  assert.ok(await button.isDisabled());
  letThrough();
  await button.click();
  await page.waitForURL('**/cabinet/**');
  assert.deepEqual(
    addresses.filter((address) => address.includes(PASSWORD)),
    [],
  );
  await close();
});

test('a registration typed before the scripts have come is sent whole', async () => {
  const { page, letThrough, close } = await onSlowNetwork();
  await page.goto('/register', { waitUntil: 'commit' });
  const answers = {
    Организация: 'ООО «Скорый»',
    УНП: '190820071',
    ФИО: 'Павел Быстров',
    Телефон: '80291234567',
    'Эл. почта': 'pavel@skoryj.by',
    Пароль: 'parol-pavla-1',
    'Повторите пароль': 'parol-pavla-1',
  };
  for (const [label, text] of Object.entries(answers))
    await page.getByLabel(label, { exact: true }).fill(text);
  letThrough();
  await page.getByRole('button', { name: 'Зарегистрироваться' }).click();
  await page.waitForURL('**/cabinet/contract');
  const { phone, name } = await (await page.request.get('/api/user')).json();
  assert.deepEqual([phone, name], ['+375 (29) 12-34-567', 'Павел Быстров']);
  await close();
});
