// Use cases: how the caller hears of new messages, and the devices that get push messages.

import { isIP } from 'node:net';
import type * as endpoints from '#contract/messaging/preferences.endpoints.ts';
import type { AnswerOf, CheckedRequest } from '#contract/platform/endpoint.ts';
import type { Call } from '#server/platform/app.ts';
import { HttpError, ValidationError } from '#server/platform/errors.ts';
import { isPublicAddress } from '#server/platform/outbound/public-address.ts';
import { getTranslator } from '#server/platform/translate.ts';
import { countDevices, deleteDevice, deleteOldDevices, findPreferences, upsertDevice, upsertPreferences } from './preferences.queries.ts';
import { getPushKeys } from './push-keys.ts';

type Input<Name extends keyof typeof endpoints> = CheckedRequest<(typeof endpoints)[Name]>;
type Output<Name extends keyof typeof endpoints> = Promise<AnswerOf<(typeof endpoints)[Name]>>;

/** The maximum number of devices of a user; a further one replaces the oldest. */
const MAX_DEVICES = 20;

function getCallerId({ caller }: Call): number {
  if (caller === null) throw new HttpError('unauthenticated');
  return caller.id;
}

export async function readMessagingPreferences(call: Call): Output<'readMessagingPreferences'> {
  const userId = getCallerId(call);
  const { publicKey } = await getPushKeys(call.app);
  return {
    ...(await findPreferences(call.db, userId)),
    canReply: call.app.config.MAIL_REPLY_DOMAIN !== undefined,
    pushKey: publicKey,
    pushDevices: await countDevices(call.db, userId),
  };
}

export async function changeMessagingPreferences(
  call: Call,
  { body }: Input<'changeMessagingPreferences'>,
): Output<'changeMessagingPreferences'> {
  await upsertPreferences(call.db, getCallerId(call), body);
  return readMessagingPreferences(call);
}

/** Returns whether a text is base64url of a number of bytes. */
function hasBytes(text: string, bytes: number): boolean {
  return /^[A-Za-z0-9_-]+={0,2}$/.test(text) && Buffer.from(text, 'base64url').length === bytes;
}

/** Refuses keys that nothing can be encrypted with, and services that can't be on the internet. */
function assertDevice({ endpoint, p256dh, auth }: Input<'subscribeToPush'>['body']): void {
  const host = new URL(endpoint).hostname.replace(/^\[|\]$/g, '');
  const isReachable = isIP(host) === 0 ? host.includes('.') : isPublicAddress(host);
  const faults = [
    ...(isReachable ? [] : ['endpoint']),
    ...(hasBytes(p256dh, 65) && Buffer.from(p256dh, 'base64url')[0] === 4 ? [] : ['p256dh']),
    ...(hasBytes(auth, 16) ? [] : ['auth']),
  ];
  if (faults.length > 0) throw new ValidationError(faults.map((field) => ({ field, rule: 'invalid' })));
}

export async function subscribeToPush(call: Call, { body }: Input<'subscribeToPush'>): Output<'subscribeToPush'> {
  const userId = getCallerId(call);
  assertDevice(body);
  await call.db.transaction(async (tx) => {
    await upsertDevice(tx, { ...body, userId, sessionId: call.session.id, createdAt: call.app.clock.now() });
    await deleteOldDevices(tx, userId, MAX_DEVICES);
  });
  return { message: getTranslator(call.locale)('answers.succeeded') };
}

export async function unsubscribeFromPush(call: Call, { body }: Input<'unsubscribeFromPush'>): Output<'unsubscribeFromPush'> {
  await deleteDevice(call.db, { userId: getCallerId(call), endpoint: body.endpoint });
  return { message: getTranslator(call.locale)('answers.succeeded') };
}
