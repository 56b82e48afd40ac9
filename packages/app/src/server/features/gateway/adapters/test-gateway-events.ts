// Events of the built-in gateway: added to the outbox in the same transaction as its data, so that a restart doesn't lose them.

import { randomUUID } from 'node:crypto';
import type { GatewayEventType } from '#contract/finance/payments/gateway-states.ts';
import type { Transaction } from '#server/db/database.ts';
import { toFullDigits } from '#server/features/finance/finance.public.ts';
import type { App } from '#server/platform/app.ts';
import { enqueue } from '#server/platform/record-change.ts';
import type { TestIntent } from './test-gateway.queries.ts';

/** The kind of the job that sends an event of the built-in gateway. */
export const TEST_EVENT_JOB = 'gateway.testTell';

/** Enqueues an event about the full amount of an intent. */
export async function enqueueTestEvent(
  tx: Transaction,
  app: Pick<App, 'clock' | 'jobs'>,
  { reference, amount, currency }: TestIntent,
  { type, id = `ev_${randomUUID()}` }: { readonly type: GatewayEventType; readonly id?: string },
): Promise<void> {
  const data = { intent: reference, amount: toFullDigits(amount, currency), currency };
  await enqueue(tx, app, { kind: TEST_EVENT_JOB, payload: { event: { id, type, created: app.clock.now().toISOString(), data } } });
}
