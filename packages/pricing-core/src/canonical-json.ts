// One text for one value: JSON with sorted keys and nothing optional in it (RFC 8785), and its hash.

import { sha256Hex } from './sha-256.ts';

/** JSON whose object keys stand in code-unit order, without white space; fields that are undefined are left out. */
export function canonicalJson(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join(',')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const fields = Object.entries(value).filter(([, field]) => field !== undefined);
  fields.sort(([a], [b]) => (a < b ? -1 : 1));
  return `{${fields.map(([name, field]) => `${JSON.stringify(name)}:${canonicalJson(field)}`).join(',')}}`;
}

/** SHA-256 of the canonical JSON, as 64 hexadecimal digits: the same in every browser and in Node. */
export function hashCanonical(value: unknown): string {
  return sha256Hex(canonicalJson(value));
}
