// SQL of reconciliation: the rows that are compared, each kind in one statement.

import { asc, type SQL, sql } from 'drizzle-orm';
import type { PayoutState } from '#contract/finance/payouts/payout.machine.ts';
import type { TripState } from '#contract/trips/states.ts';
import type { Queryable } from '#server/db/database.ts';
import { sumPriceBilled, sumPriceCredited, sumQuotedPart } from '#server/features/finance/finance.public.ts';
import { nullableNumberColumn, nullableTextColumn, numberColumn, textColumn } from './row-columns.queries.ts';

/** The compared parts of a stored quote. */
export interface QuoteRow {
  readonly fingerprint: string;
  readonly currency: string;
  readonly total: string;
  readonly fromDate: string;
  readonly toDate: string;
  readonly hostFamilyId: number;
  readonly activityIds: readonly number[];
  readonly payouts: readonly { readonly hostableType: string; readonly hostableId: number; readonly amount: string }[];
}

/** Returns the quotes that a trip, an invoice or a payout refers to. */
export async function listQuotesInUse(db: Queryable): Promise<QuoteRow[]> {
  const rows = await db
    .select({
      fingerprint: textColumn('fingerprint'),
      currency: textColumn('currency'),
      total: textColumn('total'),
      fromDate: textColumn('from_date'),
      toDate: textColumn('to_date'),
      request: sql<{ hostFamilyId?: number; nearbyActivities?: { id: number }[] }>`request`,
      payouts: sql<QuoteRow['payouts'] | null>`document::jsonb -> 'payouts'`,
    })
    .from(
      sql`(select q.* from quotes q where q.fingerprint in (select t.quote_fingerprint from trips t union select i.quote_fingerprint from invoices i
        union select o.quote_fingerprint from payouts o)) "used"`,
    );
  return rows.map(({ request, payouts, ...row }) => ({
    ...row,
    hostFamilyId: request.hostFamilyId ?? 0,
    activityIds: (request.nearbyActivities ?? []).map(({ id }) => id),
    payouts: payouts ?? [],
  }));
}

/** Trips of which something is agreed, paid or cancelled. */
export function listTrips(db: Queryable) {
  return db
    .select({
      id: numberColumn('id'),
      state: sql<TripState>`state`,
      fromDate: textColumn('from_date'),
      toDate: textColumn('to_date'),
      name: textColumn('name'),
      businessId: numberColumn('business_id'),
      currency: textColumn('currency'),
      hostFamilyId: nullableNumberColumn('host_family_id'),
      activityIds: sql<number[]>`activity_ids`,
      quoteFingerprint: nullableTextColumn('quote_fingerprint'),
      waived: textColumn('waived'),
    })
    .from(
      sql`(select t.id, t.state, t.from_date, t.to_date, btrim(s.first_name || ' ' || s.last_name) as name, t.business_id, c.code as currency,
        t.host_family_id, t.quote_fingerprint,
        case when t.waived_fingerprint = t.quote_fingerprint then coalesce(t.waived_amount, 0) else 0 end as waived,
        coalesce((select jsonb_agg(a.activity_id order by a.activity_id) from trip_activities a
          where a.trip_id = t.id and a.backup_rank is null), '[]') as activity_ids
        from trips t join students s on s.id = t.student_id join businesses b on b.id = t.business_id join currencies c on c.id = b.currency_id
      ) "held"`,
    )
    .orderBy(asc(sql`id`));
}

/** The part of a sent invoice that its quote bills: its quoted lines and the VAT of the stay. */
const billedByQuote: SQL = sql`case when i.quote_fingerprint is null then null else ${sumQuotedPart(sql`i.document`)} end`;

/** Returns sent sales invoices with what settles them. */
export function listInvoices(db: Queryable) {
  return db
    .select({
      id: numberColumn('id'),
      number: textColumn('number'),
      state: sql<'sent' | 'part_paid' | 'paid' | 'void'>`state`,
      businessId: numberColumn('business_id'),
      buyerName: textColumn('buyer_name'),
      currency: textColumn('currency'),
      total: textColumn('total'),
      paid: textColumn('paid'),
      credited: textColumn('credited'),
      /** The part of the trip's price that it bills, and what its credit notes take off that. */
      priceBilled: textColumn('price_billed'),
      priceCredited: textColumn('price_credited'),
      allocated: textColumn('allocated'),
      quoted: nullableTextColumn('quoted'),
      quoteFingerprint: nullableTextColumn('quote_fingerprint'),
      tripId: nullableNumberColumn('trip_id'),
      issueDate: textColumn('issue_date'),
      wasRefunded: sql<boolean>`was_refunded`,
    })
    .from(
      sql`(select i.*, coalesce(a.allocated, 0) as allocated, coalesce(a.was_refunded, false) as was_refunded, ${billedByQuote} as quoted,
        ${sumPriceBilled('i')} as price_billed, ${sumPriceCredited('i')} as price_credited from invoices i
        left join (select invoice_id, sum(x.amount) as allocated, bool_or(y.kind = 'refund') as was_refunded
          from payment_allocations x join payments y on y.id = x.payment_id group by 1) a on a.invoice_id = i.id
        where i.kind = 'sales' and i.number is not null) "held"`,
    )
    .orderBy(asc(sql`id`));
}

/** Returns received payments with their unallocated rest. */
export function listPayments(db: Queryable) {
  return db
    .select({
      id: numberColumn('id'),
      businessId: numberColumn('business_id'),
      payerName: textColumn('payer_name'),
      currency: textColumn('currency'),
      amount: textColumn('amount'),
      paidOn: textColumn('paid_on'),
      free: textColumn('free'),
      reference: textColumn('reference'),
      key: nullableTextColumn('key'),
    })
    .from(
      sql`(select p.*, p.amount - coalesce(r.refunded, 0) - coalesce(a.allocated, 0) as free from payments p
        left join (select refunds_id, sum(amount) as refunded from payments where refunds_id is not null group by 1) r on r.refunds_id = p.id
        left join (select coalesce(y.refunds_id, y.id) as id, sum(x.amount) as allocated from payment_allocations x
          join payments y on y.id = x.payment_id group by 1) a on a.id = p.id
        where p.kind = 'received') "held"`,
    )
    .orderBy(asc(sql`id`));
}

/** Returns failed gateway events, and payment intents that succeeded without a payment. */
export function listGatewayEvents(db: Queryable, timeZone: string) {
  const columns = {
    id: numberColumn('id'),
    reference: textColumn('reference'),
    businessId: nullableNumberColumn('business_id'),
    tripId: nullableNumberColumn('trip_id'),
    payerName: textColumn('payer_name'),
    currency: nullableTextColumn('currency'),
    amount: nullableTextColumn('amount'),
    day: textColumn('day'),
    isFailed: sql<boolean>`is_failed`,
  };
  return db
    .select(columns)
    .from(
      sql`(select e.id, e.reference, n.business_id, n.trip_id, coalesce(n.payer_name, e.reference) as payer_name, n.currency, n.amount,
          (e.received_at at time zone ${timeZone})::date as day, true as is_failed
          from gateway_events e left join payment_intents n on n.gateway = e.gateway and n.reference = e.reference where e.state = 'failed'
        union all
        select n.id, n.reference, n.business_id, n.trip_id, n.payer_name, n.currency, n.amount, (n.created_at at time zone ${timeZone})::date, false
          from payment_intents n where n.state = 'succeeded' and not exists (select 1 from gateway_events e
            where e.gateway = n.gateway and e.reference = n.reference and (e.payment_id is not null or e.state = 'failed'))) "gateways"`,
    )
    .orderBy(asc(sql`id`));
}

/** Returns payouts that aren't void, and whether an approved purchase invoice covers each. */
export function listPayouts(db: Queryable) {
  return db
    .select({
      id: numberColumn('id'),
      payeeType: textColumn('payee_type'),
      payeeId: numberColumn('payee_id'),
      payeeName: textColumn('payee_name'),
      tripId: nullableNumberColumn('trip_id'),
      businessId: numberColumn('business_id'),
      currency: textColumn('currency'),
      amount: textColumn('amount'),
      state: sql<PayoutState>`state`,
      dueDate: textColumn('due_date'),
      isBilled: sql<boolean>`is_billed`,
    })
    .from(
      sql`(select o.*, coalesce(case o.payee_type when 'Activity' then c.name
          else btrim(h.parent_guardian_one_first_name || ' ' || h.parent_guardian_one_last_name) end, '') as payee_name,
        (v.id is not null or w.trip_id is not null) as is_billed
        from payouts o left join activities c on o.payee_type = 'Activity' and c.id = o.payee_id
        left join host_families h on o.payee_type = 'Host_family' and h.id = o.payee_id
        left join purchase_invoices v on v.id = o.purchase_invoice_id and v.approved_at is not null and v.state <> 'void'
        left join (select distinct trip_id, payee_type, payee_id from purchase_invoices where approved_at is not null and state <> 'void'
          and trip_id is not null) w on w.trip_id = o.trip_id and w.payee_type = o.payee_type and w.payee_id = o.payee_id
        where o.state <> 'void') "held"`,
    )
    .orderBy(asc(sql`id`));
}

/** Returns purchase invoices whose net differs from the expected amount. */
export function listPurchases(db: Queryable) {
  return db
    .select({
      id: numberColumn('id'),
      number: textColumn('shown'),
      supplierName: textColumn('supplier_name'),
      tripId: nullableNumberColumn('trip_id'),
      businessId: numberColumn('business_id'),
      currency: textColumn('currency'),
      net: textColumn('net'),
      expected: nullableTextColumn('expected'),
      issueDate: textColumn('issue_date'),
    })
    .from(
      sql`(select v.*, coalesce(v.number, '') as shown from purchase_invoices v where v.state <> 'void' and v.expected is not null
        and v.net <> v.expected) "held"`,
    )
    .orderBy(asc(sql`id`));
}

/** Returns approved rebillable expenses without an invoice, of stays that are over. */
export function listExpenses(db: Queryable, today: string) {
  return db
    .select({
      id: numberColumn('id'),
      name: textColumn('name'),
      tripId: nullableNumberColumn('trip_id'),
      businessId: numberColumn('business_id'),
      currency: textColumn('currency'),
      amount: textColumn('amount'),
      endedOn: textColumn('ended_on'),
    })
    .from(
      sql`(select x.id, coalesce(nullif(x.description, ''), x.category) as name, x.trip_id, x.business_id, x.currency, x.amount,
          coalesce(t.to_date, g.to_date, (select max(m.to_date) from trips m where m.group_id = x.group_id)) as ended_on
        from expenses x left join trips t on t.id = x.trip_id left join trip_groups g on g.id = x.group_id
        where x.state = 'approved' and x.rebillable
        and not exists (select 1 from expense_shares s where s.expense_id = x.id and s.invoice_id is not null)) "held"`,
    )
    .where(sql`ended_on < ${today}::date`)
    .orderBy(asc(sql`id`));
}

/** Returns each series with how many numbers it has assigned, and how many of them exist. */
export function listSeries(db: Queryable) {
  return db
    .select({
      series: textColumn('series'),
      given: numberColumn('given'),
      there: numberColumn('there'),
      highest: numberColumn('highest'),
      someId: numberColumn('some_id'),
      businessId: nullableNumberColumn('business_id'),
    })
    .from(
      sql`(select s.series, s.next - 1 as given, count(n.sequence) as there, coalesce(max(n.sequence), 0) as highest,
          coalesce(min(n.id), 1) as some_id, min(n.business_id) as business_id
        from invoice_series s left join (select series, sequence, id, business_id from invoices where series is not null
          union all select series, sequence, id, business_id from purchase_invoices where series is not null) n on n.series = s.series
        group by s.series, s.next) "series"`,
    )
    .orderBy(asc(sql`series`));
}
