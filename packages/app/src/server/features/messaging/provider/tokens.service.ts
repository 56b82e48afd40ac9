// Use cases: tokens of the chat and the video provider.

import { formatExpiry } from '#contract/messaging/access-token.ts';
import { toCallRoomName, toRoomIdentity } from '#contract/messaging/call-room.ts';
import type * as endpoints from '#contract/messaging/tokens.endpoints.ts';
import type { AnswerOf, CheckedRequest } from '#contract/platform/endpoint.ts';
import type { Call } from '#server/platform/app.ts';
import { AppError } from '#server/platform/errors.ts';
import { createAccessToken, getTokenExpiry } from '#server/platform/sessions/access-tokens.ts';
import { findPeer } from '../calls/call-peers.queries.ts';
import { getOwnCall } from '../calls/calls.service.ts';
import { getCaller } from '../conversations/conversations.service.ts';
import { createLivekitToken, createTwilioChatToken, createTwilioVideoToken, type TokenSubject } from './external-tokens.ts';
import { listIceServers } from './ice-servers.ts';
import { getTwilioKeys, getTwilioService } from './twilio-settings.ts';

function toSubject(call: Call, { room, peerId }: { readonly room: string | null; readonly peerId?: string | undefined }): TokenSubject {
  const { id: userId, account } = getCaller(call);
  const now = call.app.clock.now();
  const identity = peerId === undefined ? String(userId) : toRoomIdentity({ userId, peerId });
  return { identity, firstName: account.firstName, now, expiresAt: getTokenExpiry(now), room };
}

const createOwnToken = (call: Call) => createAccessToken(call.app, { userId: getCaller(call).id, sessionId: call.session.id });

export async function readChatToken(call: Call): Promise<AnswerOf<typeof endpoints.readChatToken>> {
  const subject = toSubject(call, { room: null });
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

/** Refuses a device that is not one of the caller’s in the call. */
async function assertOwnPeer(call: Call, { callId, peerId }: { readonly callId: number | undefined; readonly peerId: string }) {
  const peer = await findPeer(call.db, peerId);
  if (peer === null || peer.callId !== callId || peer.userId !== getCaller(call).id) throw new AppError('notInCall');
}

/** With a call the token is for that one, in which the caller has to be able to take part. */
export async function readVideoToken(
  call: Call,
  { query: { callId, peerId } }: CheckedRequest<typeof endpoints.readVideoToken>,
): Promise<AnswerOf<typeof endpoints.readVideoToken>> {
  if (callId !== undefined && (await getOwnCall(call, call.db, callId)).endedAt !== null) throw new AppError('callOver');
  if (peerId !== undefined) await assertOwnPeer(call, { callId, peerId });
  const subject = toSubject(call, { room: callId === undefined ? null : toCallRoomName(callId), peerId });
  return {
    ...(await createVideoToken(call, subject)),
    expiry: formatExpiry(subject.expiresAt),
    iceServers: listIceServers(call.app.config, { userId: getCaller(call).id, expiresAt: subject.expiresAt }),
  };
}
