// Counts how trips become stays: how many take each step, how long after they were created, and how long before their arrival they are booked.

import { sql } from 'drizzle-orm';
import type { Queryable } from '#server/db/database.ts';
import type { CountedGroup, ReportInput } from './counted-groups.ts';
import { countGroups, isAgreed, joinGroups, selectGroups, whereTripCounts } from './report-groups.queries.ts';

/** When a trip took each step first; a later step implies those before it, since trips may skip some. */
const joinSteps = sql`cross join lateral (select
    min(h.at) filter (where h.to_state not in ('new', 'cancelled')) as requested,
    min(h.at) filter (where h.to_state not in ('new', 'enquiry', 'cancelled')) as reserved,
    min(h.at) filter (where h.to_state in ('booked', 'customer_service', 'in_progress', 'completed', 'closed')) as booked,
    min(h.at) filter (where h.to_state in ('completed', 'closed')) as finished
  from trip_history h where h.trip_id = t.id) steps
  cross join lateral (select min(o.asked_at) as asked from trip_offers o where o.trip_id = t.id) offers`;

/** The day of the last payment of a trip, refunds left out; null as long as an invoice is open, or if nothing was paid. */
const joinPaid = sql`cross join lateral (select case when bool_and(i.total - i.paid - i.credited <= 0) and sum(i.paid) > 0
    then max(settled.day) end as day
  from invoices i cross join lateral (select max(p.paid_on) as day from payment_allocations x join payments p on p.id = x.payment_id
    where x.invoice_id = i.id and p.kind <> 'refund') settled
  where i.trip_id = t.id and i.kind = 'sales' and i.number is not null and i.state <> 'void') paid`;

/** Counts the trips created in the period by the steps that they have taken until now. */
export function countConversion(db: Queryable, input: ReportInput): Promise<CountedGroup[]> {
  const { from, to, by, filter, timeZone } = input;
  const created = sql`(t.created_at at time zone ${timeZone})`;
  const paidAt = sql`greatest(paid.day::timestamp at time zone ${timeZone}, t.created_at)`;
  const offeredAt = sql`least(offers.asked, steps.reserved)`;
  const rows = sql`select ${selectGroups(by, created)}, step.name as part, step.at is not null as is_taken,
      step.at is not null and step.before is not null as takes_both, step.before is not null as is_before_taken,
      extract(epoch from step.at - t.created_at) / 86400 as days
    from trips t ${joinGroups} ${joinSteps} ${joinPaid}
    cross join lateral (values
      ('created', t.created_at, t.created_at),
      ('requested', steps.requested, t.created_at),
      ('offered', ${offeredAt}, steps.requested),
      ('reserved', steps.reserved, ${offeredAt}),
      ('booked', steps.booked, steps.reserved),
      ('paid', case when paid.day is null then null else ${paidAt} end, steps.booked),
      ('finished', steps.finished, case when paid.day is null then null else ${paidAt} end)
    ) step(name, at, before)
    where ${created}::date between ${from}::date and ${to}::date and ${whereTripCounts(filter)}`;
  return countGroups(db, input, {
    rows,
    figures: {
      trips: sql`count(*) filter (where is_taken)`,
      shareOfAll: sql`round(100.0 * count(*) filter (where is_taken) / count(*), 1)`,
      shareOfStep: sql`round(100.0 * count(*) filter (where takes_both) / nullif(count(*) filter (where is_before_taken), 0), 1)`,
      medianDays: sql`round((percentile_cont(0.5) within group (order by days))::numeric, 1)`,
    },
  });
}

/** Counts the agreed stays that begin in the period by the days from their first reservation to the arrival. */
export function countLeadTimes(db: Queryable, input: ReportInput): Promise<CountedGroup[]> {
  const { from, to, by, filter, timeZone } = input;
  const rows = sql`select ${selectGroups(by, sql`t.from_date::timestamp`)}, ''::text as part,
      greatest(t.from_date - (coalesce(steps.reserved, t.created_at) at time zone ${timeZone})::date, 0) as days
    from trips t ${joinGroups} ${joinSteps}
    where ${isAgreed} and t.from_date between ${from}::date and ${to}::date and ${whereTripCounts(filter)}`;
  const quantile = (share: number) => sql`round((percentile_cont(${share}::float8) within group (order by days))::numeric, 1)`;
  const within = (over: number, upTo: number) => sql`count(*) filter (where days > ${over}::int and days <= ${upTo}::int)`;
  return countGroups(db, input, {
    rows,
    figures: {
      leadMedian: quantile(0.5),
      leadLower: quantile(0.25),
      leadUpper: quantile(0.75),
      stays: sql`count(*)`,
      leadUpTo7: within(-1, 7),
      leadUpTo30: within(7, 30),
      leadUpTo90: within(30, 90),
      leadUpTo180: within(90, 180),
      leadOver180: sql`count(*) filter (where days > 180)`,
    },
  });
}
