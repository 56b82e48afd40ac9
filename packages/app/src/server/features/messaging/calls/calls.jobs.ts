// Jobs of calls: they end without anybody in them, also after a process has died.

import * as z from 'zod';
import { PEER_RETURN_MS } from '#contract/messaging/call.events.ts';
import type { App } from '#server/platform/app.ts';
import { defineJob, defineScheduledJob } from '#server/platform/jobs/job.ts';
import { END_CALL_JOB, endEmptyCall, getEmptySince, removePeers } from './call-presence.service.ts';
import { listEmptyCalls } from './calls.queries.ts';
import { SEEN_EVERY_MS } from './seen-peers.ts';

/** Removes devices whose process has died, and ends calls without anybody. */
async function sweepCalls(app: App): Promise<void> {
  const now = app.clock.now().getTime();
  const leaving = { unseenSince: new Date(now - 3 * SEEN_EVERY_MS), brokenSince: new Date(now - 2 * PEER_RETURN_MS) };
  await app.db.transaction((tx) => removePeers(tx, app, leaving));
  for (const id of await listEmptyCalls(app.db, getEmptySince(app.clock.now()))) await endEmptyCall(app, id);
}

export const callJobs = [
  defineJob({ kind: END_CALL_JOB, payload: z.object({ callId: z.number() }), run: (app, { callId }) => endEmptyCall(app, callId) }),
  defineScheduledJob({ kind: 'calls.sweep', cron: '* * * * *', run: sweepCalls }),
];
