// `npm run scale`: the busiest minute of a day as a queue of requests, and what breaks first when days grow. docs/scale.md says what
// it means. The service times are measured: `npm run reliability -- cost --database mariadb`, and `cluster` for the commit.
import { parseArgs } from 'node:util';

/**
 * Milliseconds of processor time, measured on two processors of a virtual machine that others kept busy, and round trips between
 * machines of one room.
 */
const measured = {
  order: { server: 17.3, database: 5.1 },
  read: { server: 8.9, database: 2.0 },
  /** fsync of the writer and the certification by the others: one commit after another in groups. */
  commit: 0.25,
  /** Statements of a unit of work, each a round trip during which its connection is held. */
  statements: 21,
  roundTrip: 0.2,
  orderKilobytes: 19,
};

/** Requests that look at something for each order that is placed: lists, cities, quotes, the desk. */
const readsPerOrder = 20;
/** Of a day's orders, in its busiest hour; and how far the busiest minute exceeds that hour. */
const busiestHour = 0.15;
const busiestMinute = 2;
const seconds = 20;

const setups = [
  { day: 1_000, name: 'one machine, SQLite or MariaDB', replicas: 1, cores: 2, shards: 1 },
  { day: 100_000, name: 'three replicas, three Galera nodes', replicas: 3, cores: 4, shards: 1 },
  { day: 10_000_000, name: 'the same', replicas: 3, cores: 4, shards: 1 },
  { day: 10_000_000, name: '200 replicas, one database', replicas: 200, cores: 16, shards: 1 },
  {
    day: 10_000_000,
    name: '200 replicas, 4 shards, lists read from their spares',
    replicas: 200,
    cores: 16,
    shards: 4,
  },
];

const { values } = parseArgs({
  options: { day: { type: 'string' }, replicas: { type: 'string' }, cores: { type: 'string' } },
});
const asked = values.day
  ? [
      {
        day: Number(values.day),
        name: 'as asked',
        replicas: Number(values.replicas ?? 1),
        cores: Number(values.cores ?? 2),
        sharded: 1,
      },
    ]
  : setups;

for (const setup of asked) {
  const { day, name, replicas } = setup;
  const rate = ((day * busiestHour) / 3600) * busiestMinute;
  const stations = stationsOf(setup);
  console.log(`\n${day.toLocaleString('en')} orders a day, ${name}`);
  console.log(
    `  busiest minute: ${rate.toFixed(1)} orders and ${(rate * readsPerOrder).toFixed(0)} reads a second, ${replicas} replica(s)`,
  );
  const { order, read } = simulate(rate, stations);
  for (const [key, { servers, work }] of Object.entries(stations)) {
    const busy = (rate * (work.order + readsPerOrder * work.read)) / 1000 / servers;
    console.log(
      `  ${key.padEnd(12)} ${(busy * 100).toFixed(1).padStart(7)} % busy${busy >= 1 ? ', BREAKS' : ''}`,
    );
  }
  console.log(`  an order takes ${order}, a read ${read}`);
  const [first, most] = capacities(stations)[0];
  console.log(
    `  breaks first: ${first}, at ${Math.round((most * 86_400) / (busiestHour * 24 * busiestMinute)).toLocaleString('en')} orders a day`,
  );
  console.log(`  grows by ${((day * measured.orderKilobytes * 365) / 1024 ** 2).toFixed(1)} GB a year`);
}

/** Where requests queue; `work` in ms. */
function stationsOf({ replicas, cores, shards }) {
  const { order, read, commit, statements, roundTrip } = measured;
  const unit = statements * roundTrip + order.database + commit;
  return {
    server: { servers: replicas, work: { order: order.server, read: read.server } },
    connections: { servers: replicas * 10, work: { order: unit, read: 2 * roundTrip + read.database } },
    database: {
      servers: cores * shards,
      work: { order: order.database, read: read.database / (shards > 1 ? 3 : 1) },
    },
    commit: { servers: shards, work: { order: commit, read: 0 } },
  };
}

/** Orders a second at which each station is busy all the time, the first to break first. */
function capacities(stations) {
  return Object.entries(stations)
    .map(([key, { servers, work }]) => [key, (servers * 1000) / (work.order + readsPerOrder * work.read)])
    .sort(([, one], [, two]) => one - two);
}

/** Requests come by chance and wait their turn at each station. Returns the middle and the 99th of a hundred, in words. */
function simulate(rate, stations) {
  const list = Object.values(stations).map(({ servers, work }) => ({
    free: new Float64Array(servers),
    work,
  }));
  const took = { order: [], read: [] };
  const chance = dice();
  let now = 0;
  const step = 1000 / (rate * (1 + readsPerOrder));
  while (now < seconds * 1000) {
    now -= step * Math.log(1 - chance());
    const kind = chance() * (1 + readsPerOrder) < 1 ? 'order' : 'read';
    let at = now;
    for (const { free, work } of list) {
      if (work[kind] === 0) continue;
      let next = 0;
      for (let index = 1; index < free.length; index++) if (free[index] < free[next]) next = index;
      at = Math.max(at, free[next]) - work[kind] * Math.log(1 - chance());
      free[next] = at;
    }
    took[kind].push(at - now);
  }
  const words = (times) => {
    times.sort((one, two) => one - two);
    const share = (part) => `${(times[Math.floor(times.length * part)] ?? 0).toFixed(0)} ms`;
    return `${share(0.5)} (99 of 100: ${share(0.99)})`;
  };
  return { order: words(took.order), read: words(took.read) };
}

/** The same numbers on every run. */
function dice() {
  let state = 7;
  return () => (state = (state * 48_271) % 2_147_483_647) / 2_147_483_647;
}
