// Use cases of the built-in gateway itself: paying with a test card, the bank's authentication step, delayed payments, sending events.

import { timingSafeEqual } from 'node:crypto';
import * as z from 'zod';
import type { CardFault } from '#contract/booking/booking.shapes.ts';
import type * as endpoints from '#contract/booking/checkout/test-gateway.endpoints.ts';
import type { TestCardBehavior } from '#contract/booking/checkout/test-gateway.shapes.ts';
import type { AnswerOf, CheckedRequest } from '#contract/platform/endpoint.ts';
import type { Transaction } from '#server/db/database.ts';
import { getOrCreateSecret } from '#server/features/gateway/gateway-secret.queries.ts';
import { handleWebhook } from '#server/features/gateway/webhooks.service.ts';
import type { App, Call } from '#server/platform/app.ts';
import { getPaymentMode } from '#server/platform/config/payment-mode.ts';
import { AppError, notFound } from '#server/platform/errors.ts';
import { enqueue, systemActor } from '#server/platform/record-change.ts';
import { signPayload } from '#server/platform/secrets/webhook-signature.rules.ts';
import { getGatewayInUse } from './gateways.ts';
import { findCardConduct } from './test-cards.rules.ts';
import { lockTestIntent, saveTestIntent, type TestIntent } from './test-gateway.queries.ts';
import { testGateway, toIntentStatus } from './test-gateway.ts';
import { enqueueTestEvent } from './test-gateway-events.ts';

type Answer = AnswerOf<typeof endpoints.confirmTestIntent>;

/** The kind of the job that completes a delayed card payment. */
export const FINISHING = 'gateway.testFinish';

/** The delay of the card that pays later, in milliseconds. */
const LATER = 20_000;

function isSecret(row: TestIntent, given: string): boolean {
  const wanted = Buffer.from(row.clientSecret);
  const shown = Buffer.from(given);
  return wanted.length === shown.length && timingSafeEqual(wanted, shown);
}

/**
 * Prevents remote visitors from getting a real bed for a test card, unless the operator allows it. The check is made for each request,
 * as a proxy that is missing from the settings can only be detected by its requests.
 * @throws AppError `gatewayUnavailable`
 */
function assertTestsWanted({ app, isLocal, log }: Call): void {
  if (isLocal || app.config.PAYMENTS === 'test') return;
  log.error('a test card from elsewhere was refused: set the live keys of Stripe, or PAYMENTS=test');
  throw new AppError('gatewayUnavailable');
}

/** Locks and returns an intent if the client secret matches; otherwise doesn't disclose whether it exists. */
async function held(tx: Transaction, call: Call, { reference, clientSecret }: { reference: string; clientSecret: string }) {
  const { app } = call;
  const row = getGatewayInUse(app.config) === testGateway ? await lockTestIntent(tx, reference) : null;
  if (row === null || !isSecret(row, clientSecret)) throw notFound();
  assertTestsWanted(call);
  return row;
}

const answered = (row: TestIntent): Answer => {
  const { status, fault } = toIntentStatus(row);
  return { status, fault };
};

async function moved(tx: Transaction, row: TestIntent, fields: Partial<TestIntent>): Promise<TestIntent> {
  await saveTestIntent(tx, row.reference, fields);
  return { ...row, ...fields };
}

async function paid(tx: Transaction, app: App, row: TestIntent, { isTold = true } = {}): Promise<TestIntent> {
  if (isTold) await enqueueTestEvent(tx, app, row, { type: 'intent.succeeded' });
  return moved(tx, row, { state: 'succeeded', fault: '', paidAt: app.clock.now() });
}

async function failed(tx: Transaction, app: App, row: TestIntent, fault: CardFault): Promise<TestIntent> {
  await enqueueTestEvent(tx, app, row, { type: 'intent.failed' });
  return moved(tx, row, { state: 'failed', fault });
}

/** The effect of each test card on an intent. */
const CONDUCTS: Readonly<Record<TestCardBehavior, (tx: Transaction, app: App, row: TestIntent) => Promise<TestIntent>>> = {
  success: paid,
  eventLost: (tx, app, row) => paid(tx, app, row, { isTold: false }),
  declined: (tx, app, row) => failed(tx, app, row, 'declined'),
  insufficientFunds: (tx, app, row) => failed(tx, app, row, 'insufficientFunds'),
  expired: (tx, app, row) => failed(tx, app, row, 'expired'),
  secondStep: (tx, _app, row) => moved(tx, row, { state: 'requires_action', fault: '' }),
  async later(tx, app, row) {
    await enqueueTestEvent(tx, app, row, { type: 'intent.processing' });
    const dueAt = new Date(app.clock.now().getTime() + LATER);
    await enqueue(tx, app, { kind: FINISHING, payload: { reference: row.reference }, dueAt });
    return moved(tx, row, { state: 'processing', fault: '' });
  },
};

export function confirmTestIntent(
  call: Call,
  { params: { reference }, body: { clientSecret, card } }: CheckedRequest<typeof endpoints.confirmTestIntent>,
): Promise<Answer> {
  const { app } = call;
  return call.db.transaction(async (tx) => {
    const row = await held(tx, call, { reference, clientSecret });
    // A second click finds the intent paid or in progress, so nothing is charged twice.
    if (row.state === 'succeeded' || row.state === 'processing' || row.state === 'requires_action') return answered(row);
    if (row.state === 'cancelled') throw new AppError('intentOver');
    const conduct = findCardConduct(card, app.clock.today());
    if (conduct === null) throw new AppError('cardNotTest', { field: 'card.number' });
    return answered(await CONDUCTS[conduct](tx, app, row));
  });
}

export function authenticateTestIntent(
  call: Call,
  { params: { reference }, body: { clientSecret, approve } }: CheckedRequest<typeof endpoints.authenticateTestIntent>,
): Promise<Answer> {
  return call.db.transaction(async (tx) => {
    const row = await held(tx, call, { reference, clientSecret });
    if (row.state === 'succeeded') return answered(row);
    if (row.state !== 'requires_action') throw new AppError('intentOver');
    return answered(approve ? await paid(tx, call.app, row) : await failed(tx, call.app, row, 'notConfirmed'));
  });
}

/** Completes a delayed card payment. */
export async function finishTestIntent(app: App, { reference }: { readonly reference: string }): Promise<void> {
  await app.db.transaction(async (tx) => {
    const row = await lockTestIntent(tx, reference);
    if (row?.state === 'processing') await paid(tx, app, row);
  });
}

export const toldEvent = z.object({ event: z.record(z.string(), z.unknown()) });

/**
 * Passes a signed event to the webhook handler of all gateways, which verifies it. An event still queued when live payments were turned
 * on is skipped, as the handler would refuse it.
 */
export async function tellTestEvent(app: App, { event }: z.output<typeof toldEvent>): Promise<void> {
  if (getPaymentMode(app.config) === 'live') {
    app.log.warn({ event: event['id'] }, 'an event of the built-in gateway is left out: live payments are taken');
    return;
  }
  const bytes = Buffer.from(JSON.stringify(event));
  const secret = testGateway.secretOf(app.config) ?? (await getOrCreateSecret(app.db, testGateway.name));
  const signature = signPayload({ bytes, secret }, app.clock.now());
  const header = (name: string) => (name === testGateway.header ? signature : undefined);
  await handleWebhook(systemActor(app), { gateway: testGateway, signed: { bytes, header } });
}
