// Messages in the form that a reader gets: in their language, with what is meant for their roles only.

import { ROLES, type Role } from '#contract/identity/roles.ts';
import type { MessageRecord } from '#contract/messaging/message.shapes.ts';
import type { AudienceText } from '#contract/messaging/message.ts';
import { findMessagePreview } from '#contract/messaging/message-preview.ts';
import type { Locale } from '#contract/platform/locales.ts';
import type { Queryable } from '#server/db/database.ts';
import type { App } from '#server/platform/app.ts';
import { formatDay, getTranslator, type Translator } from '#server/platform/translate.ts';
import { findActions } from './message-actions.records.ts';
import { findMessageRows, findSenders, type MessageRow, type Sender } from './messages.queries.ts';

/** Who reads: messages are filtered by the roles, without exception. */
export interface MessageReader {
  readonly roles: readonly Role[];
  readonly locale: Locale;
}

/** Returns the entries of a message of the product that are for a reader. */
function listEntriesFor<Entry extends Pick<AudienceText, 'requireRoles'>>(texts: readonly Entry[], roles: readonly Role[]): Entry[] {
  return texts.filter(({ requireRoles }) => requireRoles.length === 0 || requireRoles.some((role) => roles.includes(role)));
}

/** Returns whether a message has something for a reader. */
export function isForReader({ content }: Pick<MessageRow, 'content'>, roles: readonly Role[]): boolean {
  return !('texts' in content) || listEntriesFor(content.texts, roles).length > 0;
}

/** Stands for what was erased from a sentence. */
const ERASED = '…';

/** Returns the sentence of an entry in a language. */
function toSentence({ sentence, values, personId }: AudienceText, locale: Locale, t: Translator): string {
  const { from, to, reason = '' } = values;
  const name = values.name || (personId === undefined ? ERASED : t('conversations.deletedAccount'));
  const title = values.title || ERASED;
  const days = { from: from === undefined ? '' : formatDay(from, locale), to: to === undefined ? '' : formatDay(to, locale) };
  return t(`systemMessages.${sentence}`, { name, reason, title, ...days } as never);
}

/** Returns the label of a sender's part: the team role, or the name of the first role; empty for an account without a role. */
export function toRoleLabel({ teamRole, roles }: Pick<Sender, 'teamRole' | 'roles'>, t: Translator): string {
  if (teamRole !== null && teamRole !== '') return teamRole;
  const first = ROLES.find((role) => roles.includes(role));
  return first === undefined ? '' : t(`names.role.${first}`);
}

type Content = MessageRecord['content'];

/** Returns the texts of a message for a reader; withdrawn messages have none. */
export function toMessageContent({ content, withdrawnAt }: MessageRow, { roles, locale }: MessageReader, t: Translator): Content {
  if (withdrawnAt !== null) return '';
  if (!('texts' in content)) return content.text;
  return listEntriesFor(content.texts, roles).map((entry) => ({
    text: toSentence(entry, locale, t),
    requireRoles: [...entry.requireRoles],
  }));
}

/** Returns the beginning of a quoted message, or the kind of its file; empty once it is withdrawn. */
function toQuotePreview({ withdrawnAt, contentType }: MessageRow, content: Content, t: Translator): string {
  if (withdrawnAt !== null) return '';
  const preview = findMessagePreview({ content, contentType: contentType as MessageRecord['contentType'], isWithdrawn: false });
  return 'text' in preview ? preview.text : t(`conversations.${preview.key}`);
}

interface Parts {
  readonly reader: MessageReader;
  readonly t: Translator;
  readonly senders: ReadonlyMap<number, Sender>;
  readonly quoted: ReadonlyMap<number, MessageRow>;
}

function toQuoted({ replyToId, withdrawnAt, conversationId }: MessageRow, { reader, t, senders, quoted }: Parts): MessageRecord['replyTo'] {
  const row = replyToId === null ? undefined : quoted.get(replyToId);
  if (row === undefined || withdrawnAt !== null || row.conversationId !== conversationId || !isForReader(row, reader.roles)) return null;
  return {
    id: row.id,
    sender: senders.get(row.senderId ?? 0)?.firstName ?? '',
    preview: toQuotePreview(row, toMessageContent(row, reader, t), t),
    isWithdrawn: row.withdrawnAt !== null,
  };
}

function toRecord(row: MessageRow, parts: Parts): Omit<MessageRecord, 'action'> {
  const { id, conversationId, sequence, senderId, contentType, messageType, localMessageId, content, withdrawnAt } = row;
  const sender = parts.senders.get(senderId ?? 0);
  const isThere = withdrawnAt === null;
  return {
    ...{ id, conversationId, sequence, senderId, localMessageId },
    contentType: contentType as MessageRecord['contentType'],
    messageType: messageType as MessageRecord['messageType'],
    sender: sender?.firstName ?? '',
    senderRole: sender === undefined ? null : toRoleLabel(sender, parts.t),
    senderAvatarRef: sender?.avatarRef ?? null,
    createdAt: row.createdAt.toISOString(),
    content: toMessageContent(row, parts.reader, parts.t),
    file: isThere && 'file' in content ? content.file : null,
    link: isThere && 'link' in content ? (content.link ?? null) : null,
    replyTo: toQuoted(row, parts),
    withdrawnAt: withdrawnAt?.toISOString() ?? null,
  };
}

/**
 * Returns messages as a reader may see them, in the order of the rows. Messages of the product without a sentence for the reader's roles are
 * left out. The number of queries does not depend on the number of messages.
 */
export async function toMessageRecords(
  { clock }: Pick<App, 'clock'>,
  db: Queryable,
  { reader, rows }: { readonly reader: MessageReader; readonly rows: readonly MessageRow[] },
): Promise<MessageRecord[]> {
  const shown = rows.filter((row) => isForReader(row, reader.roles));
  if (shown.length === 0) return [];
  const quoted = await findMessageRows(
    db,
    shown.flatMap(({ replyToId }) => replyToId ?? []),
  );
  const senders = await findSenders(
    db,
    [...shown, ...quoted.values()].flatMap(({ senderId }) => senderId ?? []),
  );
  const actions = await findActions(db, shown, clock.now());
  const parts = { reader, t: getTranslator(reader.locale), senders, quoted };
  return shown.map((row) => ({ ...toRecord(row, parts), action: actions.get(row.id) ?? null }));
}
