// Each known cause is planted in a record and must be found; so must pairs of them; and nothing is found where nothing fits.

import { type BookingRecord, compilePriceBook, parseBookingRecord, type Quote, type QuoteRequestInput } from '@hosted-stay/pricing-core';
import { aPriceBook, type BookParts, STANDARD, serviceTypeId, templateId } from '@hosted-stay/pricing-core/testing';
import { describe, expect, test } from 'vitest';
import { type Audit, auditBooking } from './audit-booking.ts';
import { shift } from './exact.ts';
import { differencesOf } from './figures.ts';
import { findCauses } from './find-causes.ts';
import { PriceBookIndex } from './price-book-index.ts';

const commissions = { customer: { commissionPercentage: '15' }, provider: { commissionPercentage: '10', commissionAmount: '0.5' } };

const PARTS: BookParts = {
  version: '2026-01',
  family: [
    { template: 'hosting per_night', amount: '43.17', ...commissions },
    { template: 'trust_fee per_trip', amount: '25', required: true },
    { template: 'transfer per_transfer', amount: '61.3', quantity: 2, ...commissions },
    { template: 'camp per_week', amount: '310.55', ...commissions },
    { template: 'horse per_day', amount: '12.9', ...commissions },
  ],
  templates: { 'trust_fee per_trip': { per: 'booking' } },
  discounts: [
    { minQuantity: 14, required: true, demandDiscount: '2' },
    { code: 'SPRING', demandDiscount: '5', supplyDiscount: '1' },
  ],
};

const pricer = compilePriceBook(aPriceBook(PARTS));
const dearer = compilePriceBook(
  aPriceBook({ ...PARTS, version: '2025-07', family: (PARTS.family ?? []).map((price) => ({ ...price, amount: `${price.amount}1` })) }),
);
const audit: Audit = { bookIndex: new PriceBookIndex([dearer, pricer]), tolerance: undefined, wantsAlternatives: true };

const REQUEST: QuoteRequestInput = {
  hostFamilyId: STANDARD.family,
  fromDate: '2026-07-05',
  toDate: '2026-07-25',
  activityDetailsType: 'local',
  currentNoOfWeeks: 2,
  serviceTypeIds: [serviceTypeId('hosting'), serviceTypeId('transfer'), serviceTypeId('camp')],
  countStudents: 2,
};

function quoteOf(request: QuoteRequestInput, by = pricer): Quote {
  const quoted = by.quote(request);
  if (!quoted.ok) throw new Error(JSON.stringify(quoted.issues));
  return quoted.value;
}

type RecordedInput = Partial<Record<keyof BookingRecord['recorded'], unknown>>;

function totalsOf({ subtotal, discount, vat, total, totalHF, amountSupplyVAT }: Quote): RecordedInput {
  return { subtotal, discount, vat, total, totalHF, amountSupplyVAT };
}

function withLines(quote: Quote): RecordedInput {
  const pricings = quote.pricings.map(({ pricingTemplateId, hostableType, hostableId, quantity, students, customer, provider }) => ({
    pricingTemplateId,
    hostableType,
    hostableId,
    quantity,
    students,
    customer,
    provider,
  }));
  return { ...totalsOf(quote), pricings };
}

function causesOf(recorded: RecordedInput, request: QuoteRequestInput = REQUEST) {
  const verdict = auditBooking(audit, { id: 1, request, recorded, bookVersion: '2026-01' });
  if (verdict.status !== 'difference') return verdict.status;
  return verdict.findings.explanations[0] ?? 'unexplained';
}

/** The book with one pricing of the family changed. */
function edited(template: string, changes: object) {
  const family = (PARTS.family ?? []).map((price) => (price.template === template ? { ...price, ...changes } : price));
  return compilePriceBook(aPriceBook({ ...PARTS, family }));
}

const otherRate = compilePriceBook(aPriceBook({ ...PARTS, policy: { vatRate: '0.21' } }));

const singles: readonly (readonly [cause: string, detail: string, quote: Quote, request?: QuoteRequestInput])[] = [
  ['vat_exempt', 'no VAT charged, but the booking is not exempt', quoteOf({ ...REQUEST, vatExempt: true })],
  ['vat_exempt', 'VAT charged, but the booking is exempt', quoteOf(REQUEST), { ...REQUEST, vatExempt: true }],
  ['vat_rate', 'VAT rate 0.21 instead of 0.23', quoteOf(REQUEST, compilePriceBook(aPriceBook({ ...PARTS, policy: { vatRate: '0.21' } })))],
  [
    'vat_rate',
    'VAT rate 0.117 instead of 0.23',
    quoteOf(REQUEST, compilePriceBook(aPriceBook({ ...PARTS, policy: { vatRate: '0.117' } }))),
  ],
  ['discount_code', 'code SPRING added', quoteOf({ ...REQUEST, discountCode: 'spring' })],
  ['discount_code', 'code SPRING dropped', quoteOf(REQUEST), { ...REQUEST, discountCode: 'SPRING' }],
  ['book_version', 'priced by book 2025-07 instead of 2026-01', quoteOf(REQUEST, dearer)],
  ['camp_weeks', '3 camp weeks instead of 2', quoteOf({ ...REQUEST, currentNoOfWeeks: 3 })],
  ['student_count', '3 students instead of 2', quoteOf({ ...REQUEST, countStudents: 3 })],
  ['student_count', '1 student instead of 2', quoteOf({ ...REQUEST, countStudents: 1 })],
  [
    'missing_line',
    'service 4 (Airport transfer) left out',
    quoteOf({ ...REQUEST, serviceTypeIds: [serviceTypeId('hosting'), serviceTypeId('camp')] }),
  ],
  ['extra_line', 'service 5 (Horse riding) charged but not requested', quoteOf({ ...REQUEST, serviceTypeIds: [1, 2, 4, 5] })],
  [
    'commission_edit',
    'customer commission percentage',
    quoteOf(REQUEST, edited('camp per_week', { customer: { commissionPercentage: '12.5' } })),
  ],
  [
    'commission_edit',
    'provider commission amount',
    quoteOf(REQUEST, edited('camp per_week', { provider: { ...commissions.provider, commissionAmount: '4' } })),
  ],
];

describe('a single cause', () => {
  const cases = singles.map(([cause, detail, quote, request = REQUEST]) => ({ cause, detail, quote, request }));

  test.each(cases)('$cause: $detail', ({ cause, detail, quote, request }) => {
    expect(causesOf(withLines(quote), request)).toMatchObject({ causes: [cause], details: [expect.stringContaining(detail)] });
    expect(causesOf(totalsOf(quote), request)).toMatchObject({ causes: [cause] });
  });

  test('the edited commission is found to the hundredth, on the right template', () => {
    const quote = quoteOf(REQUEST, edited('camp per_week', { customer: { commissionPercentage: '12.35' } }));
    expect(causesOf(withLines(quote))).toEqual({
      causes: ['commission_edit'],
      details: [
        expect.stringMatching(
          new RegExp(`^customer commission percentage of template ${templateId('camp per_week')} .*12\\.35 instead of 15$`),
        ),
      ],
    });
  });

  test.each([
    [2, 'amounts recorded × 100'],
    [-2, 'amounts recorded ÷ 100'],
    [3, 'amounts recorded × 1000'],
  ])('currency exponent %i', (power, detail) => {
    const { total, subtotal, vat } = quoteOf(REQUEST);
    const recorded = { total: shift(total, power), subtotal: shift(subtotal, power), vat: shift(vat, power) };
    expect(causesOf(recorded)).toEqual({ causes: ['currency_exponent'], details: [detail] });
  });

  test('a total alone in another unit', () => {
    const quote = quoteOf(REQUEST);
    expect(causesOf({ ...totalsOf(quote), total: shift(quote.total, 2) })).toEqual({
      causes: ['currency_exponent'],
      details: ['total recorded × 100'],
    });
  });
});

describe('causes together', () => {
  test('a pair is found where no single cause explains', () => {
    const quote = quoteOf({ ...REQUEST, discountCode: 'SPRING', vatExempt: true });
    expect(causesOf(totalsOf(quote))).toMatchObject({ causes: ['vat_exempt', 'discount_code'] });
  });

  test('a triple', () => {
    const quote = quoteOf({ ...REQUEST, discountCode: 'SPRING', vatExempt: true, countStudents: 4 });
    expect(causesOf(totalsOf(quote))).toMatchObject({ causes: ['vat_exempt', 'discount_code', 'student_count'] });
  });

  test('a worked-out value beside another cause', () => {
    const quote = quoteOf({ ...REQUEST, countStudents: 3 }, edited('camp per_week', { customer: { commissionPercentage: '12' } }));
    expect(causesOf(withLines(quote))).toMatchObject({ causes: ['student_count', 'commission_edit'] });
  });
});

describe('untried causes', () => {
  const cases = [
    ...singles.map(([cause, detail, quote, request = REQUEST]) => ({ name: `${cause}: ${detail}`, quote, request })),
    { name: 'a pair', quote: quoteOf({ ...REQUEST, discountCode: 'SPRING', vatExempt: true }), request: REQUEST },
    { name: 'a pair with a rate', quote: quoteOf({ ...REQUEST, discountCode: 'SPRING' }, otherRate), request: REQUEST },
    { name: 'a pair of another book', quote: quoteOf({ ...REQUEST, countStudents: 3 }, dearer), request: REQUEST },
  ];

  function search(recorded: RecordedInput, request: QuoteRequestInput, { isExhaustive = false, wantsAlternatives = true } = {}) {
    const parsed = parseBookingRecord({ id: 1, request, recorded });
    if (!parsed.ok) throw new Error(JSON.stringify(parsed.issues));
    const quote = quoteOf(request);
    const scenario = { pricer, request: parsed.value.request, supposition: {}, recorded: parsed.value.recorded };
    const differences = differencesOf(scenario.recorded, quote);
    return findCauses({
      scenario,
      quote,
      differences,
      pricers: audit.bookIndex.pricers,
      tolerance: undefined,
      wantsAlternatives,
      isExhaustive,
    });
  }

  test.each(cases)('explains nothing: with totals and with lines all explanations are found of $name', ({ quote, request }) => {
    for (const recorded of [totalsOf(quote), withLines(quote)]) {
      const found = search(recorded, request);
      expect(found).toEqual(search(recorded, request, { isExhaustive: true }));
      expect(found.cutShortBy).toBeUndefined();
    }
  });

  test.each(cases)('is never likelier: without alternatives the same comes first of $name', ({ quote, request }) => {
    for (const recorded of [{ total: quote.total }, totalsOf(quote), withLines(quote)]) {
      const [likeliest] = search(recorded, request).explanations;
      expect(search(recorded, request, { wantsAlternatives: false }).explanations[0]).toEqual(likeliest);
    }
  });

  test('does not depend on what was audited before', () => {
    const records = cases.map(({ quote, request }, id) => ({ id, request, recorded: totalsOf(quote), bookVersion: '2026-01' }));
    const there = records.map((record) => auditBooking(audit, record));
    const back = records.toReversed().map((record) => auditBooking(audit, record));
    expect(back.toReversed()).toEqual(there);
  });
});

describe('honesty', () => {
  test('a correct figure is no finding in any number format', () => {
    const { total, vat } = quoteOf(REQUEST);
    expect(causesOf({ total, vat: Number(vat) })).toBe('same');
  });

  test('a record that contradicts itself stays unexplained', () => {
    const quote = quoteOf(REQUEST);
    expect(causesOf({ ...withLines(quote), total: '1.23' })).toBe('unexplained');
  });

  test('a cent is a difference, unless it is tolerated', () => {
    const { total } = quoteOf(REQUEST);
    const record = {
      id: 1,
      request: REQUEST,
      bookVersion: '2026-01',
      recorded: { total: total.replace(/.$/, (cent) => String((Number(cent) + 1) % 10)) },
    };
    expect(auditBooking(audit, record).status).toBe('difference');
    expect(auditBooking({ ...audit, tolerance: '0.09' }, record).status).toBe('same');
  });

  test('all equally small explanations are listed', () => {
    const { total } = quoteOf({ ...REQUEST, vatExempt: true });
    const verdict = auditBooking(audit, { id: 1, request: REQUEST, bookVersion: '2026-01', recorded: { total } });
    if (verdict.status !== 'difference') throw new Error('must differ');
    expect(verdict.findings.explanations.slice(0, 2).map(({ causes }) => causes)).toEqual([['vat_exempt'], ['vat_rate']]);
  });

  test('a booking is priced at the VAT rate of who sold it; that of the book is then the wrong one', () => {
    const { amountSupplyVAT, subtotal, discount } = quoteOf(REQUEST);
    const audited = (rate: string) => {
      const vat = (Math.round(Number(amountSupplyVAT) * 100 * Number(rate)) / 100).toFixed(2);
      const total = (Number(subtotal) - Number(discount) + Number(vat)).toFixed(2);
      return auditBooking(audit, {
        id: 1,
        request: REQUEST,
        bookVersion: '2026-01',
        recorded: { vat, total, amountSupplyVAT },
        vatRate: '0.135',
      });
    };
    expect(audited('0.135').status).toBe('same');
    expect(audited('0.23')).toMatchObject({
      status: 'difference',
      findings: { explanations: [{ causes: ['vat_rate'], details: ['VAT rate 0.23 instead of 0.135'] }] },
    });
  });

  test('a booking without its book is reported, never passed', () => {
    const { total } = quoteOf(REQUEST);
    expect(auditBooking(audit, { id: 7, request: REQUEST, bookVersion: '2024', recorded: { total } })).toMatchObject({
      status: 'unchecked',
      reason: { code: 'unknown_book_version' },
    });
    expect(auditBooking(audit, { id: 7, request: REQUEST, recorded: {} })).toMatchObject({
      status: 'unchecked',
      reason: { code: 'nothing_recorded' },
    });
  });
});
