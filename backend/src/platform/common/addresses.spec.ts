import { networkOf, plainAddress } from './addresses';

describe('an address', () => {
  it.each([
    ['203.0.113.7', '203.0.113.7', '203.0.113.7'],
    ['::ffff:203.0.113.7', '203.0.113.7', '203.0.113.7'],
    ['2001:db8:1:2:aaaa::1', '2001:db8:1:2:aaaa::1', '2001:db8:1:2::/64'],
    ['2001:DB8:1:2:ffff:ffff:ffff:ffff', '2001:db8:1:2:ffff:ffff:ffff:ffff', '2001:db8:1:2::/64'],
    ['2001:db8:1:3::1', '2001:db8:1:3::1', '2001:db8:1:3::/64'],
    ['::1', '::1', '::/64'],
    ['', '', ''],
    ['x'.repeat(60), 'x'.repeat(45), 'x'.repeat(60)],
  ])('%s is shown as %s and counted as %s', (ip, shown, counted) => {
    expect(plainAddress(ip)).toBe(shown);
    expect(networkOf(ip)).toBe(counted);
  });
});
