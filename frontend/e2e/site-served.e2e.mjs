// What the server sends before any script runs: words for search engines, previews and slow phones, and how much of it.
import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { openWorld } from './support/world.mjs';
import { holdsTo, open, sparingTraffic, watchScripts } from './site-tools.mjs';

let world;

before(async () => {
  world = await openWorld();
});

after(() => world?.close());

const get = (path, headers = {}) => fetch(world.url + path, { headers });
/** The page as it is sent, without the marks that React and typesetting leave between words. */
const html = async (path) =>
  (await (await get(path)).text()).replace(/<!-- -->|\u2060/g, '').replaceAll('\u00a0', ' ');
const one = (text, pattern) => pattern.exec(text)?.[1];

/** Each drawn page with words that only it has. */
const drawn = {
  '/': ['Из Минска по всей Беларуси', 'Сколько стоит доставка', 'Пункты самовывоза'],
  '/servicesandtariffs': [
    'Стандарт',
    'Гродненская область',
    '50 × 50 × 50 см',
    'Возврат подписанных документов',
  ],
  '/about': ['Возим по Беларуси с'],
  '/contact': ['Телефоны', 'УНП', 'Расчётный счёт'],
  '/referenceInformation': ['Справочная информация'],
  '/privacy': ['Персональные данные', '99-З'],
  '/login': ['Вход в личный кабинет', 'Забыли пароль ?', 'Войти'],
  '/register': ['Юр. лицо', 'УНП', 'Повторите пароль'],
  '/forget-password': ['Прислать ссылку'],
};

describe('each page is served with its content', () => {
  for (const [path, words] of Object.entries(drawn)) {
    test(`${path}: words, title, description, canonical address, shared link`, async () => {
      const text = await html(path);
      const body = text.slice(text.indexOf('<body'));
      for (const word of words) assert.ok(body.includes(word), word);
      assert.match(text, /<html lang="ru">/);
      const title = one(text, /<title>([^<]+)<\/title>/);
      assert.match(title, /Шлях/);
      const description = one(text, /<meta name="description" content="([^"]+)"/);
      assert.ok(description.length >= 40 && description.length <= 200, `${description.length} letters`);
      const canonical = one(text, /<link rel="canonical" href="([^"]+)"/);
      assert.equal(new URL(canonical).pathname, path);
      const shared = (name) => one(text, new RegExp(`<meta property="og:${name}" content="([^"]+)"`));
      assert.equal(shared('title'), title);
      assert.equal(shared('description'), description);
      assert.equal(shared('url'), canonical);
      assert.equal(shared('locale'), 'ru_BY');
      const image = await get(new URL(shared('image')).pathname);
      assert.match(image.headers.get('content-type'), /^image\//);
    });
  }

  test('no two pages share a title or a description', async () => {
    const pages = await Promise.all(Object.keys(drawn).map(html));
    for (const pattern of [/<title>([^<]+)/, /<meta name="description" content="([^"]+)/]) {
      assert.equal(new Set(pages.map((text) => one(text, pattern))).size, pages.length);
    }
  });

  test('both spellings of the tariffs answer the same page under one canonical address', async () => {
    assert.equal(await html('/servicesAndTariffs'), await html('/servicesandtariffs'));
    assert.equal((await get('/SERVICESANDTARIFFS/')).status, 200);
  });
});

describe('search engines', () => {
  test('the company is described as a LocalBusiness with what the page itself says', async () => {
    for (const path of ['/', '/contact']) {
      const text = await html(path);
      const company = JSON.parse(one(text, /<script type="application\/ld\+json">(.+?)<\/script>/s));
      assert.equal(company['@type'], 'LocalBusiness');
      assert.equal(company.openingHours, 'Mo-Su 08:00-22:00');
      assert.ok(text.includes(company.taxID));
      assert.ok(text.includes(company.address.streetAddress));
      for (const phone of company.telephone) assert.ok(text.includes(`tel:${phone}`), phone);
    }
  });

  test('the sitemap lists pages that exist, robots.txt leads to it and keeps the cabinet out', async () => {
    const sitemap = await get('/sitemap.xml');
    assert.match(sitemap.headers.get('content-type'), /xml/);
    const listed = [...(await sitemap.text()).matchAll(/<loc>([^<]+)<\/loc>/g)].map(
      ([, url]) => new URL(url),
    );
    const paths = listed.map(({ pathname }) => pathname).filter((path) => !path.startsWith('/developers'));
    assert.deepEqual(new Set(paths), new Set(Object.keys(drawn)));
    for (const { pathname } of listed) assert.equal((await get(pathname)).status, 200);
    const robots = await (await get('/robots.txt')).text();
    assert.ok(robots.includes(`Sitemap: ${listed[0].origin}/sitemap.xml`));
    assert.match(robots, /^Disallow: \/cabinet$/m);
  });
});

describe('addresses where nobody lives', () => {
  test('are a 404 with a Russian page for people', async () => {
    const { page, close } = await world.visitor();
    const answer = await open(page, '/no/such/page');
    assert.equal(answer.status(), 404);
    await page.getByRole('heading', { name: 'Дорога сюда не ведёт' }).waitFor();
    assert.match(await page.title(), /не найдена/);
    await page.getByRole('link', { name: 'На главную' }).last().click();
    await page.getByRole('heading', { name: /Из Минска/ }).waitFor();
    await close();
  });

  test('are a plain 404 where a file or a call was asked for', async () => {
    for (const path of ['/favicon.ico', '/assets/nothing.js', '/api/nothing']) {
      const answer = await get(path);
      assert.equal(answer.status, 404, path);
      assert.doesNotMatch(answer.headers.get('content-type') ?? '', /html/, path);
    }
  });

  test('the page of the e-mailed link is no 404', async () => {
    assert.equal((await get('/reset-password?token=t')).status, 200);
  });
});

describe('weight', () => {
  test('the first load of / takes at most 120 KB of packed JavaScript in 12 files, without Leaflet', async () => {
    const { page, close } = await world.visitor({ width: 360, height: 640 });
    await sparingTraffic(page);
    const scripts = watchScripts(page);
    await open(page, '/');
    await page.waitForLoadState('networkidle');
    const load = await scripts();
    holdsTo(120, load);
    assert.ok(!load.urls.some((url) => /map-|SchemeMap/.test(url)));
    await close();
  });

  test('the code of a public page is asked for when its words are on the screen', async () => {
    const { page, close } = await world.visitor({ width: 360, height: 640 });
    await open(page, '/');
    const [painted, firstCode] = await page.evaluate(() => {
      const { startTime } = performance.getEntriesByName('first-contentful-paint')[0];
      const code = performance
        .getEntriesByType('resource')
        .filter(({ name }) => /\/assets\/(?!start-).*\.js$/.test(name));
      return [startTime, Math.min(...code.map((script) => script.startTime))];
    });
    assert.ok(painted <= firstCode, `painted at ${painted} ms, code from ${firstCode} ms`);
    await close();
  });

  test('letters come from here, in two subsets, and files with a hash are kept for a year', async () => {
    const { page, close } = await world.visitor();
    const fonts = [];
    const strangers = [];
    page.on('response', (answer) => {
      if (answer.url().endsWith('.woff2')) fonts.push(answer);
      if (!answer.url().startsWith(world.url) && !answer.url().startsWith('data:'))
        strangers.push(answer.url());
    });
    await open(page, '/');
    await page.waitForLoadState('networkidle');
    assert.deepEqual(strangers, []);
    assert.equal(fonts.length, 2);
    for (const font of fonts) assert.match(font.headers()['cache-control'], /immutable/);
    await close();
  });
});
