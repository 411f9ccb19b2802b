// What people ask all day, with values of the orders that there are; the same in each run.
import { filtered, query } from './paths.mjs';

/** Numbers from 0 to 1 that are the same in each run. */
function randomOf(seed) {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

/** Each gives the next path to ask for, 'create' for a new order. */
export async function questionsOf(data) {
  const random = randomOf(20261123);
  const one = (list) => list[Math.floor(random() * list.length)];
  const samples = await samplesOf(data);
  const [{ total }] = await data.query('SELECT COUNT(*) AS total FROM orders');
  const pages = Math.ceil(Number(total) / 20);
  const year = new Date().getUTCFullYear() - 1;
  const month = () => String(1 + Math.floor(random() * 9)).padStart(2, '0');
  const period = () => ({ dateType: 'period', dateFrom: `${year}-${month()}-01`, dateTo: `${year}-11-30` });
  const min = () => 10 + Math.floor(random() * 20);
  const range = () => ({ priceType: 'range', priceMin: min(), priceMax: min() + 20 });

  const search = () => {
    const { id, clientUnp, receiverPhone, name, ttn } = one(samples);
    const [surname] = name.split(' ');
    const texts = [id, clientUnp, receiverPhone, surname, name, 'гомель', ttn, `нетакого${id}`];
    return `order?${query({ search: one(texts.filter(Boolean)) })}`;
  };
  const filter = () =>
    filtered(
      one([
        { status: 1 + Math.floor(random() * 9) },
        { state: 1 + Math.floor(random() * 3) },
        { status: 4, state: 1 },
        { dateType: 'week' },
        { dateType: 'lastMonth' },
        period(),
        { ...period(), status: 4 },
        { priceType: 'none' },
        range(),
        { fragile: 1 },
        { ...period(), ...range(), status: 4, state: 1, fragile: 1 },
      ]),
    );
  const inside = () => `order?page=${1 + Math.floor(random() * pages)}`;
  const first = () => 'order';
  const view = () => `order/single?id=${one(samples).id}`;
  const counters = () => 'order/counters';
  const day = () => {
    const part = random();
    if (part < 0.05) return 'create';
    if (part < 0.2) return view();
    return one([first, first, filter, search, search, inside, counters])();
  };
  return { 'page 1': first, 'pages inside': inside, filters: filter, search, day };
}

/** Some hundred orders of the three years. */
async function samplesOf(data) {
  const orders = await data.query('SELECT MIN(id) AS least, MAX(id) AS most FROM orders');
  const [{ least, most }] = orders;
  const step = Math.max(1, Math.floor((most - least) / 400));
  const ids = Array.from({ length: 400 }, (_, at) => Number(least) + at * step);
  return data.query(
    `SELECT o.id, o.clientUnp, o.receiverPhone, o.name, i.ttn FROM orders o LEFT JOIN order_items i ON i.orderId = o.id AND i.position = 1 WHERE o.id IN (${ids.join()})`,
  );
}
