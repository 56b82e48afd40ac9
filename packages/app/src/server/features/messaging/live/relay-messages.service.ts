// Tells the readers of a conversation of a new or changed message: each in their language, with what is for their roles.

import type { Role } from '#contract/identity/roles.ts';
import type { MessageRecord } from '#contract/messaging/message.shapes.ts';
import { findMessagePreview } from '#contract/messaging/message-preview.ts';
import type { MessageAdded } from '#contract/messaging/realtime.events.ts';
import type { Locale } from '#contract/platform/locales.ts';
import { toMessageRecords } from '#server/features/messaging/messages/message.records.ts';
import { findMessageRow, type MessageRow } from '#server/features/messaging/messages/messages.queries.ts';
import type { LiveSocket, LiveSockets } from '#server/platform/realtime/feature.ts';
import { findTitleFacts, type LiveTitleFacts } from './live-messages.queries.ts';
import { listRecordedReaders, tellOtherStaff } from './live-readers.service.ts';
import { toReaderText, toReaderTitle } from './reader-title.ts';

type RecordFor = (socket: LiveSocket) => Promise<MessageRecord | null>;

/** Returns a function that makes the record of a message for a connection, once for all with the same language and roles. */
function createRecordCache({ app }: LiveSockets, row: MessageRow): RecordFor {
  const known = new Map<string, Promise<MessageRecord | null>>();

  async function toRecord(roles: readonly Role[], locale: Locale): Promise<MessageRecord | null> {
    const [record] = await toMessageRecords(app, app.db, { reader: { roles, locale }, rows: [row] });
    return record ?? null;
  }

  return ({ caller: { roles }, locale }) => {
    const key = [locale, ...roles.toSorted()].join(',');
    const record = known.get(key) ?? toRecord(roles, locale);
    known.set(key, record);
    return record;
  };
}

function toAdded(socket: LiveSocket, { row, record, facts }: { row: MessageRow; record: MessageRecord | null; facts: LiveTitleFacts }) {
  const { conversationId, sequence, senderId } = row;
  const preview = record === null ? null : findMessagePreview({ ...record, isWithdrawn: record.withdrawnAt !== null });
  return {
    ...{ conversationId, sequence, message: record },
    preview: preview === null ? '' : toReaderText(socket, preview),
    title: toReaderTitle(socket, facts),
    isOwn: senderId === socket.caller.id,
  } satisfies MessageAdded;
}

/** Sends a new message to the connections of this process that may hear of it. */
export async function relayAddedMessage(
  live: LiveSockets,
  { conversationId, messageId }: { conversationId: number; messageId: number },
): Promise<void> {
  const { db } = live.app;
  const [readers, row, facts] = await Promise.all([
    listRecordedReaders(live, conversationId),
    findMessageRow(db, messageId),
    findTitleFacts(db, conversationId),
  ]);
  if (row === null || facts === null) return;
  const recordFor = createRecordCache(live, row);
  for (const socket of readers) socket.emit('message.added', toAdded(socket, { row, record: await recordFor(socket), facts }));
  await tellOtherStaff(live, conversationId, readers);
}

/** Sends a changed message. */
export async function relayChangedMessage(
  live: LiveSockets,
  { conversationId, messageId }: { conversationId: number; messageId: number },
): Promise<void> {
  const readers = await listRecordedReaders(live, conversationId);
  const row = readers.length === 0 ? null : await findMessageRow(live.app.db, messageId);
  if (row === null) return;
  const recordFor = createRecordCache(live, row);
  for (const socket of readers) {
    const message = await recordFor(socket);
    if (message !== null) socket.emit('message.changed', { conversationId, messageId, message });
  }
}
