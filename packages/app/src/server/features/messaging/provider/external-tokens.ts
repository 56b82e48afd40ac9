// Access tokens that Twilio and LiveKit accept.

import { SignJWT } from 'jose';

/** Whom a token is for, and until when. */
export interface TokenSubject {
  /** By which name the provider knows them. */
  readonly identity: string;
  readonly firstName: string;
  readonly now: Date;
  readonly expiresAt: Date;
  /** The room of a call; without one the token opens none. */
  readonly room: string | null;
}

export interface TwilioKeys {
  readonly accountSid: string;
  readonly apiKey: string;
  readonly apiSecret: string;
}

const encode = (secret: string) => new TextEncoder().encode(secret);

/** Returns an access token of Twilio with the given grants. */
function signTwilioToken({ accountSid, apiKey, apiSecret }: TwilioKeys, { identity, now, expiresAt }: TokenSubject, grants: object) {
  return new SignJWT({ grants: { identity, ...grants } })
    .setProtectedHeader({ alg: 'HS256', typ: 'JWT', cty: 'twilio-fpa;v=1' })
    .setJti(`${apiKey}-${Math.floor(now.getTime() / 1000)}`)
    .setIssuer(apiKey)
    .setSubject(accountSid)
    .setIssuedAt(now)
    .setExpirationTime(expiresAt)
    .sign(encode(apiSecret));
}

export function createTwilioChatToken(keys: TwilioKeys & { readonly serviceSid: string }, subject: TokenSubject): Promise<string> {
  return signTwilioToken(keys, subject, { chat: { service_sid: keys.serviceSid } });
}

/** A grant without a room would open every room. */
export function createTwilioVideoToken(keys: TwilioKeys, subject: TokenSubject): Promise<string> {
  return signTwilioToken(keys, subject, subject.room === null ? {} : { video: { room: subject.room } });
}

export function createLivekitToken(
  { key, secret }: { readonly key: string; readonly secret: string },
  { identity, firstName, now, expiresAt, room }: TokenSubject,
): Promise<string> {
  const video = room === null ? {} : { room, roomJoin: true, canPublish: true, canSubscribe: true };
  return new SignJWT({ name: firstName, video })
    .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
    .setIssuer(key)
    .setSubject(identity)
    .setNotBefore(now)
    .setIssuedAt(now)
    .setExpirationTime(expiresAt)
    .sign(encode(secret));
}
