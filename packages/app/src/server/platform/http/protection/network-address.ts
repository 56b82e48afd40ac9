// The address of a caller, as limits count by it.

/**
 * A household has one address of version 4, and 2^64 or more of version 6: these count as one.
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
