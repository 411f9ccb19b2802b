import { TopRows } from './top-rows';

function bestOf(limit: number, ...offers: [row: number, score: number][]): TopRows {
  const top = new TopRows(limit);
  for (const [row, score] of offers) top.offer(row, score);
  return top;
}

describe('the top few rows', () => {
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
    const top = bestOf(2, [1, 3]);
    expect([top.full, top.accepts(9), top.has(1), top.has(2)]).toEqual([false, true, true, false]);
    top.offer(2, 5);
    expect([top.full, top.accepts(5), top.accepts(4)]).toEqual([true, false, true]);
  });
});
