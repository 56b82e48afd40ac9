// Conversations in the form that a reader gets, a whole page at once.

import { isStaff } from '#contract/identity/roles.ts';
import { areContactDetailsHeld } from '#contract/messaging/contact-details.ts';
import type { ConversationRecord, Participant, ReaderSide } from '#contract/messaging/conversation.shapes.ts';
import { findConversationTitle } from '#contract/messaging/conversation-title.ts';
import { findMessagePreview } from '#contract/messaging/message-preview.ts';
import { OFFER_STATUS, OFFERS_KNOWING_CHILD } from '#contract/trips/offer.machine.ts';
import type { Queryable } from '#server/db/database.ts';
import type { Call } from '#server/platform/app.ts';
import { getTranslator, type Translator } from '#server/platform/translate.ts';
import { toMessageContent, toRoleLabel } from '../messages/message.records.ts';
import type { MessageRow } from '../messages/messages.queries.ts';
import type { ReadableConversation } from './conversation-access.service.ts';
import {
  findBlocked,
  findFamilies,
  findGroups,
  findNames,
  findRecentMessages,
  findStudentsOfTrips,
  listParticipants,
  type ParticipantRow,
} from './conversation-parts.queries.ts';
import { findFixedParticipants } from './fixed-participants.rules.ts';
import { canRemoveOthers, listConversationRights } from './reader.rules.ts';

/** A request, as far as records need it. */
export type RecordCall = Pick<Call, 'app' | 'caller' | 'granted' | 'may' | 'locale'>;

/** Loads what the records of a page show: the number of queries does not depend on the number of conversations. */
async function loadParts(db: Queryable, { caller }: RecordCall, rows: readonly ReadableConversation[]) {
  const ids = rows.map(({ id }) => id);
  return {
    participants: Map.groupBy(await listParticipants(db, ids), ({ conversationId }) => conversationId),
    blocked: await findBlocked(db, caller?.id ?? 0),
    recent: await findRecentMessages(db, { ids, roles: caller?.roles ?? [] }),
    students: await findStudentsOfTrips(
      db,
      rows.map(({ trip }) => trip?.id),
    ),
    families: await findFamilies(
      db,
      rows.map(({ offer, trip }) => offer?.hostFamilyId ?? trip?.hostFamilyId),
    ),
    names: await findNames(
      db,
      rows.flatMap(({ userId, assigneeId }) => [userId, assigneeId]),
    ),
    groups: await findGroups(
      db,
      rows.map(({ groupId }) => groupId),
    ),
  };
}

type Parts = Awaited<ReturnType<typeof loadParts>>;

interface Context {
  readonly call: RecordCall;
  readonly side: ReaderSide;
  readonly t: Translator;
  readonly parts: Parts;
}

function toTrip({ trip, offer }: ReadableConversation, { parts, side }: Context): ConversationRecord['trip'] {
  const student = parts.students.get(trip?.id ?? 0);
  if (trip === null || student === undefined) return null;
  // Families see the child while they may host.
  const isPictured = side !== 'host' || (offer !== null && OFFERS_KNOWING_CHILD.includes(offer.state));
  const { id, firstName, photoRef, count } = student;
  return {
    ...{ id: trip.id, state: trip.state, fromDate: trip.fromDate, toDate: trip.toDate },
    student: { id, firstName, photoRef: isPictured ? photoRef : null },
    students: count,
  };
}

function toFamily({ offer, trip }: ReadableConversation, { parts }: Context): ConversationRecord['hostFamily'] {
  const family = parts.families.get(offer?.hostFamilyId ?? trip?.hostFamilyId ?? 0);
  if (family === undefined) return null;
  const { id, lastName, photoRef, cityTown, countyName, isLive } = family;
  return { id, lastName, photoRef, metaInfo: { cityTown, countyName, isLive } };
}

function toConversationable(row: ReadableConversation, { parts }: Context): ConversationRecord['conversationable'] {
  const { offer, trip } = row;
  const user = parts.names.get(row.userId ?? 0);
  return {
    id: row.offerId ?? row.tripId ?? row.groupId ?? row.userId ?? row.id,
    fromDate: trip?.fromDate ?? null,
    toDate: offer?.toDate ?? trip?.toDate ?? null,
    state: offer?.state ?? null,
    status: offer === null ? null : OFFER_STATUS[offer.state],
    supportable: user === undefined ? null : { id: user.id, name: `${user.firstName} ${user.lastName}`.trim() },
    name: row.type === 'group' ? row.name || (parts.groups.get(row.groupId ?? 0)?.name ?? '') : null,
  };
}

interface ParticipantContext {
  readonly t: Translator;
  readonly fixed: ReadonlySet<number>;
  readonly blocked: ReadonlySet<number>;
  readonly canRemove: boolean;
}

function toParticipant(one: ParticipantRow, { t, fixed, blocked, canRemove }: ParticipantContext) {
  const { id, firstName, roles, avatarRef, attributes } = one;
  const timezone = one.timezone === '' ? null : one.timezone;
  const role = toRoleLabel({ teamRole: attributes.teamRole ?? null, roles }, t);
  return {
    id,
    firstName,
    role,
    isStaff: isStaff(roles),
    avatarRef,
    timezone,
    isRemovable: canRemove && !fixed.has(id),
    isBlocked: blocked.has(id),
  } satisfies Participant;
}

function toRecent(message: MessageRow | undefined, { call, t }: Context): ConversationRecord['mostRecentConversationMessage'] {
  if (message === undefined) return null;
  const { id, sequence, senderId, createdAt, withdrawnAt } = message;
  const contentType = message.contentType as NonNullable<ConversationRecord['mostRecentConversationMessage']>['contentType'];
  const content = toMessageContent(message, { roles: call.caller?.roles ?? [], locale: call.locale }, t);
  const preview = findMessagePreview({ content, contentType, isWithdrawn: withdrawnAt !== null });
  const text = 'text' in preview ? preview.text : t(`conversations.${preview.key}`);
  return { id, sequence, senderId, contentType, createdAt: createdAt.toISOString(), preview: text };
}

/** Returns how a request is handled; nobody sees that of their own request. */
function toSupport(row: ReadableConversation, { call, parts, side }: Context): ConversationRecord['support'] {
  if (row.type !== 'customer-support' || side !== 'staff' || row.userId === call.caller?.id) return null;
  const assignee = parts.names.get(row.assigneeId ?? 0);
  return {
    assignee: assignee === undefined ? null : { id: assignee.id, firstName: assignee.firstName },
    waitingSince: row.waitingSince?.toISOString() ?? null,
    targetMinutes: call.app.config.SUPPORT_TARGET_MINUTES,
  };
}

function toTitle(row: ReadableConversation, { parts, side, t }: Context, name: string): string {
  const user = parts.names.get(row.userId ?? 0);
  const facts = {
    type: row.type,
    student: parts.students.get(row.trip?.id ?? 0)?.firstName ?? '',
    family: parts.families.get(row.offer?.hostFamilyId ?? row.trip?.hostFamilyId ?? 0)?.lastName ?? '',
    supportName: user === undefined ? '' : `${user.firstName} ${user.lastName}`.trim(),
    name,
  };
  const title = findConversationTitle(facts, side);
  return 'text' in title ? title.text : t(`conversations.${title.key}`, title.values as never);
}

/** Whoever hosts reads as the host; who also has other roles reads as such what is of others. */
function findSideOf(row: ReadableConversation, { parts, side, call }: Context): ReaderSide {
  if (side === 'staff' || row.offer === null) return side;
  return parts.families.get(row.offer.hostFamilyId)?.userId === call.caller?.id ? 'host' : 'parent';
}

function toRecord(row: ReadableConversation, about: Context): ConversationRecord {
  const context = { ...about, side: findSideOf(row, about) };
  const { call, parts, side, t } = context;
  const people = parts.participants.get(row.id) ?? [];
  const family = toFamily(row, context);
  const trip = toTrip(row, context);
  const subject = toConversationable(row, context);
  const isArchived = (row.type === 'customer-support' ? row.archivedAt : (row.own?.archivedAt ?? null)) !== null;
  const hostUserId = parts.families.get(row.offer?.hostFamilyId ?? 0)?.userId ?? null;
  const fixed = findFixedParticipants(row, { people, hostUserId });
  const canRemove = canRemoveOthers(call.granted('conversations.leave'));
  return {
    ...{ id: row.id, localConversationId: row.id, twilioSid: row.sid, conversationableType: row.type },
    conversationable: subject,
    ...{ trip, hostFamily: family },
    title: toTitle(row, context, subject.name ?? ''),
    avatarRef: side === 'host' ? (trip?.student.photoRef ?? null) : (family?.photoRef ?? null),
    lastSeenMessages: people.flatMap(({ id, lastSeenMessageId }) =>
      lastSeenMessageId === null ? [] : [{ seenBy: id, messageId: lastSeenMessageId }],
    ),
    mostRecentConversationMessage: toRecent(parts.recent.get(row.id), context),
    messages: [],
    lastSequence: row.lastSequence,
    isArchived,
    isUnread: row.isParticipant && row.own?.unreadSince != null,
    isParticipant: row.isParticipant,
    closedReason: row.closedReason,
    areContactDetailsHeld: areContactDetailsHeld(row),
    participants: people.map((one) => toParticipant(one, { t, fixed, blocked: parts.blocked, canRemove })),
    support: toSupport(row, context),
    rights: listConversationRights({
      ...{ type: row.type, isParticipant: row.isParticipant, isClosed: row.closedReason !== null, isArchived },
      hasOthers: people.some(({ id }) => id !== call.caller?.id),
      isOwnSupport: row.userId === call.caller?.id,
      ...{ roles: call.caller?.roles ?? [], may: call.may },
    }),
    createdAt: row.createdAt.toISOString(),
  };
}

/** Returns conversations as their reader may see them, in the order of the rows and without their messages. */
export async function toConversationRecords(
  call: RecordCall,
  db: Queryable,
  { rows, side }: { rows: readonly ReadableConversation[]; side: ReaderSide },
): Promise<ConversationRecord[]> {
  if (rows.length === 0) return [];
  const context = { call, side, t: getTranslator(call.locale), parts: await loadParts(db, call, rows) };
  return rows.map((row) => toRecord(row, context));
}
