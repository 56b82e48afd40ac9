// The SQL that finds trips by their people: students, the parent, the host family.

import { type SQL, sql } from 'drizzle-orm';
import { tripStudents, trips } from '#server/db/schema/trips.ts';
import { hasAll, rankOfAll, type Way } from './record-words.queries.ts';

/** The trips of the people among found records. */
function selectTripsOf(hits: SQL): SQL {
  const people = (kind: string) => sql`hits.kind = ${kind} and hits.of_trips is not null`;
  return sql`select ${trips.id} as trip_id, hits.of_trips from ${hits} as hits join ${trips} on ${trips.studentId} = hits.record_id where ${people('student')}
    union all select ${tripStudents.tripId}, hits.of_trips from ${hits} as hits join ${tripStudents} on ${tripStudents.studentId} = hits.record_id
      where ${people('student')}
    union all select ${trips.id}, hits.of_trips from ${hits} as hits join ${trips} on ${trips.parentId} = hits.record_id where ${people('account')}
    union all select ${trips.id}, hits.of_trips from ${hits} as hits join ${trips} on ${trips.hostFamilyId} = hits.record_id
      where ${people('hostFamily')}`;
}

/**
 * Returns trips whose people have all words; best those whose student is called so.
 * @param hits the records that have each word
 */
export function selectTripRanks(hits: readonly SQL[], way: Way): SQL {
  const each = hits.map(
    (found, at) => sql`select ${at}::int as at, trip_id, min(of_trips) as rank from (${selectTripsOf(found)}) as of_word group by trip_id`,
  );
  const called = sql`select -1, ${trips.id}, whole.of_trips from whole join ${trips} on ${trips.studentId} = whole.record_id
    where whole.kind = 'student' and whole.of_trips is not null`;
  const all = sql.join(way === 'beginning' ? [...each, called] : each, sql` union all `);
  return sql`select 'trip', trip_id, ${rankOfAll} from (${all}) as people_found group by trip_id having ${hasAll(hits.length)}`;
}
