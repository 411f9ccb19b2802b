import { sha256 } from '../../platform/common/hashes';
import { SeededRandom, loadItem, loadOrder, loadUser } from './load-data';

const now = new Date('2026-11-20T12:00:00Z');
const cities = [
  { id: 6, name: 'Минск' },
  { id: 7, name: 'Брест' },
];

/** Some users, each with an order of one thing, without the random columns. */
function load(count: number) {
  const random = new SeededRandom();
  return Array.from({ length: count }, (_, number) => {
    const user = { id: number + 1, ...loadUser(random, number, '', now) };
    const order = loadOrder(random, { number, count, cities, now }, user);
    return { user, order: { ...order, trackingCode: undefined }, item: loadItem(random, number) };
  });
}

describe('a load for measurements', () => {
  it('is people, firms and orders like real ones', () => {
    expect(load(10)[0]).toMatchObject({
      user: { name: 'Рак Наталья', organization: 'ООО «Тополь-0»', unp: '190000000', status: 'confirmed' },
      order: {
        createdAt: new Date('2024-02-24T12:00:00Z'),
        deliveryDate: '2024-02-26 23:00',
        clientName: 'Рак Наталья',
        name: 'Сидоров Юлия',
        price: 5557,
        sender: { city: 'Минск', cityId: 6, street: 'ул. Советская', house: '90' },
      },
      item: { type: 'package', length: 3400, width: 2900, height: 1800, weight: 22_000 },
    });
  });

  // Measurements of two versions are compared (backend/bench).
  it('is the same one each time', () => {
    const [one, other] = [load(1000), load(1000)].map((rows) => sha256(JSON.stringify(rows)));
    expect(one).toBe(other);
    expect(sha256(JSON.stringify(load(999)))).not.toBe(one);
  });
});
