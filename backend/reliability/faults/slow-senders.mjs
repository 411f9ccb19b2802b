// Thousands of connections that send a request byte by byte, and never end it.
import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { compare, Customer, storedOrders } from '../lib/orders.mjs';
import { startProduct } from '../lib/product.mjs';

export const title = 'Thousands of slow senders';
export const engines = ['sqlite'];

const senders = 4000;
/** A body has 30 s; Node looks after connections every few seconds. */
const longestMs = 40_000;

const head = [
  'POST /api/order HTTP/1.1',
  'Host: 127.0.0.1',
  'Content-Type: application/json',
  'Content-Length: 1000',
  '',
  '',
].join('\r\n');

export async function run({ place, report }) {
  const product = await startProduct(place);
  const before = await storedOrders(place);
  const customer = await Customer.login(product);
  const place100 = async () => {
    const took = [];
    for (let count = 0; count < 100; count++) {
      const began = performance.now();
      await customer.place();
      took.push(performance.now() - began);
    }
    return took.sort((one, other) => one - other)[95];
  };
  const alone = await place100();
  const began = performance.now();
  const ends = [];
  const sockets = Array.from({ length: senders }, () =>
    slow(product.port, (answer) => ends.push({ answer, at: performance.now() })),
  );
  await sleep(2000);
  const beside = await place100();
  while (ends.length < senders && performance.now() - began < 2 * longestMs) await sleep(200);
  for (const socket of sockets) socket.destroy();

  report.figure('slow senders', senders);
  report.figure('memory', `${Math.round(product.memoryKb() / 1024)} MB`);
  const last = Math.max(...ends.map(({ at }) => at)) - began;
  report.promise(
    'all are sent away in 40 s',
    ends.length === senders && last < longestMs,
    `${Math.round(last / 1000)} s`,
  );
  const timedOut = ends.filter(({ answer }) => answer.startsWith('HTTP/1.1 408')).length;
  report.promise('each gets the reason', timedOut === senders, `${timedOut} × 408`);
  report.promise(
    'an order beside them takes no longer (p95 ≤ 3 ×)',
    beside <= 3 * alone,
    `${Math.round(beside)} against ${Math.round(alone)} ms`,
  );
  customer.promiseOnly(report, 201, 422);
  await compare(report, place, before, customer.acknowledged);
  await product.stop();
}

/** One sender: a byte each five seconds. */
function slow(port, onEnd) {
  let answer = '';
  const socket = connect(port, '127.0.0.1');
  const more = setInterval(() => socket.writable && socket.write(' '), 5000);
  socket.on('connect', () => socket.write(head));
  socket.on('data', (data) => (answer += String(data)));
  socket.on('error', () => undefined);
  socket.on('close', () => {
    clearInterval(more);
    onEnd(answer);
  });
  return socket;
}
