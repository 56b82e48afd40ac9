// Converts a quote to a payment intent, or says why there is none.

import { type Issue, issue, type Path } from '../../issues.ts';
import { MadeQuote } from '../../made-quote.ts';
import { parseAmount } from '../../money/amount.ts';
import { minorDigits } from '../../money/currency.ts';
import { type Integer, subtract } from '../../money/integer.ts';
import type { Quote } from '../../quote.ts';
import { andThen, ok, okUnless, type Result, refuse } from '../../result.ts';
import { CARD_GATEWAY, type GatewayProfile } from './gateway-profile.ts';
import { HOSTING_TRIP_TYPE_IDS, type PaymentIntent } from './payment-intent.ts';
import { type Charge, type Preflight, type PreflightCode, preflight } from './preflight.ts';

export interface PaymentIntentOptions {
  /** The ID of an existing intent to update. */
  readonly paymentIntentId?: string;
  /** The business that is paid; only needed for a detached quote. */
  readonly businessId?: number;
  /** The gateway; {@link CARD_GATEWAY} by default. */
  readonly gateway?: GatewayProfile;
}

export type SkipReason =
  | {
      readonly code: 'no_hosting_line';
      readonly data: { readonly hostingTripTypeIds: readonly number[]; readonly tripTypeIds: readonly number[] };
    }
  | { readonly code: 'preflight_failed'; readonly data: { readonly failed: readonly PreflightCode[] } };

export interface PaymentIntentAnswer {
  /** Null if and only if `skipped` gives a reason. */
  readonly intent: PaymentIntent | null;
  readonly skipped: SkipReason | null;
  readonly preflight: Preflight;
}

/**
 * The payment intent of a quote. It is skipped if no line has a hosting trip type, or if the amount isn't exact or isn't the sum of
 * lines and VAT. If only this gateway would refuse it (too little, too much, not its units), the preflight fails and the intent stays.
 * Refuses with `detached_quote` if no business is known, and with `invalid_amount` and `unknown_currency` for an invalid quote.
 */
export function toPaymentIntent(quote: Quote, options: PaymentIntentOptions = {}): Result<PaymentIntentAnswer> {
  const businessId = options.businessId ?? MadeQuote.originOf(quote)?.totalled.counted.resolved.family.businessId;
  if (businessId === undefined) return refuse([issue('detached_quote', [], { fingerprint: quote.fingerprint })]);
  return andThen(readCharge(quote), (charge) => {
    const checked = preflight(charge, options.gateway ?? CARD_GATEWAY);
    const skipped = reasonToSkip(quote, checked);
    return ok({ intent: skipped === null ? writeIntent(quote, charge, { ...options, businessId }) : null, skipped, preflight: checked });
  });
}

function readCharge(quote: Quote): Result<Charge> {
  const { currency } = quote;
  const digits = minorDigits(currency);
  if (digits === undefined) return refuse([issue('unknown_currency', ['currency'], { received: currency })]);
  const issues: Issue[] = [];
  const read = (received: string, path: Path): Integer => {
    const amount = parseAmount(received, digits);
    if (amount === undefined) issues.push(issue('invalid_amount', path, { received, fractionDigits: digits }));
    return amount ?? 0;
  };
  const lines = quote.pricings.map(({ customer, customerDiscount }, index) =>
    subtract(read(customer, ['pricings', index, 'customer']), read(customerDiscount, ['pricings', index, 'customerDiscount'])),
  );
  const charge = { currency, digits, total: read(quote.total, ['total']), vat: read(quote.vat, ['vat']), lines };
  return okUnless(issues, () => charge);
}

/** Checks that must pass for the intent to match the quote. */
const ESSENTIAL: readonly PreflightCode[] = ['lines_and_vat_make_the_amount', 'safe_integer'];

function reasonToSkip({ pricings }: Quote, { checks }: Preflight): SkipReason | null {
  const tripTypeIds = [...new Set(pricings.map(({ tripTypeId }) => tripTypeId))];
  if (!tripTypeIds.some((id) => HOSTING_TRIP_TYPE_IDS.includes(id))) {
    return { code: 'no_hosting_line', data: { hostingTripTypeIds: HOSTING_TRIP_TYPE_IDS, tripTypeIds } };
  }
  const failed = checks.flatMap(({ code, ok: passed }) => (!passed && ESSENTIAL.includes(code) ? [code] : []));
  return failed.length === 0 ? null : { code: 'preflight_failed', data: { failed } };
}

type Known = Pick<PaymentIntentOptions, 'paymentIntentId'> & { readonly businessId: number };

function writeIntent(quote: Quote, { total, lines }: Charge, { businessId, paymentIntentId }: Known): PaymentIntent {
  return {
    amount: Number(total),
    currency: quote.currency,
    numberOfDays: quote.noOfDaysOfTrip,
    fullImmersionDays: quote.noOfImmersionDays,
    businessId,
    pricings: quote.pricings.map(({ pricingTemplateId, hostableId, hostableType, quantity }, index) => ({
      pricingTemplateId,
      hostableId,
      hostableType,
      quantity,
      amount: Number(lines[index]),
    })),
    ...(paymentIntentId !== undefined && { paymentIntentId }),
  };
}
