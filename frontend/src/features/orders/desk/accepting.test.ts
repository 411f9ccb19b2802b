import { anOrder, aStatus } from '../../../../test/orders';
import { acceptance, isAcceptable, quotedSum } from './accepting';

const quoted = (id: number, total: number | null, differences = {}) =>
  anOrder({ id, estimate: { ...anOrder().estimate, total }, ...differences });

describe('accepting orders at their quotes', () => {
  test('sends orders of one price together, each over its own version', () => {
    const orders = [quoted(1, 38, { version: 3 }), quoted(2, 26), quoted(3, 38)];
    expect(acceptance(orders)).toEqual([
      {
        price: 38,
        status: 2,
        orders: [
          { id: 1, version: 3 },
          { id: 3, version: 1 },
        ],
      },
      { price: 26, status: 2, orders: [{ id: 2, version: 1 }] },
    ]);
  });

  test('offers the quote of the last edit, in the sum too', () => {
    const grown = quoted(1, 38, { revisedEstimate: { ...anOrder().estimate, total: 53.2 } });
    expect(acceptance([grown])).toMatchObject([{ price: 53.2 }]);
    expect(quotedSum([grown, quoted(2, 26)])).toBe(7920);
    const heavy = quoted(3, 38, { revisedEstimate: { ...anOrder().estimate, total: null } });
    expect(isAcceptable(heavy)).toBe(false);
  });

  test('leaves priced orders and those by agreement alone', () => {
    const orders = [quoted(1, 38, { price: 40 }), quoted(2, null)];
    expect(orders.some(isAcceptable)).toBe(false);
    expect(acceptance(orders)).toEqual([]);
  });

  test.each([4, 6])('prices an order of status %d without moving it back', (status) => {
    expect(acceptance([quoted(1, 38, { status: aStatus(status) })])).toEqual([
      { price: 38, orders: [{ id: 1, version: 1 }] },
    ]);
  });

  test.each([
    ['cancelled', { status: aStatus(9) }],
    ['archived', { state: { id: 3, name: 'Архив' } }],
  ])('offers no price for an order that is %s', (_, differences) => {
    expect(acceptance([quoted(1, 38, differences)])).toEqual([]);
  });

  test('sums in kopecks', () => {
    expect(quotedSum([quoted(1, 0.1), quoted(2, 0.2)])).toBe(30);
  });
});
