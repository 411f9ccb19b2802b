import { Throttle, type Limit } from '../src/platform/access/throttle';
import { buildWorld, callsOf } from './support/access-calls';
import { TABLE } from './support/access-table';
import type { Client } from './support/client';
import { BEHIND_PROXY } from './support/coming-in';
import { addUser, png, program } from './support/factories';
import { setUpTestApp } from './support/test-app';

const test = setUpTestApp({ ...BEHIND_PROXY, accountLimits: 1, webhooksLocal: true });

/** «register from 203.0.113.0/24» is «register from …»; a hash, 43 letters, may have no digit. */
const kindOf = (key: string): string => key.replace(/\S*[\d@:]\S*|\S{43}/g, '…');

const units = [
  ['d', 86_400_000],
  ['h', 3_600_000],
  ['min', 60_000],
  ['s', 1000],
] as const;

function lasting(ms: number): string {
  const [unit, size] = units.find(([, one]) => ms % one === 0) ?? ['ms', 1];
  return `${ms / size} ${unit}`;
}

/** Every limit that anything was counted under meanwhile: «kind» → «so many in so long». */
async function counted(act: () => Promise<void>): Promise<Record<string, string>> {
  const found = new Map<string, Set<string>>();
  const note = (limits: readonly Limit[]): void => {
    for (const { key, most, perMs } of limits) {
      const known = found.get(kindOf(key)) ?? new Set();
      found.set(kindOf(key), known.add(`${most} in ${lasting(perMs)}`));
    }
  };
  const throttle = test.app.get(Throttle);
  const { take, takeIn, isFree, refuseSpent } = throttle;
  jest.spyOn(throttle, 'take').mockImplementation((limits, first) => {
    note(limits);
    return take.call(throttle, limits, first);
  });
  jest.spyOn(throttle, 'takeIn').mockImplementation((tx, limits, at) => {
    note(limits);
    return takeIn.call(throttle, tx, limits, at);
  });
  jest.spyOn(throttle, 'isFree').mockImplementation((tx, limits) => {
    note(limits);
    return isFree.call(throttle, tx, limits);
  });
  jest.spyOn(throttle, 'refuseSpent').mockImplementation((limits) => {
    note(limits);
    return refuseSpent.call(throttle, limits);
  });
  await act();
  jest.restoreAllMocks();
  return Object.fromEntries([...found].map(([kind, limits]) => [kind, [...limits].sort().join(', ')]).sort());
}

it('everything that is counted is let through so often', async () => {
  const world = await buildWorld(test);
  const admin = await addUser(test, { role: 'admin' });
  // Some calls end the session that they come from.
  const actors: (() => Client | Promise<Client>)[] = [
    () => test.visitor(),
    () => test.signedIn(world.owner),
    () => test.signedIn(admin),
  ];
  const limits = await counted(async () => {
    for (const operation of Object.keys(TABLE)) {
      const send = callsOf(world, operation);
      for (const actor of actors) await send(await actor());
    }
    const owner = await test.signedIn(world.owner);
    const elsewhere = { email: 'novaya-pochta@example.by', currentPassword: 'demo-parol-2026' };
    await owner.post('/api/user/update', { body: elsewhere });
    await owner.post('/api/user/update', { form: { file: { name: 'я.png', bytes: png } } });
    const { pathname } = new URL(String(world.order['trackingUrl']));
    await test.visitor().post(`${pathname}/silence`, { body: {} });
    const shop = await program(test, world.owner);
    await shop.get('/api/order');
    await shop.get('/api/order', { headers: { 'x-forwarded-for': '203.0.113.77' } });
  });
  expect(limits).toMatchInlineSnapshot(`
    {
      "accounts of …": "3 in 1 h",
      "bookImports of … in …": "600 in 10 min",
      "calls of … in …": "10 in 6 s",
      "checks of … in …": "30 in 1 h",
      "code of …": "5 in 15 min",
      "confirm …": "10 in 15 min",
      "courier from …": "60 in 10 min",
      "exports of … in …": "60 in 1 h",
      "forgot from …": "20 in 1 h",
      "imports of … in …": "200 in 10 min",
      "labels of … in …": "60 in 1 min",
      "links to …": "2 in 30 min",
      "lists of … in …": "30 in 1 min",
      "login from …": "100 in 1 h",
      "login to …": "10 in 15 min",
      "new e-mail …": "3 in 1 h",
      "new e-mails of …": "5 in 1 d",
      "no link …": "1 in 30 min",
      "orders of … in …": "100 in 1 d, 12 in 1 min",
      "papers of … in …": "60 in 1 min",
      "passkey from …": "100 in 1 h",
      "register from …": "100 in 1 h",
      "registration told …": "1 in 1 h",
      "silence from …": "20 in 1 h",
      "telegram link of …": "20 in 1 h",
      "told of key …": "5 in 1 d",
      "told …": "5 in 1 d",
      "told … of Неизвестная программа at …": "1 in 7 d",
      "tracking from …": "60 in 10 min",
      "uploads of … in …": "60 in 1 h",
      "webhookTests of … in …": "60 in 1 h",
    }
  `);
  // Some three hundred calls.
}, 180_000);
