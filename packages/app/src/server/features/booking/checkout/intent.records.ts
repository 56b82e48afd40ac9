// A payment as sent to the payer's screen.

import { toPaymentIntent } from '@hosted-stay/pricing-core';
import { amountsIn } from '@hosted-stay/pricing-core/amounts';
import type { IntentPayload, PaymentIntent } from '#contract/booking/booking.shapes.ts';
import { toIntentPayload } from '#server/features/booking/draft/price-booking.service.ts';
import { toFullDigits } from '#server/features/finance/finance.public.ts';
import { type Intent, type IntentStatus, toPayerConfig } from '#server/features/gateway/gateway.public.ts';
import { findWholeQuote } from '#server/features/pricing/pricing.public.ts';
import type { App } from '#server/platform/app.ts';
import type { Order } from './orders.queries.ts';

/** Converts an amount to minor units. */
function minorOf(amount: string, currency: string): number {
  const math = amountsIn(currency);
  return Number((math.ok ? toFullDigits(amount, currency) : amount).replace('.', ''));
}

/** Returns the payment payload of the stored quote with its lines; for an invoice, only the amount is known. */
async function payloadFor(app: App, { intent, order }: { intent: Intent; order: Order | null }): Promise<IntentPayload> {
  const { amount, currency, businessId } = intent;
  const bare = { amount: minorOf(amount, currency), currency, numberOfDays: 1, fullImmersionDays: 0, businessId, pricings: [] };
  if (order === null) return bare;
  const quote = await findWholeQuote(app, app.db, order.quoteFingerprint);
  const asked = quote === null ? null : toPaymentIntent(quote, { businessId });
  return asked?.ok && asked.value.intent !== null ? toIntentPayload(asked.value.intent) : bare;
}

interface About {
  readonly intent: Intent;
  readonly order: Order | null;
  /** The current status at the gateway. */
  readonly said: IntentStatus;
  /** Whether the reader is the payer, who alone gets the client secret. */
  readonly isPayer: boolean;
}

export async function toIntentRecord(app: App, { intent, order, said, isPayer }: About): Promise<PaymentIntent> {
  const { status, fault, reference, clientSecret } = said;
  const isPayable = isPayer && status !== 'succeeded' && status !== 'cancelled';
  const payload = await payloadFor(app, { intent, order });
  return {
    ...payload,
    ...toPayerConfig(app.config, intent),
    paymentIntentId: reference,
    currency: intent.currency,
    total: toFullDigits(intent.amount, intent.currency),
    status,
    fault,
    clientSecret: isPayable ? clientSecret : null,
    expiresAt: order?.expiresAt.toISOString() ?? null,
    tripId: order?.tripId ?? intent.tripId,
    invoiceId: intent.invoiceId,
  };
}
