import type { OrderFilter } from '@shlyah/domain';
import { indexesFor } from './kept-counts';

const narrow = ['price', 'status', 'state', 'status_state', 'fragile', 'client_kind'];

describe('of which indexes a server may choose', () => {
  it.each<[Partial<OrderFilter>, string[]]>([
    [{}, []],
    [{ priceType: null, status: 4 }, []],
    [{ priceType: 'exist' }, []],
    [{ priceType: 'none' }, narrow],
    [{ priceType: 'none', status: 1, state: 2 }, narrow],
    [{ priceType: 'none', city: 3 }, []],
    [{ dateType: 'week' }, ['dated_kinds']],
    [{ dateType: 'week', priceType: 'range', priceMin: 5 }, ['dated_kinds']],
    [{ dateType: 'all', priceType: 'range', priceMin: 5, status: 1 }, ['priced_kinds']],
    [{ priceType: 'range', priceMin: 5, city: 3 }, []],
  ])('under %j', (filter, names) => {
    const among = names.map((name) => `ix_orders_${name}`);
    expect(indexesFor(filter)).toEqual(among.length > 0 ? ['PRIMARY', ...among] : []);
  });
});
