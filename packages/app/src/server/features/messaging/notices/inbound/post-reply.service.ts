// Posts an answer by email as messages of its sender, as if they had written them in the product.

import { randomUUID } from 'node:crypto';
import { rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { messageText } from '#contract/messaging/message.shapes.ts';
import { CONTENT_TYPE, MESSAGE_LENGTH } from '#contract/messaging/message.ts';
import { findGrant } from '#server/access/grant.ts';
import { storeUpload } from '#server/features/attachments/attachments.public.ts';
import type { App } from '#server/platform/app.ts';
import { AppError, HttpError } from '#server/platform/errors.ts';
import { getWritableConversation } from '../../conversations/conversation-access.service.ts';
import { writeMessage } from '../../messages/send-message.service.ts';
import { findEmailCaller, insertInboundEmail, updateInboundMessage } from './inbound-email.queries.ts';
import type { EmailFile, InboundEmail } from './parse-email.ts';
import type { ReplyRefusal } from './refused-reply.emails.ts';

type EmailCaller = NonNullable<Awaited<ReturnType<typeof findEmailCaller>>>;

/** Returns the sender as the caller of the use cases that write messages. */
function toCall(app: App, { caller, switches }: EmailCaller) {
  const { roles } = caller;
  const granted = (capability: Parameters<typeof findGrant>[0]) => findGrant(capability, { roles, switches });
  return { app, db: app.db, caller, requestId: null, granted };
}

type EmailCall = ReturnType<typeof toCall>;

/** Stores a file as an upload of the sender; returns null for one that messages can't have. */
async function storeFile(call: EmailCall, { name, bytes }: EmailFile): Promise<string | null> {
  if (bytes.length === 0 || bytes.length > call.app.config.UPLOAD_LIMIT_MB * 1024 * 1024) return null;
  const path = join(tmpdir(), `email-${randomUUID()}`);
  await writeFile(path, bytes, { mode: 0o600 });
  try {
    const { randomRef } = await storeUpload(call, { file: { path, name: name.slice(-200), size: bytes.length }, body: { alt: '' } });
    return randomRef;
  } catch (error) {
    if (error instanceof AppError || error instanceof HttpError) return null;
    throw error;
  } finally {
    await rm(path, { force: true });
  }
}

const REFUSALS: Readonly<Record<string, ReplyRefusal>> = {
  conversationClosed: 'closed',
  contactDetailsHeld: 'contactDetails',
  notJoined: 'noAccess',
  notFound: 'noAccess',
};

/** Returns why a message can't be written; null for faults, after which the email is to be sent again. */
function toRefusal(error: unknown): ReplyRefusal | null {
  return error instanceof AppError || error instanceof HttpError ? (REFUSALS[error.code] ?? null) : null;
}

export interface Reply {
  readonly email: InboundEmail;
  readonly externalId: string;
  readonly conversationId: number;
  readonly userId: number;
}

/** What has become of an answer: `known` if it was posted before. Of files that messages can't have its sender is told, too. */
export interface ReplyResult {
  readonly state: 'posted' | 'known' | 'refused';
  readonly refusal: ReplyRefusal | null;
}

const toRefused = (refusal: ReplyRefusal): ReplyResult => ({ state: 'refused', refusal });

/** Writes the text and each file as a message, all or none of them. */
async function writeMessages(
  call: EmailCall,
  { externalId, conversationId }: Reply,
  contents: readonly { text: string; ref: string | null }[],
) {
  const { app } = call;
  return app.db.transaction(async (tx) => {
    if (!(await insertInboundEmail(tx, { externalId, receivedAt: app.clock.now() }))) return false;
    const conversation = await getWritableConversation(tx, call, conversationId);
    for (const [index, { text, ref }] of contents.entries()) {
      const localMessageId = `email:${externalId}:${index}`;
      const fields = { content: text, contentType: CONTENT_TYPE.text, localMessageId, ...(ref === null ? {} : { fileRef: ref }) };
      const { id: messageId } = await writeMessage(tx, call, { conversation, fields });
      if (index === 0) await updateInboundMessage(tx, { externalId, messageId });
    }
    return true;
  });
}

/** Posts an answer of a user. */
export async function postReply(app: App, reply: Reply): Promise<ReplyResult> {
  const { text, files, hasMoreFiles } = reply.email;
  const sender = await findEmailCaller(app.db, reply.userId);
  const call = sender === null ? null : toCall(app, sender);
  if (call === null || call.granted('messages.send') === null) return toRefused('noAccess');
  if (text.length > MESSAGE_LENGTH) return toRefused('tooLong');
  const written = messageText.parse(text);
  const stored: (string | null)[] = [];
  for (const file of files) stored.push(await storeFile(call, file));
  const refs = stored.filter((ref) => ref !== null);
  const isIncomplete = hasMoreFiles || refs.length < stored.length;
  if (written === '' && refs.length === 0) return toRefused(isIncomplete ? 'files' : 'empty');
  const contents = [...(written === '' ? [] : [{ text: written, ref: null }]), ...refs.map((ref) => ({ text: '', ref }))];
  try {
    if (!(await writeMessages(call, reply, contents))) return { state: 'known', refusal: null };
    return { state: 'posted', refusal: isIncomplete ? 'files' : null };
  } catch (error) {
    const refusal = toRefusal(error);
    if (refusal === null) throw error;
    return toRefused(refusal);
  }
}
