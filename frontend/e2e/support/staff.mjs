// What staff tests need: orders placed by a client, people logged in, clicks counted.
import assert from 'node:assert/strict';
import { PASSWORD, signedIn } from './world.mjs';

/** The two ways of the API that the browser tests take: asking and telling, as one person. */
export async function api(world, email) {
  const login = await fetch(`${world.url}/api/user/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ email, password: PASSWORD }),
  });
  assert.equal(login.status, 200, `${email} logs in`);
  const cookie = login.headers.get('set-cookie').split(';')[0];
  return async (method, path, body) => {
    const answer = await fetch(`${world.url}/api${path}`, {
      method,
      headers: { cookie, ...(body && { 'Content-Type': 'application/json' }) },
      ...(body && { body: JSON.stringify(body) }),
    });
    const text = await answer.text();
    assert.ok(answer.ok, `${method} ${path}: ${answer.status} ${text}`);
    return text && JSON.parse(text);
  };
}

/** A day, YYYY-MM-DD in Minsk, so many days from now. */
export const dayAhead = (days) =>
  new Date(Date.now() + (days * 24 + 3) * 3600_000).toISOString().slice(0, 10);

/** Looks at something of one day in Minsk; once more when the day has changed meanwhile. */
export async function onOneDay(look) {
  const day = dayAhead(0);
  try {
    return await look();
  } catch (error) {
    if (dayAhead(0) === day) throw error;
    return look();
  }
}

/** A day, YYYY-MM-DD in Minsk, at least `ahead` days from now, on which parcels are delivered. */
export function deliveryDay(ahead) {
  for (let days = ahead; ; days++) {
    const day = dayAhead(days);
    if (![3, 6].includes(new Date(day).getUTCDay())) return day;
  }
}

/** Places orders in the name of the demo firm; `differ` says in what the order of a number differs. */
export async function placeOrders(world, count, differ = () => ({})) {
  const call = await api(world, 'company@demo.by');
  const deliveryDate = `${deliveryDay(1)} 23:00`;
  const placed = [];
  for (let number = 0; number < count; number++) {
    placed.push(
      await call('POST', '/order', {
        delivery: 'client',
        address: 'Минск',
        addressId: 6,
        street: 'ул. Немига',
        house: '5',
        reciverType: 'fiz-lico',
        name: `Получатель ${number + 1}`,
        reciverPhone: '+375 (29) 20-00-001',
        deliveryAddress: 'client',
        reciverAddress: 'Гомель',
        reciverAddressId: 3,
        reciverStreet: 'ул. Советская',
        reciverHouse: String(number + 1),
        tarif: 'standart',
        deliveryDate,
        packages: [
          {
            type: 'package',
            calculationType: 'sizes',
            length: 30,
            width: 20,
            height: 10,
            weight: 3 + number,
          },
        ],
        ...differ(number),
      }),
    );
  }
  return placed;
}

/** The page of somebody of the staff (`signedIn`). */
export const staff = async (world, t, email, screen) => (await signedIn(world, t, email, screen)).page;

/** Counts the presses of a real person from now on, over pages too; `stop` answers with them and the seconds. */
export async function startCounting(page) {
  const count = () => {
    if (window.countsClicks) return;
    window.countsClicks = true;
    window.addEventListener(
      'pointerdown',
      (event) => {
        if (!event.isTrusted) return;
        sessionStorage.setItem('clicks', String(Number(sessionStorage.getItem('clicks') ?? 0) + 1));
      },
      true,
    );
  };
  await page.addInitScript(count);
  await page.evaluate(() => sessionStorage.removeItem('clicks'));
  await page.evaluate(count);
  const started = performance.now();
  return async () => ({
    clicks: Number(await page.evaluate(() => sessionStorage.getItem('clicks') ?? 0)),
    seconds: (performance.now() - started) / 1000,
  });
}
