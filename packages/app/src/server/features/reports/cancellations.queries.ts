// Counts the bookings that should begin in a period, and those of them that were cancelled: who did it, how early, and what it cost.

import { type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '#server/db/database.ts';
import type { CountedGroup, ReportInput } from './counted-groups.ts';
import { countGroups, isAgreed, joinGroups, selectGroups, whereTripCounts } from './report-groups.queries.ts';

/** Matches the bookings that should begin in the period; an enquiry that nobody reserved is none. */
function whereBooking({ from, to, filter }: ReportInput): SQL {
  return sql`t.from_date between ${from}::date and ${to}::date and ${whereTripCounts(filter)}
    and (${isAgreed} or t.state = 'reserved' or (t.state = 'cancelled' and exists (select 1 from trip_history h where h.trip_id = t.id
      and h.to_state not in ('new', 'enquiry', 'cancelled'))))`;
}

/** Counts each booking once, whatever it was billed in, so that everybody reads the same counts and shares. */
function countBookings(db: Queryable, input: ReportInput): Promise<CountedGroup[]> {
  const rows = sql`select ${selectGroups(input.by, sql`t.from_date::timestamp`)}, ''::text as part, t.state = 'cancelled' as is_cancelled,
      case when last.by_id is null then 'system' when last.by_id = t.parent_id then 'customer' else 'staff' end as canceller,
      t.from_date - (last.at at time zone ${input.timeZone})::date as days
    from trips t ${joinGroups}
    left join lateral (select h.by_id, h.at from trip_history h where h.trip_id = t.id and h.to_state = 'cancelled'
      order by h.id desc limit 1) last on true
    where ${whereBooking(input)}`;
  const cancelled = (condition = sql`true`) => sql`count(*) filter (where is_cancelled and ${condition})`;
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
    },
  });
}

/** Sums what was paid and refunded on the invoices of cancelled bookings, by currency; credit notes have no payments of their own. */
function sumPayments(db: Queryable, input: ReportInput): Promise<CountedGroup[]> {
  const rows = sql`select ${selectGroups(input.by, sql`t.from_date::timestamp`)}, p.currency as part, x.amount, p.kind = 'refund' as is_refund
    from trips t ${joinGroups}
    join invoices i on i.trip_id = t.id join payment_allocations x on x.invoice_id = i.id join payments p on p.id = x.payment_id
    where t.state = 'cancelled' and ${whereBooking(input)}`;
  return countGroups(db, input, {
    rows,
    figures: { paymentsKept: sql`sum(amount)`, refundsPaid: sql`coalesce(-sum(amount) filter (where is_refund), 0)` },
  });
}

interface CancellationsInput extends ReportInput {
  /** Whether amounts are read, too: in rows of their currencies. */
  readonly withMoney: boolean;
}

export async function countCancellations(db: Queryable, input: CancellationsInput): Promise<CountedGroup[]> {
  const counts = await countBookings(db, input);
  return input.withMoney ? [...counts, ...(await sumPayments(db, input))] : counts;
}
