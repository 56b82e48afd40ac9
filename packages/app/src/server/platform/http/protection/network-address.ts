// The network address by which rate limits count.

/**
 * Returns an IPv4 address as is, and the /64 network of an IPv6 address, since a household has a whole network.
 * @example toNetworkAddress('2001:db8::7') // '2001:db8:0:0'
 */
export function toNetworkAddress(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped !== undefined || !address.includes(':')) return mapped ?? address;
  const [head = '', tail = ''] = address.toLowerCase().replace(/%.*$/, '').split('::');
  const [start, end] = [head, tail].map((part) => part.split(':').filter((group) => group !== ''));
  const zeros = Array.from({ length: 8 - (start?.length ?? 0) - (end?.length ?? 0) }, () => '0');
  return [...(start ?? []), ...zeros, ...(end ?? [])].slice(0, 4).join(':');
}
