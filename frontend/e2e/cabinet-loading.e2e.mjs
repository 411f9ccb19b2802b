// What the cabinet loads, when, and what it says when that does not come: no network, a new release, a session that is over.
import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { atRest, inDatabase, logIn, openWorld, PASSWORD } from './support/world.mjs';
import { holdsTo, sparingTraffic, watchScripts } from './site-tools.mjs';

let world;

before(async () => {
  world = await openWorld();
});

after(() => world?.close());

/** Files of libraries that not every page needs: formik with yup, moment, downshift, leaflet, readers of tables. */
const LIBRARIES = /\/(forms|dates|combobox|map|tables)-[^/]+\.js$/;

describe('the first load', () => {
  for (const [person, address, kilobytes, libraries] of [
    ['person@demo.by', '/cabinet/myOrders/1', 156, []],
    ['manager@demo.by', '/cabinet/orders/1', 167, []],
    ['manager@demo.by', '/cabinet/day/today', 171, []],
    ['admin@demo.by', '/cabinet/users', 160, []],
    ['admin@demo.by', '/cabinet/state', 137, []],
    ['manager@demo.by', '/cabinet/scan', 158, []],
    ['person@demo.by', '/cabinet/addNew', 207, ['combobox', 'forms']],
    ['person@demo.by', '/cabinet/importOrders', 193, ['forms', 'tables']],
    ['person@demo.by', '/cabinet/importAddresses', 192, ['forms', 'tables']],
  ]) {
    test(`of ${address} takes at most ${kilobytes} KB of packed JavaScript in 12 files, with ${libraries.join(' and ') || 'no library of its own'}`, async () => {
      const { page, context, close } = await world.visitor();
      const data = { email: person, password: PASSWORD };
      await context.request.post('/api/user/login', { data, headers: { origin: world.url } });
      await sparingTraffic(page);
      const scripts = watchScripts(page);
      await page.goto(address);
      await page.locator('main :is(table, form, input, dl, li)').first().waitFor();
      await atRest(page);
      const load = await scripts();
      holdsTo(kilobytes, load);
      assert.deepEqual(load.urls.flatMap((url) => LIBRARIES.exec(url)?.[1] ?? []).sort(), libraries);
      assert.ok(!load.urls.some((url) => url.includes('FilterPanel')));
      await close();
    });
  }
});

test('fonts come before the code that writes with them: later they would move what a person presses', async () => {
  const { page, context, close } = await world.visitor();
  const data = { email: 'manager@demo.by', password: PASSWORD };
  await context.request.post('/api/user/login', { data, headers: { origin: world.url } });
  const held = [];
  await page.route('**/assets/*.js', (route) => void held.push(route));
  const fonts = ['cyrillic', 'basic-latin'].map((part) =>
    page.waitForResponse((response) => response.url().includes(`golos-text-${part}`)),
  );
  await page.goto('/cabinet/orders/1', { waitUntil: 'commit' });
  await Promise.all(fonts);
  assert.notEqual(held.length, 0);
  await Promise.all(held.map((route) => route.abort()));
  await close();
});

describe('a page whose code does not come', () => {
  /** A person in the cabinet, for whom the code of one page cannot be fetched. */
  async function withoutPage(answer) {
    const visitor = await world.visitor();
    await visitor.context.route('**/assets/CalculatePricePage-*.js', answer);
    await logIn(visitor.page, 'person@demo.by');
    // A list that is cut off while it loads says «Нет связи», too.
    await visitor.page.getByRole('table', { name: 'Мои заказы' }).waitFor();
    return visitor;
  }
  const link = (page) => page.getByRole('link', { name: 'Рассчитать стоимость' });
  const heading = (page) => page.getByRole('heading', { level: 1, name: 'Рассчитать стоимость' });

  test('says that there is no network, and opens by itself when it is back', async () => {
    const { page, context, close } = await withoutPage((route) => route.abort());
    await context.setOffline(true);
    await link(page).click();
    // A list that is reloaded at this moment says «Нет связи», too.
    const failure = page.getByRole('alert').filter({ hasText: 'Эта страница ещё не загружена' });
    await failure.getByText('Нет связи').waitFor();
    await failure.getByRole('button', { name: 'Попробовать ещё раз' }).click();
    await failure.getByText('Нет связи').waitFor();
    await context.unroute('**/assets/CalculatePricePage-*.js');
    await context.setOffline(false);
    await heading(page).waitFor();
    assert.equal(new URL(page.url()).pathname, '/cabinet/calculatePrice');
    await close();
  });

  test('says that a new version is out, and one press opens it there', async () => {
    const { page, context, close } = await withoutPage((route) => route.fulfill({ status: 404 }));
    await link(page).click();
    await page.getByText('Сайт обновился').waitFor();
    assert.equal(await page.getByText('Страница сломалась').count(), 0);
    await context.unroute('**/assets/CalculatePricePage-*.js');
    await page.getByRole('button', { name: 'Обновить страницу' }).click();
    await heading(page).waitFor();
    assert.equal(new URL(page.url()).pathname, '/cabinet/calculatePrice');
    await close();
  });
});

test('a part of a page whose code is of the release before says that a new version is out', async () => {
  const { page, context, close } = await world.visitor();
  await context.route('**/assets/FilterPanel-*.js', (route) => route.fulfill({ status: 404 }));
  await logIn(page, 'person@demo.by');
  await page.getByRole('table', { name: 'Мои заказы' }).waitFor();
  await page.getByRole('button', { name: 'Фильтр' }).click();
  await page.getByText('Сайт обновился').waitFor();
  assert.equal(await page.getByText('Страница сломалась').count(), 0);
  await close();
});

describe('a session that is over', () => {
  test('is said so, and the login leads back to the same list', async () => {
    const { page, close } = await world.visitor();
    await logIn(page, 'person@demo.by');
    await page.getByRole('heading', { level: 1, name: 'Мои заказы' }).waitFor();
    inDatabase(world, (database) => database.exec('DELETE FROM sessions'));
    await page.getByRole('searchbox').fill('Гомель');
    await page.getByRole('button', { name: 'Найти' }).click();
    await page.getByText('Сеанс закончился').waitFor();
    await page.getByRole('button', { name: 'Войти снова' }).click();
    await page.getByLabel('Эл. почта').fill('person@demo.by');
    await page.getByLabel('Пароль', { exact: true }).fill('demo-parol-2026');
    await page.getByRole('button', { name: 'Войти', exact: true }).click();
    await page.getByRole('heading', { level: 1, name: 'Мои заказы' }).waitFor();
    const { pathname, search } = new URL(page.url());
    assert.equal(pathname + decodeURIComponent(search), '/cabinet/myOrders/1?search=Гомель');
    await close();
  });
});
