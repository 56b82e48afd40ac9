// The movements of account balances, as SQL for lists and statements. Each invoice and each payment is in exactly one customer account; an
// allocated part of a payment is in the account of its invoice.

import { type SQL, sql } from 'drizzle-orm';
import type { AccountType } from '#contract/finance/billing/billing.shapes.ts';

/** The accounts that a caller may see: all, those of an agent's trips, or a parent's own. */
export type Scope =
  | { readonly kind: 'all' }
  | { readonly kind: 'agent'; readonly userId: number }
  | { readonly kind: 'parent'; readonly userId: number };

export interface Account {
  readonly type: AccountType;
  readonly no: number;
}

/** Matches the rows of movements and open amounts that are in scope. */
export function whereInScope(scope: Scope): SQL {
  if (scope.kind === 'all') return sql`true`;
  if (scope.kind === 'parent') return sql`(type = 'parent' and no = ${scope.userId})`;
  return sql`((type in ('parent', 'buyer') and trip_id in (select trips.id from trips where trips.agent_id = ${scope.userId}))
    or (type = 'agent' and no = ${scope.userId}))`;
}

/**
 * Sent invoices and credit notes with their accounts. Buyers without a user are identified by name and email, under their first invoice.
 */
const billed = sql`billed as materialized (
  select i.id, i.kind, i.state, i.currency, i.number, i.total, i.issue_date, i.due_date, i.voided_at, i.trip_id, i.buyer_name, i.buyer_email,
    i.business_id,
    case when i.kind = 'sales' and i.state <> 'void' then i.total - i.paid - i.credited else 0 end as open,
    case when i.buyer_id is null then 'buyer' else 'parent' end as type,
    coalesce(i.buyer_id, min(i.id) over (partition by i.buyer_id, lower(btrim(i.buyer_name)), lower(btrim(i.buyer_email)))) as no
  from invoices i where i.number is not null and i.kind in ('sales', 'credit')
)`;

/**
 * Payments with the account of their unallocated amount: that of the first invoice they settle, that of the gateway's payment intent, the
 * only one with the payer's name, or else an account of the payer.
 */
const received = sql`first_settled as (
  select distinct on (a.payment_id) a.payment_id, b.type, b.no
  from payment_allocations a join billed b on b.id = a.invoice_id order by a.payment_id, a.invoice_id
), by_intent as (
  select distinct on (e.payment_id) e.payment_id, coalesce(b.type, 'parent') as type, coalesce(b.no, n.payer_id, t.parent_id) as no
  from gateway_events e join payment_intents n on n.gateway = e.gateway and n.reference = e.reference
  left join billed b on b.id = n.invoice_id left join trips t on t.id = n.trip_id
  where e.payment_id is not null and coalesce(b.no, n.payer_id, t.parent_id) is not null order by e.payment_id, e.id
), by_name as (
  select business_id, lower(btrim(buyer_name)) as name, min(type) as type, min(no) as no
  from billed group by 1, 2 having count(distinct (type, no)) = 1
), money as materialized (
  select p.id, p.kind, p.currency, p.amount, p.paid_on, p.reference, p.payer_name,
    coalesce(f.type, g.type, n.type, 'payer') as type,
    coalesce(f.no, g.no, n.no, min(r.id) over (partition by lower(btrim(r.payer_name)))) as no
  from payments p join payments r on r.id = coalesce(p.refunds_id, p.id)
  left join first_settled f on f.payment_id = r.id
  left join by_intent g on g.payment_id = r.id
  left join by_name n on n.business_id = r.business_id and n.name = lower(btrim(r.payer_name))
), settled as (
  select payment_id, sum(amount) as amount from payment_allocations group by 1
)`;

/** Whether an approved invoice of the host bills what a payout pays, so that only the invoice counts as owed. */
const billedByHost = sql`exists (select 1 from purchase_invoices v where v.approved_at is not null and v.state <> 'void'
  and (v.id = o.purchase_invoice_id or (v.trip_id = o.trip_id and v.payee_type = o.payee_type and v.payee_id = o.payee_id)))`;

function toVoidDay(timeZone: string): SQL {
  return sql`coalesce((select max(u.at) from audit u where u.action = 'purchaseInvoice.void' and u.subject_type = 'purchaseInvoice'
    and u.subject_id = v.id::text), v.approved_at) at time zone ${timeZone}`;
}

/** All movements: above 0 what customers or hosts owe us more, below 0 what they owe us less or we owe them. */
export function movementsSql(timeZone: string): SQL {
  return sql`${billed}, ${received}, customer_moves as (
    select b.type, b.no, b.currency, b.issue_date as day, case b.kind when 'sales' then 'invoice' else 'credit' end as kind,
      b.number, b.id as ref_id, b.trip_id, b.total as amount, b.buyer_name as name from billed b
    union all
    select b.type, b.no, b.currency, (b.voided_at at time zone ${timeZone})::date, 'void', b.number, b.id, b.trip_id, -b.total, b.buyer_name
      from billed b where b.kind = 'sales' and b.state = 'void'
    union all
    select b.type, b.no, m.currency, m.paid_on, case m.kind when 'refund' then 'refund' else 'payment' end, m.reference, m.id, b.trip_id,
      -a.amount, m.payer_name
      from payment_allocations a join money m on m.id = a.payment_id join billed b on b.id = a.invoice_id
    union all
    select m.type, m.no, m.currency, m.paid_on, case m.kind when 'refund' then 'refund' else 'payment' end, m.reference, m.id, null::bigint,
      case m.kind when 'refund' then m.amount else -m.amount end + coalesce(s.amount, 0), m.payer_name
      from money m left join settled s on s.payment_id = m.id
  ), host_moves as (
    select v.payee_type as type, v.payee_id as no, v.currency, v.issue_date as day, 'purchase' as kind, coalesce(v.number, '') as number,
      v.id as ref_id, v.trip_id, -v.total as amount, v.supplier_name as name
      from purchase_invoices v where v.approved_at is not null and v.payee_id is not null
    union all
    select v.payee_type, v.payee_id, v.currency, (${toVoidDay(timeZone)})::date, 'purchaseVoid', coalesce(v.number, ''), v.id, v.trip_id,
      v.total, v.supplier_name
      from purchase_invoices v where v.approved_at is not null and v.payee_id is not null and v.state = 'void'
    union all
    select o.payee_type, o.payee_id, o.currency, o.due_date, 'stay', '', o.id, o.trip_id, -o.amount, ''
      from payouts o where o.state <> 'void' and not ${billedByHost}
    union all
    select o.payee_type, o.payee_id, o.currency, o.paid_on, 'payout', o.reference, o.id, o.trip_id, o.amount, ''
      from payouts o where o.state = 'paid'
  ), moves as (
    select * from customer_moves where amount <> 0
    union all
    select 'agent', t.agent_id, c.currency, c.day, c.kind, c.number, c.ref_id, c.trip_id, c.amount, ''
      from customer_moves c join trips t on t.id = c.trip_id where t.agent_id is not null and c.amount <> 0
    union all
    select * from host_moves
  )`;
}

/** The open amounts: invoices by due date, unallocated payments, and amounts owed to hosts. Needs `movementsSql` before it. */
export const openSql = sql`customer_open as (
    select b.type, b.no, b.currency, b.trip_id, b.open, b.due_date, 0::numeric as free, null::date as paid_on, b.buyer_email as email
      from billed b where b.kind = 'sales'
    union all
    select b.type, b.no, m.currency, b.trip_id, 0, null, 0, m.paid_on, ''
      from payment_allocations a join money m on m.id = a.payment_id join billed b on b.id = a.invoice_id where m.kind = 'received'
    union all
    select m.type, m.no, m.currency, null, 0, null,
      case m.kind when 'refund' then -m.amount else m.amount end - coalesce(s.amount, 0),
      case m.kind when 'refund' then null else m.paid_on end, ''
      from money m left join settled s on s.payment_id = m.id
  ), opened as (
    select * from customer_open
    union all
    select 'agent', t.agent_id, c.currency, c.trip_id, c.open, c.due_date, 0, c.paid_on, ''
      from customer_open c join trips t on t.id = c.trip_id where t.agent_id is not null
    union all
    select v.payee_type, v.payee_id, v.currency, v.trip_id, v.total - coalesce((select sum(o.amount) from payouts o where o.state = 'paid'
        and (o.purchase_invoice_id = v.id or (o.trip_id = v.trip_id and o.payee_type = v.payee_type and o.payee_id = v.payee_id))), 0),
      v.due_date, 0, null, ''
      from purchase_invoices v where v.approved_at is not null and v.state <> 'void' and v.payee_id is not null
    union all
    select o.payee_type, o.payee_id, o.currency, o.trip_id, case when o.state = 'paid' or ${billedByHost} then 0 else o.amount end,
      o.due_date, 0, o.paid_on, ''
      from payouts o where o.state <> 'void'
  )`;

/** The name of an account: that of the user, family or activity; else the name on its invoices or payments. */
export const accountName = sql`coalesce(
    case when type in ('parent', 'agent') then (select nullif(btrim(u.first_name || ' ' || u.last_name), '') from users u where u.id = no) end,
    case when type = 'Host_family' then (select btrim(h.parent_guardian_one_first_name || ' ' || h.parent_guardian_one_last_name)
      from host_families h where h.id = no) end,
    case when type = 'Activity' then (select c.name from activities c where c.id = no) end,
    case when type = 'buyer' or type = 'parent' then (select b.buyer_name from invoices b where (type = 'buyer' and b.id = no)
      or (type = 'parent' and b.buyer_id = no) order by b.id desc limit 1) end,
    case when type = 'payer' then (select m.payer_name from payments m where m.id = no) end, '')`;

/** The email address of an account; empty if unknown. */
export const accountEmail = sql`coalesce(
    case when type in ('parent', 'agent') then (select u.email from users u where u.id = no) end,
    case when type = 'Host_family' then (select h.email from host_families h where h.id = no) end,
    case when type = 'buyer' then (select b.buyer_email from invoices b where b.id = no) end, '')`;
