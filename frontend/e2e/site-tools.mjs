// What the tests of the public site share: its pages, the widths, and eyes for what a person would trip over.
import assert from 'node:assert/strict';
import { findings } from './support/axe.mjs';

/** Every public page; the last one is an unknown address. */
export const publicPages = [
  '/',
  '/servicesandtariffs',
  '/servicesAndTariffs',
  '/about',
  '/contact',
  '/referenceInformation',
  '/privacy',
  '/login',
  '/register',
  '/forget-password',
  '/reset-password?token=t',
  '/reset-password',
  '/confirm-email?token=t',
  '/undo-email?token=t',
  '/access-review?token=t',
  '/nowhere',
];

/** A phone, a tablet, a laptop. */
export const screens = [
  { width: 360, height: 640 },
  { width: 768, height: 1024 },
  { width: 1280, height: 800 },
];

/** Fails when something is cut or breaks a rule of axe; a tablet is left to axe in the full form of the tests. */
export async function assertWhole(page, path, cut = hidden) {
  assert.deepEqual(await cut(page), [], path);
  if (page.viewportSize().width !== 768 || process.env.TEST_FULL)
    assert.deepEqual(await findings(page), [], path);
}

/** Opens a page and waits until the application has taken the drawn HTML over and shows what it has asked for. */
export async function open(page, path) {
  const answer = await page.goto(path);
  await page.waitForFunction(() => {
    const root = document.getElementById('root');
    return root !== null && Object.keys(root).some((key) => key.startsWith('__reactContainer'));
  });
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.locator('main [aria-busy="true"]').first().waitFor({ state: 'detached' });
  return answer;
}

/** Words that stand outside the screen or are cut by their own box, and a page that scrolls sideways. */
export function hidden(page) {
  return page.evaluate(() => {
    const wide = document.scrollingElement.scrollWidth - window.innerWidth;
    const found = wide > 0 ? [`the page scrolls sideways by ${wide} px`] : [];
    const texts = document.createTreeWalker(document.body, globalThis.NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const box = texts.currentNode.parentElement;
      if (!texts.currentNode.data.trim() || !box.checkVisibility({ visibilityProperty: true })) continue;
      // Aside on purpose: words for readers by ear, the link that shows itself on focus, the ornament, the map.
      if (box.closest('.visually-hidden, a[href="#main"], [aria-hidden="true"], .leaflet-container'))
        continue;
      const range = document.createRange();
      range.selectNode(texts.currentNode);
      for (const { left, right, width } of range.getClientRects()) {
        if (width > 0 && (left < -1 || right > window.innerWidth + 1)) {
          found.push(`out of the screen: ${texts.currentNode.data}`);
        }
      }
      const { overflowX, overflowY } = getComputedStyle(box);
      const cutsX = overflowX !== 'visible' && overflowX !== 'auto' && box.scrollWidth > box.clientWidth + 1;
      const cutsY =
        overflowY !== 'visible' && overflowY !== 'auto' && box.scrollHeight > box.clientHeight + 1;
      if (cutsX || cutsY) found.push(`cut: ${texts.currentNode.data}`);
    }
    return found;
  });
}

/** Presses Tab until the element has the focus; an element that the keyboard cannot reach is an error. */
export async function tabTo(page, locator, most = 60) {
  for (let pressed = 0; pressed < most; pressed++) {
    if (await locator.evaluate((node) => node === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab does not reach ${locator}`);
}

/** Asks the estimator of an open page what a delivery to Гомель costs. */
export async function askPrice(page) {
  await page.getByRole('combobox', { name: 'Куда' }).fill('гом');
  await page.getByRole('listbox').getByRole('option', { name: 'Гомель', exact: true }).click();
  await page.getByRole('button', { name: 'Рассчитать' }).click();
  await page.getByText('Стоимость доставки от').waitFor();
}

/** Opens a page for one visitor, tells the story and closes it whatever happens; an error in the console fails it. */
export async function atPage(world, path, story, screen = {}) {
  const visitor = await world.visitor(screen);
  try {
    await open(visitor.page, path);
    await story(visitor.page);
    assert.deepEqual(visitor.problems, []);
  } finally {
    await visitor.close();
  }
}

/** Who saves traffic is sent nothing ahead of time, however long the page takes. */
export const sparingTraffic = (page) =>
  page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
  });

/** Notes what the page fetches of JavaScript from now on; the answer tells its addresses and the bytes that travelled. */
export function watchScripts(page) {
  const finished = [];
  page.on(
    'requestfinished',
    (request) => new URL(request.url()).pathname.endsWith('.js') && finished.push(request),
  );
  return async () => {
    const fetched = await Promise.all(
      finished.map(async (request) => {
        const answer = await request.response();
        assert.equal(answer.headers()['content-encoding'], 'br', request.url());
        return (await request.sizes()).responseBodySize;
      }),
    );
    return {
      urls: finished.map((request) => request.url()),
      bytes: fetched.reduce((sum, size) => sum + size, 0),
    };
  };
}

/** Holds a first load to its budget: packed JavaScript in KB, in few enough files for a phone to ask for them at once. */
export function holdsTo(kilobytes, { urls, bytes }) {
  assert.ok(urls.length > 0 && urls.length <= 12, `${urls.length} files: ${urls.join(' ')}`);
  assert.ok(bytes <= kilobytes * 1024, `${bytes} bytes in ${urls.length} files`);
}
