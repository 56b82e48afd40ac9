// SQL of anomalies that need a second row to see: future payments, duplicates, refunds of the wrong invoice, open disputes.

import { asc, sql } from 'drizzle-orm';
import type { Queryable } from '#server/db/database.ts';
import { nullableNumberColumn, numberColumn, textColumn } from './row-columns.queries.ts';

const columns = {
  id: numberColumn('id'),
  name: textColumn('name'),
  tripId: nullableNumberColumn('trip_id'),
  businessId: numberColumn('business_id'),
  currency: textColumn('currency'),
  amount: textColumn('amount'),
  day: textColumn('day'),
};

/** Returns payments, refunds and payouts recorded as paid after a date. */
export function listPaidAfter(db: Queryable, day: string) {
  return db
    .select({ ...columns, kind: sql<'payment' | 'payout'>`kind` })
    .from(
      sql`(select p.id, p.payer_name as name, null::bigint as trip_id, p.business_id, p.currency, p.amount, p.paid_on as day, 'payment' as kind
          from payments p where p.paid_on > ${day}::date
        union all select o.id, 'PO-' || lpad(o.id::text, 6, '0'), o.trip_id, o.business_id, o.currency, o.amount, o.paid_on, 'payout'
          from payouts o where o.paid_on > ${day}::date) "paid"`,
    )
    .orderBy(asc(sql`kind`), asc(sql`id`));
}

/** Returns hosts' invoices for stays that have a self-billed invoice too. */
export function listDoubleBills(db: Queryable) {
  return db
    .select(columns)
    .from(
      sql`(select v.id, concat_ws(' · ', nullif(v.number, ''), v.supplier_name) as name, v.trip_id, v.business_id, v.currency, v.total as amount,
          v.issue_date as day
        from purchase_invoices v where v.state <> 'void' and not v.self_billed and exists (select 1 from purchase_invoices o
          where o.trip_id = v.trip_id and o.payee_type = v.payee_type and o.payee_id = v.payee_id and o.self_billed and o.state <> 'void')) "bills"`,
    )
    .orderBy(asc(sql`id`));
}

/** Returns refunds of an invoice that is outstanding since, while another invoice of the same payment is overpaid. */
export function listStrayRefunds(db: Queryable) {
  return db
    .select(columns)
    .from(
      sql`(select r.id, r.payer_name as name, min(i.trip_id) as trip_id, r.business_id, r.currency, -sum(a.amount) as amount, r.paid_on as day
        from payments r join payment_allocations a on a.payment_id = r.id join invoices i on i.id = a.invoice_id
        where r.kind = 'refund' and i.state <> 'void' and i.total > i.paid + i.credited and exists (select 1 from payment_allocations b
          join invoices o on o.id = b.invoice_id where b.payment_id = r.refunds_id and o.id <> i.id and o.state <> 'void'
          and o.paid + o.credited > o.total)
        group by r.id) "stray"`,
    )
    .orderBy(asc(sql`id`));
}

/** Returns disputes with the types of all their events; the ID is that of the first event. */
export function listDisputes(db: Queryable, timeZone: string) {
  return db
    .select({ ...columns, types: sql<string[]>`types` })
    .from(
      sql`(select min(e.id) as id, n.payer_name as name, n.trip_id, n.business_id, n.currency, max((e.payload ->> 'amount')::numeric) as amount,
          (min(e.occurred_at) at time zone ${timeZone})::date as day, json_agg(e.type) as types
        from gateway_events e join payment_intents n on n.gateway = e.gateway and n.reference = e.reference
        where e.type like 'dispute.%' and e.state <> 'failed'
        group by n.id, case when e.event_id ~ ':[a-zA-Z]+$' then regexp_replace(e.event_id, ':[a-zA-Z]+$', '') else '' end) "disputes"`,
    )
    .orderBy(asc(sql`id`));
}
