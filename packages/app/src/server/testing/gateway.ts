// A payment gateway for tests: what it is to be paid through it, and the events that it sends, signed as its own.

import type { GatewayEventType } from '#contract/finance/payments/gateway-states.ts';
import { gatewayEvents, paymentIntents } from '#server/db/schema/gateway.ts';
import { getOrCreateSecret } from '#server/features/gateway/gateway-secret.queries.ts';
import { signPayload } from '#server/features/gateway/webhook-signature.rules.ts';
import type { App } from '#server/platform/app.ts';
import type { TestClient } from './client.ts';
import { randomName } from './sample.ts';

type Intent = typeof paymentIntents.$inferInsert;

/** Something to be paid through the test gateway; answers its reference there. */
export async function makeIntent(
  { db, clock }: Pick<App, 'db' | 'clock'>,
  wished: Partial<Intent> & Pick<Intent, 'businessId'>,
): Promise<string> {
  const reference = wished.reference ?? `in_${randomName(12)}`;
  const usual = { gateway: 'test', payerName: 'Chloé Martin', currency: 'EUR', amount: '123.00', createdAt: clock.now() };
  await db.insert(paymentIntents).values({ ...usual, ...wished, reference });
  return reference;
}

export interface TestEvent {
  readonly id: string;
  readonly type: GatewayEventType;
  readonly created: string;
  readonly data: { readonly intent: string; readonly amount: string; readonly currency: string };
}

/** An event over all of an intent of 123 euros. */
export function eventOf(
  intent: string,
  type: GatewayEventType,
  wished: Partial<TestEvent> & { amount?: string; currency?: string } = {},
): TestEvent {
  const { amount = '123', currency = 'EUR', ...more } = wished;
  return { id: `ev_${randomName(12)}`, type, created: '2026-06-15T09:00:00Z', data: { intent, amount, currency }, ...more };
}

interface Sending {
  readonly client: TestClient;
  /** The server's, where the test runs in its process: its key and its clock. */
  readonly app?: Pick<App, 'db' | 'clock'>;
  /** The key that was set for a server of its own. */
  readonly secret?: string;
}

/** Sends an event as the gateway does; `header` in place of the right signature. */
export async function sendEvent({ client, app, secret }: Sending, event: object, header?: string) {
  const body = JSON.stringify(event);
  const key = secret ?? (app === undefined ? '' : await getOrCreateSecret(app.db, 'test'));
  const signature = header ?? signPayload({ bytes: Buffer.from(body), secret: key }, app?.clock.now() ?? new Date());
  const headers = { 'Content-Type': 'application/json', 'Gateway-Signature': signature };
  return client.send('POST', '/api/payments/gateway-events/test', { body, headers });
}

/** Everything that was kept of events, for tests that expect nothing to be. */
export function keptEvents({ db }: Pick<App, 'db'>) {
  return db.select().from(gatewayEvents).orderBy(gatewayEvents.id);
}
