// The condition for the conversations that a user can read.

import { and, eq, isNull, or, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { ReaderSide } from '#contract/messaging/conversation.shapes.ts';
import { conversationParticipants, conversations } from '#server/db/schema/conversations.ts';
import { tripOffers } from '#server/db/schema/offers.ts';
import { studentParents } from '#server/db/schema/people.ts';
import { tripGroups, tripStudents, trips } from '#server/db/schema/trips.ts';
import type { Call } from '#server/platform/app.ts';

/** Who reads: the caller of a request or of a connection. */
export interface Reader {
  readonly caller: Pick<NonNullable<Call['caller']>, 'id' | 'roles'> | null;
  readonly granted: Call['granted'];
}

/** Matches conversations, or what belongs to them, in which a user participates. */
export function whereParticipating(userId: number, id: AnyPgColumn = conversations.id): SQL {
  const own = conversationParticipants;
  return sql`${id} in (select ${own.conversationId} from ${own}
    where ${own.userId} = ${userId} and ${own.joinedAt} is not null and ${own.removedAt} is null)`;
}

/** Conversations of the trips and groups that an agent looks after, and support requests of the parents of these trips. */
function whereLookedAfter(agentId: number): SQL {
  const own = sql`(select ${trips.id} from ${trips} where ${trips.agentId} = ${agentId})`;
  const parents = sql`select ${trips.parentId} from ${trips} where ${trips.agentId} = ${agentId} and ${trips.parentId} is not null
    union select ${studentParents.userId} from ${studentParents}
    join ${tripStudents} on ${tripStudents.studentId} = ${studentParents.studentId} and ${tripStudents.tripId} in ${own}`;
  return sql`(${conversations.tripId} in ${own}
    or ${conversations.offerId} in (select ${tripOffers.id} from ${tripOffers} where ${tripOffers.tripId} in ${own})
    or ${conversations.groupId} in (select ${tripGroups.id} from ${tripGroups} where ${tripGroups.agentId} = ${agentId})
    or ${conversations.userId} in (${parents}))`;
}

/**
 * Returns the condition for the conversations that a user can read: everybody those in which they participate; agents also those of the
 * trips that they look after; other staff all. Nobody reads what was deleted for everyone.
 */
export function whereReadableConversations({ caller, granted }: Reader): SQL {
  const isThere = isNull(conversations.deletedAt);
  const grant = granted('conversations.read');
  if (caller === null) return sql`false`;
  if (grant?.all === true) return isThere;
  const isAgent = grant?.ways.some(({ code }) => code === 'S' || code === 'SW') === true;
  const own = whereParticipating(caller.id);
  return and(isThere, isAgent ? or(own, whereLookedAfter(caller.id)) : own) ?? isThere;
}

/** Returns the condition for one conversation, if a user can read it. */
export function whereReadableConversation(reader: Reader, id: number): SQL | undefined {
  return and(eq(conversations.id, id), whereReadableConversations(reader));
}

/** What a side lists: staff all that they can read, the others what they take part in. */
export function whereListedFor(reader: Reader, side: ReaderSide): SQL {
  if (side === 'staff') return whereReadableConversations(reader);
  const own = whereParticipating(reader.caller?.id ?? 0);
  return and(isNull(conversations.deletedAt), own) ?? own;
}
