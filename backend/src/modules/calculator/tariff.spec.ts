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

const clock = { now: () => new Date('2026-11-27T10:00:00Z') };
const tariff = () => new Tariff({ find: () => Promise.resolve({ regionId: 1 }) }, clock);
const coefficientOf = async (one: Tariff, manager: EntityManager) =>
  (await one.zones(manager)).get(1)?.coefficient;

describe('The tariff in memory', () => {
  it('is read once as long as its revision stays, and each time asked for that', async () => {
    const one = tariff();
    const { seen, manager } = seeing(1);
    const query = jest.spyOn(manager, 'query');
    for (let time = 0; time < 3; time++) expect(await coefficientOf(one, manager)).toBe(1);
    expect([seen.asked, query.mock.calls.length]).toEqual([1, 3]);
    seen.revision = 2;
    expect(await coefficientOf(one, manager)).toBe(2);
    expect([seen.asked, query.mock.calls.length]).toEqual([2, 4]);
  });

  it('of a unit of work that began before a change is its own, and nobody else’s', async () => {
    const one = tariff();
    const [former, latter] = [seeing(1), seeing(2)];
    await coefficientOf(one, latter.manager);
    (await one.pricer(former.manager, null))({ price: 100 }, [], false);
    expect(former.seen.asked).toBe(1);
    expect(await coefficientOf(one, latter.manager)).toBe(2);
    expect(latter.seen.asked).toBe(1);
  });

  it('asks for the place each time', async () => {
    const find = jest.fn((_: unknown, place: object) =>
      Promise.resolve(
        'pointId' in place
          ? { price: 500 }
          : 'cityId' in place && place.cityId === 7
            ? { regionId: 1 }
            : null,
      ),
    );
    const one = new Tariff({ find }, clock);
    const { manager } = seeing(3);
    const lines = async (place: { cityId: number } | { pointId: number }) =>
      (await one.estimate(manager, null, place, [{ type: 'doc' } as never], false))?.items.length;
    for (let time = 0; time < 2; time++) expect(await lines({ cityId: 7 })).toBe(1);
    for (let time = 0; time < 2; time++) expect(await lines({ pointId: 7 })).toBe(1);
    for (let time = 0; time < 2; time++) expect(await lines({ cityId: 9 })).toBeUndefined();
    expect(find).toHaveBeenCalledTimes(6);
  });
});
