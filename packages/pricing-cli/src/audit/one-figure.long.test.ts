// Records of a total alone: what one figure can bear out is named, and what merely fits it is not.

import { readFileSync } from 'node:fs';
import { compilePriceBook, parsePriceBook } from '@hosted-stay/pricing-core';
import { describe, expect, test } from 'vitest';
import { type Audit, auditBooking } from './audit-booking.ts';
import { differenceRow } from './audit-rows.ts';
import { add } from './exact.ts';
import { PriceBookIndex } from './price-book-index.ts';

const fixtures = new URL('../../../../fixtures/', import.meta.url);
const parsed = parsePriceBook(JSON.parse(readFileSync(new URL('price-books/2026.json', fixtures), 'utf8')));
if (!parsed.ok) throw new Error(JSON.stringify(parsed.issues));
const pricer = compilePriceBook(parsed.value);
const audit: Audit = { bookIndex: new PriceBookIndex([pricer]), tolerance: undefined, wantsAlternatives: true };

interface Booking {
  readonly id: string;
  readonly request: Parameters<typeof pricer.quote>[0];
}

const bookings = readFileSync(new URL('bookings/2026.ndjson', fixtures), 'utf8')
  .trimEnd()
  .split('\n')
  .map((line) => JSON.parse(line) as Booking);

/** A total that somebody typed over: shifted by up to 300.00 either way, the same in every run. */
function* typedOver(count: number) {
  let state = 20_260_101;
  const next = (bound: number) => {
    state = (state * 48_271) % 2_147_483_647;
    return state % bound;
  };
  for (const { id, request } of bookings.slice(0, count)) {
    const quoted = pricer.quote(request);
    if (!quoted.ok) continue;
    const shift = `${next(2) === 0 ? '-' : ''}${next(300)}.${String(1 + next(99)).padStart(2, '0')}`;
    yield { id, request, recorded: { total: add(quoted.value.total, shift) } };
  }
}

function causesOf(record: unknown): string {
  const verdict = auditBooking(audit, record);
  if (verdict.status === 'error') return 'negative';
  return verdict.status === 'difference' ? String(differenceRow(verdict)['causes']) : verdict.status;
}

describe('a total alone', () => {
  test('is explained by both causes if number of students and VAT rate are wrong together', () => {
    const request = {
      hostFamilyId: 202,
      fromDate: '2026-07-12',
      toDate: '2026-07-27',
      activityDetailsType: 'local',
      serviceTypeIds: [7, 8],
      currentNoOfWeeks: 1,
    };
    const verdict = auditBooking(audit, { id: 'a', request, recorded: { total: '2101.18' }, bookVersion: '2026' });
    if (verdict.status !== 'difference') throw new Error('must differ');
    expect(verdict.findings.explanations[0]).toEqual({
      causes: ['student_count', 'vat_rate'],
      details: ['2 students instead of 1', 'VAT rate 0.1 instead of 0.23'],
    });
  });

  test('stays unexplained in nineteen of twenty cases if it was typed over', () => {
    const found = [...typedOver(60)].map(causesOf);
    const explained = found.filter((causes) => causes !== 'unexplained');
    expect(found.length).toBeGreaterThan(50);
    expect(explained.length).toBeLessThanOrEqual(found.length / 20);
  });

  test('is reported as unproven if only an odd commission would fit', () => {
    const details = [...typedOver(6)].map((record) => {
      const verdict = auditBooking(audit, record);
      return verdict.status === 'difference' ? differenceRow(verdict)['detail'] : verdict.status;
    });
    expect(details).toContainEqual(
      expect.stringMatching(/^no reliable cause: .* commission .* instead of .* would fit, but one figure is not enough proof$/),
    );
  });
});
