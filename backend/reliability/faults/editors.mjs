// Many of the staff save the same order at once, and many delete it.
import { Customer, login, send } from '../lib/orders.mjs';
import { startProduct } from '../lib/product.mjs';

export const title = 'Editors of one order';
export const engines = ['sqlite', 'mariadb'];
export const hasShortForm = true;

const editors = 20;

export async function run({ place, report, short }) {
  const rounds = short ? 3 : 50;
  const product = await startProduct(place);
  const admin = await login(product, 'admin@demo.by');
  const customer = await Customer.login(product);
  await customer.place();
  const [id] = customer.acknowledged;
  const call = (method, path, body) => send(product, method, path, body, admin);
  const read = async () => (await call('GET', `/api/order/single?id=${id}`)).json();
  const saved = [];
  const statuses = {};
  const count = (status) => (statuses[status] = (statuses[status] ?? 0) + 1);
  for (let round = 1; round <= rounds; round++) {
    const order = await read();
    const saves = Array.from({ length: editors }, async (_, index) => {
      const price = round * 100 + index;
      const response = await call('PUT', '/api/order', { ...order, ...references(order), price });
      count(response.status);
      if (response.status === 200) saved.push({ price, version: (await response.json()).version });
    });
    await Promise.all(saves);
  }
  const last = await read();
  const figures = JSON.stringify(statuses);
  report.promise('one of each round is saved, the others get a conflict', statuses[200] === rounds, figures);
  report.promise(
    'nothing but 200 and 409',
    (statuses[200] ?? 0) + (statuses[409] ?? 0) === rounds * editors,
    figures,
  );
  report.promise(
    'each save is a version of its own',
    last.version === 1 + saved.length,
    `version ${last.version}`,
  );
  const [{ count: events }] = await place.query(
    `SELECT COUNT(*) AS count FROM events WHERE subject = 'order' AND subjectId = ${id} AND field = 'price'`,
  );
  report.promise('the history tells of each save once', Number(events) === saved.length, `${events} entries`);

  const deletions = await Promise.all(
    Array.from({ length: editors }, () => call('DELETE', `/api/order/${id}`)),
  );
  const done = deletions.filter(({ status }) => status === 204).length;
  const gone = deletions.filter(({ status }) => status === 404).length;
  const answers = `${done} × 204, ${gone} × 404`;
  report.promise('it is deleted once', done === 1 && done + gone === editors, answers);
  await product.stop();
}

/** What is sent as ids is read as objects. */
const references = ({ status, state, pickupPoint, recivePoint }) => ({
  status: status.id,
  state: state.id,
  pickupPoint: pickupPoint?.id ?? null,
  recivePoint: recivePoint?.id ?? null,
});
