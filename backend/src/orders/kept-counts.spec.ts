import type { OrderFilter } from '@shlyah/domain';
import type { EntityManager } from 'typeorm';
import { hasCounts, indexesFor, type Path } from './kept-counts';

const narrow = ['price', 'status', 'state', 'status_state', 'fragile', 'client_kind'];

describe('of which indexes a server may choose', () => {
  it.each<[Partial<OrderFilter>, string[]]>([
    [{}, []],
    [{ priceType: null, status: 4 }, []],
    [{ priceType: 'exist' }, []],
    [{ priceType: 'none' }, narrow],
    [{ priceType: 'none', status: 1, state: 2 }, narrow],
    [{ priceType: 'none', city: null, dateType: 'all' }, narrow],
    [{ priceType: 'none', city: 3 }, []],
    [{ dateType: 'week' }, ['dated_kinds']],
    [{ dateType: 'week', priceType: 'range', priceMin: 5 }, ['dated_kinds']],
    [{ dateType: 'all', priceType: 'range', priceMin: 5, status: 1 }, ['priced_kinds']],
    [{ priceType: 'range', priceMin: 5, city: 3 }, []],
  ])('under %j', (filter, names) => {
    const among = names.map((name) => `ix_orders_${name}`);
    expect(indexesFor(filter)).toEqual(among.length > 0 ? ['PRIMARY', ...among] : []);
  });

  const everyWay: Path[] = ['by numbers', 'by city', 'as a set'];
  it.each<[Partial<OrderFilter>, string[][]]>([
    [{ open: true }, [[], ['receiver_address'], ['status_state']]],
    [{ open: false, status: 4, state: 1 }, [[], ['receiver_address'], ['status_state']]],
    [{ open: true, dateType: 'week' }, [[], ['receiver_address'], ['dated_kinds']]],
  ])('under %j, by the way in which they are gone through', (filter, named) => {
    expect(everyWay.map((path) => indexesFor(filter, path))).toEqual(
      named.map((names) => ['PRIMARY', ...names.map((name) => `ix_orders_${name}`)]),
    );
  });

  it('all, where what is in work is asked beside something else', () => {
    expect(indexesFor({ open: true, fragile: true }, 'as a set')).toEqual([]);
    expect(indexesFor({ status: 4 }, 'as a set')).toEqual([]);
    expect(indexesFor({ open: true })).toEqual([]);
  });
});

describe('whether a database keeps counts', () => {
  const database = (query: jest.Mock): EntityManager => ({ connection: { query } }) as never;

  it('is asked once', async () => {
    const query = jest.fn().mockResolvedValue([]);
    const manager = database(query);
    const first = await hasCounts(manager);
    const asked = query.mock.calls.length;
    expect([await hasCounts(manager), query.mock.calls.length]).toEqual([first, asked]);
    expect(asked).toBeGreaterThan(0);
  });

  it('is asked again after it has not answered', async () => {
    const manager = database(jest.fn().mockRejectedValueOnce(new Error('gone')).mockResolvedValue([]));
    await expect(hasCounts(manager)).rejects.toThrow('gone');
    expect(typeof (await hasCounts(manager))).toBe('boolean');
  });
});
