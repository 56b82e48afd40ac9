// The payment intent and its preflight: what is asked for, what is not, and why.

import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { aPricer, good, minor, quoteOf, refusals } from '../../../test/support/engine.ts';
import { holds } from '../../../test/support/runs.ts';
import { aRequest, type BookParts, STANDARD, serviceTypeId, templateId, validStayArbitrary } from '../../../testing/index.ts';
import type { Quote } from '../../quote.ts';
import { displayDigits } from './display-digits.ts';
import { CARD_GATEWAY } from './gateway-profile.ts';
import { HOSTING_TRIP_TYPE_IDS, toWire } from './payment-intent.ts';
import type { PreflightCode } from './preflight.ts';
import { type PaymentIntentAnswer, toPaymentIntent } from './to-payment-intent.ts';

/** Six nights at this price, VAT 23% of what the family asks. */
function quoteAt(amount: string, parts: BookParts = {}): Quote {
  const pricer = aPricer({ family: [{ template: 'hosting per_night', amount, customer: { commissionPercentage: '20' } }], ...parts });
  return good(pricer.quote(aRequest({ serviceTypeIds: [serviceTypeId('hosting')] })));
}

const answerAt = (amount: string, parts: BookParts = {}) => good(toPaymentIntent(quoteAt(amount, parts)));
const failedOf = ({ preflight }: PaymentIntentAnswer) => preflight.checks.filter(({ ok }) => !ok);
const reasonFor = (code: PreflightCode, answer: PaymentIntentAnswer) => failedOf(answer).find((check) => check.code === code)?.reason;

describe('toPaymentIntent', () => {
  it('asks for the total in minor units, line by line, VAT included', () => {
    const quote = quoteAt('100');
    const answer = good(toPaymentIntent(quote, { paymentIntentId: 'pi_1' }));
    expect(answer.intent).toEqual({
      amount: 88_800,
      currency: 'EUR',
      numberOfDays: 7,
      fullImmersionDays: 7,
      businessId: STANDARD.business,
      pricings: [
        {
          pricingTemplateId: templateId('hosting per_night'),
          hostableId: STANDARD.family,
          hostableType: 'Host_family',
          quantity: 6,
          amount: 75_000,
        },
      ],
      paymentIntentId: 'pi_1',
    });
    expect(answer.skipped).toBeNull();
    expect(answer.preflight).toMatchObject({
      ok: true,
      gateway: 'card',
      digits: { iso: 2, display: 2, gateway: 2 },
      gatewayAmount: '88800',
    });
    expect(answer.preflight.checks.map(({ reason }) => reason)).toEqual([null, null, null, null, null]);
  });

  it('equals the quote’s total and the sum of lines and VAT, for every quote with a hosting line', () => {
    holds(
      fc.property(validStayArbitrary(), (stay) => {
        const quote = quoteOf(stay);
        const { intent, skipped, preflight } = good(toPaymentIntent(quote));
        expect(preflight.checks[0]).toMatchObject({ code: 'lines_and_vat_make_the_amount', ok: true });
        expect(intent === null).toBe(skipped !== null);
        const hosts = quote.pricings.some(({ tripTypeId }) => HOSTING_TRIP_TYPE_IDS.includes(tripTypeId));
        expect(skipped?.code === 'no_hosting_line').toBe(!hosts);
        if (intent === null) return;
        expect(BigInt(intent.amount)).toBe(minor(quote.total));
        expect(intent.pricings.reduce((sum, line) => sum + BigInt(line.amount), 0n) + minor(quote.vat)).toBe(minor(quote.total));
      }),
      200,
    );
  });

  it('is skipped when no line hosts', () => {
    const answer = answerAt('100', { family: [] });
    expect(answer).toMatchObject({
      intent: null,
      skipped: { code: 'no_hosting_line', data: { hostingTripTypeIds: [1, 2, 10, 11], tripTypeIds: [] } },
    });
  });

  it('is skipped when lines and VAT don’t add up to the amount', () => {
    const changed = { ...JSON.parse(JSON.stringify(quoteAt('100'))), total: '888.01' } as Quote;
    const answer = good(toPaymentIntent(changed, { businessId: 1 }));
    expect(answer).toMatchObject({
      intent: null,
      skipped: { code: 'preflight_failed', data: { failed: ['lines_and_vat_make_the_amount'] } },
    });
    expect(reasonFor('lines_and_vat_make_the_amount', answer)).toBe(
      'The lines (750.00) plus VAT (138.00) don’t add up to the amount (888.01).',
    );
  });

  it('is skipped when the amount is more than a number holds exactly', () => {
    const answer = answerAt('999999999999', { currency: 'KWD', policy: { vatRate: '1' } });
    expect(answer).toMatchObject({ intent: null, skipped: { code: 'preflight_failed', data: { failed: ['safe_integer'] } } });
    expect(failedOf(answer).map(({ code }) => code)).toEqual(['safe_integer', 'below_maximum']);
  });

  it('needs a business for a detached quote', () => {
    const detached = JSON.parse(JSON.stringify(quoteAt('100')));
    expect(refusals(toPaymentIntent(detached))).toEqual(['detached_quote']);
    expect(good(toPaymentIntent(detached, { businessId: 7 })).intent).toMatchObject({ amount: 88_800, businessId: 7 });
  });

  it('rejects invalid amounts and currencies', () => {
    const detached = JSON.parse(JSON.stringify(quoteAt('100')));
    const line = { ...detached.pricings[0], customer: '750.001' };
    expect(refusals(toPaymentIntent({ ...detached, total: 'x', pricings: [line] }, { businessId: 1 }))).toEqual([
      'invalid_amount pricings.0.customer',
      'invalid_amount total',
    ]);
    expect(refusals(toPaymentIntent({ ...detached, currency: 'XXX' }, { businessId: 1 }))).toEqual(['unknown_currency currency']);
  });
});

describe('the preflight', () => {
  it.each([
    ['EUR', '0.05', false, '0.45 EUR is less than the gateway’s minimum, 0.50.'],
    ['EUR', '0.06', true, undefined],
    ['HUF', '19.7', false, '174.94 HUF is less than the gateway’s minimum, 175.00.'],
    ['EUR', '0', false, 'The amount is 0, so no payment is needed.'],
  ])('checks the minimum of a charge in %s at %s a night', (currency, amount, passes, reason) => {
    const parts: BookParts = amount === '0' ? { currency, family: [] } : { currency };
    const answer = answerAt(amount, parts);
    expect(answer.preflight.ok).toBe(passes);
    expect(reasonFor('above_minimum', answer)).toBe(reason);
  });

  it('leaves the intent in place where only the gateway would refuse it', () => {
    expect(answerAt('0.05')).toMatchObject({ intent: { amount: 45 }, skipped: null, preflight: { ok: false } });
  });

  it('checks the gateway’s maximum number of digits', () => {
    expect(reasonFor('below_maximum', answerAt('200000'))).toBe('177600000 has more than 8 digits, the gateway’s maximum.');
    expect(failedOf(answerAt('200000', { currency: 'IDR' }))).toEqual([]);
  });

  it.each([
    ['UGX', '1000', { iso: 0, display: 0, gateway: 2 }, '888000'],
    ['ISK', '1000', { iso: 0, display: 0, gateway: 2 }, '888000'],
    ['MGA', '1000', { iso: 2, display: 0, gateway: 0 }, '8880'],
    ['MGA', '1000.01', { iso: 2, display: 0, gateway: 0 }, null],
    ['KWD', '10', { iso: 3, display: 3, gateway: 3 }, '88800'],
    ['KWD', '10.001', { iso: 3, display: 3, gateway: 3 }, null],
    ['HUF', '1000', { iso: 2, display: 0, gateway: 2 }, '888000'],
    ['JPY', '1000', { iso: 0, display: 0, gateway: 0 }, '8880'],
  ])('keeps digits of ISO, of display and of the gateway apart: %s at %s', (currency, amount, digits, gatewayAmount) => {
    const answer = answerAt(amount, { currency });
    expect(answer.preflight).toMatchObject({ digits, gatewayAmount });
    expect(answer.intent?.amount).toBe(Number(minor(quoteAt(amount, { currency }).total)));
    expect(reasonFor('gateway_units', answer) === undefined).toBe(gatewayAmount !== null);
  });

  it('uses the profile of a given gateway', () => {
    const gateway = { ...CARD_GATEWAY, name: 'own', minimum: { EUR: '900.00' }, maximumDigits: 4 };
    const answer = good(toPaymentIntent(quoteAt('100'), { gateway }));
    expect(answer.preflight.gateway).toBe('own');
    expect(failedOf(answer).map(({ code }) => code)).toEqual(['above_minimum', 'below_maximum']);
  });
});

describe('toWire', () => {
  it('spells the intent as the payment service reads it', () => {
    const { intent } = good(toPaymentIntent(quoteAt('100'), { paymentIntentId: 'pi_1' }));
    expect(intent && toWire(intent)).toEqual({
      amount: 88_800,
      currency: 'EUR',
      number_of_days: 7,
      full_immersion_days: 7,
      business_id: STANDARD.business,
      pricings: [
        {
          pricing_template_id: templateId('hosting per_night'),
          hostable_id: STANDARD.family,
          hostable_type: 'Host_family',
          quantity: 6,
          amount: 75_000,
        },
      ],
      payment_intent_id: 'pi_1',
    });
  });

  it('names an intent only where there is one', () => {
    const { intent } = answerAt('100');
    expect(intent && Object.keys(toWire(intent))).not.toContain('payment_intent_id');
  });
});

describe('displayDigits', () => {
  it.each([
    ['HUF', 0],
    ['EUR', 2],
    ['KWD', 3],
    ['XXX', undefined],
  ])('returns the digits of %s', (currency, digits) => expect(displayDigits(currency)).toBe(digits));
});
