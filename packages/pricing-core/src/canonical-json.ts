// One text for one value: JSON with sorted keys and nothing optional in it (RFC 8785), and its hash.

import { sha256Hex } from './sha-256.ts';

/** Text that JSON writes as it stands: most names and values are of letters and digits alone. */
const PLAIN = /^[ !#-[\]-~]*$/;

function quoted(text: string): string {
  return PLAIN.test(text) ? `"${text}"` : JSON.stringify(text);
}

/** JSON whose object keys stand in code-unit order, without white space; fields that are undefined are left out. */
export function canonicalJson(value: unknown): string {
  if (typeof value === 'string') return quoted(value);
  if (Number.isFinite(value)) return String(value);
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join(',')}]`;
  let text = '';
  for (const name of Object.keys(value).sort()) {
    const field = (value as Readonly<Record<string, unknown>>)[name];
    if (field !== undefined) text += `${text === '' ? '' : ','}${quoted(name)}:${canonicalJson(field)}`;
  }
  return `{${text}}`;
}

/** SHA-256 of the canonical JSON, as 64 hexadecimal digits: the same in every browser and in Node. */
export function hashCanonical(value: unknown): string {
  return sha256Hex(canonicalJson(value));
}
