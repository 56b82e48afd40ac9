// A fault that runs through many bookings is found in all of them at a few quotes each, and never at more than the block may cost.

import { compilePriceBook, type QuoteRequestInput } from '@hosted-stay/pricing-core';
import { aPriceBook, type BookParts, STANDARD, serviceTypeId } from '@hosted-stay/pricing-core/testing';
import { beforeEach, describe, expect, test } from 'vitest';
import { auditBooking } from './audit-booking.ts';
import { type Habit, variant } from './causes/cause.ts';
import { CAUSES } from './causes/causes.ts';
import { PriceBookIndex } from './price-book-index.ts';
import { SearchAllowance } from './search-allowance.ts';

const family = (commissionPercentage: string): NonNullable<BookParts['family']> => [
  { template: 'hosting per_night', amount: '43.17', customer: { commissionPercentage } },
  { template: 'transfer per_transfer', amount: '61.3', customer: { commissionPercentage: '15' } },
];
const pricer = compilePriceBook(aPriceBook({ version: '2026', family: family('15') }));
const bookIndex = new PriceBookIndex([pricer]);
const raised = compilePriceBook(aPriceBook({ version: '2026', family: family('16') }));
const otherRate = compilePriceBook(aPriceBook({ version: '2026', family: family('15'), policy: { vatRate: '0.21' } }));

const requests = Array.from(
  { length: 400 },
  (_, at): QuoteRequestInput => ({
    hostFamilyId: STANDARD.family,
    fromDate: '2026-07-05',
    toDate: `2026-07-${String(8 + (at % 20)).padStart(2, '0')}`,
    countStudents: 1 + (at % 3),
    serviceTypeIds: [serviceTypeId('hosting'), serviceTypeId('transfer')],
  }),
);

/** All requests as `by` prices them, changed beforehand. */
function recordsOf(
  by: typeof pricer,
  change: (request: QuoteRequestInput) => object = () => ({}),
  more: (total: string) => object = () => ({}),
) {
  return requests.map((request, id) => {
    const quoted = by.quote({ ...request, ...change(request) });
    if (!quoted.ok) throw new Error(JSON.stringify(quoted.issues));
    const { subtotal, vat, total, amountSupplyVAT, amountFamworld } = quoted.value;
    return { id, request, bookVersion: '2026', recorded: { subtotal, vat, total, amountSupplyVAT, amountFamworld, ...more(total) } };
  });
}

let allowance: SearchAllowance;
beforeEach(() => {
  allowance = new SearchAllowance();
  allowance.beginBlock({ isFirst: false });
});

function firstFound(record: unknown, wantsAlternatives = false) {
  const verdict = auditBooking({ bookIndex, tolerance: undefined, wantsAlternatives, allowance }, record);
  return verdict.status === 'difference' ? verdict.findings : undefined;
}

describe('where a fault runs through a block', () => {
  test.each([
    ['VAT rate', recordsOf(otherRate)],
    ['one student more', recordsOf(pricer, ({ countStudents = 1 }) => ({ countStudents: countStudents + 1 }))],
    ['a commission raised', recordsOf(raised)],
  ])('%s: the same is named first as if each booking were alone', (_, records) => {
    for (let round = 0; round < 3; round += 1) {
      for (const record of records) {
        const alone = auditBooking({ bookIndex, tolerance: undefined, wantsAlternatives: false }, record);
        expect(firstFound(record)?.explanations[0]).toEqual(alone.status === 'difference' ? alone.findings.explanations[0] : undefined);
      }
    }
  });

  test('searches without an explanation are cut short and say so, and the next block is searched again', () => {
    const typedOver = recordsOf(pricer, undefined, (total) => ({ total: `${Number(total) + 7.77}` })).map((record) => ({
      ...record,
      recorded: { total: record.recorded.total },
    }));
    const found = [...typedOver, ...typedOver, ...typedOver].map((record) => firstFound(record));
    expect(found.at(0)?.cutShortBy).toBeUndefined();
    expect(found.at(-1)).toMatchObject({ explanations: [], cutShortBy: 'allowance' });
    allowance.beginBlock({ isFirst: false });
    expect(firstFound(typedOver[0])).toEqual(found[0]);
  });

  test('a recalled change that moves nothing is not named', () => {
    const [record] = recordsOf(otherRate);
    const rate = CAUSES.find(({ name }) => name === 'vat_rate');
    const idle: Habit = {
      family: 'rounding',
      key: 'idle',
      variants: () => [variant('rounding', 'nothing changed', (scenario) => scenario)],
    };
    for (const _ of [1, 2])
      allowance.remember([idle, { family: 'vat_rate', key: 'rate', variants: (situation) => rate?.variants(situation) ?? [] }]);
    allowance.spend(600);
    expect(allowance.isScarce).toBe(true);
    expect(firstFound(record)?.explanations[0]?.causes).toEqual(['vat_rate']);
  });

  test('recalled explanations say that no others were looked for, where others are wanted', () => {
    const records = recordsOf(raised);
    const found = Array.from({ length: 6 }, () => records.map((record) => firstFound(record, true))).flat();
    const recalled = found.filter((findings) => findings?.explanations.length === 1 && findings.cutShortBy === 'allowance');
    expect(recalled.length).toBeGreaterThan(found.length / 2);
  });
});

test('a handful of bookings is searched to the end, however wrong', () => {
  allowance.beginBlock({ isFirst: true });
  for (let booking = 0; booking < 10; booking += 1) {
    allowance.addBooking();
    expect(allowance.quotesFor(1500)).toBe(1500);
    allowance.spend(1500);
  }
});

test('never gives a search more than the remaining allowance', () => {
  expect(allowance.quotesFor(1500)).toBeLessThan(1000);
  allowance.spend(740);
  expect([allowance.isScarce, allowance.quotesFor(1500)]).toEqual([true, expect.closeTo(3)]);
  allowance.spend(10);
  expect(allowance.quotesFor(1500)).toBe(0);
});
