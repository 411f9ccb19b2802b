import { createApiKey, KEY_RANDOM, keyPrefix, readApiKey } from './keys';
import { modeOf, shownOrderNumber } from './modes';

const random = Array.from({ length: KEY_RANDOM }, (_, at) => (at * 7) % 62);

describe('a key of the API', () => {
  it('says its mode, and what is shown of it', () => {
    const key = createApiKey('test', random);
    expect(key).toMatch(/^shl_test_[0-9A-Za-z]{49}$/);
    expect(readApiKey(key)).toBe('test');
    expect(readApiKey(createApiKey('live', random))).toBe('live');
    expect(keyPrefix(key)).toBe(key.slice(0, 13));
  });

  it('ends in the CRC-32 of what stands before, in base 62', () => {
    // zlib.crc32 of "shl_live_" and 43 zeros is 2251825756.
    const key = createApiKey('live', new Array<number>(KEY_RANDOM).fill(0));
    expect(key.slice(0, -6)).toBe(`shl_live_${'0'.repeat(KEY_RANDOM)}`);
    expect(key.slice(-6)).toBe('2SOQkG');
  });

  it('is not taken with any symbol wrong, missing or added', () => {
    const key = createApiKey('live', random);
    for (let at = 0; at < key.length; at++) {
      const other = key[at] === 'x' ? 'y' : 'x';
      expect(readApiKey(key.slice(0, at) + other + key.slice(at + 1))).toBeNull();
      expect(readApiKey(key.slice(0, at) + key.slice(at + 1))).toBeNull();
    }
    expect(readApiKey(`${key}0`)).toBeNull();
    expect(readApiKey('')).toBeNull();
  });

  it('wants as many random symbols as it has places for', () => {
    expect(() => createApiKey('live', random.slice(1))).toThrow(RangeError);
  });
});

describe('the mode of an order', () => {
  it('is in its number', () => {
    expect([modeOf(17), modeOf(-17)]).toEqual(['live', 'test']);
    expect([shownOrderNumber(17), shownOrderNumber(-17)]).toEqual(['17', 'T-17']);
  });
});
