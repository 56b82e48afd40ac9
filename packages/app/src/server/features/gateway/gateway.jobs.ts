// Jobs of gateways: retry failed events, as their intent may be committed by now, and the events of the built-in gateway.

import * as z from 'zod';
import type { App } from '#server/platform/app.ts';
import { defineJob, defineScheduledJob, type JobAttempt } from '#server/platform/jobs/job.ts';
import { systemActor } from '#server/platform/record-change.ts';
import { FINISHING, finishTestIntent, tellTestEvent, toldEvent } from './adapters/test-gateway.service.ts';
import { TEST_EVENT_JOB } from './adapters/test-gateway-events.ts';
import { listEventsToRetry } from './gateway.queries.ts';
import { retryEvent } from './webhooks.service.ts';

/** The maximum number of automatic attempts: the last one is almost six days after receipt. After that, staff must start a retry. */
const MOST = 15;

/** The maximum number of events in one run. */
const AT_ONCE = 100;

async function retryFailed(app: App, { signal }: JobAttempt): Promise<void> {
  const ids = await listEventsToRetry(app.db, { now: app.clock.now(), most: MOST, limit: AT_ONCE });
  for (const id of ids) {
    if (signal.aborted) return;
    await retryEvent(systemActor(app), id);
  }
}

export const gatewayJobs = [
  defineScheduledJob({ kind: 'gateway.retry', cron: '* * * * *', run: retryFailed }),
  defineJob({ kind: TEST_EVENT_JOB, payload: toldEvent, run: tellTestEvent }),
  defineJob({ kind: FINISHING, payload: z.object({ reference: z.string() }), run: finishTestIntent }),
];
