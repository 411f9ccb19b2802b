import { Best } from './best';

function bestOf(limit: number, ...offers: [row: number, score: number][]): Best {
  const best = new Best(limit);
  for (const [row, score] of offers) best.offer(row, score);
  return best;
}

describe('the best few rows', () => {
  it('stand in the order of their scores, equal ones as they were offered', () => {
    expect(bestOf(5, [1, 3], [2, 1], [3, 3], [4, 2], [5, 1]).rows()).toEqual([2, 5, 4, 1, 3]);
  });

  it('give way to better ones alone', () => {
    expect(bestOf(2, [1, 3], [2, 2], [3, 3], [4, 1]).rows()).toEqual([4, 2]);
    expect(bestOf(2, [1, 3], [2, 2], [3, 2]).rows()).toEqual([2, 3]);
  });

  it('keep the lower score of a row that is offered twice', () => {
    expect(bestOf(3, [1, 3], [2, 2], [1, 1], [2, 4]).rows()).toEqual([1, 2]);
    expect(bestOf(3, [1, 3], [2, 3], [1, 3]).rows()).toEqual([1, 2]);
  });

  it('tell which scores are wanted still', () => {
    const best = bestOf(2, [1, 3]);
    expect([best.full, best.wants(9), best.has(1), best.has(2)]).toEqual([false, true, true, false]);
    best.offer(2, 5);
    expect([best.full, best.wants(5), best.wants(4)]).toEqual([true, false, true]);
  });
});
