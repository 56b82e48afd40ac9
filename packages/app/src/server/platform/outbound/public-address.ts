// Which network addresses are on the public internet: requests for what users wrote go nowhere else.

import { BlockList, isIP } from 'node:net';

/** Special-purpose ranges of the IANA registries, and multicast. */
const RESERVED_IPV4 = [
  '0.0.0.0/8', // this network
  '10.0.0.0/8', // private
  '100.64.0.0/10', // shared by customers of a provider (CGNAT)
  '127.0.0.0/8', // loopback
  '169.254.0.0/16', // link-local, with the metadata services of clouds
  '172.16.0.0/12', // private
  '192.0.0.0/24', // protocol assignments
  '192.0.2.0/24', // documentation
  '192.31.196.0/24', // AS112
  '192.52.193.0/24', // AMT relays
  '192.88.99.0/24', // 6to4 relays
  '192.168.0.0/16', // private
  '192.175.48.0/24', // AS112
  '168.63.129.16/32', // services of Azure for its machines
  '198.18.0.0/15', // benchmarks
  '198.51.100.0/24', // documentation
  '203.0.113.0/24', // documentation
  '224.0.0.0/4', // multicast
  '240.0.0.0/4', // reserved, and broadcast
];

/** Global unicast of IPv6; ULA, link-local, multicast, mapped and translated addresses are outside of it. */
const GLOBAL_IPV6 = '2000::/3';

/** Exceptions within it: protocol assignments with Teredo, documentation, 6to4, which all may lead to another address. */
const RESERVED_IPV6 = ['2001::/23', '2001:db8::/32', '2002::/16', '2620:4f:8000::/48', '3fff::/20'];

function createBlockList(ranges: readonly string[], family: 'ipv4' | 'ipv6'): BlockList {
  const list = new BlockList();
  for (const range of ranges) {
    const [network = '', prefix = ''] = range.split('/');
    list.addSubnet(network, Number(prefix), family);
  }
  return list;
}

const reservedIpv4 = createBlockList(RESERVED_IPV4, 'ipv4');
const globalIpv6 = createBlockList([GLOBAL_IPV6], 'ipv6');
const reservedIpv6 = createBlockList(RESERVED_IPV6, 'ipv6');

/** Returns whether an IP address belongs to a host on the public internet; false for anything that is no address. */
export function isPublicAddress(address: string): boolean {
  const family = isIP(address);
  if (family === 4) return !reservedIpv4.check(address, 'ipv4');
  return family === 6 && globalIpv6.check(address, 'ipv6') && !reservedIpv6.check(address, 'ipv6');
}
