// Use cases of reporting a message or a person, and of the staff who review reports.

import type * as endpoints from '#contract/messaging/reports.endpoints.ts';
import type * as safety from '#contract/messaging/safety.endpoints.ts';
import type { AnswerOf, CheckedRequest } from '#contract/platform/endpoint.ts';
import type { Transaction } from '#server/db/database.ts';
import { notify } from '#server/features/notifications/notifications.public.ts';
import type { Call } from '#server/platform/app.ts';
import { AppError, notFound, ValidationError } from '#server/platform/errors.ts';
import { readPage } from '#server/platform/lists/read-list.ts';
import { recordChange } from '#server/platform/record-change.ts';
import { getTranslator } from '#server/platform/translate.ts';
import { getReadableConversation } from '../conversations/conversation-access.service.ts';
import { getCaller } from '../conversations/conversations.service.ts';
import { findMessageRow } from '../messages/messages.queries.ts';
import { findParticipant } from './participants.queries.ts';
import { toReportRecord } from './report.records.ts';
import {
  findReportRows,
  hasOpenReport,
  insertReport,
  isNotAbout,
  lockReport,
  lockReporter,
  reportListSql,
  updateReport,
} from './reports.queries.ts';

/**
 * Returns a conversation of the caller's, and another person who takes part in it or did so.
 * @throws HttpError 404 if the caller does not take part; ValidationError if the other person never did
 */
export async function getOtherParticipant(
  tx: Transaction,
  call: Call,
  { conversationId, userId }: { conversationId: number; userId: number },
) {
  const conversation = await getReadableConversation(call, tx, conversationId);
  if (!conversation.isParticipant) throw notFound();
  const other = userId === getCaller(call).id ? null : await findParticipant(tx, { conversationId, userId });
  if (other === null) throw new ValidationError([{ field: 'userId', rule: 'invalid' }]);
  return { conversation, other };
}

interface QuotedMessage {
  readonly conversationId: number;
  readonly messageId: number;
  readonly userId: number;
}

/**
 * Returns the text of a message as it is now, with the name of its file.
 * @throws ValidationError if the reported person has not sent it in this conversation
 */
async function quoteMessage(tx: Transaction, { conversationId, messageId, userId }: QuotedMessage): Promise<string> {
  const message = await findMessageRow(tx, messageId);
  if (message === null || message.conversationId !== conversationId || message.senderId !== userId || 'texts' in message.content) {
    throw new ValidationError([{ field: 'messageId', rule: 'invalid' }]);
  }
  const { content } = message;
  const file = 'file' in content ? `[${content.file.name}]` : '';
  return [file, content.text].filter(Boolean).join('\n');
}

/** Reports a message or a person. What is reported already and not yet reviewed is reported once. */
export async function reportMessage(
  call: Call,
  { body }: CheckedRequest<typeof safety.reportMessage>,
): Promise<AnswerOf<typeof safety.reportMessage>> {
  const { conversationId, userId, reason, text, messageId = null } = body;
  const reporterId = getCaller(call).id;
  await call.db.transaction(async (tx) => {
    await lockReporter(tx, reporterId);
    await getOtherParticipant(tx, call, { conversationId, userId });
    const quoted = messageId === null ? '' : await quoteMessage(tx, { conversationId, messageId, userId });
    const subject = { reporterId, conversationId, messageId, reportedId: userId };
    if (await hasOpenReport(tx, subject)) return;
    const id = await insertReport(tx, { ...subject, quoted, reason, text, createdAt: call.app.clock.now() });
    await recordChange(tx, call, {
      ...{ action: 'messageReport.create', subjectType: 'messageReport', subjectId: id },
      changes: { conversationId, reason },
    });
    const { firstName } = call.caller?.account ?? { firstName: '' };
    await notify(tx, call.app, {
      to: { roles: ['Coordinator', 'Administrator'] },
      kind: 'messageReported',
      data: { conversationId, cause: reason, name: firstName },
      aboutId: reporterId,
      // Nobody is warned that they were reported.
      except: userId,
      // What other people report repeatedly must not hide that a child is in danger.
      ...(reason === 'childSafety' ? { anyway: 'security' } : {}),
    });
  });
  return { message: getTranslator(call.locale)('answers.reported') };
}

export async function listReports(
  call: Call,
  { query }: CheckedRequest<typeof endpoints.listReports>,
): Promise<AnswerOf<typeof endpoints.listReports>> {
  const rows = (ids: readonly number[]) => findReportRows(call.db, ids);
  const page = await readPage(call, reportListSql, { asked: query, only: isNotAbout(getCaller(call).id), rows });
  return { ...page, data: page.data.map(toReportRecord) };
}

async function getReport(tx: Transaction, id: number) {
  const [row] = await findReportRows(tx, [id]);
  if (row === undefined) throw notFound();
  return toReportRecord(row);
}

export async function resolveReport(
  call: Call,
  { params: { id }, body: { state, resolution } }: CheckedRequest<typeof endpoints.resolveReport>,
): Promise<AnswerOf<typeof endpoints.resolveReport>> {
  const resolvedBy = getCaller(call).id;
  return call.db.transaction(async (tx) => {
    const before = await lockReport(tx, { id, userId: resolvedBy });
    if (before === null) throw notFound();
    if (before.state !== 'open') throw new AppError('changedMeanwhile', { current: { ...(await getReport(tx, id)) } });
    await updateReport(tx, id, { state, resolution, resolvedBy, resolvedAt: call.app.clock.now() });
    await recordChange(tx, call, {
      ...{ action: 'messageReport.resolve', subjectType: 'messageReport', subjectId: id },
      changes: { state: { before: before.state, after: state } },
    });
    return getReport(tx, id);
  });
}
