import * as fc from 'fast-check';
import { IdSet } from './id-set';

const ids = fc.uniqueArray(fc.integer({ min: 0, max: 300 }), { maxLength: 60 });
const newestFirst = (list: number[]): number[] => [...list].sort((one, two) => two - one);
const all = (set: IdSet): number[] => set.slice(0, Infinity);

it('a set of ids is what an array of them is', () => {
  fc.assert(
    fc.property(ids, ids, fc.nat(320), fc.nat(30), fc.nat(30), (one, two, id, skip, count) => {
      const set = IdSet.of(one);
      const sorted = newestFirst(one);
      expect(set.size).toBe(one.length);
      expect(all(set)).toEqual(sorted);
      expect(all(IdSet.parse(one.join(',')))).toEqual(sorted);
      expect(all(IdSet.from(set.bits))).toEqual(sorted);
      expect(set.slice(skip, count)).toEqual(sorted.slice(skip, skip + count));
      expect(set.has(id)).toBe(one.includes(id));
      expect(all(set.and(IdSet.of(two)))).toEqual(sorted.filter((each) => two.includes(each)));
      expect(all(set.or(IdSet.of(two)))).toEqual(newestFirst([...new Set([...one, ...two])]));
      expect(all(set.without(id))).toEqual(sorted.filter((each) => each !== id));
      expect(set.above(id)).toBe(sorted.filter((each) => each > id).at(-1) ?? null);
      expect(set.below(id)).toBe(sorted.find((each) => each < id) ?? null);
      const beyond = two.filter((each) => each > id);
      expect(all(set.upTo(id, beyond))).toEqual(
        newestFirst([...one.filter((each) => each <= id), ...beyond]),
      );
      expect(all(set)).toEqual(sorted);
    }),
    { numRuns: 500 },
  );
});
