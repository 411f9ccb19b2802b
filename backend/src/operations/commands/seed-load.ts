import { Like, MoreThan } from 'typeorm';
import { Passwords } from '../../platform/access/passwords';
import type { Database } from '../../platform/database/database';
import { HistoryEvent } from '../../platform/journal/history/event.entity';
import { OrderItem } from '../../modules/orders/model/order-item.entity';
import { Order } from '../../modules/orders/model/order.entity';
import { addSearch, orderSearchText } from '../../modules/orders/search/order-search';
import { City } from '../../modules/points/city.entity';
import { User } from '../../modules/users/model/user.entity';
import { randomHex } from '../../platform/common/hashes';
import { insertMany } from '../../platform/database/insert-many';
import { SeededRandom, loadItem, loadOrder, loadUser } from './load-data';
import { CommandError, overDatabase, readArgs, type Command } from './run-command';

const chunk = 5000;

/** Adds generated users and their orders, for measurements; these users cannot log in. */
export async function addLoad(database: Database, users: number, orders: number): Promise<void> {
  const random = new SeededRandom();
  const now = new Date();
  if (await database.read.existsBy(User, { email: Like('load%@example.by') }))
    throw new CommandError('This database holds a load already; begin with an empty one.');
  const passwordHash = await new Passwords().hash(randomHex(32), 'new');
  await inChunks(users, (from, to) =>
    database.write((tx) =>
      insertMany(
        tx,
        User,
        numbers(from, to).map((number) => loadUser(random, number, passwordHash, now)),
      ),
    ),
  );
  const people = await database.read.findBy(User, { email: Like('load%@example.by') });
  // Orders go to towns: nearly all places are villages.
  const cities = await database.read.find(City, {
    select: { id: true, name: true },
    where: { population: MoreThan(0) },
  });
  await inChunks(orders, (from, to) =>
    addOrders(database, { random, now, people, cities, count: orders, from, to }),
  );
}

interface Batch {
  random: SeededRandom;
  now: Date;
  people: User[];
  cities: City[];
  count: number;
  from: number;
  to: number;
}

async function addOrders(
  database: Database,
  { random, now, people, cities, count, from, to }: Batch,
): Promise<void> {
  await database.write(async (tx) => {
    const last = (await tx.maximum(Order, 'id')) ?? 0;
    const rows = numbers(from, to).map((number) =>
      loadOrder(random, { number, count, cities, now }, random.pick(people)),
    );
    await insertMany(tx, Order, rows);
    const added = await tx.findBy(Order, { id: MoreThan(last) });
    await addSearch(
      tx,
      added.map((order) => ({ id: order.id, text: orderSearchText(order, []) })),
    );
    await insertMany(
      tx,
      OrderItem,
      added.map(({ id }) => loadItem(random, id)),
    );
    await insertMany(tx, HistoryEvent, added.map(placed));
  });
}

const placed = ({ id, userId, clientName, createdAt }: Order): Partial<HistoryEvent> => ({
  subject: 'order',
  subjectId: id,
  actorId: userId,
  actorName: clientName,
  actorRole: 'customer',
  at: createdAt,
  field: 'status',
  fromValue: null,
  toValue: 'Новая',
});

const numbers = (from: number, to: number): number[] =>
  Array.from({ length: to - from }, (_, index) => from + index);

async function inChunks(count: number, work: (from: number, to: number) => Promise<void>): Promise<void> {
  for (let from = 0; from < count; from += chunk) await work(from, Math.min(count, from + chunk));
}

function wholeNumber(name: string, text: string): number {
  if (/^\d{1,7}$/.test(text)) return Number(text);
  throw new CommandError(`--${name}: expected a whole number below ten million, got "${text}"`);
}

export const seedLoad: Command = {
  usage: '[--users 10000] [--orders 100000]',
  async run(args, config) {
    const { values } = readArgs(args, {
      users: { type: 'string', default: '10000' },
      orders: { type: 'string', default: '100000' },
    });
    const users = wholeNumber('users', values.users);
    const orders = wholeNumber('orders', values.orders);
    if (users === 0 && orders > 0) throw new CommandError('--users: orders need at least one user');
    const began = performance.now();
    await overDatabase(config, (database) => addLoad(database, users, orders), { demo: true });
    const seconds = ((performance.now() - began) / 1000).toFixed(1);
    console.log(`${users} users and ${orders} orders were added in ${seconds} s.`);
  },
};
