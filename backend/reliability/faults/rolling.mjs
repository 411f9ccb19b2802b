// Two replicas behind a balancer are replaced one after another, by a newer version with its migration where one is given.
import { createServer, request } from 'node:http';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { compare, Customer, storedOrders } from '../lib/orders.mjs';
import { health, startProduct } from '../lib/product.mjs';

export const title = 'Replicas are replaced one after another';
export const engines = ['mariadb'];
export const hasShortForm = true;

/** `old`: the folder of an older version, built, on whose schema the replicas begin. */
export async function run({ place, report, short, old }) {
  const rounds = short || old ? 1 : 5;
  const replicas = [await startProduct(place, { home: old }), await startProduct(place, { home: old })];
  const balancer = await startBalancer(replicas);
  const before = await storedOrders(place);
  const customer = await Customer.login(balancer);
  await customer.during(async () => {
    for (let round = 0; round < rounds; round++) {
      for (const index of replicas.keys()) {
        await customer.more(50);
        const { port } = replicas[index];
        await replicas[index].stop();
        replicas[index] = await startProduct(place, { port });
      }
    }
    await customer.more(50);
  }, 4);
  report.figure('replaced', `${rounds * 2} times${old ? ', by a newer version' : ''}`);
  report.figure('moved to the other replica', balancer.moved());
  customer.promiseOnly(report, 201, 422);
  await compare(report, place, before, customer.acknowledged);
  await balancer.close();
  for (const replica of replicas) await replica.stop();
}

/** As haproxy does it: a request that found no connection or no answer goes to another replica, since it has a key. */
async function startBalancer(replicas) {
  let turn = 0;
  let moved = 0;
  const forward = ({ method, url, headers }, body, { port }) =>
    new Promise((resolve, reject) => {
      const call = request({ port, host: '127.0.0.1', method, path: url, headers }, async (answer) => {
        const chunks = await answer.toArray().catch(reject);
        resolve({ status: answer.statusCode, headers: answer.headers, body: Buffer.concat(chunks ?? []) });
      });
      call.on('error', reject).end(body);
    });
  const server = createServer(async (incoming, outgoing) => {
    const body = Buffer.concat(await incoming.toArray());
    const first = turn++;
    for (let attempt = 0; attempt < 8; attempt++) {
      // Round-robin within a request: a counter shared by all could pick the stopped replica eight times running.
      const replica = replicas[(first + attempt) % replicas.length];
      const answer = await forward(incoming, body, replica).catch(() => null);
      if (answer && answer.status !== 503)
        return outgoing.writeHead(answer.status, answer.headers).end(answer.body);
      moved += 1;
      await sleep(50);
    }
    outgoing.writeHead(502).end('{}');
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const balancer = {
    url: `http://127.0.0.1:${server.address().port}`,
    moved: () => moved,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
  while (!(await health(balancer))) await sleep(50);
  return balancer;
}
