import { expect, test } from 'vitest';
import { clientKey, clientOf } from './client-key.ts';

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['::FFFF:cb00:7107', '203.0.113.7'],
  ['0:0:0:0:0:ffff:203.0.113.7', '203.0.113.7'],
  ['203.0.113.7:50123', '203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:0DB8:0001:0002::1', '2001:db8:1:2::/64'],
  ['2001:db8:1:2:ffff:ffff:ffff:ffff', '2001:db8:1:2::/64'],
  ['2001:db8:1:3::1', '2001:db8:1:3::/64'],
  ['[2001:db8:1:2::1]:50123', '2001:db8:1:2::/64'],
  ['[2001:db8:1:2::1]', '2001:db8:1:2::/64'],
  ['2001:db8::', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['64:ff9b::203.0.113.7', '64:ff9b:0:0::/64'],
])('%s is counted as %s', (ip, client) => {
  expect(clientOf(ip)).toBe(client);
  expect(clientKey({ ip })).toBe(client);
});

test.each(['', 'visitor', '203.0.113', '203.0.113.7, 10.0.0.1', '_hidden', '::g', '[', '1.2.3.4:x'])(
  'what is no address gets nobody a count of his own: %j',
  (ip) => {
    expect(clientOf(ip)).toBe('unknown');
  },
);
