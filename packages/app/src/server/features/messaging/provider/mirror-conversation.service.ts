// Copies conversations to Twilio: what is written here is there once, in the same order. The product's own database decides.

import type { Transaction } from '#server/db/database.ts';
import type { App } from '#server/platform/app.ts';
import { enqueue } from '#server/platform/record-change.ts';
import { listParticipantIds } from '../live/live-messages.queries.ts';
import type { MessageRow } from '../messages/messages.queries.ts';
import { truncate } from '../truncate.rules.ts';
import {
  acquireMirror,
  deleteMirror,
  isConversationThere,
  listMessagesAfter,
  type MirrorRow,
  updateMirror,
  updateSid,
} from './mirrors.queries.ts';
import { createTwilioClient, type MirroredMessage, type TwilioClient } from './twilio-client.ts';
import { getTwilioService } from './twilio-settings.ts';

export const MIRROR_JOB = 'provider.mirror';
export const WITHDRAW_JOB = 'provider.withdraw';

/** How long a process may be silent before another one takes over: longer than any request. */
const LEASE_MS = 30_000;
const BATCH_SIZE = 100;
/** The maximum length of a body there. */
const BODY_LENGTH = 1600;
/** What stands for a message without a text for everybody: its content is in the product. */
const NO_TEXT = '•';

interface Work {
  readonly app: App;
  readonly client: TwilioClient;
  readonly row: MirrorRow;
}

/** Returns what is copied of a message: never what is for some readers only, and no files. */
function toMirroredMessage({ id, sequence, senderId, content, withdrawnAt, createdAt }: MessageRow): MirroredMessage {
  const text = withdrawnAt === null && 'text' in content ? content.text : '';
  const body = text === '' ? NO_TEXT : truncate(text, BODY_LENGTH);
  return { author: senderId === null ? 'system' : String(senderId), body, id, sequence, createdAt };
}

/** Records progress, and stays the only process at work. */
async function saveProgress({ app, row }: Work, changes: Partial<MirrorRow>): Promise<void> {
  const leasedUntil = new Date(app.clock.now().getTime() + LEASE_MS);
  await updateMirror(app.db, row.conversationId, { ...changes, leasedUntil });
}

async function createMirror(work: Work): Promise<string> {
  const { app, client, row } = work;
  const sid = await client.getOrCreateConversation(`conversation-${row.conversationId}`);
  await saveProgress(work, { sid });
  await updateSid(app.db, row.conversationId, sid);
  return sid;
}

async function mirrorParticipants(work: Work, sid: string): Promise<void> {
  const { app, client, row } = work;
  const wanted = await listParticipantIds(app.db, row.conversationId);
  const [added, removed] = [wanted.filter((id) => !row.participants.includes(id)), row.participants.filter((id) => !wanted.includes(id))];
  const participants = new Set(row.participants);
  for (const id of added) {
    await client.addParticipant(sid, String(id));
    await saveProgress(work, { participants: [...participants.add(id)] });
  }
  for (const id of removed) {
    await client.removeParticipant(sid, String(id));
    participants.delete(id);
    await saveProgress(work, { participants: [...participants] });
  }
}

/** Adds the messages that are missing. What was added last is asked for: the answer to it may have been lost. */
async function mirrorMessages(work: Work, sid: string): Promise<void> {
  const { app, client, row } = work;
  const { conversationId } = row;
  let sequence = row.sequence;
  for (let batch = await listMessagesAfter(app.db, conversationId, { sequence, limit: BATCH_SIZE }); batch.length > 0; ) {
    sequence = Math.max(sequence, await client.findLastSequence(sid));
    for (const message of batch.filter((one) => one.sequence > sequence)) {
      await client.addMessage(sid, toMirroredMessage(message));
      sequence = message.sequence;
      await saveProgress(work, { sequence });
    }
    await saveProgress(work, { sequence });
    batch = await listMessagesAfter(app.db, conversationId, { sequence, limit: BATCH_SIZE });
  }
}

/** Deletes the copy of a conversation that is gone, or of which something was erased; returns whether it has to be copied again. */
async function deleteOutdated(work: Work): Promise<boolean> {
  const { app, client, row } = work;
  const { conversationId, sid, needsReset } = row;
  const isThere = await isConversationThere(app.db, conversationId);
  if (isThere && !needsReset) return true;
  if (sid !== null) await client.deleteConversation(sid);
  if (isThere) await saveProgress(work, { sid: null, sequence: 0, participants: [], needsReset: false });
  else await deleteMirror(app.db, conversationId);
  return isThere;
}

/** Does some work on the copy of a conversation, unless another process does; returns whether it could. */
async function withMirror(app: App, conversationId: number, run: (work: Work) => Promise<void>): Promise<boolean> {
  const service = getTwilioService(app.config);
  if (service === null) return true;
  const now = app.clock.now();
  const row = await acquireMirror(app.db, { conversationId, now, until: new Date(now.getTime() + LEASE_MS) });
  if (row === null) return false;
  try {
    await run({ app, client: createTwilioClient(service), row });
  } finally {
    await updateMirror(app.db, conversationId, { leasedUntil: null });
  }
  return true;
}

/** Makes the copy of a conversation what the conversation is. */
export function mirrorConversation(app: App, conversationId: number): Promise<boolean> {
  return withMirror(app, conversationId, async (work) => {
    if (!(await deleteOutdated(work))) return;
    const row = work.row.needsReset ? { ...work.row, sid: null, sequence: 0, participants: [], needsReset: false } : work.row;
    const next = { ...work, row };
    const sid = row.sid ?? (await createMirror(next));
    await mirrorParticipants(next, sid);
    await mirrorMessages(next, sid);
  });
}

/** Deletes a withdrawn message from the copy of its conversation. */
export function deleteMirroredMessage(app: App, { conversationId, messageId }: { conversationId: number; messageId: number }) {
  return withMirror(app, conversationId, async ({ client, row }) => {
    if (row.sid !== null) await client.deleteMessage(row.sid, messageId);
  });
}

/** Has a conversation copied in which something is new. What this misses, the sweep finds. */
export async function enqueueMirror(tx: Transaction, app: Pick<App, 'config' | 'jobs'>, conversationId: number): Promise<void> {
  if (getTwilioService(app.config) !== null) await enqueue(tx, app, { kind: MIRROR_JOB, payload: { conversationId } });
}

/** Has a withdrawn message deleted from the copy of its conversation, if there is one. */
export async function enqueueWithdrawal(tx: Transaction, app: App, about: { conversationId: number; messageId: number }): Promise<void> {
  if (getTwilioService(app.config) !== null) await enqueue(tx, app, { kind: WITHDRAW_JOB, payload: about });
}
