// Counts the nights of agreed stays, each in the month in which it begins.

import { sql } from 'drizzle-orm';
import type { Queryable } from '#server/db/database.ts';
import type { CountedGroup, ReportInput } from './counted-groups.ts';
import { countGroups, isAgreed, joinGroups, selectGroups, whereTripCounts } from './report-groups.queries.ts';

export function countNights(db: Queryable, input: ReportInput): Promise<CountedGroup[]> {
  const { from, to, by, filter } = input;
  const rows = sql`select ${selectGroups(by, sql`m.start`)}, ''::text as part, t.id as trip_id, coalesce(s.student_id, t.student_id) as student_id,
      least(t.to_date, (m.start + interval '1 month')::date, ${to}::date + 1) - greatest(t.from_date, m.start::date, ${from}::date) as nights,
      row_number() over (partition by t.id, m.start order by s.position) = 1 as is_first
    from trips t ${joinGroups} left join trip_students s on s.trip_id = t.id
    cross join lateral generate_series(date_trunc('month', greatest(t.from_date, ${from}::date)::timestamp),
      least(t.to_date - 1, ${to}::date)::timestamp, interval '1 month') m(start)
    where ${isAgreed} and t.from_date <= ${to}::date and t.to_date > ${from}::date and ${whereTripCounts(filter)}`;
  return countGroups(db, input, {
    rows,
    figures: {
      nights: sql`coalesce(sum(nights) filter (where is_first), 0)`,
      studentNights: sql`coalesce(sum(nights), 0)`,
      stays: sql`count(distinct trip_id)`,
      students: sql`count(distinct student_id)`,
    },
  });
}
