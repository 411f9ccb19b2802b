// Scanning: a script types as a handheld scanner does, under two layouts, with a network that goes and comes.
import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { assertAccessible, assertFitsScreens } from './support/axe.mjs';
import { focused } from './support/focus.mjs';
import { api, placeOrders, staff } from './support/staff.mjs';
import { openWorld } from './support/world.mjs';

const SCANS = 60;
const KEY_MS = 10;
const isReaderHere = () => performance.getEntriesByType('resource').some(({ name }) => /FindByS/.test(name));
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
    placed = await placeOrders(world, SCANS + 26, (number) =>
      number < SCANS + 21 ? {} : { packages: [{ type: 'doc' }, { type: 'doc' }, { type: 'doc' }] },
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
  /** The same with times of its own instead of the clock of a busy machine; `layout` is what the keys type. */
  const scanTimed = async (page, code, { layout = {}, pause = 0.01 } = {}) => {
    const keys = await page.context().newCDPSession(page);
    let timestamp = Date.now() / 1000;
    const press = async (key) => {
      timestamp += pause;
      await keys.send('Input.dispatchKeyEvent', { type: 'keyDown', timestamp, ...key });
      await keys.send('Input.dispatchKeyEvent', { type: 'keyUp', timestamp, ...key, text: undefined });
    };
    for (const sign of code) {
      const isLetter = /[a-z]/i.test(sign);
      const [place, plain] = PLACES[sign] ?? [];
      const text = layout[sign.toLowerCase()] ?? (layout === RUSSIAN ? plain : undefined) ?? sign;
      const name = isLetter ? `Key${sign.toUpperCase()}` : (place ?? `Digit${sign}`);
      await press({ key: text, code: name, text, modifiers: /[A-Z:]/.test(sign) ? 8 : 0 });
    }
    await press({ key: 'Enter', code: 'Enter', text: '\r', windowsVirtualKeyCode: 13 });
    await keys.detach();
  };
  const told = (page, text) => page.getByRole('status').first().filter({ hasText: text }).waitFor();
  const changes = async ({ id }) =>
    (await call('GET', `/order/history?id=${id}`)).filter(({ field, from }) => field === 'status' && from);
  const inField = (page) => focused(page.getByRole('textbox', { name: 'Штрихкод или номер заказа' }));

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
    await inField(page);
    for (const order of [orders[0], orders.at(-1)]) {
      assert.deepEqual(
        (await changes(order)).map(({ to }) => to),
        ['В пути'],
      );
    }
    assert.equal(await page.getByRole('row').count(), 51);
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

    // What the desk decides meanwhile stays.
    const [{ id, version }] = fresh(1);
    await page.context().setOffline(true);
    await scan(page, label({ id }));
    await page.getByText('В очереди: 1').waitFor();
    await call('PUT', '/order', { id, version, status: 7, failure: 'refused' });
    await page.context().setOffline(false);
    await told(page, new RegExp(`Позже решили иначе.*№\\s${id}: позже поставили «Не доставлена»`));
    assert.equal((await call('GET', `/order/single?id=${id}`)).failure, 'refused');
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
    await inField(page);
    await scan(page, String(single.id));
    await told(page, new RegExp(`№\\s${single.id}: В пути`));
    await scan(page, String(single.id));
    await told(page, 'Уже отмечено');
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
    await call('POST', `/runs/${other.id}/orders`, { ids: [taken.id], confirmDay: true });
    await scan(page, run.digits);
    await told(page, 'Игорь Савич');
    await scan(page, label(order));
    await told(page, new RegExp(`внесён в рейс №\\s${run.id}`));
    await scan(page, label(taken));
    await told(page, new RegExp(`Другой рейс.*№\\s${other.id} \\(Пётр Лис`));
    await page.getByRole('heading', { name: 'Сканирование' }).click();
    await inField(page);
    assert.deepEqual(
      (await call('GET', `/runs/${run.id}`)).orders.map(({ id }) => id),
      [order.id],
    );
  });

  test('a scan is taken while a list or a field has the focus, and a low sound tells one that is not', async (t) => {
    const page = await opened(t, wide, 'Статус');
    const [one, two, three] = fresh(3);
    const status = page.getByRole('combobox', { name: 'Статус' });
    await status.selectOption('Не доставлена');
    const reason = page.getByRole('combobox', { name: 'Почему' });
    await reason.focus();
    await scanTimed(page, label(one));
    await told(page, 'Нужна причина');
    assert.equal(await page.evaluate(() => window.heard.at(-1)), 190);
    await reason.selectOption('другая причина');
    const words = page.getByRole('textbox', { name: /причина/i });
    await words.fill('Дождь');
    for (const [control, order] of [
      [reason, one],
      [words, two],
    ]) {
      await control.focus();
      await scanTimed(page, label(order));
      await told(page, new RegExp(`Готово.*№\\s${order.id}:`));
    }
    await status.focus();
    const { trackingUrl } = await call('GET', `/order/single?id=${three.id}`);
    await scanTimed(page, trackingUrl, { layout: RUSSIAN });
    await told(page, new RegExp(`Готово.*№\\s${three.id}:`));
    assert.equal(await status.evaluate((list) => list.selectedOptions[0].text), 'Не доставлена');
    assert.equal(await words.inputValue(), 'Дождь');
    for (const order of [one, two, three]) {
      const { failure, failureWords } = await call('GET', `/order/single?id=${order.id}`);
      assert.deepEqual([failure, failureWords], ['other', 'Дождь']);
    }
    await page.getByText('За смену: 3').waitFor();
    await page.getByRole('button', { name: /^Отменить последние 3/ }).click();
    await page.getByText('За смену: 0').waitFor();
    for (const order of [one, two, three])
      assert.equal((await call('GET', `/order/single?id=${order.id}`)).status.id, 1);
    await assertAccessible(page, 'scans that were taken back');
    await assertFitsScreens(page, 'scans that were taken back');
  });

  test('what is received is taken back, and received again', async (t) => {
    const page = await opened(t, narrow, 'На склад');
    const [order] = fresh(1);
    await scan(page, label(order));
    await told(page, new RegExp(`№\\s${order.id}: пришёл весь`));
    await page.getByRole('button', { name: new RegExp(`Отменить №\\s${order.id}$`) }).click();
    await told(page, 'Отменено');
    await page.waitForFunction(
      () => document.querySelector('input[autocomplete="off"]') === document.activeElement,
    );
    await scan(page, String(order.id));
    await told(page, new RegExp(`Готово.*№\\s${order.id}: пришёл весь`));
    const received = (await call('GET', `/order/history?id=${order.id}`)).filter(
      ({ field }) => field === 'received',
    );
    assert.deepEqual(
      received.map(({ to }) => to),
      ['мест 1 из 1', null, 'мест 1 из 1'],
    );
  });

  test('a label that is scanned into a price of the list opens its order, and changes nothing', async (t) => {
    const page = await staff(world, t, 'manager@demo.by', wide);
    const [priced, scanned] = fresh(2);
    await call('PUT', '/order', { id: priced.id, version: priced.version, price: 12.5 });
    await page.goto(`/cabinet/orders/1?search=${priced.id}`);
    await page
      .getByRole('button', { name: /12\.50/ })
      .first()
      .click();
    await page.getByRole('textbox', { name: /Цена/ }).first().waitFor();
    await page.waitForFunction(isReaderHere);
    await scanTimed(page, label(scanned));
    await page.waitForURL(`**/cabinet/orders/view/${scanned.id}`);
    assert.equal((await call('GET', `/order/single?id=${priced.id}`)).price, 12.5);
    assert.equal((await call('GET', `/order/single?id=${scanned.id}`)).version, scanned.version);
  });
});
