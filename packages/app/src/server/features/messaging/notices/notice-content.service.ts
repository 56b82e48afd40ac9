// What a notice says of a conversation and its messages, in the reader's language.

import type { MessageRecord } from '#contract/messaging/message.shapes.ts';
import { CONTENT_TYPE } from '#contract/messaging/message.ts';
import { findMessagePreview } from '#contract/messaging/message-preview.ts';
import type { Queryable } from '#server/db/database.ts';
import type { App } from '#server/platform/app.ts';
import { getTranslator } from '#server/platform/translate.ts';
import { findTitleFacts } from '../live/live-messages.queries.ts';
import { toReaderText, toReaderTitle } from '../live/reader-title.ts';
import { toMessageRecords } from '../messages/message.records.ts';
import type { MessageRow } from '../messages/messages.queries.ts';
import type { EmailedMessage } from './message.emails.ts';
import type { NoticeReader } from './notice-readers.queries.ts';

type ContentReader = Pick<NoticeReader, 'id' | 'roles' | 'locale'>;

/** Returns the title of a conversation for a reader, and whether it is about a stay. */
export async function getNoticeTitle(
  db: Queryable,
  conversationId: number,
  { id, roles, locale }: ContentReader,
): Promise<{ title: string; isAboutStay: boolean }> {
  const facts = await findTitleFacts(db, conversationId);
  if (facts === null) return { title: '', isAboutStay: false };
  const isAboutStay = facts.type === 'trip-host-family' || facts.type === 'trip';
  return { title: toReaderTitle({ caller: { id, roles }, locale }, facts), isAboutStay };
}

function toText({ content }: Pick<MessageRecord, 'content'>): string {
  return typeof content === 'string' ? content : content.map(({ text }) => text).join('\n');
}

interface NoticeQuery {
  readonly reader: ContentReader;
  readonly rows: readonly MessageRow[];
}

/** Returns messages as an email shows them to a reader. */
export async function toEmailedMessages(app: Pick<App, 'clock'>, db: Queryable, { reader, rows }: NoticeQuery): Promise<EmailedMessage[]> {
  const t = getTranslator(reader.locale);
  const records = await toMessageRecords(app, db, { reader, rows });
  return records.map((record) => ({
    sender:
      record.senderRole === null || record.senderRole === ''
        ? record.sender
        : t('conversations.senderLabel', { name: record.sender, role: record.senderRole }),
    at: new Date(record.createdAt),
    text: toText(record),
    file: record.file === null ? null : { name: record.file.name, isImage: record.contentType === CONTENT_TYPE.image },
  }));
}

/** Returns a message in one line with its sender, for a push message; null if there is nothing for the reader. */
export async function toPushedLine(app: Pick<App, 'clock'>, db: Queryable, { reader, rows }: NoticeQuery): Promise<string | null> {
  const [record] = await toMessageRecords(app, db, { reader, rows });
  if (record === undefined || record.withdrawnAt !== null) return null;
  const text = toReaderText(reader, findMessagePreview({ ...record, isWithdrawn: false }));
  return record.sender === '' ? text : `${record.sender}: ${text}`;
}
