// Use cases of ending the mails of campaigns by a mail itself: without signing in, by its reader's mail program.

import { createHmac, timingSafeEqual } from 'node:crypto';
import { unsubscribe as endpoint } from '#contract/notifications/notifications.endpoints.ts';
import type { CheckedRequest } from '#contract/platform/endpoint.ts';
import type { Queryable } from '#server/db/database.ts';
import type { Call } from '#server/platform/app.ts';
import { notFound } from '#server/platform/errors.ts';
import { recordChange } from '#server/platform/record-change.ts';
import { getTranslator } from '#server/platform/translate.ts';
import { getOrCreateUnsubscribeKey, lockPerson, stopCampaignEmails } from './unsubscribe.queries.ts';

/** The number of an account, signed: nobody makes one who has not got the mail. */
async function createUnsubscribeToken(db: Queryable, userId: number): Promise<string> {
  const signature = createHmac('sha256', await getOrCreateUnsubscribeKey(db))
    .update(String(userId))
    .digest('base64url');
  return `${userId}.${signature}`;
}

/** Where the mail program of a reader asks to end these mails. */
export async function createUnsubscribePath(db: Queryable, userId: number): Promise<string> {
  return endpoint.path.replace('{token}', await createUnsubscribeToken(db, userId));
}

async function findReader(db: Queryable, token: string): Promise<number> {
  const userId = Number(/^(\d{1,15})\./.exec(token)?.[1] ?? 0);
  const [given, right] = [Buffer.from(token), Buffer.from(await createUnsubscribeToken(db, userId))];
  if (given.length !== right.length || !timingSafeEqual(given, right)) throw notFound();
  return userId;
}

/** Done again, or by somebody who has left, it is answered the same: there are no such mails any more. */
export async function unsubscribe(call: Call, { params }: CheckedRequest<typeof endpoint>): Promise<{ message: string }> {
  const userId = await findReader(call.db, params.token);
  await call.db.transaction(async (tx) => {
    if (!(await lockPerson(tx, userId)) || !(await stopCampaignEmails(tx, userId))) return;
    const changes = { kind: 'campaign', mail: false };
    const change = { action: 'notifications.changePreference', subjectType: 'user', subjectId: userId, actorId: userId, changes };
    await recordChange(tx, call, change);
  });
  return { message: getTranslator(call.locale)('answers.succeeded') };
}
