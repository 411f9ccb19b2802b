// What the benchmark asks for.
import { validOrder, validPackage } from '@shlyah/domain/cases';
import { filtered, query } from './paths.mjs';

export async function casesOf(data) {
  const one = async (sql) => Number(Object.values((await data.query(sql))[0])[0]);
  const orders = await one('SELECT COUNT(*) FROM orders');
  const [sample] = await data.query(
    'SELECT id, clientName, clientUnp, receiverPhone, name FROM orders WHERE clientUnp IS NOT NULL ORDER BY id DESC LIMIT 1 OFFSET 777',
  );
  const [cargo] = await data.query(
    `SELECT ttn FROM order_items WHERE orderId = ${sample.id} AND ttn IS NOT NULL`,
  );
  const year = new Date().getUTCFullYear() - 1;
  const period = { dateType: 'period', dateFrom: `${year}-02-01`, dateTo: `${year}-11-30` };
  const search = (text) => `order?${query({ search: text })}`;
  const page = (number) => `order?page=${number}`;
  const last = Math.ceil(orders / 20);
  const lists = {
    'list: middle': page(Math.ceil(last / 2)),
    'list: last': page(last),
    'list: status': filtered({ status: 4 }),
    'list: status, middle': filtered({ status: 4 }, { page: Math.ceil(last / 18) }),
    'list: state': filtered({ state: 2 }),
    'list: state, middle': filtered({ state: 2 }, { page: Math.ceil(last / 6) }),
    'list: status and state': filtered({ status: 4, state: 1 }),
    'list: week': filtered({ dateType: 'week' }),
    'list: month': filtered({ dateType: 'lastMonth' }),
    'list: ten months': filtered(period),
    'list: ten months, status': filtered({ ...period, status: 4 }),
    'list: no price': filtered({ priceType: 'none' }),
    'list: price range': filtered({ priceType: 'range', priceMin: 20, priceMax: 30 }),
    'list: fragile': filtered({ fragile: 1 }),
    'list: all together': filtered({
      ...period,
      status: 4,
      state: 1,
      priceType: 'range',
      priceMin: 20,
      priceMax: 60,
      fragile: 1,
    }),
    'list: counters': 'order/counters',
    'search: number': search(sample.id),
    'search: phone': search(sample.receiverPhone),
    'search: УНП': search(sample.clientUnp),
    'search: name': search('ковалёв'),
    'search: two words': search(sample.name),
    'search: city': search('гомель'),
    'search: ТТН': search(cargo.ttn),
    'search: absent': search('такогонетнигде'),
    'search: inside a word': search('тельмах'),
  };
  return [
    { name: 'list: page 1', path: 'order' },
    { name: 'single', path: `order/single?id=${sample.id}` },
    ...Object.entries(lists).map(([name, path]) => ({ name, path })),
    { name: 'user', path: 'user' },
    { name: 'points', path: 'points' },
    { name: 'history', path: `order/history?id=${sample.id}` },
    ...writes(sample.id),
  ];
}

function writes(id) {
  const json = (body, method) => ({
    method,
    body: JSON.stringify(body),
    headers: { 'content-type': 'application/json' },
  });
  let version = 0;
  let status = 2;
  const bulk = Array.from({ length: 100 }, (_, at) => [id - 1 - at, 1]);
  const next = () => (status = status === 2 ? 3 : 2);
  return [
    {
      name: 'write: create, 3 packages',
      customer: true,
      request: (send) =>
        send('order', json({ ...validOrder, packages: [validPackage, validPackage, validPackage] }, 'POST')),
    },
    {
      name: 'write: status and price',
      request: async (send) => {
        version ||= JSON.parse(await send(`order/single?id=${id}`)).version;
        const text = await send('order', json({ id, version, status: next(), price: 20 + status }, 'PUT'));
        version = JSON.parse(text).version;
        return text;
      },
    },
    {
      name: 'write: bulk of 100',
      request: async (send) => {
        const orders = bulk.map(([id, version]) => ({ id, version }));
        const answers = JSON.parse(await send('order/bulk', json({ orders, status: next() }, 'POST')));
        if (bulk[0][1] > 1 && answers[0].statusCode !== 200) throw new Error(JSON.stringify(answers[0]));
        for (const [at, { order }] of answers.entries()) bulk[at][1] = order.version;
      },
    },
  ];
}
