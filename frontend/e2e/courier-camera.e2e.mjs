// The camera of the driver's page, with the reader that the page brings along: Chromium on a desk has none of its own.
import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, test } from 'node:test';
import { assertAccessible, assertNotWider, resize } from './support/axe.mjs';
import { api, placeOrders } from './support/staff.mjs';
import { openWorld, signIn, tellWhenFailed, visitorWithCamera } from './support/world.mjs';

const sharp = createRequire(join(import.meta.dirname, '../../backend/package.json'))('sharp');

const phone = { width: 360, height: 640 };
const SUN = { 'color-contrast-enhanced': { enabled: true } };
const FRAME = { width: 1280, height: 720 };

/** A picture as a video in the format Y4M: two frames without colours. */
async function videoOf(picture) {
  const grey = await sharp(picture)
    .resize({ ...FRAME, fit: 'contain', background: '#999999' })
    .greyscale()
    .raw()
    .toBuffer();
  const noColour = Buffer.alloc((FRAME.width * FRAME.height) / 2, 128);
  const frame = Buffer.concat([Buffer.from('FRAME\n'), grey, noColour]);
  const head = Buffer.from(`YUV4MPEG2 W${FRAME.width} H${FRAME.height} F10:1 Ip A1:1 C420\n`);
  return Buffer.concat([head, frame, frame]);
}

const item = (weight) => ({
  type: 'package',
  calculationType: 'sizes',
  length: 30,
  width: 20,
  height: 10,
  weight,
});

describe('the camera of a driver', () => {
  let world;
  let call;
  let folder;
  before(async () => {
    world = await openWorld();
    call = await api(world, 'manager@demo.by');
    folder = mkdtempSync(join(tmpdir(), 'shlyah-camera-'));
  });
  after(async () => {
    await world?.close();
    rmSync(folder, { recursive: true, force: true });
  });

  /** A run on the road. */
  async function aRun(differ) {
    const orders = await placeOrders(world, 3, differ);
    const ids = orders.map(({ id }) => id);
    const { id } = await call('POST', '/runs', {
      day: orders[0].deliveryDate.slice(0, 10),
      driver: 'Игорь Савич',
    });
    const { version } = await call('POST', `/runs/${id}/orders`, { ids, from: [] });
    await call('POST', `/runs/${id}/leave`, { version });
    const { url } = await call('POST', `/runs/${id}/pass`, {});
    return { id, ids, url };
  }

  /** A video of the label of an order. */
  async function videoOfLabel(visitor, order) {
    await signIn(visitor.context, 'manager@demo.by');
    const label = await visitor.context.request.get(`/api/order/labels?ids=${order}&format=png`);
    assert.equal(label.headers()['content-type'], 'image/png');
    const file = join(folder, `${order}.y4m`);
    writeFileSync(file, await videoOf(await label.body()));
    await visitor.close();
    return file;
  }

  async function accepted(t, url, opening) {
    const visitor = await opening;
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
  const opened = (page, order) => page.getByRole('article', { name: `Заказ №\u00a0${order}` }).waitFor();

  test('a label before the camera leads to its stop, also without a connection once it was loaded', async (t) => {
    const { ids, url } = await aRun();
    const video = await videoOfLabel(await world.visitor(), ids[1]);
    const { page, context } = await accepted(t, url, visitorWithCamera(world, video, phone));
    const loaded = [];
    page.on('response', (answer) => loaded.push(answer));
    await page.evaluate(() => navigator.serviceWorker.ready);
    const began = performance.now();
    await press(page, 'Сканировать');
    await opened(page, ids[1]);
    t.diagnostic(`the first read took ${Math.round(performance.now() - began)} ms`);
    const late = loaded.filter((answer) => /wasm/.test(answer.url()));
    assert.ok(late.length >= 2, 'the reader is loaded when it is wanted');
    let bytes = 0;
    for (const answer of late) {
      const file = await fetch(answer.url(), { headers: { 'Accept-Encoding': 'br' } });
      bytes += Number(file.headers.get('content-length'));
    }
    t.diagnostic(`the reader has ${bytes} packed bytes`);
    assert.ok(bytes > 0 && bytes <= 400 * 1024, `${bytes} bytes`);
    await page.getByText('Отсканировано 1 из 1').waitFor();
    assert.equal(await page.evaluate(() => document.querySelector('video')), null, 'the camera is left');

    await context.setOffline(true);
    await page.reload();
    await opened(page, ids[1]);
    await page.goBack();
    await opened(page, ids[0]);
    const again = performance.now();
    await press(page, 'Сканировать');
    await opened(page, ids[1]);
    t.diagnostic(`without a connection ${Math.round(performance.now() - again)} ms`);
  });

  test('without a camera digits are typed: places are counted', async (t) => {
    const three = { packages: [item(3), item(4), item(5)] };
    const { ids, url } = await aRun((number) => (number === 1 ? three : {}));
    const { page } = await accepted(t, url, world.visitor(phone));
    await press(page, 'Сканировать');
    await page.getByText('Номер можно ввести').waitFor();
    await assertAccessible(page, 'the camera of a driver', SUN);
    const small = await page.evaluate(() =>
      [...document.querySelectorAll('a, button, input')]
        .filter((one) => one.getBoundingClientRect().height < 48)
        .map(({ textContent }) => textContent),
    );
    assert.deepEqual(small, [], 'targets under 48 px');
    await assertNotWider(page, 'the camera of a driver');
    await resize(page, phone);

    const type = async (text) => {
      await page.getByLabel('Номер заказа или цифры').fill(text);
      await page.keyboard.press('Enter');
    };
    await type('вчера');
    await page.getByText('Введите номер заказа или 14 цифр').waitFor();
    await type('987654');
    await page.getByText('Заказа №\u00a0987654 нет в вашем рейсе').waitFor();
    const digits = (place) => String(ids[1]).padStart(10, '0') + String(place).padStart(4, '0');
    await type(digits(1));
    await page.getByText('1 из 3\u00a0мест').waitFor();
    await type(digits(1));
    await page.getByText('место 1 уже считали').waitFor();
    await page.reload();
    await type(digits(3));
    await page.getByText('2 из 3\u00a0мест').waitFor();
    await type(digits(2));
    await opened(page, ids[1]);
    await page.getByText('Отсканировано 3 из 3\u00a0мест').waitFor();
    await page.goBack();
    await opened(page, ids[0]);

    await press(page, 'Сканировать');
    await page.keyboard.press('Escape');
    await opened(page, ids[0]);
    await press(page, 'Сканировать');
    await type(String(ids[2]));
    await opened(page, ids[2]);
  });
});
