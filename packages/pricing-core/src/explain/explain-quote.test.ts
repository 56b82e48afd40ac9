// The reasons for a quote as data: they reconcile with the quote, and name what nearly changed it.

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { aPriceBook, aRequest, STANDARD, serviceTypeId, templateId } from '../../testing/builders.ts';
import { priceBookArbitrary, validRequestArbitrary } from '../../testing/index.ts';
import { compilePriceBook } from '../compile-price-book.ts';
import { minorDigits } from '../money/currency.ts';
import { parsePriceBook } from '../price-book/parse.ts';
import type { Quote } from '../quote.ts';
import { explainQuote } from './explain-quote.ts';
import type { Explanation } from './explanation.ts';

type Book = NonNullable<Parameters<typeof aPriceBook>[0]>;
type Request = NonNullable<Parameters<typeof aRequest>[0]>;

function explain(book: Book, request: Request): Explanation {
  const quoted = compilePriceBook(aPriceBook(book)).quote(aRequest(request));
  if (!quoted.ok) throw new Error(JSON.stringify(quoted.issues));
  return explanationOf(quoted.value);
}

function explanationOf(quote: Quote): Explanation {
  const explanation = explainQuote(quote);
  if (!explanation.ok) throw new Error(JSON.stringify(explanation.issues));
  return explanation.value;
}

const TWELVE_NIGHTS = { fromDate: '2026-07-06', toDate: '2026-07-18' } as const;

const quotes = priceBookArbitrary().chain((input) =>
  validRequestArbitrary(input).map((request) => {
    const book = parsePriceBook(input);
    const quoted = book.ok ? compilePriceBook(book.value).quote(request) : book;
    return quoted.ok ? quoted.value : undefined;
  }),
);

/** Rounds an exact fraction in the plainest way, apart from the engine's own. */
function roundedBy({ numerator, denominator }: { numerator: string; denominator: string }, digits: number, halfEven: boolean): string {
  const [n, d] = [BigInt(numerator) * 10n ** BigInt(digits), BigInt(denominator)];
  const [whole, twice] = [n / d, (n % d) * 2n];
  const up = twice > d || (twice === d && (!halfEven || whole % 2n === 1n));
  const text = String(up ? whole + 1n : whole).padStart(digits + 1, '0');
  return digits === 0 ? text : `${text.slice(0, -digits)}.${text.slice(-digits)}`;
}

describe('explainQuote', () => {
  it('reconciles with the quote, line by line and in all', () => {
    let lines = 0;
    fc.assert(
      fc.property(quotes, (quote) => {
        fc.pre(quote !== undefined);
        const explanation = explanationOf(quote);
        lines += quote.pricings.length;
        expect(
          explanation.lines.map((line) => ({
            pricingTemplateId: line.template.id,
            hostableType: line.payee.hostableType,
            hostableId: line.payee.hostableId,
            level: line.usedFrom.level,
            tripTypeId: line.tripType.id,
            serviceTypeId: line.serviceType.id,
            category: line.serviceType.category,
            pricingType: line.pricingType,
            quantity: line.quantity.quantity,
            students: line.students,
            customer: line.figures.customer.rounded,
            customerDiscount: line.customerDiscount,
            provider: line.figures.provider.rounded,
            providerDiscount: line.providerDiscount,
          })),
        ).toEqual(quote.pricings);
        expect(explanation.totals).toMatchObject({
          subtotal: quote.subtotal,
          total: quote.total,
          vat: { amount: quote.vat },
          payouts: quote.payouts.map(({ hostableType, hostableId, amount }) => ({ payee: { hostableType, hostableId }, amount })),
        });
        expect(explanation.stay.immersion.immersionDays).toBe(quote.noOfImmersionDays);
        expect(explanation.stay.campWeeks.weeks).toBe(quote.noOfCampsAdded);
      }),
      { numRuns: 150 },
    );
    expect(lines).toBeGreaterThan(100);
  });

  it('states exact values that round to the printed ones', () => {
    fc.assert(
      fc.property(priceBookArbitrary(), fc.integer(), (input, seed) => {
        const book = parsePriceBook(input);
        fc.pre(book.ok);
        const [request] = fc.sample(validRequestArbitrary(input), { numRuns: 1, seed });
        const quoted = request === undefined ? book : compilePriceBook(book.value).quote(request);
        fc.pre(quoted.ok && 'total' in quoted.value);
        if (!quoted.ok || !('total' in quoted.value)) return;
        const explanation = explanationOf(quoted.value);
        const digits = minorDigits(explanation.currency) ?? 0;
        const figures = explanation.lines.flatMap((line) => Object.values(line.figures));
        const vat = explanation.totals.vat.reckoned;
        for (const figure of vat === null ? figures : [...figures, vat.figure]) {
          expect(roundedBy(figure, digits, book.value.policy.rounding === 'half-even')).toBe(figure.rounded);
          const shown = figure.decimal.replace('…', '');
          const places = shown.split('.')[1]?.length ?? 0;
          const scaled = BigInt(figure.numerator) * 10n ** BigInt(places);
          expect(scaled / BigInt(figure.denominator)).toBe(BigInt(shown.replace('.', '')));
          expect(scaled % BigInt(figure.denominator) === 0n).toBe(!figure.decimal.endsWith('…'));
        }
      }),
      { numRuns: 100 },
    );
  });

  it('leaves no pricing of the stay untold: each is a line or has its reasons', () => {
    fc.assert(
      fc.property(quotes, (quote) => {
        fc.pre(quote !== undefined);
        const { lines, absent } = explanationOf(quote);
        const place = ({ payee, template, usedFrom }: (typeof absent)[number] | (typeof lines)[number]) =>
          `${payee.hostableType} ${payee.hostableId} ${template.id} ${usedFrom.level}`;
        const told = [...lines.map(place), ...absent.map(place)];
        expect(new Set(told).size).toBe(told.length);
        expect(absent.every(({ reasons }) => reasons.length > 0)).toBe(true);
      }),
      { numRuns: 100 },
    );
  });

  it('names a line it would be exactly as the quote has it once the service is selected', () => {
    let added = 0;
    fc.assert(
      fc.property(priceBookArbitrary(), fc.integer(), (input, seed) => {
        const book = parsePriceBook(input);
        const [request] = fc.sample(validRequestArbitrary(input), { numRuns: 1, seed });
        if (!book.ok || request === undefined) return;
        const pricer = compilePriceBook(book.value);
        const quoted = pricer.quote(request);
        if (!quoted.ok) return;
        for (const { ifSelected, serviceType, template, payee } of explanationOf(quoted.value).absent) {
          if (ifSelected === null) continue;
          const more = pricer.quote({ ...quoted.value.request, serviceTypeIds: [...quoted.value.request.serviceTypeIds, serviceType.id] });
          const line = more.ok
            ? more.value.pricings.find((one) => one.pricingTemplateId === template.id && one.hostableId === payee.hostableId)
            : undefined;
          expect(line?.customer).toBe(ifSelected.figures.customer.rounded);
          added += 1;
        }
      }),
      { numRuns: 100 },
    );
    expect(added).toBeGreaterThan(10);
  });

  it('refuses a quote that does not remember its making', () => {
    const quoted = compilePriceBook(aPriceBook()).quote(aRequest());
    if (!quoted.ok) throw new Error('no quote');
    const read = JSON.parse(JSON.stringify(quoted.value)) as Quote;
    expect(explainQuote(read)).toEqual({
      ok: false,
      issues: [{ code: 'detached_quote', path: [], data: { fingerprint: read.fingerprint } }],
    });
  });
});

describe('near misses of discount rules', () => {
  const hosting = {
    template: 'hosting per_night',
    amount: '100',
    customer: { commissionPercentage: '3' },
    provider: { commissionPercentage: '10' },
  } as const;
  const missesOf = (discounts: NonNullable<Book['discounts']>, request: Request = {}) =>
    explain(
      { family: [hosting], discounts, templates: { 'hosting per_night': { required: true } } },
      { ...TWELVE_NIGHTS, ...request },
    ).lines.flatMap(({ nearMisses }) => nearMisses);

  it('say how many nights are missing, what is gained after the clamp, and the line as it would be quoted', () => {
    const [miss] = missesOf([{ minQuantity: 14, required: true, demandDiscount: '5', supplyDiscount: '1' }]);
    expect(miss).toMatchObject({
      shortfall: { quantity: 12, needed: 14, more: 2 },
      missingCode: null,
      attainable: 'yes',
      effect: { quantity: 14, demandGained: '3', supplyGained: '1', customerSaving: '43.30', providerCost: '14.00' },
    });
    expect(miss?.effect?.customer.rounded).toBe('1400.00');
    expect(miss?.effect?.provider.rounded).toBe('1246.00');
  });

  it('name the missing code, the one it would replace, and both obstacles together', () => {
    const misses = missesOf(
      [
        { code: 'A', demandDiscount: '1' },
        { code: ' B ', demandDiscount: '2', minQuantity: 13 },
      ],
      { discountCode: 'a' },
    );
    expect(misses).toMatchObject([{ missingCode: 'B', shortfall: { more: 1 }, effect: { replacesCode: 'a', demandGained: '1' } }]);
  });

  it('say so where no request can make a rule apply', () => {
    expect(missesOf([{ minQuantity: 400, required: true }, { code: ' ' }]).map(({ attainable }) => attainable)).toEqual([
      'beyond_limits',
      'rule_has_no_code',
    ]);
    const fixed = explain(
      {
        family: [{ template: 'transfer per_transfer', amount: '9', quantity: 2, required: true }],
        discounts: [{ minQuantity: 3, required: true }],
      },
      TWELVE_NIGHTS,
    );
    expect(fixed.lines[0]?.nearMisses[0]).toMatchObject({ attainable: 'quantity_fixed', effect: null });
  });

  it('hold: the stay they speak of costs what they say', () => {
    const book = {
      family: [hosting],
      discounts: [{ minQuantity: 14, required: true, demandDiscount: '2' }],
      templates: { 'hosting per_night': { required: true } },
    };
    const now = explain(book, TWELVE_NIGHTS).lines[0]?.nearMisses[0]?.effect;
    const then = explain(book, { ...TWELVE_NIGHTS, toDate: '2026-07-20' }).lines[0];
    expect(then?.figures.customerDiscounted).toEqual(now?.customer);
    expect(then?.figures.providerDiscounted).toEqual(now?.provider);
  });
});

describe('pricings without a line', () => {
  const reasonsOf = (book: Book, request: Request) => explain(book, { ...TWELVE_NIGHTS, ...request }).absent.map(({ reasons }) => reasons);
  const required = { required: true, amount: '10' } as const;

  it('were not selected, and would be a line if they were', () => {
    const { absent } = explain({ family: [{ template: 'horse per_trip', amount: '10' }] }, TWELVE_NIGHTS);
    expect(absent).toMatchObject([
      {
        template: { id: templateId('horse per_trip') },
        reasons: [{ reason: 'service_not_selected', serviceType: { id: serviceTypeId('horse') } }],
      },
    ]);
    expect(absent[0]?.ifSelected?.figures.customer.rounded).toBe('10.00');
  });

  it('are switched off, free, or both and not selected either', () => {
    expect(reasonsOf({ active: false, family: [{ template: 'horse per_trip', amount: '0' }] }, {})).toMatchObject([
      [{ reason: 'trip_type_inactive' }, { reason: 'amount_zero' }, { reason: 'service_not_selected' }],
    ]);
  });

  it('have nothing to count', () => {
    const oneDay = { fromDate: '2026-07-06', toDate: '2026-07-06' };
    expect(reasonsOf({ family: [{ template: 'hosting per_night', ...required }] }, oneDay)).toEqual([[{ reason: 'no_nights' }]]);
    expect(reasonsOf({ family: [{ template: 'transfer per_transfer', quantity: 0, ...required }] }, {})).toEqual([
      [{ reason: 'quantity_zero' }],
    ]);
    const immersion: Book = { family: [{ template: 'immersion immersion', ...required }] };
    expect(reasonsOf(immersion, { activityDetailsType: 'local' })).toEqual([[{ reason: 'no_immersion_days', cause: 'local_stay' }]]);
    const filled = { fromDate: '2026-07-06', toDate: '2026-07-10', activityDetailsType: 'mixed', currentNoOfWeeks: 1 } as const;
    expect(reasonsOf(immersion, filled)).toEqual([[{ reason: 'no_immersion_days', cause: 'camps_fill_stay' }]]);
  });

  it('have no camp week, for one of four causes', () => {
    const camp: Book = { family: [{ template: 'camp per_week', ...required }] };
    const cause = (request: Request) => reasonsOf(camp, request).flat()[0];
    expect(cause({})).toEqual({ reason: 'no_camp_weeks', cause: 'family_stay' });
    expect(cause({ activityDetailsType: 'local', fromDate: '2026-07-07', toDate: '2026-07-12' })).toEqual({
      reason: 'no_camp_weeks',
      cause: 'no_monday_to_friday',
    });
    expect(cause({ activityDetailsType: 'mixed' })).toEqual({ reason: 'no_camp_weeks', cause: 'none_wanted' });
    expect(cause({ activityDetailsType: 'mixed', nearbyActivities: [{ id: STANDARD.activity }] })).toEqual({
      reason: 'no_camp_weeks',
      cause: 'all_at_activities',
    });
  });

  it('are hidden by a nearer level, which the line that stands tells too', () => {
    const { lines, absent } = explain(
      {
        family: [{ template: 'hosting per_night', ...required }],
        county: [{ template: 'hosting per_night', ...required, amount: '20' }],
        country: [{ template: 'trust_fee per_trip', ...required }],
      },
      TWELVE_NIGHTS,
    );
    expect(absent).toMatchObject([
      { asked: '20', reasons: [{ reason: 'hidden', at: { level: 'county' }, by: { level: 'base', place: { name: 'Byrne' } } }] },
    ]);
    expect(lines[0]?.levels).toMatchObject({ passed: [], hides: [{ level: 'county', asked: '20' }] });
    expect(lines[1]?.levels).toMatchObject({ passed: [{ place: { name: 'Byrne' } }, { place: { name: 'Galway' } }], hides: [] });
  });

  it('are an activity’s own that are no camp, or an activity’s that a family stay leaves out', () => {
    const book: Book = { activity: [{ template: 'horse per_trip', ...required }] };
    const chosen = { nearbyActivities: [{ id: STANDARD.activity }] };
    expect(reasonsOf(book, { ...chosen, activityDetailsType: 'mixed' })).toEqual([[{ reason: 'not_a_camp' }]]);
    expect(reasonsOf({ activity: [{ template: 'camp per_week', ...required }] }, chosen)).toEqual([
      [{ reason: 'activity_in_family_stay' }],
    ]);
  });
});

describe('counts', () => {
  it('name where each comes from', () => {
    const { lines, stay } = explain(
      {
        family: [
          { template: 'hosting per_night', amount: '1', required: true },
          { template: 'hosting per_week', amount: '1', required: true },
          { template: 'horse per_week', amount: '1', quantity: 4, required: true },
          { template: 'camp per_week', amount: '1', required: true },
          { template: 'immersion immersion', amount: '1', required: true },
          { template: 'transfer per_transfer', amount: '1', required: true },
          { template: 'other per_trip', amount: '1', required: true },
        ],
        activity: [{ template: 'camp per_week', amount: '1' }],
      },
      {
        fromDate: '2026-07-06',
        toDate: '2026-07-19',
        activityDetailsType: 'mixed',
        currentNoOfWeeks: 2,
        nearbyActivities: [{ id: STANDARD.activity }],
      },
    );
    expect(lines.map(({ quantity: { from, quantity } }) => `${quantity} ${from}`)).toEqual([
      '13 nights',
      '2 weeks_begun',
      '4 price_book',
      '1 family_camp_weeks',
      '4 immersion_days',
      '1 one_transfer',
      '1 one_trip',
      '1 activity_weeks',
    ]);
    expect(stay.campWeeks).toEqual({ from: 'asked', weeks: 2, chosenWeeks: 1 });
  });

  it.each([
    ['family', null, 'family_stay', 0],
    ['local', null, 'room', 2],
    ['mixed', null, 'chosen_activities', 0],
    ['local', 1, 'asked', 1],
  ] as const)('of camp weeks in a %s stay asked for %s are %s: %i', (activityDetailsType, currentNoOfWeeks, from, weeks) => {
    expect(explain({}, { fromDate: '2026-07-06', toDate: '2026-07-19', activityDetailsType, currentNoOfWeeks }).stay.campWeeks).toEqual({
      from,
      weeks,
      chosenWeeks: 0,
    });
  });
});
