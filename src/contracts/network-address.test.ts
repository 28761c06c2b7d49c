import { describe, expect, test } from 'vitest';
import { isPrivateHost, isPublicAddress } from './network-address.ts';

const INSIDE = [
  '0.0.0.0',
  '0.1.2.3',
  '10.0.0.1',
  '100.64.0.1',
  '100.127.255.255',
  '127.0.0.1',
  '127.255.255.254',
  '169.254.169.254',
  '172.16.0.1',
  '172.31.255.255',
  '192.0.0.1',
  '192.0.2.1',
  '192.168.1.1',
  '198.18.0.1',
  '198.51.100.1',
  '203.0.113.1',
  '224.0.0.1',
  '239.255.255.255',
  '240.0.0.1',
  '255.255.255.255',
  '::',
  '::1',
  '::127.0.0.1',
  '::ffff:127.0.0.1',
  '::ffff:7f00:1',
  '::ffff:10.0.0.1',
  '::ffff:169.254.169.254',
  '::ffff:0:127.0.0.1',
  '64:ff9b::7f00:1',
  '64:ff9b:1::a00:1',
  '100::1',
  '2001::1',
  '2001:db8::1',
  '2002:7f00:1::',
  'fc00::1',
  'fd12:3456::1',
  'fd00:ec2::254',
  'fe80::1',
  'fe80::1%eth0',
  'fec0::1',
  'ff02::1',
  '4000::1',
];
const OUTSIDE = [
  '1.1.1.1',
  '8.8.8.8',
  '172.32.0.1',
  '100.128.0.1',
  '2606:4700::1111',
  '2a00:1450::1',
  '::ffff:8.8.8.8',
];

describe('IP addresses', () => {
  test.each(INSIDE)('%s is not public', (address) => expect(isPublicAddress(address)).toBe(false));
  test.each(OUTSIDE)('%s is public', (address) => expect(isPublicAddress(address)).toBe(true));
  test.each(['', 'localhost', '1.2.3', '8.8.8.8/32', 'example.com'])('%j is not an address', (text) =>
    expect(isPublicAddress(text)).toBe(false),
  );
});

describe('hosts of URLs', () => {
  test.each([
    'localhost',
    'LOCALHOST',
    'localhost.',
    'crm.localhost',
    '127.0.0.1',
    '127.1',
    '2130706433',
    '0x7f000001',
    '0x7f.1',
    '017700000001',
    '0177.0.0.1',
    '127.0.0.1.',
    '１２７.0.0.1',
    '[::1]',
    '[::ffff:127.0.0.1]',
    '[fd00::1]',
    '0',
  ])('%s is private', (host) => expect(isPrivateHost(new URL(`https://${host}/`).hostname)).toBe(true));

  test.each(['crm.example.com', 'localhost.example.com', 'notlocalhost', '8.8.8.8', '[2606:4700::1111]'])(
    '%s is not known to be inside',
    (host) => expect(isPrivateHost(new URL(`https://${host}/`).hostname)).toBe(false),
  );
});
