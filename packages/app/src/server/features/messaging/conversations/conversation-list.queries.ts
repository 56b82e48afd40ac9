// Queries of the lists of conversations: the conditions of their views, pages, and totals.

import { and, desc, eq, isNotNull, isNull, not, or, type SQL, sql } from 'drizzle-orm';
import type { ReaderSide, UnreadCounts, ViewType } from '#contract/messaging/conversation.shapes.ts';
import { AGREED_STATES, BEFORE_BOOKED_STATES } from '#contract/trips/states.ts';
import type { Queryable } from '#server/db/database.ts';
import { inFull } from '#server/db/in-full.ts';
import { conversations, messages, conversationParticipants as own } from '#server/db/schema/conversations.ts';
import { hostFamilies } from '#server/db/schema/host-families.ts';
import { tripOffers } from '#server/db/schema/offers.ts';
import { trips } from '#server/db/schema/trips.ts';

const isIn = (column: typeof tripOffers.state | typeof trips.state, states: readonly string[]) =>
  sql`${column} in (${sql.join(
    states.map((state) => sql`${state}`),
    sql`, `,
  )})`;

const isSupport = sql`${conversations.type} = 'customer-support'`;

/** Whether the family has written in the conversation of its offer. */
const hasHostWritten = sql`exists (select 1 from ${messages}
  where ${messages.conversationId} = ${conversations.id} and ${messages.senderId} = ${hostFamilies.userId})`;

const isAwaitingResponse = sql`(${tripOffers.state} = 'awaiting_review' and not ${hasHostWritten})`;

/** States in which a family that has answered waits for the stay to be booked. */
const isUndecided = isIn(trips.state, [...BEFORE_BOOKED_STATES, 'customer_service']);
const hasSentResponse = sql`((${tripOffers.state} = 'waiting_list' and not ${isIn(trips.state, ['in_progress', 'completed', 'closed', 'cancelled'])})
  or (${isUndecided} and (${isIn(tripOffers.state, ['considering', 'potential', 'pending_submission'])}
    or (${tripOffers.state} = 'awaiting_review' and ${hasHostWritten}))))`;

/** Stays that are agreed, and groups; closed stays too, so that each conversation is on one tab. */
const isBooking = sql`(${conversations.type} = 'group' or ${isIn(trips.state, AGREED_STATES)})`;
const isEnquiry = isIn(trips.state, [...BEFORE_BOOKED_STATES, 'cancelled']);
/** For a family, a booking is what it hosts. */
const isHosting = sql`(${conversations.type} = 'group' or (${tripOffers.state} = 'accepted' and ${isIn(trips.state, AGREED_STATES)}))`;

function whereView(view: ViewType, side: ReaderSide): SQL | undefined {
  switch (view) {
    case 'support':
      return isSupport;
    case 'awaiting_response':
      return isAwaitingResponse;
    case 'sent_response':
      return hasSentResponse;
    case 'booking':
      return side === 'host' ? isHosting : isBooking;
    case 'enquiry':
      return isEnquiry;
    case 'primary':
      return not(isSupport);
    case 'all':
      return undefined;
  }
}

/** A request to support is archived for everyone when it is closed, any other conversation by each of its people. */
const isArchived = sql`(case when ${isSupport} then ${conversations.archivedAt} else ${own.archivedAt} end) is not null`;

const isUnread = isNotNull(own.unreadSince);

/** Hidden conversations come back with a newer message. */
const isShown = or(isNull(own.hiddenSequence), sql`${own.hiddenSequence} < ${conversations.lastSequence}`);

/** For hosts what is of their family, for parents all but that; groups and support are of both. */
function whereSide(side: ReaderSide, userId: number): SQL | undefined {
  if (side === 'staff') return undefined;
  const isFamilys = sql`${hostFamilies.userId} = ${userId}`;
  return or(isNull(conversations.offerId), side === 'host' ? isFamilys : not(isFamilys));
}

/** Of the stays that a family was asked for, and of its account with support. */
function whereFamily(hostFamilyId: number): SQL {
  const account = sql`(select ${inFull(hostFamilies.userId)} from ${hostFamilies} where ${inFull(hostFamilies.id)} = ${hostFamilyId})`;
  return sql`(${tripOffers.hostFamilyId} = ${hostFamilyId} or (${isSupport} and ${conversations.userId} = ${account}))`;
}

export interface ConversationListQuery {
  readonly userId: number;
  readonly side: ReaderSide;
  /** What the reader may read. */
  readonly scope: SQL;
  readonly view: ViewType;
  readonly archive: 'only' | 'without' | 'with';
  readonly isUnreadOnly: boolean;
  readonly assignee?: number | 'none' | undefined;
  readonly hostFamilyId?: number | undefined;
  readonly tripId?: number | undefined;
  readonly groupId?: number | undefined;
  readonly search?: SQL | undefined;
}

function whereListed(query: ConversationListQuery): SQL | undefined {
  const { userId, side, scope, view, archive, isUnreadOnly, assignee, hostFamilyId, tripId, groupId, search } = query;
  return and(
    scope,
    whereSide(side, userId),
    whereView(view, side),
    archive === 'with' ? undefined : archive === 'only' ? isArchived : not(isArchived),
    isShown,
    isUnreadOnly ? isUnread : undefined,
    assignee === undefined ? undefined : assignee === 'none' ? isNull(conversations.assigneeId) : eq(conversations.assigneeId, assignee),
    hostFamilyId === undefined ? undefined : whereFamily(hostFamilyId),
    tripId === undefined ? undefined : eq(trips.id, tripId),
    groupId === undefined ? undefined : eq(conversations.groupId, groupId),
    search,
  );
}

const withStays = (db: Queryable, userId: number) =>
  db
    .select({ id: conversations.id })
    .from(conversations)
    .leftJoin(own, and(eq(own.conversationId, conversations.id), eq(own.userId, userId)))
    .leftJoin(tripOffers, eq(tripOffers.id, conversations.offerId))
    .leftJoin(hostFamilies, eq(hostFamilies.id, tripOffers.hostFamilyId))
    .leftJoin(trips, sql`${trips.id} = coalesce(${conversations.tripId}, ${tripOffers.tripId})`)
    .$dynamic();

/** Returns the ids of a page, the conversation with the newest message first. */
export async function listConversationIds(
  db: Queryable,
  { limit, offset, ...query }: ConversationListQuery & { readonly limit: number; readonly offset: number },
): Promise<number[]> {
  const rows = await withStays(db, query.userId)
    .where(whereListed(query))
    .orderBy(desc(conversations.lastMessageAt), desc(conversations.id))
    .limit(limit)
    .offset(offset);
  return rows.map(({ id }) => id);
}

export async function countConversations(db: Queryable, query: ConversationListQuery): Promise<number> {
  const listed = withStays(db, query.userId).where(whereListed(query)).as('listed');
  const [found] = await db.select({ count: sql<number>`count(*)`.mapWith(Number) }).from(listed);
  return found?.count ?? 0;
}

/** Returns the totals of the lists of a user’s own conversations, and whether one of each is unread. */
export async function countLists(db: Queryable, { userId, side, scope }: Pick<ConversationListQuery, 'userId' | 'side' | 'scope'>) {
  const lives = not(isArchived);
  const lists = {
    booked: and(lives, whereView('booking', side)),
    awaiting: and(lives, isAwaitingResponse),
    responseSent: and(lives, hasSentResponse),
    archived: isArchived,
    support: and(lives, isSupport),
  };
  const total = (of: SQL | undefined) => sql<number>`count(*) filter (where ${of})`.mapWith(Number);
  const unread = (of: SQL | undefined) => sql<boolean>`coalesce(bool_or(${isUnread}) filter (where ${of}), false)`.mapWith(Boolean);
  const [found] = await db
    .select({
      bookedTotal: total(lists.booked),
      awaitingTotal: total(lists.awaiting),
      responseSentTotal: total(lists.responseSent),
      archivedTotal: total(lists.archived),
      supportTotal: total(lists.support),
      bookedUnread: unread(lists.booked),
      awaitingUnread: unread(lists.awaiting),
      responseSentUnread: unread(lists.responseSent),
      archivedUnread: unread(lists.archived),
      supportUnread: unread(lists.support),
    })
    .from(conversations)
    .innerJoin(own, and(eq(own.conversationId, conversations.id), eq(own.userId, userId)))
    .leftJoin(tripOffers, eq(tripOffers.id, conversations.offerId))
    .leftJoin(hostFamilies, eq(hostFamilies.id, tripOffers.hostFamilyId))
    .leftJoin(trips, sql`${trips.id} = coalesce(${conversations.tripId}, ${tripOffers.tripId})`)
    .where(and(scope, whereSide(side, userId), isShown));
  return found as Omit<UnreadCounts, 'unreadTotal'>;
}
