// Has a new message pushed to devices, once its transaction has committed.

import { MESSAGE_TYPE, type MessageType } from '#contract/messaging/message.ts';
import type { Transaction } from '#server/db/database.ts';
import type { App } from '#server/platform/app.ts';
import { enqueue } from '#server/platform/record-change.ts';
import { hasPushDevices } from './push.queries.ts';

/** The kind of the job that finds the devices for a message. */
export const PUSH_JOB = 'messages.push';

/** Whoever has the conversation open has seen the message by then, and is not told. */
const PUSH_DELAY_MS = 5000;

interface AddedMessage {
  readonly id: number;
  readonly conversationId: number;
  readonly senderId: number | null;
  readonly messageType: MessageType;
}

/** Queues the push messages for a message that people or the product's actions have added; its sentences are not pushed. */
export async function announcePush(tx: Transaction, app: Pick<App, 'clock' | 'jobs'>, message: AddedMessage): Promise<void> {
  if (message.messageType === MESSAGE_TYPE.system || !(await hasPushDevices(tx, message))) return;
  const dueAt = new Date(app.clock.now().getTime() + PUSH_DELAY_MS);
  await enqueue(tx, app, { kind: PUSH_JOB, payload: { messageId: message.id }, dueAt });
}
