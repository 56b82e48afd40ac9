// The SQL that finds trips by their people: students, the parent, the host family.

import { and, or, type SQL, sql } from 'drizzle-orm';
import { tripStudents, trips } from '#server/db/schema/trips.ts';
import { hasAll, RANK, rankOfAll, type Way } from './record-words.queries.ts';

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
  const called = sql`select -1, ${trips.id}, whole.called from whole join ${trips} on ${trips.studentId} = whole.record_id
    where whole.called is not null`;
  const all = sql.join(way === 'beginning' ? [...each, called] : each, sql` union all `);
  return sql`select 'trip', trip_id, ${rankOfAll} from (${all}) as people_found group by trip_id having ${hasAll(hits.length)}`;
}

/** Returns the trips whose people have the only word that was typed. */
export function selectTripsOfWord(hits: SQL): SQL {
  const called = sql`select ${trips.id}, hits.called from ${hits} as hits join ${trips} on ${trips.studentId} = hits.record_id
    where hits.called is not null`;
  const all = sql`${selectTripsOf(hits)} union all ${called}`;
  return sql`select 'trip', trip_id, min(of_trips) from (${all}) as people_found group by trip_id`;
}

/** Trips of a word that very many people have: what the caller's list shows, and how many are needed. */
export interface TripsOfMany {
  readonly hits: SQL;
  readonly only: SQL | undefined;
  readonly count: number;
}

/** The ranks of a word that begins so, best first. */
const RANKS = [RANK.wholeName, RANK.wholeWord, RANK.beginning, RANK.wordBeginning] as const;

const newest = (at: number): SQL => sql`${sql.identifier(`newest_${at}`)}`;
const has = (at: number): SQL => sql`${sql.identifier(`has_${at}`)}`;

/**
 * The newest trips with people of one rank, unless better ranks have enough. The lists of people are compared inside of `or`, which the planner
 * makes no join of: it reads trips one after the other, the newest first, until there are enough.
 */
function selectNewest({ hits, only, count }: TripsOfMany, rank: number, at: number): SQL {
  const people = (kind: string, its: SQL) =>
    sql`(select hits.record_id from ${hits} as hits where hits.kind = ${kind} and ${its} = ${rank}::real)`;
  const ofTrips = sql`hits.of_trips`;
  const hasPeople = or(
    sql`${trips.studentId} in ${people('student', sql`least(hits.of_trips, hits.called)`)}`,
    sql`${trips.parentId} in ${people('account', ofTrips)}`,
    sql`${trips.hostFamilyId} in ${people('hostFamily', ofTrips)}`,
    sql`${trips.id} in (select ${tripStudents.tripId} from ${tripStudents} where ${tripStudents.studentId} in ${people('student', ofTrips)})`,
  );
  const better = Array.from({ length: at }, (_, index) => sql`(select count(*) from ${newest(index)})`);
  // One trip can have people of several ranks: it counts for the best of them.
  const others = Array.from({ length: at }, (_, index) => sql`${trips.id} not in (select trip_id from ${newest(index)})`);
  const isNeeded = at === 0 ? undefined : sql`${sql.join(better, sql` + `)} < ${count}`;
  return sql`select ${trips.id} as trip_id, ${rank}::real as rank from ${trips}
    where ${and(sql`(select ${has(at)} from ranks_found)`, isNeeded, ...others, only, hasPeople)} order by ${trips.id} desc limit ${count}`;
}

/** Returns the named queries that `selectTripsOfMany` reads. */
export function listTripsOfMany(of: TripsOfMany): SQL[] {
  const each = RANKS.map((rank, at) => sql`bool_or(of_trips = ${rank}::real or called = ${rank}::real) as ${has(at)}`);
  return [
    sql`ranks_found as materialized (select ${sql.join(each, sql`, `)} from ${of.hits})`,
    ...RANKS.map((rank, at) => sql`${newest(at)} as materialized (${selectNewest(of, rank, at)})`),
  ];
}

/** Returns the best trips of a word that very many people have. */
export function selectTripsOfMany(): SQL {
  const each = RANKS.map((_, at) => sql`select trip_id, rank from ${newest(at)}`);
  return sql`select 'trip', trip_id, min(rank) from (${sql.join(each, sql` union all `)}) as newest_found group by trip_id`;
}
