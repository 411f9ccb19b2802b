// Two replicas on three Galera nodes behind HAProxy: each part is killed, cut off or stopped in turn, and then all at once.
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '../../../scripts/lib/free-port.mjs';
import { ask, missingForCluster, startBalancer } from '../lib/galera.mjs';
import { compare, Customer, send, storedOrders } from '../lib/orders.mjs';
import { health, startProduct } from '../lib/product.mjs';

export const title = 'A cluster loses its parts';
export const engines = ['mariadb'];
export const needs = 'cluster';
export const missing = missingForCluster;

export async function run({ place, report, short }) {
  const { cluster } = place;
  const [orders, awayMs] = short ? [20, 3000] : [150, 8000];
  const replicas = [await startProduct(place), await startProduct(place)];
  const site = await startSite(place, replicas);
  const before = await storedOrders(place);
  const customer = await Customer.login(site);
  const [writer, spare] = cluster.nodes;
  const again = async (node) => node.begin(cluster.addresses, false, await node.position());
  const replace = async (index) => {
    await replicas[index].kill();
    replicas[index] = await startProduct(place, { port: replicas[index].port });
  };
  const kill = async (node) => {
    await node.kill();
    await sleep(awayMs);
    await again(node);
  };
  const isolate = (on) => ask(writer.url, `SET GLOBAL wsrep_provider_options = 'gmcast.isolate=${on}'`);
  const faults = {
    'a replica is killed': () => replace(0),
    'the writer is killed': () => kill(writer),
    'a spare is killed': () => kill(spare),
    'the writer is cut off from the others': async () => {
      await isolate(1);
      await sleep(awayMs);
      await isolate(0);
    },
    'the writer hangs': async () => {
      writer.signal('SIGSTOP');
      await sleep(awayMs);
      writer.signal('SIGCONT');
    },
    'writer and replica are killed': () => Promise.all([kill(writer), replace(1)]),
    'all three nodes are killed': async () => {
      for (const node of cluster.nodes) await node.kill();
      await cluster.recover();
    },
  };
  const lists = { looks: 0, missed: 0 };
  let refused = 0;
  for (const [name, fault] of Object.entries(faults)) {
    const seen = { ...customer.statuses };
    const began = performance.now();
    let pauseMs = 0;
    await customer.during(async () => {
      const looking = lookAfterPlacing(customer);
      await customer.more(orders);
      const watch = longestPause(customer);
      await fault();
      await customer.more(orders);
      pauseMs = watch();
      const { looks, missed } = await looking();
      lists.looks += looks;
      lists.missed += missed;
    }, 4);
    const statuses = Object.entries(customer.statuses).map(([status, count]) => [
      status,
      count - (seen[status] ?? 0),
    ]);
    // With all three gone a client may have to come back; whatever else is lost, the balancers and the product wait it out.
    if (fault !== faults['all three nodes are killed'])
      refused += statuses.reduce((sum, [status, count]) => sum + (status === '503' ? count : 0), 0);
    const figures = statuses
      .filter(([, count]) => count > 0)
      .map(([status, count]) => `${count} × ${status}`);
    report.figure(
      name,
      `longest pause ${Math.round(pauseMs)} ms, ${figures.join(', ')}, ${Math.round((performance.now() - began) / 1000)} s`,
    );
  }
  customer.promiseOnly(report, 201, 422, 503);
  report.promise('a client with a key is refused by no single fault', refused === 0, `${refused} × 503`);
  report.promise(
    'a placed order is in the list at once',
    lists.looks > 0 && lists.missed === 0,
    `${lists.looks} lists, ${lists.missed} without it`,
  );
  await compare(report, place, before, customer.acknowledged);
  await site.stop();
  // Letters are still being sent.
  for (const replica of replicas) await replica.stop();
  const differing = await differingTables(cluster.nodes, place.name);
  report.promise(
    'the three nodes hold the same',
    differing.length === 0,
    differing.join(', ') || 'every table',
  );
}

/** Looks for each order that it places in the list of the newest, until it is asked; lists that were not answered count as none. */
function lookAfterPlacing(customer) {
  const own = new Customer(customer.product, customer.session);
  let [going, looks, missed] = [true, 0, 0];
  const look = async () => {
    while (going) {
      if ((await own.place()) === 201) {
        const id = own.acknowledged.at(-1);
        // Others place orders meanwhile; those of a page are newer by less than that.
        const answer = await send(own.product, 'GET', '/api/order?page=1', undefined, own.session).catch(
          () => null,
        );
        if (answer?.status === 200) {
          looks += 1;
          const { data } = await answer.json();
          const oldest = Math.min(...data.map((order) => order.id));
          if (id >= oldest && !data.some((order) => order.id === id)) missed += 1;
        }
      }
      await sleep(100);
    }
  };
  const ended = look();
  return async () => {
    going = false;
    await ended;
    await own.finish(60_000);
    customer.acknowledged.push(...own.acknowledged);
    return { looks, missed };
  };
}

/** How long nothing was acknowledged at most, until it is asked. */
function longestPause(customer) {
  let [count, last, longest] = [customer.acknowledged.length, performance.now(), 0];
  const timer = setInterval(() => {
    longest = Math.max(longest, performance.now() - last);
    if (customer.acknowledged.length > count)
      [count, last] = [customer.acknowledged.length, performance.now()];
  }, 10);
  return () => {
    clearInterval(timer);
    return longest;
  };
}

/** TLS in front of the replicas, with a self-signed certificate. */
async function startSite({ folder }, replicas) {
  const [key, certificate, both] = ['key.pem', 'certificate.pem', 'both.pem'].map((name) =>
    join(folder, name),
  );
  const subject = ['-days', '1', '-subj', '/CN=localhost'];
  execFileSync(
    'openssl',
    ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-keyout', key, '-out', certificate, ...subject],
    { stdio: 'ignore' },
  );
  writeFileSync(both, readFileSync(certificate) + readFileSync(key));
  const [one, two] = replicas.map(({ port }) => `127.0.0.1:${port}`);
  const balancer = await startBalancer('haproxy-web.cfg', {
    BIND_PLAIN: `127.0.0.1:${await freePort()}`,
    CERTIFICATE: both,
    REPLICA_1: one,
    REPLICA_2: two,
  });
  process.env.NODE_TLS_REJECT_UNAUTHORIZED = '0';
  const site = { url: `https://127.0.0.1:${balancer.port}`, stop: balancer.stop };
  while (!(await health(site))) await sleep(50);
  return site;
}

async function differingTables(nodes, name) {
  const tables = (await ask(nodes[0].url, `SHOW TABLES FROM ${name}`)).map(
    (row) => `${name}.${Object.values(row)[0]}`,
  );
  const sql = `CHECKSUM TABLE ${tables.join()}`;
  const [first, ...others] = await Promise.all(nodes.map(({ url }) => ask(url, sql, { arrived: true })));
  return tables.filter((_, index) => others.some((other) => other[index].Checksum !== first[index].Checksum));
}
