// Whether the time of an answer tells who has an account, or that a tracking code cannot be one.
import { randomBytes } from 'node:crypto';
import { groupedCode, TRACKING_RANDOM, trackingCodeOf } from '@shlyah/domain';
import { command } from '../reliability/lib/commands.mjs';
import { makePlace } from '../reliability/lib/place.mjs';
import { startProduct } from '../reliability/lib/product.mjs';

const rounds = 400;
const password = 'ne-tot-parol-1';
const unknownCode = () => groupedCode(trackingCodeOf(randomBytes(TRACKING_RANDOM)));
/** Medians and tenth percentiles further apart tell known addresses from unknown ones. */
const most = 1.1;

/** Alternates calls for existing and unknown accounts, each from a network of its own; 0 when the response times do not differ. */
export async function answerTimes(engine) {
  const place = await makePlace(engine);
  const product = await startProduct(place, { env: { TRUST_PROXY: '127.0.0.1' } });
  await command(place, ['seed:load', '--users', String(2 * rounds), '--orders', '0']);
  const emails = (await place.query("SELECT email FROM users WHERE email LIKE 'load%'")).map(
    ({ email }) => email,
  );
  const known = (round) => emails[(round + emails.length) % emails.length];
  const unreadable = () => unknownCode().replace(/.$/, '!');
  /** Endpoints, each with two calls whose response times must not differ. */
  const doors = {
    forgotPassword: {
      known: (round) => post(product, 'forgotPassword', { email: known(round) }, round),
      unknown: (round) => post(product, 'forgotPassword', { email: `no${known(round)}` }, round),
    },
    login: {
      known: (round) => post(product, 'login', { email: known(round), password }, round),
      unknown: (round) => post(product, 'login', { email: `no${known(round)}`, password }, round),
    },
    tracking: {
      unreadable: (round) => ask(product, `tracking/${unreadable()}`, {}, round),
      unknown: (round) => ask(product, `tracking/${unknownCode()}`, {}, round),
    },
  };
  let code = 0;
  for (const [door, ways] of Object.entries(doors)) {
    const [one, other] = Object.keys(ways);
    const took = { [one]: [], [other]: [] };
    for (let round = -20; round < rounds; round++) {
      for (const way of round % 2 === 0 ? [one, other] : [other, one]) {
        const ms = await ways[way](round);
        // The first ones find cold caches.
        if (round >= 0) took[way].push(ms);
      }
    }
    for (const share of [0.5, 0.1]) {
      const [first, second] = [at(took[one], share), at(took[other], share)];
      const ratio = Math.max(first, second) / Math.min(first, second);
      const name = share === 0.5 ? 'median' : 'tenth percentile';
      if (ratio > most) code = 1;
      console.log(
        `  ${ratio > most ? 'BROKEN' : 'kept  '} ${door}, ${name}: ${one} ${first.toFixed(2)}, ${other} ${second.toFixed(2)} ms, ratio ${ratio.toFixed(3)} (at most ${most})`,
      );
    }
  }
  await product.stop();
  await place.leave();
  return code;
}

const post = (product, door, body, round) =>
  ask(product, `user/${door}`, { method: 'POST', body: JSON.stringify(body) }, round);

/** Asks from a network of the round's own; how long the answer took, ms. */
async function ask({ url }, path, init, round) {
  const began = performance.now();
  const answer = await fetch(`${url}/api/${path}`, {
    ...init,
    headers: {
      ...(init.body && { 'Content-Type': 'application/json' }),
      'X-Forwarded-For': `10.${(round + 100) & 255}.${(round * 7) & 255}.${round & 255}`,
    },
  });
  await answer.arrayBuffer();
  if (![202, 401, 404].includes(answer.status)) throw new Error(`${path} answered ${answer.status}`);
  return performance.now() - began;
}

const at = (values, share) => values.toSorted((a, b) => a - b)[Math.floor(values.length * share)];
