// Stripe as a gateway, enabled by settings alone: intents and refunds over its HTTP API, and its events. No card data reaches the server.

import * as z from 'zod';
import type { CardFault, PaymentStatus } from '#contract/booking/booking.shapes.ts';
import type { GatewayEventType } from '#contract/finance/payments/gateway-states.ts';
import type { App } from '#server/platform/app.ts';
import { AppError } from '#server/platform/errors.ts';
import type { Gateway, IntentStatus } from './gateway-adapter.ts';
import { fromMinorUnits, toMinorUnits } from './stripe-amounts.rules.ts';

/** The version of Stripe's API that this code uses. */
const VERSION = '2025-03-31.basil';

/** The timeout of a request, in milliseconds. */
const PATIENCE = 15_000;

const STATUSES: Readonly<Record<string, PaymentStatus>> = {
  requires_payment_method: 'requires_payment',
  requires_confirmation: 'requires_payment',
  requires_action: 'requires_action',
  requires_capture: 'processing',
  processing: 'processing',
  succeeded: 'succeeded',
  canceled: 'cancelled',
};

const FAULTS: Readonly<Record<string, CardFault>> = {
  card_declined: 'declined',
  generic_decline: 'declined',
  insufficient_funds: 'insufficientFunds',
  expired_card: 'expired',
  authentication_required: 'notConfirmed',
  payment_intent_authentication_failure: 'notConfirmed',
};

const currency = z.string().transform((text) => text.toUpperCase());

const intentObject = z.object({
  id: z.string(),
  status: z.string(),
  amount: z.int(),
  currency,
  client_secret: z.string().nullable().default(null),
  last_payment_error: z.object({ code: z.string().nullish(), decline_code: z.string().nullish() }).nullish(),
});

const refundObject = z.object({
  id: z.string(),
  status: z.string().nullable(),
  amount: z.int(),
  currency,
  payment_intent: z.string().nullish(),
});

const disputeObject = z.object({
  id: z.string(),
  amount: z.int(),
  currency,
  payment_intent: z.string().nullish(),
  status: z.string().nullish(),
});

const envelope = z.object({
  id: z.string(),
  type: z.string(),
  created: z.int(),
  livemode: z.boolean(),
  data: z.object({ object: z.unknown() }),
});

const fault = z.object({ error: z.object({ code: z.string().nullish() }) });

function faultOf({ status, last_payment_error: error }: z.output<typeof intentObject>): CardFault | null {
  if (status !== 'requires_payment_method' || !error) return null;
  return FAULTS[error.decline_code ?? ''] ?? FAULTS[error.code ?? ''] ?? 'other';
}

function standingOf(answer: unknown): IntentStatus {
  const intent = intentObject.parse(answer);
  const found = faultOf(intent);
  return {
    reference: intent.id,
    status: found === null ? (STATUSES[intent.status] ?? 'processing') : 'failed',
    fault: found,
    amount: fromMinorUnits(intent.amount, intent.currency) ?? '',
    currency: intent.currency,
    clientSecret: intent.client_secret,
  };
}

interface Asked {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly form?: Readonly<Record<string, string>>;
  /** The idempotency key: repeating the request has no further effect. */
  readonly key?: string;
}

function request({ config }: App, { method, path, form, key }: Asked): Promise<Response> {
  const headers: Record<string, string> = { Authorization: `Bearer ${config.STRIPE_SECRET_KEY}`, 'Stripe-Version': VERSION };
  if (key !== undefined) headers['Idempotency-Key'] = key;
  const body = form === undefined ? {} : { body: new URLSearchParams(form) };
  return fetch(new URL(path, config.STRIPE_API_URL), { method, headers, ...body, signal: AbortSignal.timeout(PATIENCE) });
}

/** Sends a request to Stripe. Of a refusal, only the status and error code are logged, as the response may contain a secret. */
async function ask(app: App, asked: Asked): Promise<{ readonly isFine: boolean; readonly answer: unknown }> {
  try {
    const response = await request(app, asked);
    const answer: unknown = await response.json();
    const code = response.ok ? null : (fault.safeParse(answer).data?.error.code ?? 'unknown');
    if (code !== null) app.log.warn({ path: asked.path, status: response.status, code }, 'the payment gateway refused a request');
    return { isFine: response.ok, answer };
  } catch (error) {
    app.log.error({ err: error, path: asked.path }, 'the payment gateway can not be reached');
    throw new AppError('gatewayUnavailable');
  }
}

async function demanded(app: App, asked: Asked): Promise<unknown> {
  const { isFine, answer } = await ask(app, asked);
  if (!isFine) throw new AppError('gatewayUnavailable');
  return answer;
}

const pathOf = (reference: string, verb = '') => `/v1/payment_intents/${encodeURIComponent(reference)}${verb}`;

const retrieve = async (app: App, reference: string) => standingOf(await demanded(app, { method: 'GET', path: pathOf(reference) }));

/**
 * Returns the latest refund of an intent if all of the amount is refunded or being refunded.
 * @throws AppError `gatewayUnavailable` if only a part is
 */
async function lastRefund(app: App, reference: string) {
  const path = `/v1/refunds?payment_intent=${encodeURIComponent(reference)}&limit=100`;
  const all = z.object({ data: z.array(refundObject) }).parse(await demanded(app, { method: 'GET', path })).data;
  const made = all.filter(({ status }) => status !== 'failed' && status !== 'canceled');
  const { amount } = intentObject.parse(await demanded(app, { method: 'GET', path: pathOf(reference) }));
  const [last] = made;
  if (last === undefined || made.reduce((sum, one) => sum + one.amount, 0) < amount) throw new AppError('gatewayUnavailable');
  return last;
}

const TYPES: Readonly<Record<string, GatewayEventType>> = {
  'payment_intent.processing': 'intent.processing',
  'payment_intent.succeeded': 'intent.succeeded',
  'payment_intent.payment_failed': 'intent.failed',
  'payment_intent.canceled': 'intent.cancelled',
  'refund.created': 'refund.succeeded',
  'refund.updated': 'refund.succeeded',
  'refund.failed': 'refund.succeeded',
  'charge.refund.updated': 'refund.succeeded',
  'charge.dispute.created': 'dispute.opened',
  'charge.dispute.updated': 'dispute.opened',
  'charge.dispute.funds_withdrawn': 'dispute.fundsWithdrawn',
  'charge.dispute.funds_reinstated': 'dispute.fundsReinstated',
  'charge.dispute.closed': 'dispute.closed',
};

/** The event type by the status of a refund or dispute, whichever event reports it. A refund can fail after it succeeded. */
const REFUND_TYPES: Readonly<Record<string, GatewayEventType>> = {
  succeeded: 'refund.succeeded',
  failed: 'refund.failed',
  canceled: 'refund.failed',
};
const DISPUTE_TYPES: Readonly<Record<string, GatewayEventType>> = { won: 'dispute.won', lost: 'dispute.lost' };

/** Returns one event ID for each refund, so that several events about it record it only once. */
const refundEventId = (id: string) => `refund:${id}`;

interface Said {
  readonly eventId: string | null;
  readonly type: GatewayEventType;
  readonly reference: string;
  readonly units: number;
  readonly currency: string;
}

function saidOfRefund(object: unknown): Said | null {
  const { id, status, payment_intent: reference, amount: units, currency: code } = refundObject.parse(object);
  const type = REFUND_TYPES[status ?? ''];
  if (type === undefined || !reference) return null;
  const eventId = type === 'refund.failed' ? `${refundEventId(id)}:failed` : refundEventId(id);
  return { eventId, type, reference, units, currency: code };
}

/** Reads a dispute event. Its ID consists of the dispute and the type, so that a repeated report is the same event. */
function saidOfDispute(told: GatewayEventType, object: unknown): Said | null {
  const { id, status, payment_intent: reference, amount: units, currency: code } = disputeObject.parse(object);
  const isMoney = told === 'dispute.fundsWithdrawn' || told === 'dispute.fundsReinstated';
  const type = isMoney ? told : (DISPUTE_TYPES[status ?? ''] ?? told);
  return reference ? { eventId: `${id}:${type.slice('dispute.'.length)}`, type, reference, units, currency: code } : null;
}

/** Reads the payment data of an event; null for a pending refund, and for payments made without a payment intent. */
function said(type: GatewayEventType, object: unknown): Said | null {
  if (type === 'refund.succeeded') return saidOfRefund(object);
  if (type.startsWith('dispute.')) return saidOfDispute(type, object);
  const intent = intentObject.parse(object);
  return { eventId: null, type, reference: intent.id, units: intent.amount, currency: intent.currency };
}

export const stripe: Gateway = {
  name: 'stripe',
  header: 'stripe-signature',
  secretOf: ({ STRIPE_WEBHOOK_SECRET }) => STRIPE_WEBHOOK_SECRET,
  publishableKey: ({ STRIPE_PUBLISHABLE_KEY }) => STRIPE_PUBLISHABLE_KEY ?? null,
  async create(app, { key, amount, currency: code, metadata }) {
    const units = toMinorUnits(amount, code);
    if (units === null) throw new AppError('amountNotPayable');
    const notes = Object.fromEntries(Object.entries(metadata).map(([name, value]) => [`metadata[${name}]`, value]));
    const form = { amount: String(units), currency: code.toLowerCase(), 'automatic_payment_methods[enabled]': 'true', ...notes };
    return standingOf(await demanded(app, { method: 'POST', path: '/v1/payment_intents', form, key }));
  },
  retrieve,
  async cancel(app, reference) {
    const { isFine, answer } = await ask(app, { method: 'POST', path: pathOf(reference, '/cancel'), form: {} });
    // Stripe refuses to cancel a paid or cancelled intent; the current status is returned then.
    return isFine ? standingOf(answer) : retrieve(app, reference);
  },
  async refund(app, { reference, key }) {
    const { isFine, answer } = await ask(app, { method: 'POST', path: '/v1/refunds', form: { payment_intent: reference }, key });
    // Once its key has expired at Stripe, a repeated refund is refused; the existing refund is returned then.
    const { id, status, amount: units, currency: code } = isFine ? refundObject.parse(answer) : await lastRefund(app, reference);
    const amount = fromMinorUnits(units, code);
    if (amount === null) throw new AppError('gatewayUnavailable');
    return { id: refundEventId(id), succeeded: status === 'succeeded', amount, currency: code };
  },
  read(body) {
    const { id, type: theirs, created, livemode, data } = envelope.parse(body);
    const told = TYPES[theirs];
    const what = told === undefined ? null : said(told, data.object);
    const amount = what === null ? null : fromMinorUnits(what.units, what.currency);
    if (what === null || amount === null) return null;
    return {
      ...{ eventId: what.eventId ?? id, type: what.type, reference: what.reference, amount, currency: what.currency },
      occurredAt: new Date(created * 1000),
      livemode,
    };
  },
};
