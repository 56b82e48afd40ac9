// Public addresses are told from those of private and special networks.

import { expect, test } from 'vitest';
import { isPublicAddress } from './public-address.ts';

test.each([
  ['this network', '0.0.0.0', '0.255.255.255'],
  ['private, class A', '10.0.0.0', '10.255.255.255'],
  ['shared address space (CGNAT)', '100.64.0.0', '100.127.255.255'],
  ['loopback', '127.0.0.1', '127.255.255.255'],
  ['link-local', '169.254.0.0', '169.254.255.255'],
  ['metadata of clouds', '169.254.169.254', '169.254.170.2'],
  ['metadata of Alibaba and of Azure', '100.100.100.200', '168.63.129.16'],
  ['private, class B', '172.16.0.0', '172.31.255.255'],
  ['protocol assignments', '192.0.0.0', '192.0.0.192'],
  ['documentation', '192.0.2.1', '198.51.100.1'],
  ['documentation, third range', '203.0.113.0', '203.0.113.255'],
  ['private, class C', '192.168.0.0', '192.168.255.255'],
  ['benchmarks', '198.18.0.0', '198.19.255.255'],
  ['multicast', '224.0.0.1', '239.255.255.255'],
  ['reserved and broadcast', '240.0.0.1', '255.255.255.255'],
  ['IPv6 unspecified and loopback', '::', '::1'],
  ['IPv4-mapped', '::ffff:127.0.0.1', '::ffff:8.8.8.8'],
  ['IPv4-mapped, in hexadecimal', '::ffff:7f00:1', '::ffff:a9fe:a9fe'],
  ['IPv4-compatible', '::127.0.0.1', '::7f00:1'],
  ['IPv4-translated', '64:ff9b::7f00:1', '64:ff9b:1::1'],
  ['discard-only', '100::1', '100:0:0:1::1'],
  ['Teredo', '2001::1', '2001:0:ffff::1'],
  ['ORCHID', '2001:10::1', '2001:20::1'],
  ['documentation of IPv6', '2001:db8::1', '3fff::1'],
  ['6to4', '2002:7f00:1::', '2002:a00:1::1'],
  ['unique local (ULA)', 'fc00::1', 'fdff:ffff::1'],
  ['metadata of AWS over IPv6', 'fd00:ec2::254', 'fd20:ce::254'],
  ['link-local of IPv6', 'fe80::1', 'febf::1'],
  ['site-local', 'fec0::1', 'feff::1'],
  ['multicast of IPv6', 'ff00::1', 'ff02::1'],
  ['segment routing', '5f00::1', '4000::1'],
  ['no address', 'localhost', ''],
  ['odd notations', '127.1', '0x7f000001'],
  ['zones', 'fe80::1%eth0', '2606:4700::1%eth0%'],
])('refuses %s: %s and %s', (_, first, last) => {
  expect([isPublicAddress(first), isPublicAddress(last)]).toEqual([false, false]);
});

test.each([
  '1.1.1.1',
  '8.8.8.8',
  '9.255.255.255',
  '11.0.0.0',
  '100.63.255.255',
  '100.128.0.0',
  '172.15.255.255',
  '172.32.0.0',
  '192.167.255.255',
  '192.169.0.0',
  '223.255.255.255',
  '2606:4700:4700::1111',
  '2a00:1450:4001:82a::200e',
])('accepts %s', (address) => {
  expect(isPublicAddress(address)).toBe(true);
});
