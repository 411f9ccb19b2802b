// The frame of every page: header, menu, footer; the way round it by keyboard, on a phone, on paper.
import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { focused } from './support/focus.mjs';
import { logIn, openWorld } from './support/world.mjs';
import { askPrice, atPage, hidden, open, screens, tabTo } from './site-tools.mjs';

let world;

before(async () => {
  world = await openWorld();
});

after(() => world?.close());

const at = (path, story, screen) => atPage(world, path, story, screen);

describe('the frame', () => {
  test('/ on a phone shows who we are, the estimator, its button and then the answer without scrolling', async () => {
    const { page, close } = await world.visitor(screens[0]);
    await open(page, '/');
    await askPrice(page);
    const shown = [
      page.getByRole('heading', { level: 1 }),
      page.getByRole('button', { name: 'Рассчитать' }),
      page.getByText('Стоимость доставки от'),
      page.getByRole('link', { name: 'Оформить заказ' }),
    ];
    for (const element of shown) {
      const { y, height } = await element.boundingBox();
      assert.ok(y >= 0 && y + height <= 640, `${element} ends at ${y + height} px`);
    }
    assert.equal(await page.evaluate(() => window.scrollY), 0);
    await close();
  });

  test('header and footer carry menu, contacts and registration', async () => {
    const { page, close } = await world.visitor();
    await open(page, '/');
    const header = page.getByRole('banner');
    await header.getByRole('link', { name: /на главную/ }).waitFor();
    assert.match(await header.getByRole('link', { name: /Позвонить/ }).getAttribute('href'), /^tel:\+375/);
    assert.equal(
      await header.getByRole('link', { name: 'Вход и регистрация' }).getAttribute('href'),
      '/login',
    );
    for (const part of [header, page.getByRole('contentinfo')]) {
      const links = await part.getByRole('link').evaluateAll((all) => all.map((a) => a.getAttribute('href')));
      for (const path of ['/servicesandtariffs', '/about', '/contact']) assert.ok(links.includes(path), path);
    }
    const words = (await page.getByRole('contentinfo').innerText())
      .replaceAll('\u2060', '')
      .replace(/\s+/g, ' ');
    const company = await (await fetch(`${world.url}/api/company`)).json();
    for (const text of [company.copyright, 'УНП', company.hours, 'круглосуточно', 'Telegram', 'Viber']) {
      assert.ok(words.includes(text), text);
    }
    await close();
  });

  test('people who are logged in find their cabinet in the header and are sent there from login and register', async () => {
    const { page, close } = await world.visitor();
    for (const [email, orders] of [
      ['person@demo.by', '/cabinet/myOrders/1'],
      ['pending@demo.by', '/cabinet/contract'],
      ['manager@demo.by', '/cabinet/orders/1'],
      ['admin@demo.by', '/cabinet/orders/1'],
    ]) {
      await page.context().clearCookies();
      await logIn(page, email);
      for (const path of ['/login', '/register']) {
        await page.goto(path);
        await page.waitForURL(`**${orders}`);
      }
      await open(page, '/');
      const door = page.getByRole('banner').getByRole('link', { name: 'Личный кабинет' });
      assert.equal(await door.first().getAttribute('href'), '/cabinet');
    }
    await close();
  });

  test('the tariffs are printed with their details and without what paper cannot press', async () => {
    const { page, close } = await world.visitor({ width: 794, height: 1123 });
    await open(page, '/servicesandtariffs');
    await page.emulateMedia({ media: 'print' });
    await page.getByText('Заказы принимаются только через личный кабинет').waitFor();
    await page.getByRole('row', { name: 'Гомельская область от 38.00 р' }).waitFor();
    assert.equal(await page.getByRole('button', { name: 'Рассчитать' }).isVisible(), false);
    assert.equal(await page.getByRole('link', { name: 'Заказать доставку' }).isVisible(), false);
    assert.deepEqual(await hidden(page), []);
    await close();
  });
});

describe('the burger', () => {
  test('opens the menu by keyboard, Escape closes it and gives the focus back, a choice closes it', () =>
    at(
      '/',
      async (page) => {
        const burger = page.getByRole('button', { name: 'Меню', exact: true });
        const menu = page.getByRole('navigation', { name: 'Главное меню' });
        await tabTo(page, burger);
        assert.equal(await menu.isVisible(), false);
        await page.keyboard.press('Enter');
        assert.equal(await burger.getAttribute('aria-expanded'), 'true');
        await tabTo(page, menu.getByRole('link', { name: 'Контакты' }));
        await page.keyboard.press('Escape');
        assert.equal(await menu.isVisible(), false);
        await focused(burger);
        await page.keyboard.press('Space');
        await tabTo(page, menu.getByRole('link', { name: 'Контакты' }));
        await page.keyboard.press('Enter');
        await page.waitForURL('**/contact');
        await menu.waitFor({ state: 'hidden' });
      },
      { width: 360, height: 640 },
    ));

  test('the first Tab offers to skip to the content', () =>
    at('/', async (page) => {
      await page.keyboard.press('Tab');
      await page.keyboard.press('Enter');
      await page.waitForFunction(() => document.activeElement.id === 'main');
    }));
});
