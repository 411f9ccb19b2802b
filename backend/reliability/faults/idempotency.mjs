// The same order is sent fifty times at once with one Idempotency-Key.
import { randomUUID } from 'node:crypto';
import { validOrder } from '@shlyah/domain/cases';
import { compare, login, send, storedOrders } from '../lib/orders.mjs';
import { startProduct } from '../lib/product.mjs';

export const title = 'One key sent fifty times at once';
export const engines = ['sqlite', 'mariadb'];

const times = 50;

export async function run({ place, report, short }) {
  const rounds = short ? 2 : 20;
  const product = await startProduct(place);
  const before = await storedOrders(place);
  const session = await login(product);
  const ids = [];
  const statuses = {};
  let unequal = 0;
  let reused = 0;
  for (let round = 0; round < rounds; round++) {
    const headers = { ...session, 'idempotency-key': randomUUID() };
    const place = (changes = {}) =>
      send(product, 'POST', '/api/order', { ...validOrder, ...changes }, headers);
    const answers = await Promise.all(Array.from({ length: times }, () => place()));
    for (const { status } of answers) statuses[status] = (statuses[status] ?? 0) + 1;
    const bodies = new Set(await Promise.all(answers.map((answer) => answer.text())));
    if (bodies.size !== 1) unequal += 1;
    for (const body of bodies) ids.push(JSON.parse(body).id);
    if ((await place({ comment: 'другой' })).status === 409) reused += 1;
  }
  report.promise('all are acknowledged', statuses[201] === rounds * times, JSON.stringify(statuses));
  report.promise(
    'with the same answer',
    unequal === 0,
    `${unequal} of ${rounds} rounds with differing answers`,
  );
  report.promise('the key refuses another order', reused === rounds, `${reused} of ${rounds}`);
  await compare(report, place, before, ids);
  await product.stop();
}
