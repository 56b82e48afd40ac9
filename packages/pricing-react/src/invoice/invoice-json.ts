// An invoice as JSON text.

import type { Invoice } from './invoice.ts';

/** Always the same JSON for the same invoice: keys in code-unit order, without white space. */
export function invoiceToJson(invoice: Invoice): string {
  return JSON.stringify(invoice, (_, value: unknown) => (isRecord(value) ? Object.fromEntries(sortedEntries(value)) : value));
}

/** Whether a value is an object with named fields. */
export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function sortedEntries(value: Readonly<Record<string, unknown>>) {
  return Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
}
