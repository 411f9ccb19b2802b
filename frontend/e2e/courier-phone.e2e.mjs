// The page of a driver on phones of any kind: releases, screens, letters of any size, the evening.
import assert from 'node:assert/strict';
import { createServer } from 'node:http';
import { after, before, describe, test } from 'node:test';
import { assertAccessible, resize } from './support/axe.mjs';
import { api, placeOrders } from './support/staff.mjs';
import { openWorld, tellWhenFailed } from './support/world.mjs';

const phone = { width: 360, height: 640 };
const SUN = { 'color-contrast-enhanced': { enabled: true } };

/** A server before the product; after `release` it has the next release of the page, whose title says so. */
async function aReleasingServer(world) {
  let isNew = false;
  const next = (path, text) => {
    if (path === '/r/') return text.replace('<title>', '<title>Новая: ');
    return path === '/r/worker.js' ? text.replace(/revision:[`'"]\w+/, (old) => `${old}f`) : text;
  };
  const server = createServer(async (request, answer) => {
    const parts = [];
    for await (const part of request) parts.push(part);
    const headers = { ...request.headers, host: new URL(world.url).host, 'accept-encoding': 'identity' };
    // The files of the two releases differ.
    for (const name of ['connection', 'if-none-match', 'if-modified-since']) delete headers[name];
    const given = await fetch(world.url + request.url, {
      method: request.method,
      headers,
      redirect: 'manual',
      ...(parts.length > 0 && { body: Buffer.concat(parts) }),
    });
    const bytes = Buffer.from(await given.arrayBuffer());
    const path = request.url.split('?')[0];
    const body = isNew && /^\/r\//.test(path) ? Buffer.from(next(path, bytes.toString())) : bytes;
    const passed = new Headers(given.headers);
    for (const name of ['content-length', 'transfer-encoding', 'connection', 'keep-alive'])
      passed.delete(name);
    answer.writeHead(given.status, Object.fromEntries(passed));
    answer.end([204, 304].includes(given.status) ? undefined : body);
  });
  await new Promise((open) => server.listen(0, '127.0.0.1', open));
  return {
    url: `http://127.0.0.1:${server.address().port}`,
    release: () => (isNew = true),
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

describe("the driver's page on a phone", () => {
  let world;
  let call;
  before(async () => {
    world = await openWorld();
    call = await api(world, 'manager@demo.by');
  });
  after(() => world?.close());

  async function aRun(count) {
    const orders = await placeOrders(world, count);
    const ids = orders.map(({ id }) => id);
    const { id } = await call('POST', '/runs', {
      day: orders[0].deliveryDate.slice(0, 10),
      driver: 'Игорь Савич',
    });
    const { version } = await call('POST', `/runs/${id}/orders`, { ids, from: [] });
    await call('POST', `/runs/${id}/leave`, { version });
    return (await call('POST', `/runs/${id}/pass`, {})).url;
  }

  async function accepted(t, url, screen = phone) {
    const visitor = await world.visitor(screen);
    tellWhenFailed(t, visitor.page);
    t.after(async () => {
      await visitor.close();
      assert.deepEqual(visitor.problems, [], 'the console is silent');
    });
    await visitor.page.goto(url);
    await visitor.page.getByRole('button', { name: 'Принять рейс' }).click();
    await visitor.page.getByRole('heading', { name: /^Рейс №/ }).waitFor();
    return visitor;
  }

  const press = (page, name) => page.getByRole('button', { name, exact: true }).click();

  test('an open page offers the next release and loses nothing that is kept', async (t) => {
    const server = await aReleasingServer(world);
    t.after(server.close);
    const { page, context } = await accepted(t, `${server.url}/r/${new URL(await aRun(3)).hash}`);
    // The worker of this release takes the next opening.
    await page.evaluate(() => navigator.serviceWorker.ready);
    await page.reload();
    await page.getByText('Дальше: 2').waitFor();
    await context.setOffline(true);
    await press(page, 'Не вручено');
    await page.getByLabel('получатель отказался').check();
    await press(page, 'Записать');
    await page.getByText('Отправлено 0 из 1').waitFor();
    await press(page, 'Не вручено');
    await page.getByLabel('неверный адрес').check();
    server.release();
    await context.setOffline(false);
    await page.evaluate(async () => (await navigator.serviceWorker.getRegistration('/r/')).update());
    await page.getByText('Вышла новая версия страницы').waitFor();
    assert.ok(!(await page.title()).startsWith('Новая'));
    await assertAccessible(page, 'a newer release', SUN);
    await press(page, 'Обновить страницу');
    await page.waitForFunction(() => document.title.startsWith('Новая'));
    assert.ok(await page.getByLabel('неверный адрес').isChecked(), 'the form is where it was');
    await page.getByText('Отправлено 1 из 1').waitFor();
  });

  test('each view stays whole on a small phone, on its side, with large letters, by day and in the evening', async (t) => {
    const url = await aRun(2);
    const { page } = await accepted(t, url);
    const views = {
      run: async () => undefined,
      camera: () => press(page, 'Сканировать'),
      form: () => press(page, 'Не вручено'),
      stop: async () => page.getByRole('button', { name: /д\. 2/ }).click(),
    };
    for (const [view, open] of Object.entries(views)) {
      await resize(page, phone);
      await open();
      for (const scheme of ['light', 'dark']) {
        await page.emulateMedia({ colorScheme: scheme });
        await assertAccessible(page, `${view}, ${scheme}`, SUN);
      }
      const small = await page.evaluate(() =>
        [
          ...document.querySelectorAll(
            'a, button, summary, label:has(input[type=file]), input:not([type=radio], [type=checkbox], [type=file])',
          ),
        ]
          .filter((one) => one.getBoundingClientRect().height < 48)
          .map(({ textContent }) => textContent),
      );
      assert.deepEqual(small, [], `targets of ${view} under 48 px`);
      for (const screen of [
        phone,
        { width: 320, height: 568 },
        { width: 640, height: 360 },
        { width: 180, height: 320 },
      ]) {
        await resize(page, screen);
        const over = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
        assert.ok(over <= 0, `${view} is ${over} px wider than ${screen.width}`);
      }
      if (view !== 'run') await page.goBack();
      await page.getByRole('heading', { name: /^Рейс №/ }).waitFor();
    }
  });
});
