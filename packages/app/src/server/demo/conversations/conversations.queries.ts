// Writes conversations of the demo world into the tables, each kind of row in one statement.

import { sql } from 'drizzle-orm';
import type { MessageContent } from '#contract/messaging/message.ts';
import type { Transaction } from '#server/db/database.ts';
import { conversationParticipants, conversations, messages } from '#server/db/schema/conversations.ts';
import { calls, conversationNotes, meetings, messageReports } from '#server/db/schema/messaging.ts';
import { repairUnread } from '#server/features/messaging/unread.public.ts';
import { inOrder } from '../rows.queries.ts';
import type { DemoCall, DemoLine, DemoMeeting, DemoThread } from './conversation-world.ts';

/** A conversation with its id. */
interface Numbered {
  readonly id: number;
  readonly thread: DemoThread;
}

/** A line with its place. */
interface PlacedLine {
  readonly conversationId: number;
  readonly sequence: number;
  readonly line: DemoLine;
}

/** Returns since when the user of a request to support has been waiting, and who handles it, as if the lines had been sent one by one. */
function toSupportState({ subject, lines, assigneeId = null, closedAt = null }: DemoThread) {
  if (subject.type !== 'customer-support') return {};
  let waitingSince: Date | null = null;
  let handler = assigneeId;
  for (const { senderId, at } of lines) {
    if (senderId === null) continue;
    waitingSince = senderId === subject.userId ? (waitingSince ?? at) : null;
    if (senderId !== subject.userId) handler ??= senderId;
  }
  return { waitingSince: closedAt === null ? waitingSince : null, assigneeId: handler, archivedAt: closedAt };
}

async function insertConversationRows(tx: Transaction, threads: readonly DemoThread[]): Promise<Numbered[]> {
  const rows = threads.map((thread, index) => ({
    sid: `CHdemo${index + 1}`,
    ...thread.subject,
    ...toSupportState(thread),
    lastSequence: thread.lines.length,
    lastMessageAt: thread.lines.at(-1)?.at ?? thread.createdAt,
    createdAt: thread.createdAt,
  }));
  const ids = inOrder(await tx.insert(conversations).values(rows).returning({ id: conversations.id }));
  return threads.map((thread, index) => ({ thread, id: ids[index] ?? 0 }));
}

/** Inserts the meetings and calls that lines open; returns what the content of a line names. */
async function insertMeetingsAndCalls(tx: Transaction, placed: readonly PlacedLine[]) {
  const named = new Map<DemoMeeting | DemoCall, { meetingId: number } | { callId: number }>();
  const ofMeetings = placed.flatMap(({ conversationId, line: { opens } }) =>
    opens?.kind === 'meeting' ? [{ conversationId, opens }] : [],
  );
  const ofCalls = placed.flatMap(({ conversationId, line: { opens } }) => (opens?.kind === 'call' ? [{ conversationId, opens }] : []));
  if (ofMeetings.length > 0) {
    const rows = ofMeetings.map(({ conversationId, opens: { kind: _, ...meeting } }) => ({ ...meeting, conversationId }));
    const ids = inOrder(await tx.insert(meetings).values(rows).returning({ id: meetings.id }));
    for (const [index, { opens }] of ofMeetings.entries()) named.set(opens, { meetingId: ids[index] ?? 0 });
  }
  if (ofCalls.length > 0) {
    const rows = ofCalls.map(({ conversationId, opens: { kind: _, ...call } }) => ({
      ...call,
      conversationId,
      lastPresentAt: call.endedAt,
    }));
    const ids = inOrder(await tx.insert(calls).values(rows).returning({ id: calls.id }));
    for (const [index, { opens }] of ofCalls.entries()) named.set(opens, { callId: ids[index] ?? 0 });
  }
  return named;
}

/** What a file is attached to later, by the message's own id. */
export const FILE_PREFIX = 'demo-file:';

function toContent({ content, opens }: DemoLine, named: Awaited<ReturnType<typeof insertMeetingsAndCalls>>): MessageContent {
  return opens === undefined ? content : ({ ...content, ...named.get(opens) } as MessageContent);
}

/** Inserts all messages, the oldest first, as they would have got their ids; returns the ids by line. */
async function insertMessages(tx: Transaction, placed: readonly PlacedLine[]): Promise<ReadonlyMap<DemoLine, number>> {
  const named = await insertMeetingsAndCalls(tx, placed);
  const sorted = placed.toSorted((one, other) => one.line.at.getTime() - other.line.at.getTime());
  const rows = sorted.map(({ conversationId, sequence, line }) => ({
    ...{ conversationId, sequence, senderId: line.senderId, messageType: line.messageType, contentType: line.contentType },
    content: toContent(line, named),
    localMessageId: line.file === undefined ? null : `${FILE_PREFIX}${line.file}:${conversationId}`,
    withdrawnAt: line.withdrawnAt ?? null,
    createdAt: line.at,
  }));
  const ids = inOrder(await tx.insert(messages).values(rows).returning({ id: messages.id }));
  return new Map(sorted.map(({ line }, index) => [line, ids[index] ?? 0]));
}

/** Sets which messages quote which. */
async function updateReplies(tx: Transaction, ids: ReadonlyMap<DemoLine, number>): Promise<void> {
  const replies = [...ids].flatMap(([{ repliesTo }, id]) => {
    const quoted = repliesTo === undefined ? undefined : ids.get(repliesTo);
    return quoted === undefined ? [] : [sql`(${id}::bigint, ${quoted}::bigint)`];
  });
  if (replies.length === 0) return;
  await tx.execute(sql`update ${messages} set reply_to_id = reply.quoted_id
    from (values ${sql.join(replies, sql`, `)}) as reply(id, quoted_id) where ${messages.id} = reply.id`);
}

/** Returns the last line that a participant has seen: their own, the one with which they joined, or the newest. */
function findLastSeen({ lines }: DemoThread, { userId, joinedAt, isBehind }: DemoThread['participants'][number]): DemoLine | undefined {
  if (!isBehind) return lines.at(-1);
  const own = lines.findLastIndex(({ senderId }) => senderId === userId);
  const before = lines.findLastIndex(({ at }) => at <= joinedAt);
  // Who takes part from the beginning was not looking at it.
  const joined = before === lines.length - 1 || before <= 0 ? -1 : before;
  return lines[Math.max(own, joined)];
}

/** Inserts who takes part, with what they have seen; no email tells them of messages that they have not. */
async function insertParticipants(tx: Transaction, numbered: readonly Numbered[], ids: ReadonlyMap<DemoLine, number>): Promise<void> {
  const idOf = (line: DemoLine | undefined) => (line === undefined ? null : (ids.get(line) ?? null));
  const rows = numbered.flatMap(({ id: conversationId, thread }) =>
    thread.participants.map((participant) => ({
      ...{ conversationId, userId: participant.userId, joinedAt: participant.joinedAt, archivedAt: participant.archivedAt },
      lastSeenMessageId: idOf(findLastSeen(thread, participant)),
      emailedMessageId: idOf(thread.lines.at(-1)),
    })),
  );
  await tx.insert(conversationParticipants).values(rows);
  await repairUnread(tx);
}

async function insertNotesAndReports(tx: Transaction, numbered: readonly Numbered[], ids: ReadonlyMap<DemoLine, number>): Promise<void> {
  const notes = numbered.flatMap(({ id: conversationId, thread: { notes: written = [], lines } }) =>
    written.map(({ authorId, text, at }) => {
      const afterSequence = lines.filter((line) => line.at <= at).length;
      return { conversationId, authorId, text, afterSequence, createdAt: at };
    }),
  );
  if (notes.length > 0) await tx.insert(conversationNotes).values(notes);
  const reports = numbered.flatMap(({ id: conversationId, thread: { reports: made = [] } }) =>
    made.map(({ line, reporterId, reason, text, at, review }) => ({
      ...{ conversationId, messageId: ids.get(line) ?? null, quoted: 'text' in line.content ? line.content.text : '' },
      ...{ reporterId, reportedId: line.senderId, reason, text, createdAt: at },
      ...(review !== null && { state: review.state, resolution: review.resolution, resolvedBy: review.by, resolvedAt: review.at }),
    })),
  );
  if (reports.length > 0) await tx.insert(messageReports).values(reports);
}

/** Inserts conversations with their messages and everything about them. */
export async function insertThreads(tx: Transaction, threads: readonly DemoThread[]): Promise<void> {
  if (threads.length === 0) return;
  const numbered = await insertConversationRows(tx, threads);
  const placed = numbered.flatMap(({ id: conversationId, thread }) =>
    thread.lines.map((line, index): PlacedLine => ({ conversationId, sequence: index + 1, line })),
  );
  const ids = await insertMessages(tx, placed);
  await updateReplies(tx, ids);
  await insertParticipants(tx, numbered, ids);
  await insertNotesAndReports(tx, numbered, ids);
}
