import { freshCodes } from './fresh-codes';

it('takes the readings of one code for one until it was away for two seconds', () => {
  let now = 0;
  const isFresh = freshCodes(() => now);
  const at = (time: number, code: string) => {
    now = time;
    return isFresh(code);
  };
  expect(at(0, 'a')).toBe(true);
  expect(at(1900, 'a')).toBe(false);
  expect(at(3800, 'a')).toBe(false);
  expect(at(3900, 'b')).toBe(true);
  expect(at(4000, 'a')).toBe(false);
  expect(at(6000, 'a')).toBe(true);
});
