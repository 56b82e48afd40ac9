// Use cases: tokens of the chat and the video provider.

import { formatExpiry } from '#contract/messaging/access-token.ts';
import type * as endpoints from '#contract/messaging/tokens.endpoints.ts';
import type { AnswerOf, CheckedRequest } from '#contract/platform/endpoint.ts';
import type { Call } from '#server/platform/app.ts';
import { AppError } from '#server/platform/errors.ts';
import { createAccessToken, getTokenExpiry } from '#server/platform/sessions/access-tokens.ts';
import { getOwnCall } from '../calls/calls.service.ts';
import { getCaller } from '../conversations/conversations.service.ts';
import { createLivekitToken, createTwilioChatToken, createTwilioVideoToken, type TokenSubject } from './external-tokens.ts';
import { listIceServers } from './ice-servers.ts';
import { getTwilioKeys, getTwilioService } from './twilio-settings.ts';

/** The room of a call at an external video provider. */
const toRoomName = (callId: number) => `call-${callId}`;

function toSubject(call: Call, room: string | null): TokenSubject {
  const { id: userId, account } = getCaller(call);
  const now = call.app.clock.now();
  return { userId, firstName: account.firstName, now, expiresAt: getTokenExpiry(now), room };
}

const createOwnToken = (call: Call) => createAccessToken(call.app, { userId: getCaller(call).id, sessionId: call.session.id });

export async function readChatToken(call: Call): Promise<AnswerOf<typeof endpoints.readChatToken>> {
  const subject = toSubject(call, null);
  const expiry = formatExpiry(subject.expiresAt);
  const service = getTwilioService(call.app.config);
  if (service === null) return { token: await createOwnToken(call), expiry, provider: 'built-in' };
  return { token: await createTwilioChatToken(service, subject), expiry, provider: 'twilio' };
}

/** Returns the token of the provider, and where it is. */
async function createVideoToken(call: Call, subject: TokenSubject) {
  const { VIDEO_PROVIDER: provider, LIVEKIT_URL: url = '', LIVEKIT_KEY: key = '', LIVEKIT_SECRET: secret = '' } = call.app.config;
  if (provider === 'livekit') return { provider, url, token: await createLivekitToken({ key, secret }, subject) } as const;
  const keys = getTwilioKeys(call.app.config);
  if (provider === 'twilio' && keys !== null) return { provider, url: '', token: await createTwilioVideoToken(keys, subject) } as const;
  return { provider: 'built-in', url: '', token: await createOwnToken(call) } as const;
}

/** With a call the token is for that one, in which the caller has to be able to take part. */
export async function readVideoToken(
  call: Call,
  { query: { callId } }: CheckedRequest<typeof endpoints.readVideoToken>,
): Promise<AnswerOf<typeof endpoints.readVideoToken>> {
  if (callId !== undefined && (await getOwnCall(call, call.db, callId)).endedAt !== null) throw new AppError('callOver');
  const subject = toSubject(call, callId === undefined ? null : toRoomName(callId));
  return {
    ...(await createVideoToken(call, subject)),
    expiry: formatExpiry(subject.expiresAt),
    iceServers: listIceServers(call.app.config, subject),
  };
}
