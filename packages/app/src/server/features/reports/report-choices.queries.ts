// What reports are filtered by, and the county and agent of each trip that money moved for.

import { type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '#server/db/database.ts';
import type { TripFilter } from './counted-groups.ts';
import { joinGroups, whereTripCounts } from './report-groups.queries.ts';

interface Choice {
  readonly id: number;
  readonly name: string;
}

function listNames(db: Queryable, from: SQL): Promise<Choice[]> {
  return db
    .select({ id: sql<number>`id`.mapWith(Number), name: sql<string>`name` })
    .from(sql`(${from}) "choices"`)
    .orderBy(sql`lower(name)`, sql`id`);
}

/** Returns the counties in which families live. */
export function listCountyChoices(db: Queryable): Promise<Choice[]> {
  return listNames(db, sql`select c.id, c.name from counties c where exists (select 1 from host_families f where f.county_id = c.id)`);
}

export function listBusinessChoices(db: Queryable): Promise<Choice[]> {
  return listNames(db, sql`select b.id, b.name from businesses b`);
}

/** Returns the agents of trips. */
export function listAgentChoices(db: Queryable): Promise<Choice[]> {
  return listNames(
    db,
    sql`select a.id, coalesce(nullif(btrim(a.first_name || ' ' || a.last_name), ''), a.email, '') as name from users a
      where exists (select 1 from trips t where t.agent_id = a.id)`,
  );
}

/** Selects the IDs of the trips whose money a report counts. */
export function selectTripIds(filter: Omit<TripFilter, 'businessId'>): SQL {
  return sql`select t.id from trips t ${joinGroups} where ${whereTripCounts({ ...filter, businessId: null })}`;
}

/** Returns the trips that a report counts with what their money is grouped by. */
export function listTripGroups(db: Queryable, filter: Omit<TripFilter, 'businessId'>) {
  return db
    .select({
      tripId: sql<number>`trip_id`.mapWith(Number),
      countyId: sql<string>`county_id`,
      countyName: sql<string>`county_name`,
      agentId: sql<string>`agent_id`,
      agentName: sql<string>`agent_name`,
    })
    .from(
      sql`(select t.id as trip_id, coalesce(c.id::text, '') as county_id, coalesce(c.name, '') as county_name,
          coalesce(a.id::text, '') as agent_id, coalesce(nullif(btrim(a.first_name || ' ' || a.last_name), ''), a.email, '') as agent_name
        from trips t ${joinGroups} where ${whereTripCounts({ ...filter, businessId: null })}) "groups"`,
    );
}
