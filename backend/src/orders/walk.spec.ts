import fc from 'fast-check';
import { far, Walk } from './walk';

const compared: Record<string, (id: number, to: number) => boolean> = {
  '>': (id, to) => id > to,
  '<': (id, to) => id < to,
  '>=': (id, to) => id >= to,
  '<=': (id, to) => id <= to,
};

/** A query for numbers as a database would answer it. */
class Query {
  private given: Record<string, number> = {};
  private conditions: string[] = [];
  private turned = 1;
  private skipped = 0;
  private most = Infinity;

  constructor(private readonly ids: readonly number[]) {}

  andWhere(conditions: string, given: Record<string, number>): this {
    return Object.assign(this, { conditions: conditions.split(' AND '), given });
  }

  orderBy(_column: string, direction: string): this {
    return Object.assign(this, { turned: direction === 'ASC' ? 1 : -1 });
  }

  offset(skipped: number): this {
    return Object.assign(this, { skipped });
  }

  limit(most: number): this {
    return Object.assign(this, { most });
  }

  answer(): { id: number }[] {
    const holds = (id: number) =>
      this.conditions.every((one) => {
        const [, sign = '', name = ''] = /^o\.id ([<>]=?) :(\w+)$/.exec(one) ?? [];
        return compared[sign]?.(id, this.given[name] ?? NaN);
      });
    const found = this.ids.filter(holds).sort((a, b) => this.turned * (a - b));
    return found.slice(this.skipped, this.skipped + this.most).map((id) => ({ id }));
  }
}

/** A walk over the numbers, what the list of all of them says, and how often that was asked for. */
function walkOver(ids: readonly number[], ends = { least: Math.min(...ids), most: Math.max(...ids) }) {
  const newestFirst = [...ids].sort((a, b) => b - a);
  const all = {
    count: ids.length,
    slice: (skip: number, count: number) => newestFirst.slice(skip, skip + count),
    above: (id: number) => newestFirst.filter((one) => one > id).at(-1) ?? null,
    below: (id = Infinity) => newestFirst.find((one) => one < id) ?? null,
  };
  const asked = { all: 0 };
  const read = () => Promise.resolve(((asked.all += 1), all));
  const reads = { ask: (query: Query) => Promise.resolve(query.answer()) };
  const kept = { count: ids.length, ...ends };
  const walk = new Walk(reads as never, (() => new Query(ids)) as never, read as never, kept);
  return { walk, all, asked };
}

const steps = 20_000;
/** Numbers that stand together, just so far apart that a walk reaches the next one, or does not. */
const numbers = fc
  .array(fc.constantFrom(1, 2, 7, steps - 1, steps, steps + 1, 3 * steps), { minLength: 1, maxLength: 12 })
  .map((gaps) => gaps.reduce<number[]>((ids, gap) => [...ids, (ids.at(-1) ?? 100) + gap], []));

it('what a walk finds is what stands in the list of all', async () => {
  await fc.assert(
    fc.asyncProperty(numbers, fc.nat(11), fc.nat(11), async (ids, anywhere, some) => {
      const { walk, all } = walkOver(ids);
      // A page is never asked for beyond the end of a list.
      const skip = anywhere % ids.length;
      const count = 1 + (some % (ids.length - skip));
      expect(walk.count).toBe(ids.length);
      expect(await walk.slice(skip, count)).toEqual(all.slice(skip, count));
      expect(await walk.below()).toBe(all.below());
      for (const id of ids)
        for (const here of [id - 1, id, id + 1])
          expect([here, await walk.above(here), await walk.below(here)]).toEqual([
            here,
            all.above(here),
            all.below(here),
          ]);
    }),
  );
});

it('the ends of a long list and what stands beside an order are found without reading all of it', async () => {
  const { walk, all, asked } = walkOver(Array.from({ length: 3 * far }, (_, at) => at + 1));
  for (const skip of [0, 20, far, 3 * far - 20 - far, 3 * far - 20])
    expect([skip, await walk.slice(skip, 20)]).toEqual([skip, all.slice(skip, 20)]);
  expect([await walk.above(1), await walk.above(3 * far), await walk.below(1)]).toEqual([2, null, null]);
  expect(asked.all).toBe(0);
  await walk.slice(far + 1, 20);
  await walk.slice(3 * far - 20 - far - 1, 20);
  expect(asked.all).toBe(2);
});

it('beside a gap that is wider than a walk all are read, once', async () => {
  const { walk, asked } = walkOver([1, 2 * steps, 4 * steps]);
  expect([await walk.above(1), await walk.below(4 * steps)]).toEqual([2 * steps, 2 * steps]);
  expect(asked.all).toBe(2);
  expect(await walk.above(4 * steps - 1)).toBe(4 * steps);
  expect(await walk.below(2)).toBe(1);
  expect(asked.all).toBe(2);
});

it('an order at the end that is known has nothing beside it, and that is found without reading all', async () => {
  const { walk, asked } = walkOver([2 * steps], { least: steps, most: 3 * steps });
  expect([await walk.above(2 * steps), await walk.below(2 * steps)]).toEqual([null, null]);
  expect(asked.all).toBe(0);
});
