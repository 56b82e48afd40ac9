// Use case: sending a message.

import { CONTENT_TYPE, MESSAGE_TYPE, type MessageContent } from '#contract/messaging/message.ts';
import type * as endpoints from '#contract/messaging/messages.endpoints.ts';
import type { AnswerOf, CheckedRequest } from '#contract/platform/endpoint.ts';
import type { Transaction } from '#server/db/database.ts';
import { findConstraint } from '#server/db/fault.ts';
import { attachFiles, getUnusedUpload } from '#server/features/attachments/attachments.public.ts';
import {
  assertWritable,
  type ConversationCall,
  getReadableConversation,
  lockIfReadable,
  type ReadableConversation,
} from '#server/features/messaging/conversations/conversation-access.service.ts';
import type { Call } from '#server/platform/app.ts';
import { HttpError, notFound, ValidationError } from '#server/platform/errors.ts';
import { enqueue } from '#server/platform/record-change.ts';
import { findContentType } from './content-type.rules.ts';
import { assertNoContactDetails, assertNoDetailsInName } from './held-details.service.ts';
import { FETCH_LINK_JOB } from './link-title.service.ts';
import { isForReader } from './message.records.ts';
import { MESSAGE_SUBJECT } from './message-files.service.ts';
import { findMessageRow } from './messages.queries.ts';
import { getMessageAnswer } from './messages.service.ts';
import { findSentMessage, type NewMessage, type PostedMessage, postInLocked, postMessage } from './post-message.service.ts';

type Input<Name extends keyof typeof endpoints> = CheckedRequest<(typeof endpoints)[Name]>;
type Output<Name extends keyof typeof endpoints> = Promise<AnswerOf<(typeof endpoints)[Name]>>;

/** The fields of a new message, without its conversation. */
export type NewMessageFields = Omit<Input<'sendMessage'>['body'], 'conversationId'>;

function getCallerId({ caller }: Pick<Call, 'caller'>): number {
  if (caller === null) throw new HttpError('unauthenticated');
  return caller.id;
}

/** Refuses to quote what is not in the conversation, or not for the sender. */
async function assertQuotable(
  tx: Transaction,
  call: Pick<Call, 'caller'>,
  { id, conversationId }: { id: number; conversationId: number },
): Promise<void> {
  const quoted = await findMessageRow(tx, id);
  const isQuotable = quoted?.conversationId === conversationId && isForReader(quoted, call.caller?.roles ?? []);
  if (!isQuotable) throw new ValidationError([{ field: 'replyToId', rule: 'unknownNumber' }]);
}

/** Returns what is stored of a new message: its content and the type that follows from it. */
async function toContent(tx: Transaction, call: Pick<Call, 'caller'>, { content: text, contentType: named, fileRef }: NewMessageFields) {
  const file = fileRef === undefined ? null : await getUnusedUpload(tx, call, { ref: fileRef, field: 'fileRef' });
  if (file === null && text === '') throw new ValidationError([{ field: 'content', rule: 'required' }]);
  const needsFile = named !== CONTENT_TYPE.text && named !== CONTENT_TYPE.link;
  if (file === null && needsFile) throw new ValidationError([{ field: 'fileRef', rule: 'required' }]);
  const contentType = findContentType({ named, fileKind: file?.kind ?? null, text });
  if (contentType === null) throw new ValidationError([{ field: 'contentType', rule: 'invalid' }]);
  if (file === null) return { contentType, content: { text } satisfies MessageContent };
  const { randomRef: ref, name, kind, mediaType, size, width, height } = file;
  return { contentType, content: { text, file: { ref, name, kind, mediaType, size, width, height } } satisfies MessageContent };
}

interface WrittenMessage {
  readonly conversation: ReadableConversation;
  readonly fields: NewMessageFields;
  /** Where a refusal of the text is reported. */
  readonly field?: string;
}

/** Checks a message and adds it in the given way, with what follows from it. */
async function checkAndPost(
  tx: Transaction,
  call: Pick<Call, 'app' | 'caller'>,
  { conversation, fields, field = 'content' }: WrittenMessage,
  post: (message: NewMessage) => Promise<PostedMessage>,
): Promise<PostedMessage> {
  const senderId = getCallerId(call);
  const { localMessageId = null, replyToId = null, fileRef } = fields;
  const stored = await toContent(tx, call, fields);
  if (replyToId !== null) await assertQuotable(tx, call, { id: replyToId, conversationId: conversation.id });
  const written = { roles: call.caller?.roles ?? [], conversation, text: fields.content };
  assertNoContactDetails(call.app, { ...written, field });
  if ('file' in stored.content) assertNoDetailsInName(call.app, { ...written, name: stored.content.file.name, field: 'fileRef' });
  const named = { conversationId: conversation.id, senderId, messageType: MESSAGE_TYPE.conversation, localMessageId, replyToId };
  const posted = await post({ ...named, ...stored });
  if (fileRef !== undefined) {
    const subject = { type: MESSAGE_SUBJECT, id: String(posted.id) };
    await attachFiles(tx, call, { refs: [fileRef], subject, access: 'private', field: 'fileRef' });
  }
  if (stored.contentType === CONTENT_TYPE.link) await enqueue(tx, call.app, { kind: FETCH_LINK_JOB, payload: { messageId: posted.id } });
  return posted;
}

/**
 * Writes a message of the caller in a conversation in which they can write. Sent again with the same local id, it is the same message.
 * @throws AppError `contactDetailsHeld`, `attachmentInUse`, `messageIdTaken`; ValidationError for fields that don't fit
 */
export function writeMessage(tx: Transaction, call: Pick<Call, 'app' | 'caller'>, written: WrittenMessage): Promise<PostedMessage> {
  return checkAndPost(tx, call, written, (message) => postMessage(tx, call.app, message));
}

/**
 * Writes a message of the caller, if they can write in the conversation now; returns its id. What they have sent before is the same message.
 * @throws HttpError 404; AppError `notJoined`, `conversationClosed`, and as `writeMessage`
 */
export async function writeInConversation(
  tx: Transaction,
  call: ConversationCall & Pick<Call, 'app' | 'caller'>,
  { conversationId, fields, field }: Omit<WrittenMessage, 'conversation'> & { readonly conversationId: number },
): Promise<number> {
  const { localMessageId = null } = fields;
  const isReadable = await lockIfReadable(tx, call, conversationId);
  // Searched under the lock, since the same message may have been sent while this one waited for it.
  const known = await findSentMessage(tx, { conversationId, senderId: getCallerId(call), localMessageId });
  if (known !== null) return known.id;
  if (!isReadable) throw notFound();
  const conversation = assertWritable(await getReadableConversation(call, tx, conversationId));
  const written = { conversation, fields, ...(field === undefined ? {} : { field }) };
  return (await checkAndPost(tx, call, written, (message) => postInLocked(tx, call.app, { conversation, message }))).id;
}

/** Runs a transaction that sends a message; again if the same local id was used elsewhere at the same moment. */
export async function sendOnce<Result>(send: () => Promise<Result>): Promise<Result> {
  try {
    return await send();
  } catch (error) {
    if (findConstraint(error) !== 'messages_once') throw error;
    return send();
  }
}

export async function sendMessage(call: Call, { body }: Input<'sendMessage'>): Output<'sendMessage'> {
  const { conversationId, ...fields } = body;
  const id = await sendOnce(() => call.db.transaction((tx) => writeInConversation(tx, call, { conversationId, fields })));
  // After the transaction, so that others need not wait for the answer.
  return getMessageAnswer(call, call.db, id);
}
