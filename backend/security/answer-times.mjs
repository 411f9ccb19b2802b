// Whether the time of an answer tells who has an account.
import { command } from '../reliability/lib/commands.mjs';
import { makePlace } from '../reliability/lib/place.mjs';
import { startProduct } from '../reliability/lib/product.mjs';

const rounds = 400;
/** Medians and tenth percentiles further apart tell known addresses from unknown ones. */
const most = 1.1;

/** Asks in turn for accounts that exist and that do not, each from a network of its own; 0 when the times tell nothing. */
export async function answerTimes(engine) {
  const place = await makePlace(engine);
  const product = await startProduct(place, { env: { TRUST_PROXY: '127.0.0.1' } });
  await command(place, ['seed:load', '--users', String(2 * rounds), '--orders', '0']);
  const emails = (await place.query("SELECT email FROM users WHERE email LIKE 'load%'")).map(
    ({ email }) => email,
  );
  const doors = {
    forgotPassword: (email) => ({ email }),
    login: (email) => ({ email, password: 'ne-tot-parol-1' }),
  };
  let code = 0;
  for (const [door, body] of Object.entries(doors)) {
    const took = { known: [], unknown: [] };
    for (let round = -20; round < rounds; round++) {
      const known = emails[(round + emails.length) % emails.length];
      for (const kind of round % 2 === 0 ? ['known', 'unknown'] : ['unknown', 'known']) {
        const email = kind === 'known' ? known : `no${known}`;
        const ms = await ask(product, door, body(email), round);
        // The first ones find cold caches.
        if (round >= 0) took[kind].push(ms);
      }
    }
    for (const share of [0.5, 0.1]) {
      const [known, unknown] = [at(took.known, share), at(took.unknown, share)];
      const ratio = Math.max(known, unknown) / Math.min(known, unknown);
      const name = share === 0.5 ? 'median' : 'tenth percentile';
      if (ratio > most) code = 1;
      console.log(
        `  ${ratio > most ? 'BROKEN' : 'kept  '} ${door}, ${name}: known ${known.toFixed(2)}, unknown ${unknown.toFixed(2)} ms, ratio ${ratio.toFixed(3)} (at most ${most})`,
      );
    }
  }
  await product.stop();
  await place.leave();
  return code;
}

async function ask({ url }, door, body, round) {
  const began = performance.now();
  const answer = await fetch(`${url}/api/user/${door}`, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      'X-Forwarded-For': `10.${(round + 100) & 255}.${(round * 7) & 255}.${round & 255}`,
    },
    body: JSON.stringify(body),
  });
  await answer.arrayBuffer();
  if (![202, 401].includes(answer.status)) throw new Error(`${door} answered ${answer.status}`);
  return performance.now() - began;
}

const at = (values, share) => values.toSorted((a, b) => a - b)[Math.floor(values.length * share)];
