// The pickup points: the list serves by itself, the map follows it, and neither needs anybody else's server.
import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { openWorld } from './support/world.mjs';
import { open } from './site-tools.mjs';

let world;

before(async () => {
  world = await openWorld({ env: { MAP_TILES_URL: 'https://tiles.invalid/{z}/{x}/{y}.png' } });
});

after(() => world?.close());

const list = (page) => page.getByRole('list', { name: 'Пункты самовывоза' });
const map = (page) => page.getByRole('region', { name: 'Карта пунктов самовывоза' });
const pins = (page) => map(page).getByRole('button', { name: /^Пункт самовывоза/ });
const pinOf = (page, address) => map(page).getByRole('button', { name: `Пункт самовывоза: ${address}` });

async function mapShown(page) {
  await page.locator('#map').scrollIntoViewIfNeeded();
  await map(page).getByRole('button', { name: 'Приблизить' }).waitFor();
  // The map moves when the points have come.
  const city = await page.getByRole('combobox', { name: 'Город' }).elementHandle();
  await page.waitForFunction((select) => select.value === '6', city);
  await pins(page).first().waitFor();
}

/** How far the foot of a pin is from the middle of the map, px. */
async function offCentre(page, address) {
  const [pin, frame] = [await pinOf(page, address).boundingBox(), await map(page).boundingBox()];
  const [dx, dy] = [
    pin.x + pin.width / 2 - frame.x - frame.width / 2,
    pin.y + pin.height - frame.y - frame.height / 2,
  ];
  return Math.round(Math.hypot(dx, dy));
}

const nextFrame = (page) => page.evaluate(() => new Promise(globalThis.requestAnimationFrame));
const isHalf = (part, whole) => Math.abs(part / whole - 0.5) < 0.01;

/** Waits until the map stands still with the pin in its middle. */
async function centred(page, address) {
  for (let tries = 0; tries < 100 && (await offCentre(page, address)) > 2; tries++) {
    await nextFrame(page);
  }
  assert.ok((await offCentre(page, address)) <= 2, `${await offCentre(page, address)} px off`);
}

describe('with the tile server out of reach', () => {
  let page;
  let visitor;

  before(async () => {
    visitor = await world.visitor({ reducedMotion: 'reduce' });
    page = visitor.page;
    await page.route('https://tiles.invalid/**', (route) => route.abort());
    await open(page, '/');
    await mapShown(page);
  });

  after(() => visitor?.close());

  test('the city with id 6 comes first, with its points', async () => {
    await list(page).getByText('г. Минск, пр-т Независимости, 56').waitFor();
    const city = page.getByRole('combobox', { name: 'Город' });
    assert.equal(await city.inputValue(), '6');
    assert.equal(await city.evaluate((node) => node.selectedOptions[0].text), 'Минск');
  });

  test('the scheme is drawn: outlines of the regions, names of towns, a pin for every point', async () => {
    await map(page).getByText('Минск', { exact: true }).waitFor();
    const regions = map(page).locator('path[class*="_region_"]');
    await regions.nth(6).waitFor({ state: 'attached' });
    assert.equal(await regions.count(), 7);
    const points = await page.evaluate(() => fetch('/api/points').then((answer) => answer.json()));
    await pins(page)
      .nth(points.length - 1)
      .waitFor();
    assert.equal(await pins(page).count(), points.length);
  });

  test('the hint of a pin comes by pointer and by keyboard: the address and «Пункт самовывоза»', async () => {
    const address = 'г. Минск, пр-т Независимости, 56';
    const hint = map(page).getByRole('tooltip').filter({ hasText: address });
    await pinOf(page, address).hover();
    await hint.getByText('Пункт самовывоза', { exact: true }).waitFor();
    await page.mouse.move(0, 0);
    await hint.waitFor({ state: 'detached' });
    await pinOf(page, address).focus();
    await hint.getByText('Пункт самовывоза', { exact: true }).waitFor();
    await page.keyboard.press('Enter');
    await centred(page, address);
  });

  test('a press on a point of the list centres the map on it and shows its hint', async () => {
    const address = 'г. Минск, ул. Притыцкого, 97';
    await list(page).getByRole('button', { name: address }).click();
    await centred(page, address);
    assert.equal(
      await list(page).getByRole('button', { name: address }).getAttribute('aria-pressed'),
      'true',
    );
    const hint = map(page).getByRole('tooltip').filter({ hasText: address });
    await hint.getByText('Пункт самовывоза', { exact: true }).waitFor();
  });

  test('another city brings its points and the map along', async () => {
    await page.getByRole('combobox', { name: 'Город' }).selectOption({ label: 'Гомель' });
    const address = await list(page).getByRole('button').first().innerText();
    assert.match(address, /^г\. Гомель/);
    await centred(page, address);
  });

  test('the zoom control zooms', async () => {
    const distance = async () => {
      const boxes = await Promise.all(
        [/г\. Брест/, /г\. Витебск/].map((name) =>
          map(page).getByRole('button', { name }).first().boundingBox(),
        ),
      );
      return Math.hypot(boxes[0].x - boxes[1].x, boxes[0].y - boxes[1].y);
    };
    const whole = await distance();
    await map(page).getByRole('button', { name: 'Отдалить' }).click();
    for (let tries = 0; tries < 200 && !isHalf(await distance(), whole); tries++) await nextFrame(page);
    assert.ok(isHalf(await distance(), whole), `${whole} px became ${await distance()} px`);
  });

  test('nobody saw an error of ours in the console', () => {
    assert.deepEqual(visitor.problems, []);
  });
});

describe('without the map', () => {
  test('the list serves when the code of the map cannot be loaded, and says so', async () => {
    const { page, close } = await world.visitor();
    await page.route('**/assets/SchemeMap-*.js', (route) => route.abort());
    await open(page, '/');
    await page.locator('#map').scrollIntoViewIfNeeded();
    await page.getByText('Карта не загрузилась').waitFor();
    await page.getByRole('combobox', { name: 'Город' }).selectOption({ label: 'Брест' });
    await list(page)
      .getByRole('button', { name: /^г\. Брест/ })
      .click();
    await close();
  });

  test('the code of the map is fetched only when its place comes near', async () => {
    const { page, close } = await world.visitor({ width: 360, height: 640 });
    const asked = [];
    page.on('request', (request) => /SchemeMap-.*\.js$/.test(request.url()) && asked.push(request.url()));
    await open(page, '/');
    await page.waitForLoadState('networkidle');
    assert.deepEqual(asked, []);
    await mapShown(page);
    assert.equal(asked.length, 1);
    await close();
  });

  test('points that cannot be loaded are said, and come on a second try', async () => {
    const { page, close } = await world.visitor();
    await page.route('**/api/points', (route) => route.abort());
    await open(page, '/');
    await page.getByText('Не удалось загрузить пункты самовывоза').waitFor();
    await page.unroute('**/api/points');
    await page.getByRole('button', { name: 'Попробовать ещё раз' }).click();
    await list(page).getByRole('button').first().waitFor();
    await close();
  });

  test('a long list scrolls within 350 px', async () => {
    const { page, close } = await world.visitor();
    const points = await (await fetch(`${world.url}/api/points?cityId=6`)).json();
    const many = Array.from({ length: 40 }, (_, index) => ({ ...points[0], id: 1000 + index }));
    await page.route('**/api/points', (route) => route.fulfill({ json: many }));
    await open(page, '/');
    await list(page).getByRole('button').nth(39).waitFor();
    const { height } = await list(page).boundingBox();
    assert.ok(height > 100 && height <= 350, `${height} px`);
    await close();
  });
});

describe('#map', () => {
  test('is scrolled to 1000 ms after one came from another page', async () => {
    const { page, close } = await world.visitor();
    await page.addInitScript(() => {
      const { Element, setTimeout: start } = globalThis;
      // The delay of the timer that acts; how long a page takes to be made depends on the machine.
      let delay;
      globalThis.setTimeout = (act, ms, ...rest) =>
        start(() => {
          delay = ms;
          act(...rest);
          delay = undefined;
        }, ms);
      const scroll = Element.prototype.scrollIntoView;
      Element.prototype.scrollIntoView = function (...how) {
        if (this.id === 'map') globalThis.scrolledBy = delay;
        scroll.apply(this, how);
      };
    });
    await open(page, '/about');
    await page.getByRole('main').getByRole('link', { name: 'пункт самовывоза' }).click();
    await page.waitForFunction(
      () => Math.abs(document.getElementById('map')?.getBoundingClientRect().top ?? 999) < 200,
    );
    assert.equal(await page.evaluate(() => globalThis.scrolledBy), 1000);
    await close();
  });

  test('is scrolled to at once when one is on the page already', async () => {
    const { page, close } = await world.visitor({ reducedMotion: 'reduce' });
    await open(page, '/');
    await page.getByRole('contentinfo').getByRole('link', { name: 'Пункты самовывоза' }).click();
    await page.waitForFunction(
      () => Math.abs(document.getElementById('map').getBoundingClientRect().top) < 200,
    );
    assert.equal(new URL(page.url()).hash, '#map');
    await close();
  });
});

describe('on a phone', () => {
  test('one finger over the map moves the page, two of them move the map', async () => {
    const { page, context, close } = await world.visitor({
      width: 360,
      height: 640,
      hasTouch: true,
      isMobile: true,
    });
    await page.route('https://tiles.invalid/**', (route) => route.abort());
    await open(page, '/');
    await mapShown(page);
    const cdp = await context.newCDPSession(page);
    /** Moves fingers that begin side by side in the middle of the map 120 px up; whether the page and the map have moved. */
    const swipe = async (...starts) => {
      await map(page).evaluate((node) => node.scrollIntoView({ block: 'center', behavior: 'instant' }));
      const touch = (type, points) =>
        cdp.send('Input.dispatchTouchEvent', {
          type,
          touchPoints: points.map((dx, id) => ({ id, x: left + dx, y: top })),
        });
      const { x, y, width, height } = await map(page).boundingBox();
      const left = x + width / 2;
      let top = y + height / 2;
      const pin = pins(page).first();
      const places = async () => {
        const [frame, at] = [await map(page).boundingBox(), await pin.boundingBox()];
        return [Math.round(frame.y), Math.round(at.y - frame.y)];
      };
      const before = await places();
      await touch('touchStart', starts);
      for (let step = 0; step < 20; step++, top -= 6) {
        await touch('touchMove', starts);
        await nextFrame(page);
      }
      await touch('touchEnd', []);
      for (let frame = 0; frame < 30; frame++) await nextFrame(page);
      return (await places()).map((place, at) => place !== before[at]);
    };
    assert.deepEqual(await swipe(0), [true, false]);
    assert.deepEqual(await swipe(-30, 30), [false, true]);
    await close();
  });

  test('the map shows all points of the city at once, and a point says when it is open and leads there', async () => {
    const { page, close } = await world.visitor({ width: 360, height: 640, reducedMotion: 'reduce' });
    await page.route('https://tiles.invalid/**', (route) => route.abort());
    await open(page, '/');
    await mapShown(page);
    await map(page).scrollIntoViewIfNeeded();
    const addresses = await list(page).getByRole('button').allInnerTexts();
    assert.ok(addresses.length > 1);
    const inside = async (address) => {
      const [pin, frame] = [await pinOf(page, address).boundingBox(), await map(page).boundingBox()];
      return (
        pin.x >= frame.x &&
        pin.y >= frame.y &&
        pin.x + pin.width <= frame.x + frame.width &&
        pin.y + pin.height <= frame.y + frame.height
      );
    };
    for (const address of addresses) {
      for (let tries = 0; tries < 100 && !(await inside(address)); tries++) await nextFrame(page);
      assert.ok(await inside(address), address);
    }
    await list(page).getByRole('button', { name: addresses[0] }).click();
    await list(page)
      .getByText(/^пн–пт/)
      .first()
      .waitFor();
    const way = await list(page).getByRole('link', { name: 'Яндекс' }).getAttribute('href');
    assert.match(way, /^https:\/\/yandex\.by\/maps\/\?pt=\d+\.\d+,\d+\.\d+&/);
    await close();
  });
});
