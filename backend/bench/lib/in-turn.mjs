// Alternates between calls that are compared, so that a slow minute of the machine affects all of them.
import { share } from './figures.mjs';

const clients = 8;
const roundMs = 1500;
const rounds = 4;

/** p50, p99 in milliseconds and answers a second of each `[url, options]`. Fails on an answer of 400 or more. */
export async function inTurn(ways) {
  const times = ways.map(() => []);
  for (let round = -1; round < rounds; round++)
    for (const [at, way] of ways.entries()) {
      const took = await asked(way);
      // The first round pays for the compiler.
      if (round >= 0) times[at].push(...took);
    }
  return times.map((list) => {
    list.sort((one, other) => one - other);
    return {
      p50: share(list, 0.5),
      p99: share(list, 0.99),
      perSecond: (1000 * list.length) / (rounds * roundMs),
    };
  });
}

async function asked([url, options]) {
  const times = [];
  const until = performance.now() + roundMs;
  const client = async () => {
    while (performance.now() < until) {
      const began = performance.now();
      const response = await fetch(url, options);
      const text = await response.text();
      if (!response.ok) throw new Error(`${url}: ${response.status} ${text.slice(0, 300)}`);
      times.push(performance.now() - began);
    }
  };
  await Promise.all(Array.from({ length: clients }, client));
  return times;
}
