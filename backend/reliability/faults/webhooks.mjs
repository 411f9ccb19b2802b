// Events to a client's server while the senders are killed: each arrives, and one that arrives twice has the same id.
import { createServer } from 'node:http';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { Customer, send } from '../lib/orders.mjs';
import { startProduct } from '../lib/product.mjs';

export const title = 'Two senders of events are killed';
export const engines = ['sqlite', 'mariadb'];

/** Longer than an event stays with a sender that is gone (webhooks/schedule.ts). */
const lastMs = 120_000;

export async function run({ place, report, short }) {
  const [kills, orders] = short ? [2, 20] : [8, 100];
  const ids = [];
  const receiver = createServer((request, response) => {
    request.resume().on('end', () => {
      ids.push(request.headers['webhook-id']);
      // Time to be killed between the sending and the noting.
      setTimeout(() => response.end('ok'), 20);
    });
  }).listen(0, '127.0.0.1');
  await once(receiver, 'listening');

  const env = { WEBHOOKS_LOCAL: '1' };
  const replicas = [await startProduct(place, { env }), await startProduct(place, { env })];
  const customer = await Customer.login(replicas[0]);
  const url = `http://127.0.0.1:${receiver.address().port}/`;
  const made = await send(
    replicas[0],
    'POST',
    '/api/webhooks',
    { url, types: ['order.*'] },
    customer.session,
  );
  if (made.status !== 201) throw new Error(`The webhook was answered ${made.status}`);

  for (let count = 0; count < kills; count++) {
    await customer.keepPlacing(2, () => customer.acknowledged.length < (orders / kills) * (count + 1));
    await replicas[1].kill();
    replicas[1] = await startProduct(place, { env });
  }
  const events = async () => {
    const rows = await place.query("SELECT seq FROM integration_events WHERE type = 'order.created'");
    return rows.map(({ seq }) => seq && `evt_${String(seq).padStart(10, '0')}`);
  };
  const arrived = () => new Set(ids);
  const deadline = Date.now() + lastMs;
  while (Date.now() < deadline && (await events()).some((id) => !arrived().has(id))) await sleep(500);
  const expected = await events();
  const missing = expected.filter((id) => !arrived().has(id)).length;
  report.promise('every event has arrived', missing === 0, `${expected.length} events, ${missing} missing`);
  const twice = ids.length - arrived().size;
  // One at a time is on its way to an address.
  report.promise(
    'hardly one twice, and then under the same id',
    twice <= kills,
    `${twice} after ${kills} kills`,
  );
  for (const replica of replicas) await replica.stop();
  receiver.closeAllConnections();
  receiver.close();
}
