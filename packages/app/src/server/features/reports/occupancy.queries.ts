// Counts the nights of beds that were open, and of beds in which a student slept.

import { sql } from 'drizzle-orm';
import type { Queryable } from '#server/db/database.ts';
import { hostFamilies } from '#server/db/schema/host-families.ts';
import { isLive } from '#server/features/host-families/host-families.public.ts';
import type { CountedGroup, ReportInput } from './counted-groups.ts';
import { countGroups, isAgreed, joinStudents, selectGroups, whereTripCounts } from './report-groups.queries.ts';

/**
 * A bed is open on a night if its family is live now, was registered by then and hasn't blocked the night; an occupied bed always is, so
 * that the share never exceeds 100 %. Open beds are counted by month, without their days: of ten years those would be millions. Only the
 * nights of stays are gone through, since beds may be occupied beyond those that are open.
 */
export function countOccupancy(db: Queryable, input: ReportInput): Promise<CountedGroup[]> {
  const { from, to, by, filter, timeZone } = input;
  const { countyId } = filter;
  const rows = sql`with months as (
      select m::date as month, greatest(m::date, ${from}::date) as start, least((m + interval '1 month')::date, ${to}::date + 1) as after
      from generate_series(date_trunc('month', ${from}::timestamp), ${to}::timestamp, interval '1 month') m
    ), stays as (
      select t.host_family_id as family_id, d::date as day, sum(students.count)::int as beds
      from trips t join host_families f on f.id = t.host_family_id ${joinStudents}
      cross join lateral generate_series(greatest(t.from_date, ${from}::date)::timestamp,
        least(t.to_date - 1, ${to}::date)::timestamp, interval '1 day') d
      where ${isAgreed} and t.from_date <= ${to}::date and t.to_date > ${from}::date and ${whereTripCounts(filter)} group by 1, 2
    ), away as (
      select k.host_family_id as family_id, range_agg(daterange(k.from_date, k.to_date, '[]')) as days from host_calendar_blocks k
      where k.kind = 'own' and k.from_date <= ${to}::date and k.to_date >= ${from}::date group by 1
    ), live as (
      select host_families.id, host_families.guests_number as beds, (host_families.created_at at time zone ${timeZone})::date as since
      from ${hostFamilies} where ${isLive()} and ${countyId === null ? sql`true` : sql`host_families.county_id = ${countyId}`}
    ), blocked as (
      select l.id as family_id, m.month, sum(least(upper(d.days), m.after) - greatest(lower(d.days), m.start, l.since)) as nights
      from away w join live l on l.id = w.family_id cross join lateral unnest(w.days) d(days)
      join months m on least(upper(d.days), m.after) > greatest(lower(d.days), m.start, l.since) group by 1, 2
    ), open as (
      select l.id as family_id, m.month, l.beds * (m.after - greatest(m.start, l.since) - coalesce(k.nights, 0)) as beds
      from live l join months m on m.after > l.since left join blocked k on k.family_id = l.id and k.month = m.month
      where m.after - greatest(m.start, l.since) > coalesce(k.nights, 0)
    ), taken as (
      select s.family_id, date_trunc('month', s.day::timestamp)::date as month, sum(s.beds) as beds,
        sum(greatest(s.beds - case when w.days @> s.day then 0 else coalesce(l.beds, 0) end, 0)) as beyond
      from stays s left join live l on l.id = s.family_id and l.since <= s.day left join away w on w.family_id = s.family_id
      group by 1, 2
    ), beds as (
      select family_id, month::timestamp as month, coalesce(o.beds, 0) + coalesce(s.beyond, 0) as open, coalesce(s.beds, 0) as occupied
      from open o full join taken s using (family_id, month)
    )
    select ${selectGroups(by, sql`beds.month`)}, ''::text as part, beds.family_id, beds.open, beds.occupied
    from beds join host_families f on f.id = beds.family_id left join counties c on c.id = f.county_id`;
  return countGroups(db, input, {
    rows,
    figures: {
      occupancy: sql`round(100.0 * sum(occupied) / nullif(sum(open), 0), 1)`,
      occupiedNights: sql`coalesce(sum(occupied), 0)`,
      openNights: sql`coalesce(sum(open), 0)`,
      families: sql`count(distinct family_id)`,
    },
  });
}
