// Use case: ending emails about messages from the reader's mail program, without signing in.

import { unsubscribeFromMessages as endpoint } from '#contract/messaging/preferences.endpoints.ts';
import type { CheckedRequest } from '#contract/platform/endpoint.ts';
import type { Queryable } from '#server/db/database.ts';
import type { Call } from '#server/platform/app.ts';
import { notFound } from '#server/platform/errors.ts';
import { getOrCreateSecret } from '#server/platform/secrets/secrets.queries.ts';
import { isSameText, signText } from '#server/platform/secrets/signatures.ts';
import { getTranslator } from '#server/platform/translate.ts';
import { findNoticeReader } from './notice-readers.queries.ts';
import { upsertPreferences } from './preferences.queries.ts';

/** Creates a token that only the emails of an account hold. */
async function createToken(db: Queryable, userId: number): Promise<string> {
  const secret = await getOrCreateSecret(db, 'unsubscribing from messages');
  return `${userId}.${signText(secret, String(userId)).toString('base64url')}`;
}

/** Returns the path that the reader's mail program requests to unsubscribe. */
export async function createUnsubscribePath(db: Queryable, userId: number): Promise<string> {
  return endpoint.path.replace('{token}', await createToken(db, userId));
}

/** Repeated requests, and those of deleted accounts, get the same answer: in any case, no more emails are sent. */
export async function unsubscribeFromMessages(call: Call, { params }: CheckedRequest<typeof endpoint>): Promise<{ message: string }> {
  const userId = Number(/^(\d{1,15})\./.exec(params.token)?.[1] ?? 0);
  if (!isSameText(params.token, await createToken(call.db, userId))) throw notFound();
  if ((await findNoticeReader(call.db, userId)) !== null) await upsertPreferences(call.db, userId, { email: 'never' });
  return { message: getTranslator(call.locale)('answers.succeeded') };
}
