// A driver's day of 28 stops on a slow phone whose clock is wrong, with interruptions: each outcome arrives once, by the right hour.
import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { photo, press, sign, takePicture } from './support/courier.mjs';
import { api, placeOrders, startCounting } from './support/staff.mjs';
import { openWorld, tellWhenFailed } from './support/world.mjs';

const STOPS = 28;
const phone = { width: 360, height: 640 };
/** So far the phone's clock is ahead. */
const AHEAD_MS = 20 * 60_000;
const SLOWER = 4;
const MINUTE_MS = 60_000;

/** Sets the clock of a page ahead. */
function setAhead(ms) {
  const Real = window.Date;
  window.Date = class extends Real {
    constructor(...parts) {
      super(...(parts.length > 0 ? parts : [Real.now() + ms]));
    }
    static now() {
      return Real.now() + ms;
    }
  };
}

/** Minutes in Minsk, as the API tells them. */
const minskMinute = (ms) => new Date(ms + 3 * 60 * MINUTE_MS).toISOString().slice(0, 16).replace('T', ' ');

describe('the day of a driver', () => {
  let world;
  let call;
  before(async () => {
    world = await openWorld();
    call = await api(world, 'manager@demo.by');
  });
  after(() => world?.close());

  async function aRun() {
    const ids = (await placeOrders(world, STOPS)).map(({ id }) => id);
    const { deliveryDate } = await call('GET', `/order/single?id=${ids[0]}`);
    const { id } = await call('POST', '/runs', { day: deliveryDate.slice(0, 10), driver: 'Игорь Савич' });
    const { version } = await call('POST', `/runs/${id}/orders`, { ids, from: [] });
    await call('POST', `/runs/${id}/leave`, { version });
    return { id, url: (await call('POST', `/runs/${id}/pass`, {})).url };
  }

  async function aPhone(t, url) {
    const { page, context, close } = await world.visitor(phone);
    tellWhenFailed(t, page);
    t.after(close);
    await context.addInitScript(setAhead, AHEAD_MS);
    const devtools = await context.newCDPSession(page);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
    await page.goto(url);
    await page.getByRole('button', { name: 'Принять рейс' }).click();
    await page.getByRole('heading', { name: /^Рейс №/ }).waitFor();
    await page.evaluate(() => navigator.serviceWorker.ready);
    return { page, context };
  }

  const ended = (page, count) => page.getByText(`Готово ${count} из ${STOPS}`).waitFor();

  /** Tells the outcome of the stop on top with a signature; each fourth one is not handed, with a picture of the door. */
  async function tell(page, stop, { beforeRecord = () => undefined } = {}) {
    const isFailed = stop % 4 === 3;
    await press(page, isFailed ? 'Не вручено' : 'Вручено');
    if (isFailed) {
      await page.getByLabel('никого не было на месте').check();
      await takePicture(page);
      await photo(page, 1);
    } else await sign(page);
    await beforeRecord();
    await press(page, 'Записать');
    await ended(page, stop + 1);
    return { outcome: isFailed ? 'failed' : 'handed', at: Date.now() };
  }

  test(`of ${STOPS} stops ends with each outcome on the server once`, async (t) => {
    const { id, url } = await aRun();
    const { page, context } = await aPhone(t, url);
    const told = [];
    const go = async (until, on = page, more = {}) => {
      while (told.length < until) told.push(await tell(on, told.length, more));
    };
    const stopCounting = await startCounting(page);
    await go(4);
    const { clicks } = await stopCounting();
    const perStop = clicks / told.length;

    // A cellar: half of the day, the page loaded anew in a form, the phone turned.
    await context.setOffline(true);
    await go(8);
    await go(9, page, {
      beforeRecord: async () => {
        await page.reload();
        await page.getByRole('button', { name: 'Записать', exact: true }).waitFor();
      },
    });
    await page.setViewportSize({ width: phone.height, height: phone.width });
    await go(13);
    await page.setViewportSize(phone);
    await go(18);
    const began = Date.now();
    await page.reload();
    await page.getByRole('heading', { name: /^Рейс №/ }).waitFor();
    const opening = Date.now() - began;

    // The server is away for a while, and a second tab is open.
    let away = 0;
    const refuse = async (route) => {
      away++;
      await route.fulfill({
        status: 503,
        json: { statusCode: 503, code: 'unavailable', message: 'Идёт обновление' },
      });
    };
    await context.route('**/api/courier/**', refuse);
    await context.setOffline(false);
    const second = await context.newPage();
    tellWhenFailed(t, second);
    await second.goto('/r/');
    await ended(second, told.length);
    await go(22);
    await go(25, second);
    await ended(page, told.length);
    await sleep(2500);
    await context.unroute('**/api/courier/**', refuse);
    await go(STOPS);
    assert.ok(away > 0, 'the server was asked while it was away');
    await page.getByText(`Отправлено ${STOPS} из ${STOPS}`).waitFor();
    await page.getByText(/фото: \d+ жд/).waitFor({ state: 'detached' });

    const { orders } = await call('GET', `/runs/${id}`);
    for (const [at, { id: order, outcome, handover }] of orders.entries()) {
      const { outcome: said, at: moment } = told[at];
      assert.equal(outcome, said, `stop ${at + 1}`);
      assert.equal(handover.source, 'courier');
      assert.equal(handover.sure, 'exact', `the hour of stop ${at + 1} is the server's`);
      const near = [moment - MINUTE_MS, moment, moment + MINUTE_MS].map(minskMinute);
      assert.ok(near.includes(handover.date), `stop ${at + 1}: ${handover.date}, pressed ${near[1]}`);
      const tries = await call('GET', `/order/${order}/handovers`);
      assert.equal(tries.length, 1, `one try of stop ${at + 1}`);
      const { signed, pictures } = tries[0].proof;
      const proof = said === 'failed' ? [false, 1] : [true, 0];
      assert.deepEqual([signed, pictures], proof, `the proof of stop ${at + 1}`);
    }
    assert.deepEqual((await call('GET', `/runs/${id}/pass`)).conflicts, []);
    const bytes = await page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .filter(({ name }) => name.endsWith('.js'))
        .reduce((all, { encodedBodySize }) => all + encodedBodySize, 0),
    );
    t.diagnostic(
      `${perStop} presses a stop, ${bytes} bytes of unpacked scripts, opened from the cache in ${opening} ms`,
    );
    assert.ok(perStop <= 3.25, `${perStop} presses a stop`);
    assert.ok(opening < 3000, `${opening} ms to open from the cache at a ${SLOWER}-fold slower processor`);
  });
});
