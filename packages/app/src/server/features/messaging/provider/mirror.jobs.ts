// Jobs that copy conversations to Twilio: soon after a message, and every minute what was missed or could not be done.

import * as z from 'zod';
import type { App } from '#server/platform/app.ts';
import { defineJob, defineScheduledJob } from '#server/platform/jobs/job.ts';
import { enqueue } from '#server/platform/record-change.ts';
import { deleteMirroredMessage, MIRROR_JOB, mirrorConversation, WITHDRAW_JOB } from './mirror-conversation.service.ts';
import { listOutdatedMirrors } from './mirrors.queries.ts';
import { TwilioError } from './twilio-client.ts';
import { getTwilioService } from './twilio-settings.ts';

/** Conversations that one run copies. */
const SWEPT = 500;
/** When to try again while another process is at work, in milliseconds. */
const BUSY_MS = 5000;

/** Refusals that are about all requests: the keys are wrong, or there are too many. */
const REFUSES_ALL = [401, 403, 429];

/** Returns whether Twilio refuses something about one conversation: others may still be copied. */
function isAboutOne(error: unknown): error is TwilioError {
  return error instanceof TwilioError && error.status >= 400 && error.status < 500 && !REFUSES_ALL.includes(error.status);
}

/** Copies every conversation that is not as it should be, until Twilio refuses all. */
async function sweepMirrors(app: App): Promise<void> {
  if (getTwilioService(app.config) === null) return;
  for (const id of await listOutdatedMirrors(app.db, SWEPT)) {
    await mirrorConversation(app, id).catch((error: unknown) => {
      if (!isAboutOne(error)) throw error;
      app.log.warn({ err: error, conversation: id }, 'a conversation could not be copied');
    });
  }
}

const enqueueLater = (app: App, kind: string, payload: Readonly<Record<string, number>>) =>
  enqueue(app.db, app, { kind, payload, dueAt: new Date(app.clock.now().getTime() + BUSY_MS) });

export const mirrorJobs = [
  defineJob({
    kind: MIRROR_JOB,
    payload: z.object({ conversationId: z.number() }),
    attempts: 3,
    run: async (app, payload) => {
      if (!(await mirrorConversation(app, payload.conversationId))) await enqueueLater(app, MIRROR_JOB, payload);
    },
  }),
  defineJob({
    kind: WITHDRAW_JOB,
    payload: z.object({ conversationId: z.number(), messageId: z.number() }),
    run: async (app, payload) => {
      if (!(await deleteMirroredMessage(app, payload))) await enqueueLater(app, WITHDRAW_JOB, payload);
    },
  }),
  defineScheduledJob({ kind: 'provider.sweep', cron: '* * * * *', run: sweepMirrors }),
];
