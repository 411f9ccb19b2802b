// Customers who place orders, and the comparison of the acknowledged orders with the stored ones.
import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { validOrder } from '@shlyah/domain/cases';

const email = 'person@demo.by';
const password = 'demo-parol-2026';
/** Timeout of an answer, ms. */
const waitMs = 60_000;

/** The headers of a session. */
export async function login(product, who = email) {
  const response = await send(product, 'POST', '/api/user/login', { email: who, password });
  const cookie = response.headers.getSetCookie().find((one) => one.startsWith('sid='));
  if (!cookie) throw new Error(`The login was answered ${response.status}`);
  return { cookie: cookie.split(';')[0] };
}

/** One customer with a session; counts the answers. */
export class Customer {
  /** Ids of the orders that were answered with 201. */
  acknowledged = [];
  /** Keys of orders that were answered otherwise. */
  open = new Set();
  /** How many answers of each status; 0 is none. */
  statuses = {};
  withoutRetryAfter = 0;
  slowestMs = 0;

  constructor(product, session) {
    this.product = product;
    this.session = session;
  }

  static async login(product) {
    return new Customer(product, await login(product));
  }

  /** Places an order once; `key` null sends none. Returns the status, 0 when there was no answer. */
  async place({ key = randomUUID(), changes = {} } = {}) {
    const headers = { ...this.session, ...(key === null ? {} : { 'idempotency-key': key }) };
    const began = performance.now();
    const order = { ...validOrder, ...changes };
    const response = await send(this.product, 'POST', '/api/order', order, headers).catch(() => null);
    const body = await response?.json().catch(() => null);
    this.slowestMs = Math.max(this.slowestMs, performance.now() - began);
    // An acknowledgement that cannot be read is none.
    const status = !response || (response.ok && !body) ? 0 : response.status;
    this.statuses[status] = (this.statuses[status] ?? 0) + 1;
    if (status === 503 && !response.headers.has('retry-after')) this.withoutRetryAfter += 1;
    if (status === 201) {
      this.acknowledged.push(body.id);
      this.open.delete(key);
    } else if (status !== 422 && key !== null) this.open.add(key);
    return status;
  }

  /** Places orders, so many at once, for as long as `going` says so. */
  async keepPlacing(parallel, going, order = () => ({})) {
    const one = async () => {
      while (going()) {
        // A refused order is found wrong inside its unit of work, which is rolled back.
        if (Math.random() < 0.05) await this.place({ changes: { addressId: 999999 } });
        if ([0, 503].includes(await this.place(order()))) await sleep(100);
      }
    };
    await Promise.all(Array.from({ length: parallel }, one));
  }

  /** Runs `work` while orders are placed all the time; everything is answered in the end. */
  async during(work, parallel = 8) {
    let going = true;
    const load = this.keepPlacing(parallel, () => going);
    // A failure of the load must not wait until the work has ended.
    await Promise.race([work(), load.then(() => undefined)]).finally(() => (going = false));
    await load;
    await this.finish(60_000);
  }

  /** Resolves when so many more orders have been acknowledged; rejects when none is for too long, as after the sessions are lost. */
  async more(count) {
    const wanted = this.acknowledged.length + count;
    let [last, at] = [this.acknowledged.length, Date.now()];
    while (this.acknowledged.length < wanted) {
      if (this.acknowledged.length > last) [last, at] = [this.acknowledged.length, Date.now()];
      if (Date.now() - at > 2 * waitMs)
        throw new Error(`No order is acknowledged any more: ${JSON.stringify(this.statuses)}`);
      await sleep(5);
    }
  }

  /** Repeats with their keys the orders that were not acknowledged, until they are. */
  async finish(withinMs) {
    const deadline = Date.now() + withinMs;
    while (this.open.size > 0 && Date.now() < deadline) {
      const keys = [...this.open];
      const one = async () => {
        for (let key = keys.pop(); key !== undefined; key = keys.pop())
          if ((await this.place({ key })) !== 201) await sleep(100);
      };
      await Promise.all(Array.from({ length: 8 }, one));
    }
  }

  /** How many answers had a status that is none of the expected ones. */
  others(...expected) {
    const found = Object.entries(this.statuses).filter(([status]) => !expected.includes(Number(status)));
    return { count: found.reduce((sum, [, count]) => sum + count, 0), text: JSON.stringify(this.statuses) };
  }

  /** Promises that nothing but the expected statuses were answered. */
  promiseOnly(report, ...expected) {
    const { count, text } = this.others(...expected);
    report.promise(`nothing but ${expected.join(', ')} (0: no connection)`, count === 0, text);
  }
}

export const send = ({ url }, method, path, body, headers = {}) =>
  fetch(url + path, {
    method,
    headers: { ...(body === undefined ? {} : { 'content-type': 'application/json' }), ...headers },
    body: body === undefined ? undefined : JSON.stringify(body),
    signal: AbortSignal.timeout(waitMs),
  });

/** Ids of the customer's orders, the demo data's among them, oldest first. */
export async function storedOrders(place) {
  const rows = await place.query(
    `SELECT id FROM orders WHERE userId = (SELECT id FROM users WHERE email = '${email}') ORDER BY id`,
  );
  return rows.map(({ id }) => Number(id));
}

/** Checks that exactly the acknowledged orders are stored, each once and whole, with one letter each. */
export async function compare(report, place, before, acknowledged) {
  const stored = (await storedOrders(place)).filter((id) => !before.includes(id));
  const ids = new Set(acknowledged);
  // A number that was given twice belonged to an order that is gone: a database that has lost its end counts on from there.
  const reused = acknowledged.length - ids.size;
  const lost = reused + [...ids].filter((id) => !stored.includes(id)).length;
  const surplus = stored.filter((id) => !ids.has(id)).length;
  const figures = `${acknowledged.length} acknowledged, ${stored.length} stored, ${lost} lost, ${surplus} unacknowledged`;
  report.promise('orders acknowledged are the orders stored', lost === 0 && surplus === 0, figures);
  const [{ holes }] = await place.query(
    `SELECT MAX(id) - MIN(id) + 1 - COUNT(*) AS holes FROM orders WHERE id >= ${before.at(-1) ?? 0}`,
  );
  report.promise('their numbers have no hole', Number(holes) === 0, `${holes} missing`);
  const [{ count: bare }] = await place.query(
    'SELECT COUNT(*) AS count FROM orders WHERE NOT EXISTS (SELECT 1 FROM order_items WHERE orderId = orders.id)',
  );
  report.promise('each with its cargo', Number(bare) === 0, `${bare} without`);
  const letters = await place.query(
    `SELECT COUNT(*) AS count FROM emails WHERE recipient = '${email}' AND subject LIKE 'Мы получили заказ%'`,
  );
  const count = Number(letters[0].count);
  report.promise('one letter for each', count === stored.length, `${count} letters`);
  await compareCounts(report, place);
}

/** What the kept totals are counted by, as expressions over an order. */
const kind = {
  statusId: 'statusId',
  stateId: 'stateId',
  unpriced: 'price IS NULL',
  fragileCargo: 'fragileCargo',
  clientIsLegalEntity: 'clientIsLegalEntity',
};

/** Checks that the totals that lists answer from are what counting the orders finds. */
async function compareCounts(report, place) {
  const names = Object.keys(kind);
  const lines = (rows) =>
    rows.map((row) => [...names, 'orders'].map((name) => Number(row[name])).join(' ')).sort();
  const kept = lines(
    await place.query(`SELECT ${names.join(', ')}, orders FROM order_totals WHERE orders <> 0`),
  );
  const counted = lines(
    await place.query(
      `SELECT ${names.map((name) => `${kind[name]} AS ${name}`).join(', ')}, COUNT(*) AS orders FROM orders GROUP BY ${Object.values(kind).join(', ')}`,
    ),
  );
  const figures = `${kept.length} kinds, ${counted.length} counted`;
  report.promise('order_totals is what counting finds', kept.join() === counted.join(), figures);
}
