// The addresses by which people answer messages from their mail program: each is for one conversation and one user, and for a time.

import type { Queryable } from '#server/db/database.ts';
import { getOrCreateSecret } from '#server/platform/secrets/secrets.queries.ts';
import { isSameText, signText } from '#server/platform/secrets/signatures.ts';

const SECRET = 'reply addresses';

/** Bytes of the signature: the part before the `@` has room for 64 characters, and not every mail program keeps capitals. */
const SIGNATURE_BYTES = 12;

const PATTERN = /^reply\+([0-9a-z]{1,11})-([0-9a-z]{1,11})-([0-9a-z]{1,6})-([0-9a-f]{24})$/;

const DAY_MS = 24 * 3_600_000;

/** Days in which an address can be used: emails are forwarded, and mailboxes read by others later. */
const VALID_DAYS = 30;

/** Who answers in which conversation. */
export interface Answerer {
  readonly conversationId: number;
  readonly userId: number;
}

/** What an address says; the day counts from 1970. */
export interface ReplyAddress extends Answerer {
  readonly day: number;
  readonly signature: string;
}

const toDay = (at: Date) => Math.floor(at.getTime() / DAY_MS);

async function sign(db: Queryable, { conversationId, userId, day }: Omit<ReplyAddress, 'signature'>, email: string): Promise<string> {
  const secret = await getOrCreateSecret(db, SECRET);
  const signature = signText(secret, `${conversationId} ${userId} ${day} ${email.toLowerCase()}`);
  return signature.subarray(0, SIGNATURE_BYTES).toString('hex');
}

/** Returns the address for the answers of a user, valid for 30 days, as long as the user has this email address. */
export async function createReplyAddress(
  db: Queryable,
  { email, domain, now, ...who }: Answerer & { email: string; domain: string; now: Date },
): Promise<string> {
  const day = toDay(now);
  const parts = [who.conversationId, who.userId, day].map((part) => part.toString(36));
  return `reply+${parts.join('-')}-${await sign(db, { ...who, day }, email)}@${domain}`;
}

/** Returns what an address says; whether we have made it is for `isReplyAddress` to say. */
export function parseReplyAddress(address: string, domain: string): ReplyAddress | null {
  const [local = '', host = ''] = address.trim().toLowerCase().split('@');
  const [, conversation = '', user = '', day = '', signature = ''] = PATTERN.exec(local) ?? [];
  if (signature === '' || host !== domain.toLowerCase()) return null;
  const parse = (part: string) => Number.parseInt(part, 36);
  return { conversationId: parse(conversation), userId: parse(user), day: parse(day), signature };
}

/** Returns whether we have made an address, for a user with this email address. */
export async function isReplyAddress(db: Queryable, { signature, ...about }: ReplyAddress, email: string): Promise<boolean> {
  return isSameText(signature, await sign(db, about, email));
}

/** Returns whether an address was made too long ago. */
export function isReplyAddressOld({ day }: Pick<ReplyAddress, 'day'>, now: Date): boolean {
  return toDay(now) - day > VALID_DAYS;
}
