// Asking for money through the gateway in use: noted first, asked then, and whatever breaks off in between is found by the same key.

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
  /** Nothing else is ever asked for under it. */
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

/** Notes within a transaction what is to be asked for; {@link syncPaymentIntent} asks afterwards. */
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

/** @throws AppError `gatewayUnavailable` for one that the product does not understand any more */
function getGateway({ gateway }: Pick<Intent, 'gateway'>): Gateway {
  const found = findGateway(gateway);
  if (found === null) throw new AppError('gatewayUnavailable');
  return found;
}

/** An intent under the gateway's name of it: it is asked for there by its key unless it was before. */
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

/** What a gateway said when it was asked is kept as what it tells by itself, so that events that were lost are made good. */
async function recordGatewayStatus(actor: Actor, intent: Intent, said: IntentStatus): Promise<void> {
  const type = EVENT_OF_STATUS[said.status];
  if (type === undefined || intent.state === said.status) return;
  const { reference, amount, currency } = said;
  const about = { gateway: intent.gateway, reference, amount, currency, occurredAt: actor.app.clock.now() };
  await ingestEvent(actor, { ...about, eventId: `asked:${reference}:${said.status}`, type }, JSON.stringify({ status: said.status }));
}

/**
 * How an intent of a test stands once live payments are taken. What was paid by then stays paid; anything else is over, as no money comes
 * of it, whatever its gateway says.
 */
async function closeTestIntent(actor: Actor, intent: Intent): Promise<IntentStatus> {
  const { reference, amount, currency } = intent;
  const status = intent.state === 'succeeded' ? 'succeeded' : 'cancelled';
  const said = { reference, status, fault: null, amount: toFullDigits(amount, currency), currency, clientSecret: null } as const;
  await recordGatewayStatus(actor, intent, said);
  return said;
}

/**
 * How an intent stands at its gateway, now; what it has said is kept. Never within a transaction.
 * @throws AppError `gatewayUnavailable`
 */
export async function syncPaymentIntent(actor: Actor, intent: Intent): Promise<IntentStatus> {
  if (isTestLeftover(actor.app.config, intent)) return closeTestIntent(actor, intent);
  const known = await ensureCreatedAtGateway(actor, intent);
  const said = await getGateway(known).retrieve(actor.app, known.reference);
  await recordGatewayStatus(actor, known, said);
  return said;
}

/** Where an intent can't be paid any more, or is paid already. */
const UNPAYABLE_STATUSES: readonly IntentStatus['status'][] = ['cancelled', 'processing', 'succeeded'];

/**
 * Makes an intent unpayable; answers how it stands then: it may have been paid meanwhile. Never within a transaction.
 * @throws AppError `gatewayUnavailable`, also where the gateway leaves it payable: nothing may be asked for in its place then
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
 * Gives all of an intent back, once. Never within a transaction.
 * @throws AppError `gatewayUnavailable`
 */
export async function refundPaymentIntent(actor: Actor, intent: Intent): Promise<void> {
  const { gateway, reference } = intent;
  const { id, succeeded, amount, currency } = await getGateway(intent).refund(actor.app, { reference, key: `refund ${reference}` });
  if (!succeeded) return;
  const about = { gateway, reference, amount: toFullDigits(amount, currency), currency, occurredAt: actor.app.clock.now() };
  await ingestEvent(actor, { ...about, eventId: id, type: 'refund.succeeded' }, JSON.stringify({ refund: id }));
}

/** What the page of a payer has to know of the gateway. */
export function toPayerConfig(
  config: Config,
  intent: Pick<Intent, 'gateway'>,
): { gateway: Gateway['name']; publishableKey: string | null } {
  const gateway = getGateway(intent);
  return { gateway: gateway.name, publishableKey: gateway.publishableKey(config) };
}
