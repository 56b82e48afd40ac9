// Use cases of webhook events: ingesting each event once with its effects, and retrying failed events.

import * as z from 'zod';
import type * as endpoints from '#contract/finance/payments/gateway.endpoints.ts';
import type { GatewayEventState } from '#contract/finance/payments/gateway-states.ts';
import type { AnswerOf } from '#contract/platform/endpoint.ts';
import { listFieldFaults } from '#contract/platform/validation/validation.ts';
import type { Transaction } from '#server/db/database.ts';
import type { Call } from '#server/platform/app.ts';
import { getPaymentMode } from '#server/platform/config/payment-mode.ts';
import { AppError, HttpError, notFound, ValidationError } from '#server/platform/errors.ts';
import type { HandledRequest, RawRequest } from '#server/platform/http/routes.ts';
import { type Actor, enqueue } from '#server/platform/record-change.ts';
import { isSignatureValid } from '#server/platform/secrets/webhook-signature.rules.ts';
import type { Gateway } from './adapters/gateway-adapter.ts';
import { findGateway } from './adapters/gateways.ts';
import { tryEventEffect } from './event-effects.service.ts';
import {
  findEvent,
  type Intent,
  listAcceptedEvents,
  lockEvent,
  lockFailedEvents,
  lockIntent,
  type StoredEvent,
  updateEventOutcome,
  updateIntentState,
  upsertEvent,
} from './gateway.queries.ts';
import { deriveIntentState, type GatewayEvent } from './gateway-event.rules.ts';
import { getOrCreateSecret } from './gateway-secret.queries.ts';

type Endpoints = typeof endpoints;

/** The kind of the job that updates a booking after its payment changed. */
export const SETTLE_ORDER_JOB = 'booking.settle';

/** Tries to apply an event, locked after its intent; returns the new state of both. */
async function applyEvent(
  tx: Transaction,
  actor: Actor,
  { intent, event }: { intent: Intent | null; event: StoredEvent },
): Promise<{ state: GatewayEventState; intent: Intent | null }> {
  const result = await tryEventEffect(tx, actor, { intent, event });
  if (typeof result === 'string' || intent === null) {
    const error = typeof result === 'string' ? result : 'unknownIntent';
    await updateEventOutcome(tx, event.id, { state: 'failed', error, paymentId: null });
    return { state: 'failed', intent };
  }
  await updateEventOutcome(tx, event.id, { ...result, error: '' });
  const state = deriveIntentState(await listAcceptedEvents(tx, intent));
  await updateIntentState(tx, { id: intent.id, state });
  if (intent.orderId !== null && state !== intent.state) {
    await enqueue(tx, actor.app, { kind: SETTLE_ORDER_JOB, payload: { orderId: intent.orderId } });
  }
  return { state: result.state, intent: { ...intent, state } };
}

/** Retries the failed events of the same intent, as what they needed may exist now. */
async function retryFailedEvents(tx: Transaction, actor: Actor, { intent, but }: { intent: Intent; but: number }): Promise<void> {
  let held: Intent | null = intent;
  for (const event of await lockFailedEvents(tx, intent)) {
    if (event.id !== but) ({ intent: held } = await applyEvent(tx, actor, { intent: held, event }));
  }
}

/** Stores and applies an event in one transaction; one that was applied or ignored before has no further effect. */
export async function ingestEvent(actor: Actor, event: GatewayEvent, raw: string): Promise<GatewayEventState> {
  const { db, clock } = actor.app;
  return db.transaction(async (tx) => {
    // Always locks the intent before its events, to avoid deadlocks.
    const intent = await lockIntent(tx, event);
    const row = await upsertEvent(tx, event, { raw, receivedAt: clock.now() });
    if (row === null) throw new HttpError('unavailable');
    if (row.state !== 'failed') return row.state;
    const outcome = await applyEvent(tx, actor, { intent, event: row });
    if (outcome.state !== 'failed' && outcome.intent !== null) await retryFailedEvents(tx, actor, { intent: outcome.intent, but: row.id });
    return outcome.state;
  });
}

function readJson({ bytes }: RawRequest): unknown {
  try {
    return JSON.parse(bytes.toString('utf8'));
  } catch {
    throw new HttpError('malformed');
  }
}

function readEvent(gateway: Gateway, signed: RawRequest) {
  try {
    return gateway.read(readJson(signed));
  } catch (error) {
    throw error instanceof z.ZodError ? new ValidationError(listFieldFaults(error)) : error;
  }
}

/**
 * Rejects test events while live payments are on, and live events in test mode.
 * @throws AppError `otherPaymentMode`
 */
function assertSameMode({ app }: Actor, { livemode, ...about }: { gateway: string; event: string; livemode: boolean }): void {
  const mode = getPaymentMode(app.config);
  if (livemode === (mode === 'live')) return;
  app.log.error({ ...about, livemode, mode }, 'an event of a payment gateway is of the other mode than the product: it was refused');
  throw new AppError('otherPaymentMode');
}

/**
 * Verifies the signature and payment mode of a webhook request and ingests its event.
 * @throws AppError `signatureWrong`, `otherPaymentMode`
 */
export async function handleWebhook(
  actor: Actor,
  { gateway, signed }: { readonly gateway: Gateway; readonly signed: RawRequest },
): Promise<GatewayEventState> {
  const { app } = actor;
  const secret = gateway.secretOf(app.config) ?? (await getOrCreateSecret(app.db, gateway.name));
  if (!isSignatureValid(signed.header(gateway.header), { bytes: signed.bytes, secret }, app.clock.now()))
    throw new AppError('signatureWrong');
  const told = readEvent(gateway, signed);
  if (told === null) return 'ignored';
  const { livemode, ...event } = told;
  assertSameMode(actor, { gateway: gateway.name, event: event.eventId, livemode });
  return ingestEvent(actor, { ...event, gateway: gateway.name }, signed.bytes.toString('utf8'));
}

export async function receiveGatewayEvent(
  call: Call,
  { params, signed }: HandledRequest<Endpoints['receiveGatewayEvent']>,
): Promise<AnswerOf<Endpoints['receiveGatewayEvent']>> {
  const gateway = findGateway(params.gateway);
  if (gateway === null) throw notFound();
  try {
    return { state: await handleWebhook(call, { gateway, signed }) };
  } catch (error) {
    if (error instanceof AppError && error.code === 'signatureWrong') {
      call.log.warn({ gateway: params.gateway, address: call.address }, 'an event of a payment gateway was not signed as it must be');
    }
    throw error;
  }
}

/** Retries a failed event; returns null if it doesn't exist or hasn't failed. */
export async function retryEvent(actor: Actor, id: number): Promise<GatewayEventState | null> {
  const found = await findEvent(actor.app.db, id);
  if (found === null) return null;
  return actor.app.db.transaction(async (tx) => {
    const intent = await lockIntent(tx, found);
    const event = await lockEvent(tx, id);
    if (event === null || event.state !== 'failed') return null;
    const outcome = await applyEvent(tx, actor, { intent, event });
    if (outcome.state !== 'failed' && outcome.intent !== null) await retryFailedEvents(tx, actor, { intent: outcome.intent, but: id });
    return outcome.state;
  });
}
