// Takes answers by email: finds out whose they are, and for which conversation, and posts them once.

import { createHash } from 'node:crypto';
import type { InboundOutcome } from '#contract/messaging/inbound-mail.shapes.ts';
import type { App } from '#server/platform/app.ts';
import { findNoticeReader, type NoticeReader } from '../notice-readers.queries.ts';
import { isReplyAddress, isReplyAddressOld, parseReplyAddress, type ReplyAddress } from '../reply-address.ts';
import { isAuthenticated } from './authentication-results.rules.ts';
import { insertInboundEmail, isKnownEmail } from './inbound-email.queries.ts';
import { type InboundEmail, parseEmail } from './parse-email.ts';
import { postReply } from './post-reply.service.ts';
import { tellRefusal } from './refuse-reply.service.ts';
import type { ReplyRefusal } from './refused-reply.emails.ts';

/** The size of an email with its files, in bytes. */
export const MAX_EMAIL_BYTES = 10 * 1024 * 1024;

/** Returns the first reply address among the recipients. */
function findAnswerer({ config }: App, { recipients }: InboundEmail) {
  for (const recipient of recipients) {
    const found = parseReplyAddress(recipient, config.MAIL_REPLY_DOMAIN ?? '');
    if (found !== null) return found;
  }
  return null;
}

/** Returns the id by which an email to a reply address is known; hashed, since it may name a person. */
function toExternalId({ messageId, from }: InboundEmail, { conversationId, userId }: ReplyAddress): string {
  return createHash('sha256').update([messageId, from, conversationId, userId].join('\n')).digest('base64url');
}

interface RefusedEmail {
  readonly externalId: string;
  readonly reader: NoticeReader;
  readonly conversationId: number;
  readonly text: string;
  /** Whether the rest of it has become messages. */
  readonly isPosted: boolean;
}

/** Records why an email, or a part of it, has become no message, and tells its sender. */
async function refuse(app: App, { externalId, ...email }: RefusedEmail, refusal: ReplyRefusal): Promise<void> {
  await app.db.transaction(async (tx) => {
    await insertInboundEmail(tx, { externalId, receivedAt: app.clock.now(), refusal });
    await tellRefusal(tx, app, { ...email, refusal });
  });
}

/** Returns why an email is not taken for one of the owner of an account; null if it is. */
function findSenderRefusal(
  { config, clock }: App,
  { email, address, accountEmail }: { email: InboundEmail; address: ReplyAddress; accountEmail: string },
): ReplyRefusal | null {
  if (email.from !== accountEmail.toLowerCase()) return 'otherSender';
  const server = config.INBOUND_TRUSTED_AUTHSERV;
  if (server !== undefined && !isAuthenticated(email.authenticationResults, { server, from: email.from })) return 'unverified';
  return isReplyAddressOld(address, clock.now()) ? 'expired' : null;
}

/**
 * Posts an email as messages of the user whom its address names, if it comes from the address of their account. What no person has written
 * is ignored, and so is what came before: nothing is ever answered but by an email to the account itself.
 * @param envelope the recipients of the delivery, if they are known
 */
export async function receiveEmail(app: App, raw: Uint8Array, envelope: readonly string[] = []): Promise<InboundOutcome> {
  const email = await parseEmail(raw, envelope);
  const answerer = findAnswerer(app, email);
  if (answerer === null || email.isAutomatic) return 'ignored';
  const { conversationId, userId } = answerer;
  const reader = await findNoticeReader(app.db, userId);
  if (reader === null || !(await isReplyAddress(app.db, answerer, reader.email))) return 'ignored';
  const externalId = toExternalId(email, answerer);
  if (await isKnownEmail(app.db, externalId)) return 'ignored';
  const about = { externalId, reader, conversationId, text: email.text, isPosted: false };
  const fault = findSenderRefusal(app, { email, address: answerer, accountEmail: reader.email });
  if (fault !== null) {
    await refuse(app, about, fault);
    return 'refused';
  }
  const { state, refusal } = await postReply(app, { email, externalId, conversationId, userId });
  if (refusal !== null) await refuse(app, { ...about, isPosted: state === 'posted' }, refusal);
  return state === 'known' ? 'ignored' : state;
}
