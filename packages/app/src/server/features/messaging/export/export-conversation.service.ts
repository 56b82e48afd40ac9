// Use case: a conversation as a PDF, with what the caller may see of it. Notes of staff are no messages, so it has none.

import { buffer } from 'node:stream/consumers';
import type { ConversationRecord } from '#contract/messaging/conversation.shapes.ts';
import type * as endpoints from '#contract/messaging/conversation-export.endpoints.ts';
import type { MessageRecord } from '#contract/messaging/message.shapes.ts';
import { MESSAGE_TYPE } from '#contract/messaging/message.ts';
import type { CheckedRequest } from '#contract/platform/endpoint.ts';
import { FORMAT_LOCALES } from '#contract/platform/locales.ts';
import type { App, Call } from '#server/platform/app.ts';
import { getStores } from '#server/platform/files/stores.ts';
import type { FileResponse } from '#server/platform/http/routes.ts';
import { recordChange } from '#server/platform/record-change.ts';
import { getConversationAnswer } from '../conversations/conversations.service.ts';
import { toMessageRecords } from '../messages/message.records.ts';
import { listMessageRows } from '../messages/messages.queries.ts';
import { toReader } from '../messages/messages.service.ts';
import { type ExportedMessage, renderConversationPdf } from './conversation-pdf.ts';

/** The newest messages that a file has. */
const MAX_MESSAGES = 5000;

async function readFile({ config }: Pick<App, 'config'>, ref: string): Promise<Uint8Array | null> {
  const file = await getStores(config).files.get(ref);
  return file === null ? null : buffer(file.stream());
}

function toText(content: MessageRecord['content']): string {
  return typeof content === 'string' ? content : content.map(({ text }) => text).join('\n');
}

function toExportedMessage(app: Pick<App, 'config'>, message: MessageRecord): ExportedMessage {
  const { createdAt, sender, senderRole, content, messageType, file, replyTo, withdrawnAt } = message;
  return {
    at: new Date(createdAt),
    sender,
    role: senderRole ?? undefined,
    text: toText(content),
    isSystem: messageType !== MESSAGE_TYPE.conversation,
    file: file === null ? undefined : { name: file.name, kind: file.kind },
    image: file?.kind === 'image' ? () => readFile(app, file.ref) : undefined,
    withdrawn: withdrawnAt !== null,
    replyTo: replyTo === null ? undefined : { sender: replyTo.sender, text: replyTo.preview },
  };
}

/** Returns the stay that a conversation is about: its student and days. */
function toTripLine({ trip, conversationable }: ConversationRecord, locale: Call['locale']): string | undefined {
  if (trip === null) return undefined;
  const format = new Intl.DateTimeFormat(FORMAT_LOCALES[locale], { dateStyle: 'long', timeZone: 'UTC' });
  const days = format.formatRange(new Date(conversationable.fromDate ?? trip.fromDate), new Date(conversationable.toDate ?? trip.toDate));
  return `${trip.student.firstName} · ${days}`;
}

export async function exportConversation(
  call: Call,
  { params: { id }, query }: CheckedRequest<typeof endpoints.exportConversation>,
): Promise<FileResponse> {
  const { app, db, locale, caller } = call;
  const record = await getConversationAnswer(call, db, { id });
  const reader = toReader(call);
  const rows = await listMessageRows(db, { conversationId: id, roles: reader.roles, limit: MAX_MESSAGES + 1 });
  const messages = await toMessageRecords(app, db, { reader, rows: rows.slice(-MAX_MESSAGES) });
  await db.transaction((tx) =>
    recordChange(tx, call, {
      ...{ action: 'conversation.export', subjectType: 'conversation', subjectId: id },
      changes: { count: messages.length },
    }),
  );
  const { firstName = '', lastName = '' } = caller?.account ?? {};
  const body = await renderConversationPdf({
    title: record.title,
    participants: record.participants.map(({ firstName: name, role }) => ({ name, role: role === '' ? null : role })),
    tripLine: toTripLine(record, locale),
    exportedAt: app.clock.now(),
    exportedBy: `${firstName} ${lastName}`.trim(),
    messages: messages.map((message) => toExportedMessage(app, message)),
    isShortened: rows.length > MAX_MESSAGES,
    timeZone: query.timezone ?? caller?.account.timezone ?? app.config.TIME_ZONE,
    locale,
  });
  return { mediaType: 'application/pdf', body, fileName: `conversation-${id}.pdf` };
}
