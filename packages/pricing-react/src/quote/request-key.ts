// A request as text: the same for the same content, whatever the order of its fields.

import type { AskedRequest } from '../quote-source/quote-source.ts';
import { isFields } from '../quote-source/view-shape.ts';

/**
 * JSON with sorted fields, from which a copy of the request can be read; null for no request. What JSON can't hold, such as NaN,
 * becomes its name: a source must refuse it, not take it for a field left out. Where nothing can be written, as for a BigInt or an
 * object that holds itself, it is JSON's null: refused as well.
 */
export function requestKey(request: AskedRequest | null | undefined): string | null {
  if (!request) return null;
  try {
    return JSON.stringify(request, sortedFields);
  } catch {
    return 'null';
  }
}

function sortedFields(_: string, value: unknown): unknown {
  if (typeof value === 'number' && !Number.isFinite(value)) return String(value);
  if (!isFields(value) || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)));
}
