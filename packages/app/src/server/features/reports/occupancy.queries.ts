// Counts beds that were open and beds in which a student slept, night by night.

import { sql } from 'drizzle-orm';
import type { Queryable } from '#server/db/database.ts';
import { hostFamilies } from '#server/db/schema/host-families.ts';
import { isLive } from '#server/features/host-families/host-families.public.ts';
import type { CountedGroup, ReportInput } from './counted-groups.ts';
import { countGroups, isAgreed, joinStudents, selectGroups, whereTripCounts } from './report-groups.queries.ts';

/**
 * A bed is open on a night if its family is live now, was registered by then and hasn't blocked the night; an occupied bed always is, so
 * that the share never exceeds 100 %.
 */
export function countOccupancy(db: Queryable, input: ReportInput): Promise<CountedGroup[]> {
  const { from, to, by, filter, timeZone } = input;
  const { countyId } = filter;
  const rows = sql`with days as (
      select d::date as day from generate_series(${from}::timestamp, ${to}::timestamp, interval '1 day') d
    ), stays as (
      select t.host_family_id as family_id, d::date as day, sum(students.count)::int as beds
      from trips t join host_families f on f.id = t.host_family_id ${joinStudents}
      cross join lateral generate_series(greatest(t.from_date, ${from}::date)::timestamp,
        least(t.to_date - 1, ${to}::date)::timestamp, interval '1 day') d
      where ${isAgreed} and t.from_date <= ${to}::date and t.to_date > ${from}::date and ${whereTripCounts(filter)} group by 1, 2
    ), away as (
      select distinct k.host_family_id as family_id, d::date as day from host_calendar_blocks k
      cross join lateral generate_series(greatest(k.from_date, ${from}::date)::timestamp, least(k.to_date, ${to}::date)::timestamp,
        interval '1 day') d
      where k.kind = 'own' and k.from_date <= ${to}::date and k.to_date >= ${from}::date
    ), live as (
      select host_families.id, host_families.guests_number as beds, (host_families.created_at at time zone ${timeZone})::date as since
      from ${hostFamilies} where ${isLive()} and ${countyId === null ? sql`true` : sql`host_families.county_id = ${countyId}`}
    ), open as (
      select l.id as family_id, d.day, l.beds from live l join days d on d.day >= l.since
      left join away w on w.family_id = l.id and w.day = d.day where w.day is null
    ), beds as (
      select coalesce(o.family_id, s.family_id) as family_id, date_trunc('month', coalesce(o.day, s.day)::timestamp) as month,
        sum(greatest(coalesce(o.beds, 0), coalesce(s.beds, 0))) as open, sum(coalesce(s.beds, 0)) as occupied
      from open o full join stays s on s.family_id = o.family_id and s.day = o.day group by 1, 2
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
