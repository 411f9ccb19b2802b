import { checksumOf, createApiKey, keyPrefix, readApiKey } from './key-format';

describe('a key of the API', () => {
  it('says its mode, and what is shown of it', () => {
    const key = createApiKey('test');
    expect(key).toMatch(/^shl_test_[0-9A-Za-z]{49}$/);
    expect(readApiKey(key)).toBe('test');
    expect(readApiKey(createApiKey('live'))).toBe('live');
    expect(keyPrefix(key)).toBe(key.slice(0, 13));
  });

  it('ends in the CRC-32 of what stands before, in base 62', () => {
    // zlib.crc32 of it is 2251825756, in base 62 the digits 2, 28, 24, 26, 46 and 16.
    expect(checksumOf(`shl_live_${'0'.repeat(43)}`)).toBe('2SOQkG');
  });

  it('is not taken with any symbol wrong, missing or added', () => {
    const key = createApiKey('live');
    for (let at = 0; at < key.length; at++) {
      const other = key[at] === 'x' ? 'y' : 'x';
      expect(readApiKey(key.slice(0, at) + other + key.slice(at + 1))).toBeNull();
      expect(readApiKey(key.slice(0, at) + key.slice(at + 1))).toBeNull();
    }
    expect(readApiKey(`${key}0`)).toBeNull();
    expect(readApiKey('')).toBeNull();
  });

  it('is another one each time', () => expect(createApiKey('live')).not.toBe(createApiKey('live')));
});
