// The page of a parcel, as a person sees it who has nothing but its code: with scripts, without them, on paper.
import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { assertWhole, holdsTo, open, screens, sparingTraffic, tabTo, watchScripts } from './site-tools.mjs';
import { inDatabase, openWorld } from './support/world.mjs';

let world, order;
/** Codes of demo orders: on the way to an address, ready at a point, a test order. */
let [way, ready, sample] = [];

const plain = (code) => code.replaceAll('-', '');
const grouped = (code) => code.replace(/(.{4})(?=.)/g, '$1-');

before(async () => {
  world = await openWorld();
  inDatabase(world, (database) => {
    const [point] = database.prepare('SELECT id FROM points WHERE cityId = 3').all();
    database
      .prepare(
        "UPDATE orders SET deliveryAddress = 'punkt', receivePointId = ?, receiverAddressId = NULL WHERE statusId = 5",
      )
      .run([point.id]);
    const select = database.prepare('SELECT * FROM orders WHERE statusId = ?');
    const rows = [4, 5, 6].map((id) => select.get(id));
    [way, ready, sample] = rows.map(({ trackingCode }) => grouped(trackingCode));
    [order] = rows;
    database.exec(`PRAGMA foreign_keys = OFF; UPDATE orders SET id = -17 WHERE id = ${rows[2].id};
      UPDATE order_items SET orderId = -17 WHERE orderId = ${rows[2].id};`);
  });
});

after(() => world?.close());

const get = (path, options) => fetch(world.url + path, options);

/** Opens an address for one visitor and tells the story; an error in the console fails it. */
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

describe('what the server sends', () => {
  test('is the whole page: road, promise, code, point, and what to do when something is wrong', async () => {
    const text = (await (await get(`/t/${ready}`)).text()).replace(/[\u00a0\u2060]/g, ' ');
    const words = [
      'Посылку можно забрать в пункте выдачи',
      'Минск → Гомель',
      'Заказ оформлен',
      'Готова к выдаче',
      ready,
      'г. Гомель, ул. Советская, 54',
      'Что-то не так?',
      '+375 (29) 60-02-007',
    ];
    for (const word of words) assert.ok(text.includes(word), word);
  });

  test('is kept by nobody, found by no search and told to no other site', async () => {
    for (const path of [`/t/${way}`, '/t', '/t/wrong', `/t?codes=${way},${ready}`]) {
      const answer = await get(path);
      assert.equal(answer.headers.get('cache-control'), 'no-store', path);
      assert.match(answer.headers.get('x-robots-tag'), /noindex/, path);
      assert.equal(answer.headers.get('referrer-policy'), 'no-referrer', path);
      assert.match(await answer.text(), /<meta name="robots" content="noindex, nofollow"/, path);
    }
    const robots = await (await get('/robots.txt')).text();
    assert.match(robots, /^Disallow: \/t\/$/m);
    assert.doesNotMatch(await (await get('/sitemap.xml')).text(), /\/t\b/);
  });

  test('tells nothing of people, streets and money, its title included', async () => {
    const text = await (await get(`/t/${way}`)).text();
    const { clientName, clientPhone, clientEmail, street, name, receiverPhone, receiverStreet, comment } =
      order;
    const secrets = [
      clientName,
      clientPhone,
      clientEmail,
      street,
      name,
      receiverPhone,
      receiverStreet,
      comment,
    ];
    for (const secret of secrets.filter(Boolean)) assert.ok(!text.includes(secret), secret);
    assert.match(text, /<title>Отслеживание посылки — Шлях<\/title>/);
  });

  test('is 404 for what leads nowhere, and one page for all such codes', async () => {
    const [broken, nobodys] = await Promise.all(
      ['/t/2222-2222-2223', '/t/2222-2222-2222'].map(async (path) => {
        const answer = await get(path);
        return { status: answer.status, text: await answer.text() };
      }),
    );
    assert.equal(broken.status, 404);
    assert.deepEqual(broken, {
      ...nobodys,
      text: nobodys.text.replaceAll('2222-2222-2222', '2222-2222-2223'),
    });
  });

  test('shows what was typed and does not run it', async () => {
    const evil = '"><script>alert(1)</script><img src=x onerror=alert(2)>';
    for (const path of [`/t/${encodeURIComponent(evil)}`, `/t?codes=${encodeURIComponent(evil)}`]) {
      const text = await (await get(path)).text();
      assert.ok(!/<script>alert|<img src=x/.test(text), path);
    }
  });

  test('one code has an address of its own, however it was typed', async () => {
    const typed = encodeURIComponent(` ${plain(way).toLowerCase()} `);
    const answer = await get(`/t?codes=${typed}`, { redirect: 'manual' });
    assert.deepEqual([answer.status, answer.headers.get('location')], [303, `/t/${way}`]);
    assert.equal((await get(`/t/${plain(way).toLowerCase()}`)).status, 200);
  });
});

describe('weight', () => {
  test('the page takes at most 60 KB of packed JavaScript; the map comes when it is asked for, without tiles', async () => {
    const { page, problems, close } = await world.visitor({ width: 360, height: 640 });
    await sparingTraffic(page);
    const scripts = watchScripts(page);
    await page.goto(`/t/${ready}`);
    await page.getByRole('button', { name: 'Показать на карте' }).waitFor();
    await page.waitForLoadState('networkidle');
    const load = await scripts();
    holdsTo(60, load);
    assert.ok(!load.urls.some((url) => /map/.test(url)));
    await page.getByRole('button', { name: 'Показать на карте' }).click();
    await page.getByRole('region', { name: 'Пункт выдачи на карте' }).waitFor();
    await page.locator('.leaflet-marker-icon').waitFor();
    assert.deepEqual(problems, []);
    await close();
  });
});

describe('with scripts late or never', () => {
  test('everything is there and the form works', async () => {
    await at(
      '/t',
      async (page) => {
        await page.getByLabel('Код отслеживания').fill(`${way} ${ready}`);
        await page.getByRole('button', { name: 'Отследить' }).click();
        await page.getByRole('heading', { name: 'Посылку можно забрать' }).waitFor();
        assert.equal(await page.getByRole('article').count(), 2);
        assert.equal(await page.getByRole('button', { name: 'Показать на карте' }).count(), 0);
        await page.getByRole('link', { name: 'OpenStreetMap' }).waitFor();
      },
      { javaScriptEnabled: false },
    );
  });

  test('the home page sends its form, too', async () => {
    await at(
      '/',
      async (page) => {
        await page.getByLabel('Код отслеживания').fill(plain(ready).toLowerCase());
        await page.getByRole('button', { name: 'Отследить' }).click();
        await page.getByRole('heading', { level: 1, name: 'Где посылка' }).waitFor();
        assert.equal(new URL(page.url()).pathname, `/t/${ready}`);
      },
      { javaScriptEnabled: false },
    );
  });

  test('a script that does not come takes nothing away', async () => {
    const { page, context, close } = await world.visitor();
    await context.route('**/*.js', () => undefined);
    await page.goto(`/t/${way}`, { waitUntil: 'commit' });
    await page.getByRole('heading', { name: 'Посылка едет к получателю' }).waitFor();
    await page.getByText('Что-то не так?').waitFor();
    await close();
  });
});

describe('on the home page', () => {
  test('three codes are looked up by the keyboard alone; a wrong one stays to be corrected', async () => {
    const { page, problems, close } = await world.visitor({ width: 360, height: 640 });
    await open(page, '/');
    await tabTo(page, page.getByLabel('Код отслеживания'));
    await page.keyboard.type(`${way}, ${plain(ready)} 7K4M-PX2D`);
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { level: 1, name: 'Где посылки' }).waitFor();
    assert.equal(await page.getByRole('article').count(), 2);
    await page.getByText('Код 7K4M-PX2D').waitFor();
    assert.equal(await page.getByLabel('Код отслеживания').inputValue(), '7K4M-PX2D');
    assert.deepEqual(problems, []);
    await close();
  });
});

describe('a page that stays open', () => {
  test('shows a new status without being loaded again, and says it once', async () => {
    const { page, problems, close } = await world.visitor();
    await page.clock.install();
    await page.goto(`/t/${way}`);
    await page.evaluate(() => (globalThis.stayed = true));
    await page.getByRole('heading', { name: 'Посылка едет к получателю' }).waitFor();
    inDatabase(world, (database) =>
      database.prepare('UPDATE orders SET statusId = 7 WHERE trackingCode = ?').run([plain(way)]),
    );
    await page.clock.fastForward(66_000);
    await page.getByRole('heading', { name: 'Вручить посылку не удалось' }).waitFor();
    assert.match(await page.getByRole('status').textContent(), /^Статус изменился: Вручить/);
    assert.equal(await page.evaluate(() => globalThis.stayed), true);
    inDatabase(world, (database) =>
      database.prepare('UPDATE orders SET statusId = 4 WHERE trackingCode = ?').run([plain(way)]),
    );
    assert.deepEqual(problems, []);
    await close();
  });

  test('whose parcel nobody has any more says so by itself', async () => {
    const { page, problems, close } = await world.visitor();
    const rename = (from, to) =>
      inDatabase(world, (database) =>
        database.prepare('UPDATE orders SET trackingCode = ? WHERE trackingCode = ?').run([to, from]),
      );
    await page.clock.install();
    await page.goto(`/t/${way}`);
    await page.getByRole('heading', { name: 'Посылка едет к получателю' }).waitFor();
    rename(plain(way), '0000000000000000');
    try {
      await page.clock.fastForward(66_000);
      await page.getByText(`Код ${way}`, { exact: true }).waitFor();
      assert.equal(await page.locator('[data-road]').count(), 0);
    } finally {
      rename('0000000000000000', plain(way));
    }
    assert.deepEqual(problems, []);
    await close();
  });
});

describe('on every screen', () => {
  // A tablet in the full form of the tests.
  for (const screen of screens.filter(({ width }) => width !== 768 || process.env.TEST_FULL)) {
    test(`${screen.width} px: nothing is cut, axe finds nothing`, async () => {
      for (const path of [`/t/${ready}`, `/t/${sample}`, `/t?codes=${way},${ready},2222`, '/t', '/t/wrong']) {
        await at(
          path,
          async (page) => {
            await assertWhole(page, path);
          },
          screen,
        );
      }
    });
  }

  test('on paper: the road, the point and the phone, no forms', async () => {
    await at(`/t/${ready}`, async (page) => {
      await page.emulateMedia({ media: 'print' });
      // A4 between its margins.
      await page.setViewportSize({ width: 718, height: 1000 });
      const edge = (words) =>
        page
          .getByText(words)
          .first()
          .evaluate((it) => it.getBoundingClientRect().left);
      assert.equal(await edge('Что-то не так?'), await edge('Связаться'), 'one edge for all of the paper');
      for (const words of ['Готова к выдаче', 'г. Гомель, ул. Советская, 54', 'Что-то не так?'])
        assert.ok(await page.getByText(words).first().isVisible(), words);
      assert.equal(await page.getByRole('button').count(), 0);
      assert.ok(!(await page.getByLabel('Код отслеживания').isVisible()));
    });
  });
});

describe('somebody who guesses', () => {
  test('is told to wait, in a page of words', async () => {
    for (let miss = 0; miss < 70; miss++) await get(`/t/${miss}`);
    const answer = await get(`/t/${way}`);
    assert.equal(answer.status, 429);
    assert.ok(Number(answer.headers.get('retry-after')) > 0);
    assert.match(await answer.text(), /Слишком много попыток. Повторите через/);
  });
});
