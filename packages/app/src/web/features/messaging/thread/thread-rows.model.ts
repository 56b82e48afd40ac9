// The rows of a thread: headings of days, the line above new messages, messages, groups of images, and what is not acknowledged yet. Pure.

import type { Participant } from '#contract/messaging/conversation.shapes.ts';
import type { MessageRecord } from '#contract/messaging/message.shapes.ts';
import { CONTENT_TYPE, MESSAGE_TYPE } from '#contract/messaging/message.ts';
import { IMAGE_GROUPING_MS } from '#contract/platform/constants.ts';
import type { OutboxItem } from '#web/features/messaging/outbox/outbox-item.ts';
import { getDayIn } from '#web/ui/text/civil-day.model.ts';

/** A message, or images that one sender sent at once. */
export interface MessageRow {
  readonly kind: 'message';
  readonly key: string;
  /** More than one only of images. */
  readonly messages: readonly [MessageRecord, ...MessageRecord[]];
  readonly isOwn: boolean;
  /** Whether it is the first of several messages of one sender. */
  readonly isFirst: boolean;
  /** The others who have seen everything to here, and nothing after it. */
  readonly seenBy: readonly Participant[];
}

export type ThreadRow =
  | { readonly kind: 'day'; readonly key: string; readonly day: string }
  | { readonly kind: 'new'; readonly key: string }
  | MessageRow
  | { readonly kind: 'pending'; readonly key: string; readonly item: OutboxItem };

export interface ThreadRowsInput {
  readonly messages: readonly MessageRecord[];
  readonly pending: readonly OutboxItem[];
  readonly ownId: number;
  readonly timeZone: string;
  /** The message after which everything was new when the thread was opened; null if nothing was. */
  readonly newAfterId: number | null;
  readonly lastSeenMessages: readonly { readonly seenBy: number; readonly messageId: number }[];
  readonly participants: readonly Participant[];
}

/** Messages of one sender within this time stand below one name. */
const RUN_MS = 5 * 60_000;
/** Offsets of time zones change at quarters of an hour only, so that a day is found out once for each. */
const QUARTER_MS = 15 * 60_000;

const days = new Map<string, string>();

/** Returns the day of an instant in a time zone. */
export function findDay(timeZone: string, instant: string): string {
  const quarter = Math.floor(Date.parse(instant) / QUARTER_MS);
  const key = `${timeZone} ${quarter}`;
  const known = days.get(key);
  if (known !== undefined) return known;
  const day = getDayIn(timeZone, new Date(quarter * QUARTER_MS));
  if (days.size > 50_000) days.clear();
  days.set(key, day);
  return day;
}

const isImage = ({ contentType, file, withdrawnAt }: MessageRecord) =>
  contentType === CONTENT_TYPE.image && file !== null && withdrawnAt === null;

const timeBetween = (earlier: MessageRecord, later: MessageRecord) => Date.parse(later.createdAt) - Date.parse(earlier.createdAt);

const isOfSameSender = (a: MessageRecord, b: MessageRecord) =>
  a.messageType === MESSAGE_TYPE.conversation &&
  b.messageType === MESSAGE_TYPE.conversation &&
  a.senderId !== null &&
  a.senderId === b.senderId;

/** Returns whether an image is shown together with the one before it: of the same sender, and at most 3 seconds later. */
export function isGrouped(before: MessageRecord, message: MessageRecord): boolean {
  return isImage(before) && isImage(message) && isOfSameSender(before, message) && timeBetween(before, message) <= IMAGE_GROUPING_MS;
}

/** Returns the key of a message, the same before and after the server has acknowledged it. */
function toKey(localMessageId: string | null, id: number | null): string {
  return localMessageId === null ? `message ${id}` : `local ${localMessageId}`;
}

/** Returns the participants by the newest message that they have seen, apart from the reader. */
function findSeenBy({ messages, ownId, lastSeenMessages, participants }: ThreadRowsInput): ReadonlyMap<number, readonly Participant[]> {
  const byMessage = new Map<number, Participant[]>();
  for (const { seenBy, messageId } of lastSeenMessages) {
    const participant = participants.find(({ id }) => id === seenBy);
    if (participant === undefined || seenBy === ownId) continue;
    const last = messages.findLast(({ id }) => id <= messageId);
    // Who wrote it has seen it anyway.
    if (last === undefined || last.senderId === seenBy) continue;
    byMessage.set(last.id, [...(byMessage.get(last.id) ?? []), participant]);
  }
  return byMessage;
}

/** Returns the first message of somebody else after one; null if there is none. */
function findFirstNew({ messages, ownId, newAfterId }: ThreadRowsInput): number | null {
  if (newAfterId === null) return null;
  const first = messages.findIndex(({ id, senderId }) => id > newAfterId && senderId !== ownId);
  // Above the very first message the line says nothing.
  return first <= 0 ? null : (messages[first]?.id ?? null);
}

/** Returns the rows of a thread, from the oldest. */
export function toThreadRows(input: ThreadRowsInput): readonly ThreadRow[] {
  const { messages, pending, ownId, timeZone } = input;
  const seenBy = findSeenBy(input);
  const firstNew = findFirstNew(input);
  const rows: ThreadRow[] = [];
  let day = '';
  let before: MessageRecord | undefined;
  for (const message of messages) {
    const ownDay = findDay(timeZone, message.createdAt);
    // Times may be a moment out of order: no day has two headings.
    const isNewDay = ownDay > day;
    if (isNewDay) rows.push({ kind: 'day', key: `day ${ownDay}`, day: ownDay });
    if (message.id === firstNew) rows.push({ kind: 'new', key: 'new' });
    const isBroken = isNewDay || message.id === firstNew || before === undefined;
    const last = rows.at(-1);
    const seen = seenBy.get(message.id) ?? [];
    if (!isBroken && before !== undefined && isGrouped(before, message) && last?.kind === 'message') {
      rows[rows.length - 1] = { ...last, messages: [...last.messages, message], seenBy: [...last.seenBy, ...seen] };
    } else {
      const isFirst = isBroken || before === undefined || !isOfSameSender(before, message) || timeBetween(before, message) > RUN_MS;
      const isOwn = message.messageType === MESSAGE_TYPE.conversation && message.senderId === ownId;
      rows.push({ kind: 'message', key: toKey(message.localMessageId, message.id), messages: [message], isOwn, isFirst, seenBy: seen });
    }
    if (isNewDay) day = ownDay;
    before = message;
  }
  return [...rows, ...toUnsentRows({ pending, messages, day, timeZone })];
}

/** An item whose message has already come by the live channel is not shown a second time. */
function toUnsentRows({
  pending,
  messages,
  day,
  timeZone,
}: Pick<ThreadRowsInput, 'pending' | 'messages' | 'timeZone'> & { readonly day: string }): ThreadRow[] {
  if (pending.length === 0) return [];
  const acknowledged = new Set(messages.map(({ localMessageId }) => localMessageId));
  const rows: ThreadRow[] = [];
  let shownDay = day;
  for (const item of pending.filter(({ localMessageId }) => !acknowledged.has(localMessageId))) {
    const ownDay = findDay(timeZone, item.createdAt);
    // A clock that is behind does not lead back to an earlier day.
    if (ownDay > shownDay) {
      rows.push({ kind: 'day', key: `day ${ownDay}`, day: ownDay });
      shownDay = ownDay;
    }
    rows.push({ kind: 'pending', key: toKey(item.localMessageId, null), item });
  }
  return rows;
}
