// Payment intents at the gateway in use. They are stored first and created there afterwards; the idempotency key makes retries safe.

import type { GatewayEventType } from '#contract/finance/payments/gateway-states.ts';
import type { Transaction } from '#server/db/database.ts';
import { toFullDigits } from '#server/features/finance/finance.public.ts';
import type { Config } from '#server/platform/config/config.ts';
import { getPaymentMode, isTestLeftover } from '#server/platform/config/payment-mode.ts';
import { AppError } from '#server/platform/errors.ts';
import type { Actor } from '#server/platform/record-change.ts';
import type { Gateway, IntentStatus } from './adapters/gateway-adapter.ts';
import { findGateway, getGatewayInUse } from './adapters/gateways.ts';
import type { Intent } from './gateway.queries.ts';
import { insertIntent, isPending, toPendingReference, updateIntentReference } from './payment-intents.queries.ts';
import { ingestEvent } from './webhooks.service.ts';

interface PaymentIntentInput {
  /** The idempotency key, never used for anything else. */
  readonly key: string;
  readonly businessId: number;
  readonly payerId: number | null;
  readonly payerName: string;
  readonly currency: string;
  readonly amount: string;
  readonly orderId?: number;
  readonly invoiceId?: number;
  readonly quoteFingerprint?: string;
}

/** Stores a payment intent within a transaction; {@link syncPaymentIntent} creates it at the gateway afterwards. */
export async function insertPaymentIntent(tx: Transaction, { app }: Pick<Actor, 'app'>, demand: PaymentIntentInput): Promise<void> {
  const { name: gateway } = getGatewayInUse(app.config);
  const { key: idempotencyKey, ...fields } = demand;
  const livemode = getPaymentMode(app.config) === 'live';
  await insertIntent(tx, {
    ...fields,
    gateway,
    livemode,
    idempotencyKey,
    reference: toPendingReference(idempotencyKey),
    createdAt: app.clock.now(),
  });
}

/** @throws AppError `gatewayUnavailable` for a gateway that is no longer supported */
function getGateway({ gateway }: Pick<Intent, 'gateway'>): Gateway {
  const found = findGateway(gateway);
  if (found === null) throw new AppError('gatewayUnavailable');
  return found;
}

/** Returns the intent with its gateway reference; creates it at the gateway, under its key, if that hasn't happened yet. */
async function ensureCreatedAtGateway(actor: Actor, intent: Intent): Promise<Intent> {
  if (!isPending(intent)) return intent;
  const { app } = actor;
  const { id, amount, currency, idempotencyKey, orderId, invoiceId } = intent;
  const metadata = {
    ...(orderId === null ? {} : { order: String(orderId) }),
    ...(invoiceId === null ? {} : { invoice: String(invoiceId) }),
  };
  const wanted = { key: `${app.config.PUBLIC_URL} ${idempotencyKey}`, amount: toFullDigits(amount, currency), currency, metadata };
  const { reference } = await getGateway(intent).create(app, wanted);
  await updateIntentReference(app.db, id, reference);
  return { ...intent, reference };
}

const EVENT_OF_STATUS: Readonly<Partial<Record<IntentStatus['status'], GatewayEventType>>> = {
  succeeded: 'intent.succeeded',
  cancelled: 'intent.cancelled',
};

/** Records a final status from the gateway as a webhook event, which replaces an event that was lost. */
async function recordGatewayStatus(actor: Actor, intent: Intent, said: IntentStatus): Promise<void> {
  const type = EVENT_OF_STATUS[said.status];
  if (type === undefined || intent.state === said.status) return;
  const { reference, amount, currency } = said;
  const about = { gateway: intent.gateway, reference, amount, currency, occurredAt: actor.app.clock.now() };
  await ingestEvent(actor, { ...about, eventId: `asked:${reference}:${said.status}`, type }, JSON.stringify({ status: said.status }));
}

/**
 * Closes a test intent once live payments are on. What was paid by then stays paid; anything else counts as cancelled, whatever its
 * gateway reports, as it brings no money.
 */
async function closeTestIntent(actor: Actor, intent: Intent): Promise<IntentStatus> {
  const { reference, amount, currency } = intent;
  const status = intent.state === 'succeeded' ? 'succeeded' : 'cancelled';
  const said = { reference, status, fault: null, amount: toFullDigits(amount, currency), currency, clientSecret: null } as const;
  await recordGatewayStatus(actor, intent, said);
  return said;
}

/**
 * Returns the current status of an intent at its gateway and records it. Must not run within a transaction.
 * @throws AppError `gatewayUnavailable`
 */
export async function syncPaymentIntent(actor: Actor, intent: Intent): Promise<IntentStatus> {
  if (isTestLeftover(actor.app.config, intent)) return closeTestIntent(actor, intent);
  const known = await ensureCreatedAtGateway(actor, intent);
  const said = await getGateway(known).retrieve(actor.app, known.reference);
  await recordGatewayStatus(actor, known, said);
  return said;
}

/** Statuses in which an intent can't be paid: cancelled, or already being paid. */
const UNPAYABLE_STATUSES: readonly IntentStatus['status'][] = ['cancelled', 'processing', 'succeeded'];

/**
 * Cancels an intent and returns its status, as it may have been paid meanwhile. Must not run within a transaction.
 * @throws AppError `gatewayUnavailable`, also if it is still payable at the gateway: then no other intent may replace it
 */
export async function cancelPaymentIntent(actor: Actor, intent: Intent): Promise<IntentStatus> {
  if (isTestLeftover(actor.app.config, intent)) return closeTestIntent(actor, intent);
  const known = await ensureCreatedAtGateway(actor, intent);
  const said = await getGateway(known).cancel(actor.app, known.reference);
  await recordGatewayStatus(actor, known, said);
  if (!UNPAYABLE_STATUSES.includes(said.status)) throw new AppError('gatewayUnavailable');
  return said;
}

/**
 * Refunds all of an intent, once. Must not run within a transaction.
 * @throws AppError `gatewayUnavailable`
 */
export async function refundPaymentIntent(actor: Actor, intent: Intent): Promise<void> {
  const { gateway, reference } = intent;
  const { id, succeeded, amount, currency } = await getGateway(intent).refund(actor.app, { reference, key: `refund ${reference}` });
  if (!succeeded) return;
  const about = { gateway, reference, amount: toFullDigits(amount, currency), currency, occurredAt: actor.app.clock.now() };
  await ingestEvent(actor, { ...about, eventId: id, type: 'refund.succeeded' }, JSON.stringify({ refund: id }));
}

/** Returns the gateway settings that the payer's page needs. */
export function toPayerConfig(
  config: Config,
  intent: Pick<Intent, 'gateway'>,
): { gateway: Gateway['name']; publishableKey: string | null } {
  const gateway = getGateway(intent);
  return { gateway: gateway.name, publishableKey: gateway.publishableKey(config) };
}
