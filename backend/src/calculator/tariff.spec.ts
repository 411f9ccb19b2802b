import type { EntityManager } from 'typeorm';
import { Region } from './region.entity';
import { Tariff } from './tariff';

/** A connection that sees the tariff of this revision, whose one region costs as many rubles; `asked`: how often the tariff was read. */
function seeing(revision: number) {
  const seen = { revision, asked: 0 };
  const find = (table: unknown) => {
    if (table !== Region) return Promise.resolve([]);
    seen.asked += 1;
    return Promise.resolve([{ id: 1, zoneCode: 1, price: seen.revision * 100, coefficient: seen.revision }]);
  };
  const query = () => Promise.resolve([{ name: 'tariff', version: seen.revision }]);
  return { seen, manager: { find, query } as unknown as EntityManager };
}

const tariff = () => new Tariff({ find: () => Promise.resolve({ regionId: 1 }) });
const coefficientOf = async (one: Tariff, manager: EntityManager) =>
  (await one.zones(manager)).get(1)?.coefficient;

describe('The tariff in memory', () => {
  afterEach(() => jest.restoreAllMocks());

  it('is read once, and asked for its revision once a second', async () => {
    const one = tariff();
    const { seen, manager } = seeing(1);
    const query = jest.spyOn(manager, 'query');
    const now = jest.spyOn(performance, 'now').mockReturnValue(5000);
    for (let time = 0; time < 3; time++) expect(await coefficientOf(one, manager)).toBe(1);
    now.mockReturnValue(5999);
    seen.revision = 2;
    expect(await coefficientOf(one, manager)).toBe(1);
    expect([seen.asked, query.mock.calls.length]).toEqual([1, 1]);
    now.mockReturnValue(6000);
    expect(await coefficientOf(one, manager)).toBe(2);
    expect([seen.asked, query.mock.calls.length]).toEqual([2, 2]);
  });

  it('is asked for again at once after a change of this process', async () => {
    const one = tariff();
    const { seen, manager } = seeing(1);
    await coefficientOf(one, manager);
    seen.revision = 2;
    one.forget();
    expect(await coefficientOf(one, manager)).toBe(2);
  });

  it('of a unit of work that began before a change is its own, and nobody else’s', async () => {
    const one = tariff();
    const [former, latter] = [seeing(1), seeing(2)];
    await coefficientOf(one, latter.manager);
    await one.quote(former.manager, { price: 100 }, [], false);
    expect(former.seen.asked).toBe(1);
    expect(await coefficientOf(one, latter.manager)).toBe(2);
    one.forget();
    expect(await coefficientOf(one, latter.manager)).toBe(2);
    expect(latter.seen.asked).toBe(1);
  });

  it('knows a city for as long, and asks for a receive point, whose price people change, each time', async () => {
    const find = jest.fn((_: unknown, place: object) =>
      Promise.resolve('pointId' in place ? { price: 500 } : { regionId: 1 }),
    );
    const one = new Tariff({ find });
    const { manager } = seeing(3);
    const now = jest.spyOn(performance, 'now').mockReturnValue(5000);
    const total = async (place: { cityId: number } | { pointId: number }) =>
      (await one.estimate(manager, place, [{ type: 'doc' } as never], false))?.items.length;
    for (let time = 0; time < 3; time++) expect(await total({ cityId: 7 })).toBe(1);
    expect(find).toHaveBeenCalledTimes(1);
    await total({ cityId: 8 });
    expect(find).toHaveBeenCalledTimes(2);
    for (let time = 0; time < 2; time++) await total({ pointId: 7 });
    expect(find).toHaveBeenCalledTimes(4);
    now.mockReturnValue(6000);
    await total({ cityId: 7 });
    expect(find).toHaveBeenCalledTimes(5);
  });

  it('does not remember that there is no such city', async () => {
    const find = jest.fn(() => Promise.resolve(null));
    const one = new Tariff({ find });
    for (let time = 0; time < 2; time++)
      expect(await one.estimate(seeing(1).manager, { cityId: 9 }, [], false)).toBeNull();
    expect(find).toHaveBeenCalledTimes(2);
  });
});
