// Adds a message of the product that tells what somebody has begun, with a button for the others.

import { CONTENT_TYPE, type ContentType, MESSAGE_TYPE, type MessageAction, type SystemSentence } from '#contract/messaging/message.ts';
import type { Transaction } from '#server/db/database.ts';
// The compiler's parallel checkers only see a file's additions to the maps where the file is imported.
import type {} from '#server/features/messaging/live/events.ts';
import type { Call } from '#server/platform/app.ts';
import { publishEvent } from '#server/platform/realtime/events.ts';
import { type ActionSubject, listActionMessages } from './action-messages.queries.ts';
import { postMessage } from './post-message.service.ts';

interface ActionMessage {
  readonly conversationId: number;
  readonly sentence: SystemSentence;
  readonly title?: string;
  readonly action: MessageAction;
  readonly meetingId?: number;
  readonly callId?: number;
  readonly contentType?: ContentType;
}

/** Posts a sentence that names the caller; it is not unread for the caller. Returns the id of the message. */
export async function postActionMessage(
  tx: Transaction,
  { app, caller }: Pick<Call, 'app' | 'caller'>,
  { conversationId, sentence, title, contentType = CONTENT_TYPE.text, ...offered }: ActionMessage,
): Promise<number> {
  const values = { name: caller?.account.firstName ?? '', ...(title === undefined ? {} : { title }) };
  const person = caller === null ? {} : { personId: caller.id };
  const { id } = await postMessage(tx, app, {
    ...{ conversationId, senderId: null, actorId: caller?.id ?? null, messageType: MESSAGE_TYPE.action, contentType },
    content: { texts: [{ sentence, values, ...person, requireRoles: [] }], ...offered },
  });
  return id;
}

/** Has the messages about a meeting or a call shown again, after what they offer has changed. */
export async function publishActionMessages(tx: Transaction, conversationId: number, subject: ActionSubject): Promise<void> {
  for (const messageId of await listActionMessages(tx, conversationId, subject)) {
    await publishEvent(tx, { kind: 'message.changed', conversationId, messageId });
  }
}
