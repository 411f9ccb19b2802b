// What a person waits for in a browser, as the processor is and slowed four times: the first page, a key in the largest form of
// staff, a turned page of their orders. Bounds of the slowed browser, ms: 2000, 50 (median), 300.
//   CHROMIUM_PATH=/usr/bin/chromium-headless-shell npm run bench -- felt-times
import { placeOrders } from './support/staff.mjs';
import { endShared, openWorld, signIn } from './support/world.mjs';

const rates = [1, 4];
const keys = 'pervomajskaya u samogo vokzala';
const turns = 10;

/**
 * Measures in a page of a new browser context that runs so many times slower. The context is closed after it: a slowed page takes
 * processor time while it is idle, too.
 */
async function slowed(world, rate, email, measure) {
  const { page, context, close } = await world.visitor();
  if (email) await signIn(context, email);
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate });
  const times = await measure(page);
  await close();
  return times;
}

/** The largest contentful paint of the first page, nothing cached, ms. */
async function firstPage(page) {
  await page.goto('/');
  await page.waitForTimeout(1000);
  return page.evaluate(
    () =>
      new Promise((resolve) => {
        const seen = (list) => resolve(list.getEntries().at(-1).startTime);
        new globalThis.PerformanceObserver(seen).observe({
          type: 'largest-contentful-paint',
          buffered: true,
        });
      }),
  );
}

/** From a key to the frame that shows it, ms, sorted. */
async function typing(page) {
  await page.goto('/cabinet/orders/edit/1');
  const street = page.getByLabel('Улица').last();
  await street.fill('');
  await page.evaluate(() => {
    globalThis.times = [];
    const painted = (then) => globalThis.requestAnimationFrame(() => setTimeout(then));
    const onKey = ({ timeStamp }) => painted(() => globalThis.times.push(performance.now() - timeStamp));
    document.addEventListener('keydown', onKey, true);
  });
  for (const key of keys) {
    await page.keyboard.press(key);
    await page.waitForTimeout(100);
  }
  return (await page.evaluate(() => globalThis.times)).sort((one, other) => one - other);
}

/** From the press on the other page to the frame with its first order, ms, sorted. */
async function turning(page) {
  await page.goto('/cabinet/orders/1');
  const times = [];
  for (let turn = 0; turn < turns; turn++) {
    await page.getByRole('link', { name: turn % 2 ? 'Предыдущая страница' : 'Следующая страница' }).waitFor();
    await page.waitForTimeout(300);
    times.push(
      await page.evaluate(
        (rel) => {
          const first = () => document.querySelector('main a[href*="/view/"]')?.getAttribute('href');
          const [before, began] = [first(), performance.now()];
          document.querySelector(`main a[rel=${rel}]`).click();
          return new Promise((resolve) => {
            const look = () => {
              if (first() === before) globalThis.requestAnimationFrame(look);
              else setTimeout(() => resolve(performance.now() - began));
            };
            globalThis.requestAnimationFrame(look);
          });
        },
        turn % 2 ? 'prev' : 'next',
      ),
    );
  }
  return times.sort((one, other) => one - other);
}

const world = await openWorld();
await placeOrders(world, 30);
/** The median and the 95th of a hundred, ms, at each speed of the processor. */
async function figures(measure, email) {
  const row = {};
  for (const rate of rates) {
    const times = [await slowed(world, rate, email, measure)].flat();
    const share = (part) => Math.round(times[Math.min(times.length - 1, Math.floor(times.length * part))]);
    row[`${rate} ×`] = share(0.5);
    row[`${rate} × p95`] = share(0.95);
  }
  return row;
}
// The server answers its first page slower than the next ones.
await slowed(world, 1, null, firstPage);
console.table({
  'first page, LCP': await figures(firstPage),
  'a key in the street of an order': await figures(typing, 'manager@demo.by'),
  'a turned page of orders': await figures(turning, 'manager@demo.by'),
});
await world.close();
await endShared();
