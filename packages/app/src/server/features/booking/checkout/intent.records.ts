// A payment as its payer's screen sees it.

import { toPaymentIntent } from '@hosted-stay/pricing-core';
import { amountsIn } from '@hosted-stay/pricing-core/amounts';
import type { IntentPayload, PaymentIntent } from '#contract/booking/booking.shapes.ts';
import { toIntentPayload } from '#server/features/booking/draft/price-booking.service.ts';
import { toFullDigits } from '#server/features/finance/finance.public.ts';
import { type Intent, type IntentStatus, toPayerConfig } from '#server/features/gateway/gateway.public.ts';
import { findWholeQuote } from '#server/features/pricing/pricing.public.ts';
import type { App } from '#server/platform/app.ts';
import type { Order } from './orders.queries.ts';

/** Whole minor units of an amount. */
function minorOf(amount: string, currency: string): number {
  const math = amountsIn(currency);
  return Number((math.ok ? toFullDigits(amount, currency) : amount).replace('.', ''));
}

/** What a kept quote asks for, line by line; of an invoice nothing but the amount is known. */
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
  /** How it stands at the gateway, now. */
  readonly said: IntentStatus;
  /** Whether the reader is who pays. */
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
