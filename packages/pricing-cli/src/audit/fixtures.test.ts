// The sample year: every planted fault is found with its causes, and nothing else is.

import { readFileSync } from 'node:fs';
import { compilePriceBook, parsePriceBook } from '@hosted-stay/pricing-core';
import { expect, test } from 'vitest';
import { auditBooking, type Verdict } from './audit-booking.ts';
import { PriceBookIndex } from './price-book-index.ts';

const fixtures = new URL('../../../../fixtures/', import.meta.url);

function readText(name: string): string {
  return readFileSync(new URL(name, fixtures), 'utf8');
}

function pricerOf(name: string) {
  const book = parsePriceBook(JSON.parse(readText(name)));
  if (!book.ok) throw new Error(JSON.stringify(book.issues));
  return compilePriceBook(book.value);
}

interface Fault {
  readonly id: string;
  readonly causes: readonly string[];
}

const bookIndex = new PriceBookIndex(['price-books/2025.json', 'price-books/2026.json'].map(pricerOf));
const faults = JSON.parse(readText('bookings/2026.faults.json')) as readonly Fault[];
const verdicts: readonly Verdict[] = readText('bookings/2026.ndjson')
  .trimEnd()
  .split('\n')
  .map((line) => auditBooking({ bookIndex, tolerance: undefined, wantsAlternatives: true }, JSON.parse(line)));

function causesFound(verdict: Verdict): readonly string[] | string {
  if (verdict.status !== 'difference') return verdict.status;
  return verdict.findings.explanations[0]?.causes.toSorted() ?? ['unexplained'];
}

test('exactly the planted faults differ, each with the causes that were planted', () => {
  const found = verdicts.filter(({ status }) => status !== 'same').map((verdict) => [verdict.id, causesFound(verdict)]);
  expect(found).toEqual(faults.map(({ id, causes }) => [id, causes.toSorted()]));
});
