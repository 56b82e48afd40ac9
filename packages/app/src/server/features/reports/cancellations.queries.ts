// Counts the bookings that should begin in a period, and those of them that were cancelled: who did it, how early, and what it cost.

import { sql } from 'drizzle-orm';
import type { Queryable } from '#server/db/database.ts';
import type { CountedGroup, ReportInput } from './counted-groups.ts';
import { countGroups, isAgreed, joinGroups, selectGroups, whereTripCounts } from './report-groups.queries.ts';

/**
 * What a trip's invoices keep and what was refunded on them, for each currency in which it was billed. A trip without invoices has the
 * currency of its price, so that each booking counts at least once.
 */
const joinMoney = sql`cross join lateral (
    with billed as (
      select i.id, i.currency, i.total from invoices i where i.number is not null and i.state <> 'void' and i.kind in ('sales', 'credit')
        and (i.trip_id = t.id or i.credits_id in (select s.id from invoices s where s.trip_id = t.id))
    ), moved as (
      select currency, total as kept, 0::numeric as refunded from billed
      union all
      select p.currency, 0, -x.amount from billed join payment_allocations x on x.invoice_id = billed.id
        join payments p on p.id = x.payment_id and p.kind = 'refund'
    )
    select currency, sum(kept) as kept, sum(refunded) as refunded from moved group by 1
    union all
    select coalesce((select q.currency from quotes q where q.fingerprint = t.quote_fingerprint), ''), 0, 0
      where not exists (select 1 from moved)
  ) money`;

const noMoney = sql`cross join (select ''::text as currency, 0::numeric as kept, 0::numeric as refunded) money`;

interface CancellationsInput extends ReportInput {
  /** Whether currencies and amounts are read. */
  readonly withMoney: boolean;
}

export function countCancellations(db: Queryable, input: CancellationsInput): Promise<CountedGroup[]> {
  const { from, to, by, filter, timeZone, withMoney } = input;
  const rows = sql`select ${selectGroups(by, sql`t.from_date::timestamp`)}, money.currency as part, t.state = 'cancelled' as is_cancelled,
      case when last.by_id is null then 'system' when last.by_id = t.parent_id then 'customer' else 'staff' end as canceller,
      t.from_date - (last.at at time zone ${timeZone})::date as days, money.kept, money.refunded
    from trips t ${joinGroups} ${withMoney ? joinMoney : noMoney}
    left join lateral (select h.by_id, h.at from trip_history h where h.trip_id = t.id and h.to_state = 'cancelled'
      order by h.id desc limit 1) last on true
    where t.from_date between ${from}::date and ${to}::date and ${whereTripCounts(filter)}
      and (${isAgreed} or t.state = 'reserved' or (t.state = 'cancelled' and exists (select 1 from trip_history h where h.trip_id = t.id
        and h.to_state not in ('new', 'enquiry', 'cancelled'))))`;
  const cancelled = (condition = sql`true`) => sql`count(*) filter (where is_cancelled and ${condition})`;
  const amount = (column: 'kept' | 'refunded') => sql`coalesce(sum(${sql.identifier(column)}) filter (where is_cancelled), 0)`;
  return countGroups(db, input, {
    rows,
    figures: {
      cancelled: cancelled(),
      bookings: sql`count(*)`,
      cancelledShare: sql`round(100.0 * ${cancelled()} / nullif(count(*), 0), 1)`,
      byCustomer: cancelled(sql`canceller = 'customer'`),
      byStaff: cancelled(sql`canceller = 'staff'`),
      bySystem: cancelled(sql`canceller = 'system'`),
      cancelledUpTo7: cancelled(sql`days <= 7`),
      cancelledUpTo30: cancelled(sql`days between 8 and 30`),
      cancelledUpTo90: cancelled(sql`days between 31 and 90`),
      cancelledOver90: cancelled(sql`days > 90`),
      feesKept: amount('kept'),
      refundsPaid: amount('refunded'),
    },
  });
}
