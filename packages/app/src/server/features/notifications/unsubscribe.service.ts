// Use cases of unsubscribing from campaign emails without signing in, from the reader's email client.

import { unsubscribe as endpoint } from '#contract/notifications/notifications.endpoints.ts';
import type { CheckedRequest } from '#contract/platform/endpoint.ts';
import type { Queryable } from '#server/db/database.ts';
import type { Call } from '#server/platform/app.ts';
import { notFound } from '#server/platform/errors.ts';
import { recordChange } from '#server/platform/record-change.ts';
import { isSameText, signText } from '#server/platform/secrets/signatures.ts';
import { getTranslator } from '#server/platform/translate.ts';
import { getOrCreateUnsubscribeKey, lockPerson, stopCampaignEmails } from './unsubscribe.queries.ts';

/** Creates a signed token for an account, which only recipients of the email know. */
async function createUnsubscribeToken(db: Queryable, userId: number): Promise<string> {
  const signature = signText(await getOrCreateUnsubscribeKey(db), String(userId)).toString('base64url');
  return `${userId}.${signature}`;
}

/** Returns the path that the reader's email client requests to unsubscribe. */
export async function createUnsubscribePath(db: Queryable, userId: number): Promise<string> {
  return endpoint.path.replace('{token}', await createUnsubscribeToken(db, userId));
}

async function findReader(db: Queryable, token: string): Promise<number> {
  const userId = Number(/^(\d{1,15})\./.exec(token)?.[1] ?? 0);
  if (!isSameText(token, await createUnsubscribeToken(db, userId))) throw notFound();
  return userId;
}

/** Repeated requests, and those of deleted accounts, get the same answer: in any case, no more emails are sent. */
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
