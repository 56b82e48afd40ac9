// JSON text → a document; a fault in its syntax names its place.

import type { Complaint } from '../failure.ts';
import type { JsonDocument } from './json-document.ts';

export type Parsed<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly complaint: Complaint };

/** Parses a document; a fault names its line and column and what was expected there. `firstLine` is where the text begins in its file. */
export async function parseJson(name: string, text: string, firstLine = 1): Promise<Parsed<JsonDocument>> {
  try {
    return { ok: true, value: { name, text, value: JSON.parse(text) } };
  } catch {
    const { syntaxComplaint } = await import('./json-places.ts');
    return { ok: false, complaint: syntaxComplaint({ name, text, firstLine }) };
  }
}
