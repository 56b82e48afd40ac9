// The SQL of the ledger: the movements of a date range, each kind read with one statement.

import { asc, type SQL, sql } from 'drizzle-orm';
import type { LedgerKind } from '#contract/finance/billing/ledger-accounts.ts';
import type { Queryable } from '#server/db/database.ts';

export interface LedgerSpan {
  readonly from: string;
  readonly to: string;
  readonly businessId?: number | undefined;
  readonly timeZone: string;
  /** Selects the IDs of trips; only what moved for one of them is read. */
  readonly trips?: SQL | undefined;
}

function whereWithinSpan(day: SQL, { from, to }: LedgerSpan): SQL {
  return sql`${day} between ${from}::date and ${to}::date`;
}

function whereBusiness(column: SQL, { businessId }: LedgerSpan): SQL {
  return businessId === undefined ? sql`true` : sql`${column} = ${businessId}`;
}

/** Selects the invoices and credit notes of trips; old credit notes name their invoice alone. */
function selectInvoicesOf(trips: SQL): SQL {
  return sql`select i.id from invoices i where i.trip_id in (${trips})
    union all select n.id from invoices n join invoices i on i.id = n.credits_id where n.trip_id is null and i.trip_id in (${trips})`;
}

function whereInvoice(column: SQL, { trips }: LedgerSpan): SQL {
  return trips === undefined ? sql`true` : sql`${column} in (${selectInvoicesOf(trips)})`;
}

function wherePayment(column: SQL, { trips }: LedgerSpan): SQL {
  if (trips === undefined) return sql`true`;
  return sql`${column} in (select x.payment_id from payment_allocations x where x.invoice_id in (${selectInvoicesOf(trips)}))`;
}

function whereTrip(column: SQL, { trips }: LedgerSpan): SQL {
  return trips === undefined ? sql`true` : sql`${column} in (${trips})`;
}

const common = {
  id: sql<number>`id`.mapWith(Number),
  day: sql<string>`day::text`,
  kind: sql<LedgerKind>`kind`,
  number: sql<string>`number`,
  party: sql<string>`party`,
  businessId: sql<number>`business_id`.mapWith(Number),
  business: sql<string>`business`,
  currency: sql<string>`currency`,
  tripId: sql<string | number | null>`trip_id`,
};

/** Returns invoices, credit notes and voided invoices, with the hosts' part of their quotes. */
export function listSales(db: Queryable, span: LedgerSpan) {
  const voidDay = sql`(i.voided_at at time zone ${span.timeZone})::date`;
  const columns = sql`b.name as business, i.business_id, i.id, i.number, i.buyer_name as party, i.currency, i.total, i.document, i.credits_id,
    coalesce(i.trip_id, s.trip_id) as trip_id, coalesce(q.document::jsonb ->> 'amountSupplyVAT', '0') as host_cost`;
  const from = sql`from invoices i join businesses b on b.id = i.business_id left join invoices s on s.id = i.credits_id
    left join quotes q on q.fingerprint = coalesce(s.quote_fingerprint, i.quote_fingerprint)
    where i.number is not null and i.kind in ('sales', 'credit') and ${whereBusiness(sql`i.business_id`, span)}
      and ${whereInvoice(sql`i.id`, span)}`;
  return db
    .select({
      ...common,
      total: sql<string>`total::text`,
      document: sql<string>`document`,
      creditsId: sql<number | null>`credits_id`,
      hostCost: sql<string>`host_cost`,
    })
    .from(
      sql`(select i.issue_date as day, case i.kind when 'sales' then 'invoice' else 'credit' end as kind, ${columns} ${from}
          and ${whereWithinSpan(sql`i.issue_date`, span)}
        union all select ${voidDay}, 'void', ${columns} ${from} and i.kind = 'sales' and i.state = 'void' and ${whereWithinSpan(voidDay, span)}) "sales"`,
    )
    .orderBy(asc(sql`day`), asc(sql`id`), asc(sql`kind`));
}

/** Returns the invoices credited in a date range, and all their credit notes in order of creation. */
export function listCreditedInvoices(db: Queryable, span: LedgerSpan) {
  return db
    .select({
      id: sql<number>`id`.mapWith(Number),
      creditsId: sql<number | null>`credits_id`,
      total: sql<string>`total::text`,
      currency: sql<string>`currency`,
      document: sql<string>`document`,
    })
    .from(
      sql`(with reduced as (select n.credits_id as id from invoices n where n.kind = 'credit' and ${whereWithinSpan(sql`n.issue_date`, span)}
          and ${whereInvoice(sql`n.id`, span)})
        select i.id, i.credits_id, i.total, i.currency, i.document from invoices i where i.number is not null
          and i.id in (select id from reduced union all select o.id from reduced join invoices o on o.credits_id = reduced.id)) "credited"`,
    )
    .orderBy(asc(sql`id`));
}

/** Returns the other movements: payments, refunds, supplier invoices, payouts and settled expenses. */
export function listOtherMovements(db: Queryable, span: LedgerSpan) {
  const zoned = (moment: SQL) => sql`(${moment} at time zone ${span.timeZone})::date`;
  const told = (action: string, subject: string, id: SQL) => sql`(select max(u.at) from audit u where u.action = ${action}
    and u.subject_type = ${subject} and u.subject_id = ${id}::text)`;
  const approved = zoned(sql`v.approved_at`);
  const voided = zoned(sql`coalesce(${told('purchaseInvoice.void', 'purchaseInvoice', sql`v.id`)}, v.approved_at)`);
  const settled = zoned(sql`coalesce(${told('expense.settle', 'expense', sql`x.id`)}, x.decided_at, x.created_at)`);
  const purchase = sql`coalesce(v.number, '') as number, v.supplier_name as party, v.business_id, v.currency, v.total, v.net, v.vat,
    (v.payee_id is not null) as is_hosts, '' as detail, v.trip_id from purchase_invoices v where v.approved_at is not null
    and ${whereBusiness(sql`v.business_id`, span)} and ${whereTrip(sql`v.trip_id`, span)}`;
  const payee = sql`coalesce(case o.payee_type when 'Activity' then (select c.name from activities c where c.id = o.payee_id)
    else (select btrim(h.parent_guardian_one_first_name || ' ' || h.parent_guardian_one_last_name) from host_families h where h.id = o.payee_id) end, '')`;
  return db
    .select({
      ...common,
      total: sql<string>`total::text`,
      net: sql<string>`net::text`,
      vat: sql<string>`vat::text`,
      isHosts: sql<boolean>`is_hosts`,
    })
    .from(
      sql`(select m.*, b.name as business from (
        select p.id, p.paid_on as day, case p.kind when 'refund' then 'refund' else 'payment' end as kind, p.reference as number,
          p.payer_name as party, p.business_id, p.currency, p.amount as total, 0::numeric as net, 0::numeric as vat, false as is_hosts, '' as detail,
          null::bigint as trip_id from payments p where ${whereWithinSpan(sql`p.paid_on`, span)} and ${whereBusiness(sql`p.business_id`, span)}
          and ${wherePayment(sql`p.id`, span)}
        union all select v.id, ${approved}, 'purchase', ${purchase} and ${whereWithinSpan(approved, span)}
        union all select v.id, ${voided}, 'purchaseVoid', ${purchase} and v.state = 'void' and ${whereWithinSpan(voided, span)}
        union all select o.id, o.paid_on, 'payout', o.reference, ${payee}, o.business_id, o.currency, o.amount, 0, 0,
          not exists (select 1 from purchase_invoices v where v.approved_at is not null and v.state <> 'void' and (v.id = o.purchase_invoice_id
            or (v.trip_id = o.trip_id and v.payee_type = o.payee_type and v.payee_id = o.payee_id))), '',
          o.trip_id from payouts o where o.state = 'paid' and ${whereWithinSpan(sql`o.paid_on`, span)} and ${whereBusiness(sql`o.business_id`, span)}
          and ${whereTrip(sql`o.trip_id`, span)}
        union all select x.id, ${settled}, 'expense', '', coalesce((select btrim(u.first_name || ' ' || u.last_name) from users u
          where u.id = x.payer_id), x.description), x.business_id, x.currency, x.amount, 0, 0, false, x.category,
          x.trip_id from expenses x where x.state = 'settled' and ${whereWithinSpan(settled, span)} and ${whereBusiness(sql`x.business_id`, span)}
          and ${whereTrip(sql`x.trip_id`, span)}
      ) m join businesses b on b.id = m.business_id) "others"`,
    )
    .orderBy(asc(sql`day`), asc(sql`kind`), asc(sql`id`));
}

/** Returns the allocated parts of payments and refunds by the trip of their invoice; a refund's are below 0. */
export function listPaymentParts(db: Queryable, span: LedgerSpan) {
  return db
    .select({
      paymentId: sql<number>`payment_id`.mapWith(Number),
      tripId: sql<number>`trip_id`.mapWith(Number),
      amount: sql<string>`amount::text`,
    })
    .from(
      sql`(select x.payment_id, coalesce(i.trip_id, s.trip_id) as trip_id, sum(x.amount) as amount
        from payment_allocations x join payments p on p.id = x.payment_id join invoices i on i.id = x.invoice_id
        left join invoices s on s.id = i.credits_id
        where ${whereWithinSpan(sql`p.paid_on`, span)} and ${whereBusiness(sql`p.business_id`, span)}
          and coalesce(i.trip_id, s.trip_id) is not null and ${whereInvoice(sql`x.invoice_id`, span)} group by 1, 2) "parts"`,
    );
}
