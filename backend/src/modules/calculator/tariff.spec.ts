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
const coefficientOf = async (one: Tariff, manager: EntityManager) =>
  (await one.regions(manager))[0]?.coefficient;

describe('The tariff in memory', () => {
  it('is read once as long as its revision stays, and each time asked for that', async () => {
    const one = new Tariff(clock);
    const { seen, manager } = seeing(1);
    const query = jest.spyOn(manager, 'query');
    for (let time = 0; time < 3; time++) expect(await coefficientOf(one, manager)).toBe(1);
    expect([seen.asked, query.mock.calls.length]).toEqual([1, 3]);
    seen.revision = 2;
    expect(await coefficientOf(one, manager)).toBe(2);
    expect([seen.asked, query.mock.calls.length]).toEqual([2, 4]);
  });

  it('of a unit of work that began before a change is its own, and nobody else’s', async () => {
    const one = new Tariff(clock);
    const [former, latter] = [seeing(1), seeing(2)];
    await coefficientOf(one, latter.manager);
    (await one.pricer(former.manager, null))({ price: 100 }, [], false);
    expect(former.seen.asked).toBe(1);
    expect(await coefficientOf(one, latter.manager)).toBe(2);
    expect(latter.seen.asked).toBe(1);
  });
});
