// /developers, as an integrator reads it: on every screen, in the dark, without scripts, on paper.
import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { assertWhole, holdsTo, screens, sparingTraffic, watchScripts } from './site-tools.mjs';
import { findings } from './support/axe.mjs';
import { openWorld } from './support/world.mjs';

let world;
/** Every page of /developers, from the sitemap. */
let pages;

before(async () => {
  world = await openWorld();
  const sitemap = await (await fetch(`${world.url}/sitemap.xml`)).text();
  pages = [...sitemap.matchAll(/<loc>[^<]*?(\/developers[^<]*)<\/loc>/g)].map(([, path]) => path);
});

after(() => world?.close());

const get = (path) => fetch(world.url + path);
/** The text without the marks of typesetting. */
const html = async (path) =>
  (await (await get(path)).text()).replace(/\u2060/g, '').replaceAll('\u00a0', ' ');

/** Opens a page for one visitor and tells the story; an error in the console fails it. */
async function at(path, story, screen = {}) {
  const visitor = await world.visitor(screen);
  try {
    await visitor.page.goto(path);
    await story(visitor.page, visitor.context);
    assert.deepEqual(visitor.problems, []);
  } finally {
    await visitor.close();
  }
}

/** Words outside the screen; code and tables scroll by themselves. */
const outside = (page) =>
  page.evaluate(() => {
    const found = [];
    if (document.scrollingElement.scrollWidth > window.innerWidth) found.push('the page scrolls sideways');
    const texts = document.createTreeWalker(document.body, globalThis.NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const { parentElement: box, data } = texts.currentNode;
      if (!data.trim() || box.closest('pre, [role=region], .visually-hidden, a[href="#main"]')) continue;
      const range = document.createRange();
      range.selectNode(texts.currentNode);
      const { left, right, width } = range.getBoundingClientRect();
      if (width > 0 && (left < -1 || right > window.innerWidth + 1)) found.push(data);
    }
    return found;
  });

describe('what the server sends', () => {
  test('every page has its words, title, description and address, and nothing left to fill in', async () => {
    assert.ok(pages.length >= 14, pages.join(' '));
    const seen = new Set();
    for (const path of pages) {
      const text = await html(path);
      assert.ok(/<h1>[^<]+<\/h1>/.test(text), path);
      assert.ok(!/\{\{|x-file|>undefined</.test(text), path);
      const [, title] = /<title>([^<]+)<\/title>/.exec(text);
      const [, description] = /<meta name="description" content="([^"]+)"/.exec(text);
      const [, canonical] = /<link rel="canonical" href="([^"]+)"/.exec(text);
      assert.equal(canonical, world.url + path);
      assert.ok(description.length >= 40 && description.length <= 200, `${path}: ${description.length}`);
      seen.add(title).add(description);
    }
    assert.equal(seen.size, 2 * pages.length);
  });

  test('each link leads somewhere, anchors included', async () => {
    const texts = new Map(await Promise.all(pages.map(async (path) => [path, await html(path)])));
    const links = new Set();
    for (const [path, text] of texts) {
      const article = /<article[\s\S]*?<\/article>/.exec(text)[0];
      for (const [, href] of article.matchAll(/href="([^"]+)"/g))
        links.add(new URL(href, world.url + path).href);
    }
    assert.ok(links.size > 20);
    for (const link of links) {
      const { pathname, hash } = new URL(link);
      const text = texts.get(pathname) ?? (await get(pathname).then((answer) => (answer.ok ? '' : null)));
      assert.notEqual(text, null, link);
      if (hash && texts.has(pathname)) assert.ok(text.includes(`id="${hash.slice(1)}"`), link);
    }
  });

  test('the catalogue has every code of the description, each with its anchor', async () => {
    const description = await (await get('/api/openapi.json')).json();
    const text = await html('/developers/errors');
    for (const code of description.components.schemas.ErrorCode.enum)
      assert.ok(text.includes(`<h3 id="${code}">`), code);
  });

  test('the package for Node lies where its page says', async () => {
    const text = await html('/developers/node');
    const [, address] = /npm install (\S+)/.exec(text);
    assert.ok(address.startsWith(world.url), address);
    const answer = await fetch(address);
    assert.equal(answer.status, 200);
    const head = new Uint8Array(await answer.arrayBuffer()).slice(0, 2);
    assert.deepEqual([...head], [0x1f, 0x8b]);
  });

  test('the footer of the site and the page of the operations lead here', async () => {
    assert.match(await html('/'), /<a href="\/developers">Разработчикам<\/a>/);
    assert.match(await html('/api/docs'), /<a href="\/developers">/);
  });
});

describe('weight', () => {
  test('a page is at most 20 KB with 3 KB of packed JavaScript', async () => {
    const { page, close } = await world.visitor({ width: 360, height: 640 });
    await sparingTraffic(page);
    const scripts = watchScripts(page);
    for (const path of ['/developers', '/developers/errors', '/developers/1c']) {
      const answer = await page.goto(path);
      await page.waitForLoadState('networkidle');
      const { responseBodySize } = await answer.request().sizes();
      assert.ok(responseBodySize <= 20 * 1024, `${path}: ${responseBodySize} bytes`);
    }
    const load = await scripts();
    holdsTo(3, { ...load, bytes: load.bytes / 3 });
    await close();
  });
});

test('code is copied as it stands', async () => {
  await at('/developers/python', async (page, context) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const code = page.locator('pre').nth(1);
    await page.getByRole('button', { name: 'Скопировать' }).nth(1).click();
    await page.getByRole('button', { name: 'Скопировано' }).waitFor();
    assert.equal(await page.evaluate(() => navigator.clipboard.readText()), await code.textContent());
  });
});

test('without scripts everything is there, and nothing that would not work', async () => {
  await at(
    '/developers',
    async (page) => {
      await page.getByRole('link', { name: 'Повторы' }).first().click();
      await page.getByRole('heading', { level: 1, name: 'Повторы без дублей' }).waitFor();
      assert.equal(await page.getByRole('button').count(), 0);
    },
    { javaScriptEnabled: false },
  );
});

describe('on every screen', () => {
  for (const screen of screens.filter(({ width }) => width === 360 || process.env.TEST_FULL)) {
    test(`${screen.width} px: nothing is cut on any page`, async () => {
      for (const path of pages)
        await at(path, async (page) => assert.deepEqual(await outside(page), []), screen);
    });
  }

  // One of each kind: the beginning, an article, the errors, code.
  const kinds = ['/developers', '/developers/retries', '/developers/errors', '/developers/php'];
  for (const screen of screens.filter(({ width }) => width !== 768 || process.env.TEST_FULL)) {
    test(`${screen.width} px: axe finds nothing on the kinds of page`, async () => {
      for (const path of process.env.TEST_FULL ? pages : kinds)
        await at(path, (page) => assertWhole(page, path, outside), screen);
    });
  }

  test('whose device is dark reads it dark, pictures and code included', async () => {
    for (const path of process.env.TEST_FULL ? kinds : ['/developers/errors']) {
      await at(
        path,
        async (page) => {
          const ground = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);
          assert.equal(ground, 'rgb(16, 22, 19)');
          assert.deepEqual(await findings(page), [], path);
        },
        { colorScheme: 'dark' },
      );
    }
  });

  test('on a phone a link leads to the menu behind the text', async () => {
    await at(
      '/developers/errors',
      async (page) => {
        await page.getByRole('link', { name: 'Все разделы' }).click();
        await page.getByRole('link', { name: 'Лимиты' }).first().click();
        await page.getByRole('heading', { level: 1, name: 'Лимиты' }).waitFor();
      },
      { width: 360, height: 640 },
    );
  });

  test('on paper: the text and its code, no menu, no buttons', async () => {
    await at('/developers/python', async (page) => {
      await page.emulateMedia({ media: 'print' });
      assert.ok(await page.getByText('Первый заказ: сколько стоит').first().isVisible());
      assert.equal(await page.getByRole('button', { name: 'Скопировать' }).first().isVisible(), false);
      assert.equal(await page.getByRole('navigation', { name: 'Разработчикам' }).isVisible(), false);
    });
  });
});
