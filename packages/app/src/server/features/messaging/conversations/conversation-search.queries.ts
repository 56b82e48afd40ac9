// The condition that finds conversations by words of messages and by names.

import { and, eq, or, type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '#server/db/database.ts';
import { conversations, messages } from '#server/db/schema/conversations.ts';
import { hostFamilies } from '#server/db/schema/host-families.ts';
import { users } from '#server/db/schema/identity.ts';
import { tripOffers } from '#server/db/schema/offers.ts';
import { students } from '#server/db/schema/people.ts';
import { tripGroups, tripStudents, trips } from '#server/db/schema/trips.ts';
import { containsText } from '#server/platform/lists/text-search.ts';
import { whereTextFound } from '../messages/messages.queries.ts';
import { whereParticipating } from './conversation-scope.queries.ts';

interface SearchOf {
  readonly text: string;
  /** Whose own messages are searched; null for staff, who read all. */
  readonly participantId: number | null;
}

/**
 * Matches conversations by a text: by its words in messages of people, as a search of one conversation, or in the first names of students, the last name of the
 * family, the name of who asks support, or the name of the group. Messages of the product hold no text of their own.
 */
export function whereFound(db: Queryable, { text, participantId }: SearchOf): SQL | undefined {
  const isOwn = participantId === null ? undefined : whereParticipating(participantId, messages.conversationId);
  const said = db
    .select({ id: messages.conversationId })
    .from(messages)
    .where(and(whereTextFound(text), isOwn));
  const staysOf = sql`(select ${trips.id} from ${trips}
      join ${students} on ${students.id} = ${trips.studentId} where ${containsText(students.firstName, text)}
    union select ${tripStudents.tripId} from ${tripStudents}
      join ${students} on ${students.id} = ${tripStudents.studentId} where ${containsText(students.firstName, text)})`;
  const offersOf = sql`(select ${tripOffers.id} from ${tripOffers}
      join ${hostFamilies} on ${hostFamilies.id} = ${tripOffers.hostFamilyId}
      where ${containsText(hostFamilies.parentGuardianOneLastName, text)}
    union select ${tripOffers.id} from ${tripOffers} where ${tripOffers.tripId} in ${staysOf})`;
  const supported = db
    .select({ id: users.id })
    .from(users)
    .where(containsText(sql`${users.firstName} || ' ' || ${users.lastName}`, text));
  const groups = db.select({ id: tripGroups.id }).from(tripGroups).where(containsText(tripGroups.name, text));
  return or(
    sql`${conversations.id} in ${said}`,
    sql`${conversations.offerId} in ${offersOf}`,
    sql`${conversations.tripId} in ${staysOf}`,
    and(eq(conversations.type, 'customer-support'), sql`${conversations.userId} in ${supported}`),
    sql`${conversations.groupId} in ${groups}`,
    and(eq(conversations.type, 'group'), containsText(conversations.name, text)),
  );
}
