// Scanning: a script types as a handheld scanner does, under two layouts, with a network that goes and comes.
import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { assertAccessible, assertFitsScreens } from './support/axe.mjs';
import { api, placeOrders, staff } from './support/staff.mjs';
import { openWorld } from './support/world.mjs';

const SCANS = 60;
const KEY_MS = 10;
const wide = { width: 1280, height: 800 };
const narrow = { width: 360, height: 740 };

const label = ({ id }, place = 1) => String(id).padStart(10, '0') + String(place).padStart(4, '0');

/** Keys under the Russian layout, by the signs that a scanner means. */
const RUSSIAN = Object.fromEntries(
  [...'qwertyuiopasdfghjklzxcvbnm'].map((sign, at) => [sign, 'йцукенгшщзфывапролдячсмить'[at]]),
);
const PLACES = { '/': ['Slash', '.'], '.': ['Period', 'ю'], ':': ['Semicolon', 'Ж'], '-': ['Minus', '-'] };

describe('scanning', () => {
  let world;
  let call;
  let placed;
  before(async () => {
    world = await openWorld({ env: { ACCOUNT_LIMITS: '0' } });
    call = await api(world, 'manager@demo.by');
    placed = await placeOrders(world, SCANS + 20, (number) =>
      number < SCANS + 15 ? {} : { packages: [{ type: 'doc' }, { type: 'doc' }, { type: 'doc' }] },
    );
  });
  after(() => world?.close());
  /** Orders that no test has scanned yet. */
  const fresh = (count) => placed.splice(0, count);

  /** The screen, with the frequencies of its sounds in `window.heard`. */
  const opened = async (t, screen, action) => {
    const page = await staff(world, t, 'manager@demo.by', screen);
    await page.addInitScript(() => {
      window.heard = [];
      const start = window.OscillatorNode.prototype.start;
      window.OscillatorNode.prototype.start = function begin(...when) {
        window.heard.push(this.frequency.value);
        return start.apply(this, when);
      };
    });
    await page.goto('/cabinet/scan');
    await page.getByRole('radio', { name: 'Найти' }).waitFor();
    if (action) await page.getByRole('radio', { name: action }).check();
    return page;
  };
  const scan = async (page, code, end = 'Enter') => {
    await page.keyboard.type(code, { delay: KEY_MS });
    await page.keyboard.press(end);
  };
  const told = (page, text) => page.getByRole('status').first().filter({ hasText: text }).waitFor();
  const changes = async ({ id }) =>
    (await call('GET', `/order/history?id=${id}`)).filter(({ field, from }) => field === 'status' && from);
  const isFocused = (page) =>
    page
      .getByRole('textbox', { name: 'Штрихкод или номер заказа' })
      .evaluate((field) => field === document.activeElement);

  test(`${SCANS} labels one after another move their orders, each once and answered at once`, async (t) => {
    const page = await opened(t, wide, 'Статус');
    const orders = fresh(SCANS);
    const times = [];
    for (const order of orders) {
      await page.keyboard.type(label(order), { delay: KEY_MS });
      const began = performance.now();
      await page.keyboard.press(times.length % 2 ? 'Tab' : 'Enter');
      await told(page, new RegExp(`Готово.*№\\s${order.id}:`));
      times.push(performance.now() - began);
    }
    times.sort((one, other) => one - other);
    const at = (part) => Math.round(times[Math.floor(times.length * part)]);
    t.diagnostic(`answered in ${at(0.5)} ms (half), ${at(0.95)} ms (95 %)`);
    assert.ok(await isFocused(page));
    for (const order of [orders[0], orders.at(-1)]) {
      assert.deepEqual(
        (await changes(order)).map(({ to }) => to),
        ['В пути'],
      );
    }
    assert.equal(await page.getByRole('row').count(), 51);
    // The price of none is set, which is told by the middle sound.
    assert.ok((await page.evaluate(() => window.heard.length)) >= SCANS);
    await assertAccessible(page, 'scans');
    await assertFitsScreens(page, 'scans');
  });

  test('under the Russian layout a link is read by its keys, and two labels in one are parted', async (t) => {
    const page = await opened(t, wide, 'Статус');
    const [linked, one, other] = fresh(3);
    const { trackingUrl } = await call('GET', `/order/single?id=${linked.id}`);
    const keys = await page.context().newCDPSession(page);
    for (const sign of trackingUrl) {
      const letter = RUSSIAN[sign.toLowerCase()];
      const [code, text] = letter
        ? [`Key${sign.toUpperCase()}`, sign === sign.toLowerCase() ? letter : letter.toUpperCase()]
        : (PLACES[sign] ?? [`Digit${sign}`, sign]);
      const modifiers = /[A-Z:]/.test(sign) ? 8 : 0;
      await keys.send('Input.dispatchKeyEvent', { type: 'keyDown', key: text, code, text, modifiers });
      await keys.send('Input.dispatchKeyEvent', { type: 'keyUp', key: text, code, modifiers });
    }
    await page.keyboard.press('Enter');
    await told(page, new RegExp(`№\\s${linked.id}: В пути`));
    await scan(page, label(one) + label(other));
    await told(page, new RegExp(`№\\s${other.id}: В пути`));
    assert.equal((await changes(one)).length, 1);
    await scan(page, label(one).repeat(3));
    await told(page, 'Несколько кодов сразу');
  });

  test('what is scanned without a network is kept over a reload, and done once, in order', async (t) => {
    const page = await opened(t, narrow, 'Статус');
    const orders = fresh(5);
    await page.context().setOffline(true);
    for (const order of orders.slice(0, 3)) await scan(page, label(order));
    await page.getByText('В очереди: 3').waitFor();
    await assertAccessible(page, 'a queue');
    await page.context().setOffline(false);
    await told(page, new RegExp(`Готово.*№\\s${orders[2].id}:`));

    // The server has done the fourth, whose answer is lost.
    await page.route('**/api/scans', async (route) => {
      await route.fetch().catch(() => undefined);
      await route.abort();
    });
    for (const order of orders.slice(3)) await scan(page, label(order));
    await page.getByText('В очереди: 2').waitFor();
    await page.reload();
    await page.getByText('В очереди: 2').waitFor();
    await page.unroute('**/api/scans');
    await page.getByText('В очереди: 2').waitFor({ state: 'detached' });
    for (const order of orders) assert.equal((await changes(order)).length, 1, `№ ${order.id}`);
    await assertFitsScreens(page, 'a queue');
  });

  test('by keys alone: places are counted, what is wrong is told, the last change is taken back', async (t) => {
    const page = await opened(t, narrow);
    const many = placed.pop();
    const [single] = fresh(1);
    await page.getByRole('radio', { name: 'Найти' }).focus();
    for (let step = 0; step < 3; step++) await page.keyboard.press('ArrowUp');
    assert.ok(await page.getByRole('radio', { name: 'Статус' }).isChecked());
    await scan(page, label(many, 2));
    await told(page, 'мест 1 из 3');
    await scan(page, '4811111111111');
    await told(page, 'Это не наш код');
    await scan(page, '999999');
    await told(page, 'Не найдено');
    await page.getByText(`№\u00a0${many.id} (1\u00a0из\u00a03), В пути`).waitFor();
    await page.getByRole('button', { name: 'Всё равно отметить' }).focus();
    await page.keyboard.press('Enter');
    await told(page, new RegExp(`№\\s${many.id}: В пути`));
    assert.ok(await isFocused(page), 'the focus is in the field again');
    await scan(page, String(single.id));
    await told(page, new RegExp(`№\\s${single.id}: В пути`));
    await page.getByRole('button', { name: new RegExp(`Отменить №\\s${single.id}$`) }).focus();
    await page.keyboard.press('Enter');
    await told(page, 'Отменено');
    assert.equal((await call('GET', `/order/single?id=${single.id}`)).status.id, 1);
    const heard = await page.evaluate(() => window.heard);
    assert.ok(new Set(heard).size >= 3, 'three sounds');
    await page.emulateMedia({ colorScheme: 'dark' });
    await assertAccessible(page, 'scans in the dark');
  });

  test('the barcode of a run chooses it, and an order of another run is told', async (t) => {
    const page = await opened(t, wide);
    const [order, taken] = fresh(2);
    const day = order.deliveryDate.slice(0, 10);
    const run = await call('POST', '/runs', { day, driver: 'Игорь Савич' });
    const other = await call('POST', '/runs', { day, driver: 'Пётр Лис' });
    await call('POST', `/runs/${other.id}/orders`, { ids: [taken.id] });
    await scan(page, run.digits);
    await told(page, 'Игорь Савич');
    await scan(page, label(order));
    await told(page, new RegExp(`внесён в рейс №\\s${run.id}`));
    await scan(page, label(taken));
    await told(page, new RegExp(`Другой рейс.*№\\s${other.id} \\(Пётр Лис`));
    await page.getByRole('heading', { name: 'Сканирование' }).click();
    assert.ok(await isFocused(page));
    assert.deepEqual(
      (await call('GET', `/runs/${run.id}`)).orders.map(({ id }) => id),
      [order.id],
    );
  });
});
