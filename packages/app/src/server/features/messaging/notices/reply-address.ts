// The addresses by which people answer messages from their mail program: each is for one conversation and one user.

import type { Queryable } from '#server/db/database.ts';
import { getOrCreateSecret } from '#server/platform/secrets/secrets.queries.ts';
import { isSameText, signText } from '#server/platform/secrets/signatures.ts';

const SECRET = 'reply addresses';

/** Bytes of the signature: the part before the `@` has room for 64 characters, and not every mail program keeps capitals. */
const SIGNATURE_BYTES = 12;

const PATTERN = /^reply\+([0-9a-z]{1,11})-([0-9a-z]{1,11})-([0-9a-f]{24})$/;

/** Who answers in which conversation. */
export interface Answerer {
  readonly conversationId: number;
  readonly userId: number;
}

async function sign(db: Queryable, { conversationId, userId }: Answerer, email: string): Promise<string> {
  const secret = await getOrCreateSecret(db, SECRET);
  const signature = signText(secret, `${conversationId} ${userId} ${email.toLowerCase()}`);
  return signature.subarray(0, SIGNATURE_BYTES).toString('hex');
}

/** Returns the address for the answers of a user, valid as long as the user has this email address. */
export async function createReplyAddress(
  db: Queryable,
  { email, domain, ...who }: Answerer & { email: string; domain: string },
): Promise<string> {
  return `reply+${who.conversationId.toString(36)}-${who.userId.toString(36)}-${await sign(db, who, email)}@${domain}`;
}

/** Returns who an address names; whether we have made it is for `isReplyAddress` to say. */
export function parseReplyAddress(address: string, domain: string): (Answerer & { signature: string }) | null {
  const [local = '', host = ''] = address.trim().toLowerCase().split('@');
  const [, conversation = '', user = '', signature = ''] = PATTERN.exec(local) ?? [];
  if (signature === '' || host !== domain.toLowerCase()) return null;
  return { conversationId: Number.parseInt(conversation, 36), userId: Number.parseInt(user, 36), signature };
}

/** Returns whether we have made an address, for a user with this email address. */
export async function isReplyAddress(
  db: Queryable,
  { signature, ...who }: Answerer & { signature: string },
  email: string,
): Promise<boolean> {
  return isSameText(signature, await sign(db, who, email));
}
