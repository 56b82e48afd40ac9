// Solving against the engine itself: every answer is put into the book and quoted again.

import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { good, minor, pricerOf, refusals } from '../../test/support/engine.ts';
import { repricedBook } from '../../test/support/repriced-book.ts';
import { holds } from '../../test/support/runs.ts';
import { aRequest, priceBookInput, STANDARD, serviceTypeId, templateId, type ValidStay, validStayArbitrary } from '../../testing/index.ts';
import { formatAmount } from '../money/amount.ts';
import { minorDigits } from '../money/currency.ts';
import { normalise } from '../money/integer.ts';
import type { Quote } from '../quote.ts';
import type { Goal, Solution, SolveTarget } from './solution.ts';
import { solve } from './solve.ts';

/** What an amount gives when the book is compiled anew with it. */
function figureAt({ book, request }: ValidStay, { templateId: id, payee, goal }: Solution, amount: string): bigint {
  const quote = good(pricerOf(repricedBook(book, { templateId: id, payee, amount })).quote(request));
  return figureOf(quote, { ...payee, goal });
}

function figureOf(quote: Quote, { goal, ...payee }: { goal: Goal; hostableType: string; hostableId: number }): bigint {
  if (goal === 'total') return minor(quote.total);
  const found = quote.payouts.find(
    ({ hostableType, hostableId }) => hostableType === payee.hostableType && hostableId === payee.hostableId,
  );
  return minor(found?.amount ?? '0');
}

interface Question {
  readonly stay: ValidStay;
  readonly digits: number;
  readonly target: SolveTarget;
}

/** A line of a random stay, and a total or payout that an amount gives, or one that is a little off. */
const question = (largest: number) =>
  fc
    .record({
      stay: validStayArbitrary(),
      line: fc.nat(),
      amount: fc.integer({ min: 1, max: largest }),
      off: fc.integer({ min: -2, max: 2 }),
      goal: fc.constantFrom<Goal>('total', 'payout'),
    })
    .map(({ stay, line, amount, off, goal }): Question | undefined => {
      const quote = good(pricerOf(stay.book).quote(stay.request));
      const chosen = quote.pricings[line % Math.max(1, quote.pricings.length)];
      if (chosen === undefined) return undefined;
      const digits = minorDigits(quote.currency) ?? 0;
      const { pricingTemplateId, hostableType, hostableId } = chosen;
      const payee = { hostableType, hostableId };
      const book = repricedBook(stay.book, { templateId: pricingTemplateId, payee, amount: formatAmount(amount, digits) });
      const figure = figureOf(good(pricerOf(book).quote(stay.request)), { ...payee, goal }) + BigInt(off);
      const wanted = formatAmount(normalise(figure < 0n ? 0n : figure), digits);
      const target = { templateId: pricingTemplateId, payee, ...(goal === 'total' ? { total: wanted } : { payout: wanted }) };
      return { stay, digits, target };
    })
    .filter((found) => found !== undefined);

const next = (amount: string, step: 1n | -1n, digits: number) => formatAmount(normalise(minor(amount) + step), digits);

/** Whether the answer and its nearest neighbours do what it says, when quoted again. */
function expectTrue({ stay, digits }: Question, solution: Solution): void {
  const wanted = minor(solution.wanted);
  const at = (amount: string) => figureAt(stay, solution, amount);
  if (solution.possible) {
    const { from, to, count } = solution.amounts;
    expect(BigInt(count)).toBe(minor(to) - minor(from) + 1n);
    expect([at(from), at(to)]).toEqual([wanted, wanted]);
    if (minor(from) > 1n) expect(at(next(from, -1n, digits)) < wanted).toBe(true);
    if (minor(to) < 10n ** BigInt(12 + digits) - 1n) expect(at(next(to, 1n, digits)) > wanted).toBe(true);
    return;
  }
  const { below, above } = solution;
  if (!solution.changesWithAmount) {
    expect([below, above]).toEqual([null, null]);
    const largest = formatAmount(normalise(10n ** BigInt(12 + digits) - 1n), digits);
    expect([at(formatAmount(1, digits)), at(largest)]).toEqual([minor(solution.current.result), minor(solution.current.result)]);
    return;
  }
  if (below !== null) expect([at(below.amount), at(below.amount) < wanted]).toEqual([minor(below.result), true]);
  if (above !== null) expect([at(above.amount), at(above.amount) > wanted]).toEqual([minor(above.result), true]);
  expect(above === null ? null : minor(above.amount)).toBe(above === null ? null : below === null ? 1n : minor(below.amount) + 1n);
  if (above === null) expect(minor(below?.amount ?? '0')).toBe(10n ** BigInt(12 + digits) - 1n);
}

describe('solve', () => {
  it('finds amounts that the engine confirms, and no other beside them', () => {
    holds(
      fc.property(question(30_000), (asked) => expectTrue(asked, good(solve(pricerOf(asked.stay.book), asked.stay.request, asked.target)))),
      150,
    );
  });

  it('agrees with trying every amount', () => {
    holds(
      fc.property(question(50), (asked) => {
        const solution = good(solve(pricerOf(asked.stay.book), asked.stay.request, asked.target));
        const tried = Array.from({ length: 60 }, (_, index) => index + 1).filter(
          (amount) => figureAt(asked.stay, solution, formatAmount(amount, asked.digits)) === minor(solution.wanted),
        );
        const { from, to } = solution.possible ? solution.amounts : { from: '1', to: '0' };
        const claimed = Array.from({ length: 60 }, (_, index) => index + 1).filter(
          (amount) => amount >= minor(from) && amount <= minor(to),
        );
        expect(tried).toEqual(claimed);
      }),
      15,
    );
  });
});

const night = templateId('hosting per_night');
const hosting = aRequest({ serviceTypeIds: [serviceTypeId('hosting')] });
const family = { hostableType: 'Host_family', hostableId: STANDARD.family } as const;

describe('solve, by example', () => {
  const book = priceBookInput({
    family: [
      { template: 'hosting per_night', amount: '100', customer: { commissionPercentage: '20' }, provider: { commissionPercentage: '10' } },
    ],
    policy: { vatRate: '0' },
  });

  it('gives the one amount of a total: 6 nights at 100 and 20% on top are 750', () => {
    expect(good(solve(pricerOf(book), hosting, { templateId: night, total: '750.00' }))).toEqual({
      possible: true,
      currency: 'EUR',
      templateId: night,
      payee: family,
      level: 'base',
      goal: 'total',
      wanted: '750.00',
      current: { amount: '100', result: '750.00' },
      amounts: { from: '100.00', to: '100.00', count: '1' },
    });
  });

  it('returns the nearest amounts for a total that no amount gives', () => {
    expect(good(solve(pricerOf(book), hosting, { templateId: night, total: '750.03' }))).toMatchObject({
      possible: false,
      below: { amount: '100.00', result: '750.00' },
      above: { amount: '100.01', result: '750.08' },
    });
  });

  it('solves for a payout', () => {
    expect(good(solve(pricerOf(book), hosting, { templateId: night, payout: '540' }))).toMatchObject({
      possible: true,
      wanted: '540.00',
      current: { amount: '100', result: '540.00' },
      amounts: { from: '100.00', to: '100.00' },
    });
  });

  it('has nothing below the smallest amount, nor above the largest', () => {
    expect(good(solve(pricerOf(book), hosting, { templateId: night, total: '0.00' }))).toMatchObject({
      possible: false,
      below: null,
      above: { amount: '0.01', result: '0.08' },
    });
    expect(good(solve(pricerOf(book), hosting, { templateId: night, total: '99999999999999.99' }))).toMatchObject({
      possible: false,
      below: { amount: '999999999999.99', result: '7499999999999.93' },
      above: null,
    });
  });

  it('gives every amount where the payout does not depend on it', () => {
    const free = priceBookInput({ family: [{ template: 'hosting per_night', amount: '5', provider: { commissionPercentage: '100' } }] });
    expect(good(solve(pricerOf(free), hosting, { templateId: night, payout: '0.00' }))).toMatchObject({
      possible: true,
      amounts: { from: '0.01', to: '999999999999.99', count: '99999999999999' },
    });
  });

  it('solves for a price of 0 as if it were priced, and says where it stands', () => {
    const county = priceBookInput({ county: [{ template: 'hosting per_night', amount: '0' }], policy: { vatRate: '0' } });
    expect(good(solve(pricerOf(county), hosting, { templateId: night, total: '60.00' }))).toMatchObject({
      possible: true,
      level: 'county',
      current: { amount: '0', result: '0.00' },
      amounts: { from: '10.00', to: '10.00' },
    });
  });
});

describe('what solve refuses', () => {
  const prices = [{ template: 'hosting per_night', amount: '100' } as const];
  const camp = [{ template: 'camp per_week', amount: '100' } as const];
  const week = templateId('camp per_week');
  const camps = aRequest({
    toDate: '2026-07-31',
    activityDetailsType: 'local',
    nearbyActivities: [{ id: STANDARD.activity, weeks: 1 }],
    serviceTypeIds: [serviceTypeId('camp')],
  });

  it.each([
    ['a template that nobody prices', {}, aRequest()],
    ['a service that is not asked for', { family: prices }, aRequest()],
    ['a trip type that is not active', { family: prices, active: false }, hosting],
    ['a stay without nights', { family: prices }, { ...hosting, toDate: '2026-07-06' }],
  ])('%s', (_, parts, request) => {
    expect(refusals(solve(pricerOf(priceBookInput(parts)), request, { templateId: night, total: '1' }))).toEqual([
      'template_not_in_stay templateId',
    ]);
  });

  it('a template with two payees, unless one is given', () => {
    const pricer = pricerOf(priceBookInput({ family: camp, activity: camp }));
    const refused = solve(pricer, camps, { templateId: week, total: '500' });
    expect(refused.ok ? [] : refused.issues.map(({ data }) => data)).toEqual([
      { templateId: week, payees: ['Host_family:500', 'Activity:900'] },
    ]);
    const payee = { hostableType: 'Activity', hostableId: STANDARD.activity } as const;
    expect(good(solve(pricer, camps, { templateId: week, payee, payout: '120.00' }))).toMatchObject({
      payee,
      amounts: { from: '120.00', to: '120.00' },
    });
    expect(refusals(solve(pricer, camps, { templateId: week, payee: { ...payee, hostableId: 1 }, total: '1' }))).toEqual([
      'template_not_in_stay templateId',
    ]);
  });

  it('prefers a charged line to one replaced by a price of 0', () => {
    const hidden = [{ template: 'camp per_week', amount: '0' } as const];
    const pricer = pricerOf(priceBookInput({ family: camp, activity: hidden }));
    expect(good(solve(pricer, camps, { templateId: week, total: '500' })).payee).toEqual(family);
  });

  it.each([
    ['12.345', 'invalid_amount total'],
    ['twelve', 'invalid_amount total'],
    ['-1.00', 'negative_amount total'],
  ])('a total of %s', (total, expected) => {
    expect(refusals(solve(pricerOf(priceBookInput({ family: prices })), hosting, { templateId: night, total }))).toEqual([expected]);
  });

  it('a request that a quote would refuse', () => {
    const pricer = pricerOf(priceBookInput({ family: prices }));
    expect(refusals(solve(pricer, { ...hosting, hostFamilyId: 1 }, { templateId: night, total: '1' }))).toEqual([
      'unknown_host_family hostFamilyId',
    ]);
    expect(refusals(solve(pricer, { ...hosting, fromDate: '2026-02-30' }, { templateId: night, total: '1' }))).toEqual([
      'invalid_date fromDate',
    ]);
  });
});
