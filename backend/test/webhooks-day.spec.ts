import { Feed } from '../src/platform/feed/feed';
import { Sender } from '../src/modules/integrations/webhooks/sender';
import type { User } from '../src/modules/users/model/user.entity';
import { addUser } from './support/factories';
import { lettersTo } from './support/reading';
import { Receiver } from './support/receiver';
import { setUpTestApp } from './support/test-app';

const minute = 60_000;
const hour = 60 * minute;
const step = 20 * minute;
const pauses = [5000, minute, 5 * minute, 30 * minute, 2 * hour, 5 * hour, 10 * hour];

const test = setUpTestApp({ webhooksLocal: true });
let dead: Receiver;
let alive: Receiver;

beforeAll(async () => {
  dead = await new Receiver().open();
  alive = await new Receiver().open();
});

afterAll(async () => {
  await dead.close();
  await alive.close();
});

/** An account with addresses in this order, at one of the receivers each. */
async function account(...receivers: Receiver[]): Promise<User> {
  const user = await addUser(test);
  const client = await test.signedIn(user);
  for (const [at, { url }] of receivers.entries())
    await client.post('/api/webhooks', { body: { url: `${url}/${user.id}/${at}` } });
  return user;
}

it('in a day with dead addresses each event reaches the live ones at once, and the dead ones are tried by their schedule', async () => {
  const owner = await account(dead, dead);
  const users = [owner, await account(dead, alive), await account(alive)];
  const tries = new Map<string, number[]>();
  dead.reply = (_count, { path, headers }) => {
    const name = `${path} ${String(headers['webhook-id'])}`;
    tries.set(name, [...(tries.get(name) ?? []), test.clock.now().getTime()]);
    return 500;
  };
  const began = test.clock.now().getTime();
  let happened = 0;
  for (let passed = 0; passed < 24 * hour; passed += step) {
    test.clock.set(new Date(began + passed));
    if (passed % (4 * hour) === 0) {
      const events = users.map(({ id: userId }) => ({ type: 'order.changed' as const, userId }));
      await test.database.write((tx) => test.app.get(Feed).append(tx, ...events));
      happened++;
    }
    await test.app.get(Sender).deliverDue();
    expect(new Set(alive.ids).size).toBe(2 * happened);
  }
  expect(alive.ids).toHaveLength(2 * happened);
  expect(tries.size).toBe(3 * happened);
  for (const times of tries.values())
    for (const [at, time] of times.slice(1).entries()) {
      const [pause, waited] = [pauses[at] ?? NaN, time - (times[at] ?? NaN)];
      expect(waited).toBeGreaterThanOrEqual(pause);
      expect(waited).toBeLessThanOrEqual(1.2 * pause + step);
    }
  // The first event has been tried after each of the pauses.
  expect([...tries.values()].map(({ length }) => length).sort((one, two) => two - one)[0]).toBe(8);
  const told = (await lettersTo(test, owner.email)).filter((subject) => /не доходят/.test(subject));
  expect(told).toHaveLength(2);
  // Much work, and a busy machine takes its time.
}, 240_000);
