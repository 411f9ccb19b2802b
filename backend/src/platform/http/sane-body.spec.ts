import { isSaneBody } from './sane-body';

const nested = (depth: number): object => (depth === 0 ? {} : { part: nested(depth - 1) });
/** So many values, the body itself among them. */
const wide = (count: number): object => ({ list: Array.from({ length: count - 2 }, () => 0) });

describe('a body', () => {
  it('is as deep as ten lists and objects in one another, and no deeper', () => {
    expect([isSaneBody(nested(10)), isSaneBody(nested(11))]).toEqual([true, false]);
    expect([isSaneBody([[[[[[[[[[[]]]]]]]]]]]), isSaneBody([[[[[[[[[[[[]]]]]]]]]]]])]).toEqual([true, false]);
  });

  it('has room for a thousand points of twenty values', () => {
    expect([isSaneBody(wide(20_001)), isSaneBody(wide(20_002))]).toEqual([true, false]);
  });

  it('loses fields called «constructor», at any depth', () => {
    const body = JSON.parse(
      '{"constructor": 1, "parts": [{"constructor": {"name": "x"}, "name": "y"}]}',
    ) as object;
    expect(isSaneBody(body)).toBe(true);
    expect(JSON.stringify(body)).toBe('{"parts":[{"name":"y"}]}');
  });
});
