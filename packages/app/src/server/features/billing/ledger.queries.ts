// The SQL of the ledger: the movements of a date range, each kind read with one statement.

import { type SQL, sql } from 'drizzle-orm';
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

/** What all movements have. */
interface Movement {
  readonly id: number;
  readonly day: string;
  readonly kind: LedgerKind;
  readonly number: string;
  readonly party: string;
  readonly businessId: number;
  readonly business: string;
  readonly currency: string;
  readonly tripId: number | null;
  readonly total: string;
}

export interface Sale extends Movement {
  readonly document: string;
  readonly creditsId: number | null;
  readonly hostCost: string;
}

export interface OtherMovement extends Movement {
  readonly net: string;
  readonly vat: string;
  readonly isHosts: boolean;
}

type CreditedInvoice = Pick<Sale, 'id' | 'creditsId' | 'total' | 'currency' | 'document'>;

interface PaymentPart {
  readonly paymentId: number;
  readonly tripId: number;
  readonly amount: string;
}

const common = sql`id::float8 as "id", day::text as "day", kind as "kind", number as "number", party as "party", business_id::float8 as "businessId",
  business as "business", currency as "currency", trip_id::float8 as "tripId", total::text as "total"`;

/** Returns the rows as the database answers them: there are tens of thousands, and mapping each of their fields took longer than reading them. */
async function readRows<Row extends object>(db: Queryable, statement: SQL): Promise<Row[]> {
  return ((await db.execute(statement)) as unknown as { rows: Row[] }).rows;
}

/** Returns invoices, credit notes and voided invoices, with the hosts' part of their quotes. */
export function listSales(db: Queryable, span: LedgerSpan): Promise<Sale[]> {
  const voidDay = sql`(i.voided_at at time zone ${span.timeZone})::date`;
  const columns = sql`b.name as business, i.business_id, i.id, i.number, i.buyer_name as party, i.currency, i.total, i.document, i.credits_id,
    coalesce(i.trip_id, s.trip_id) as trip_id, coalesce(q.document::json ->> 'amountSupplyVAT', '0') as host_cost`;
  const from = sql`from invoices i join businesses b on b.id = i.business_id left join invoices s on s.id = i.credits_id
    left join quotes q on q.fingerprint = coalesce(s.quote_fingerprint, i.quote_fingerprint)
    where i.number is not null and i.kind in ('sales', 'credit') and ${whereBusiness(sql`i.business_id`, span)}
      and ${whereInvoice(sql`i.id`, span)}`;
  return readRows<Sale>(
    db,
    sql`select ${common}, document as "document", credits_id::float8 as "creditsId", host_cost as "hostCost" from (select i.issue_date as day, case i.kind when 'sales' then 'invoice' else 'credit' end as kind, ${columns} ${from}
          and ${whereWithinSpan(sql`i.issue_date`, span)}
        union all select ${voidDay}, 'void', ${columns} ${from} and i.kind = 'sales' and i.state = 'void' and ${whereWithinSpan(voidDay, span)}) sales
      order by sales.day, sales.id, sales.kind`,
  );
}

/** Returns the invoices credited in a date range, and all their credit notes in order of creation. */
export function listCreditedInvoices(db: Queryable, span: LedgerSpan): Promise<CreditedInvoice[]> {
  return readRows<CreditedInvoice>(
    db,
    sql`select id::float8 as "id", credits_id::float8 as "creditsId", total::text as "total", currency as "currency", document as "document"
      from (with reduced as (select n.credits_id as id from invoices n where n.kind = 'credit' and ${whereWithinSpan(sql`n.issue_date`, span)}
          and ${whereInvoice(sql`n.id`, span)})
        select i.id, i.credits_id, i.total, i.currency, i.document from invoices i where i.number is not null
          and i.id in (select id from reduced union all select o.id from reduced join invoices o on o.credits_id = reduced.id)) credited
      order by credited.id`,
  );
}

/** Returns the other movements: payments, refunds, supplier invoices, payouts and settled expenses. */
export function listOtherMovements(db: Queryable, span: LedgerSpan): Promise<OtherMovement[]> {
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
  return readRows<OtherMovement>(
    db,
    sql`select ${common}, net::text as "net", vat::text as "vat", is_hosts as "isHosts" from (select m.*, b.name as business from (
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
      ) m join businesses b on b.id = m.business_id) others
      order by others.day, others.kind, others.id`,
  );
}

/** Returns the allocated parts of payments and refunds by the trip of their invoice; a refund's are below 0. */
export function listPaymentParts(db: Queryable, span: LedgerSpan): Promise<PaymentPart[]> {
  return readRows<PaymentPart>(
    db,
    sql`select x.payment_id::float8 as "paymentId", coalesce(i.trip_id, s.trip_id)::float8 as "tripId", sum(x.amount)::text as "amount"
        from payment_allocations x join payments p on p.id = x.payment_id join invoices i on i.id = x.invoice_id
        left join invoices s on s.id = i.credits_id
        where ${whereWithinSpan(sql`p.paid_on`, span)} and ${whereBusiness(sql`p.business_id`, span)}
          and coalesce(i.trip_id, s.trip_id) is not null and ${whereInvoice(sql`x.invoice_id`, span)} group by 1, 2`,
  );
}
