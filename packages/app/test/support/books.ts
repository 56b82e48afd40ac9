// The consistency of the database after the server was killed at any moment: nothing twice, nothing half done.

import type { OpenDatabase } from '#server/db/database.ts';
import type { Job } from './till.ts';

/** Inconsistencies, each with a query for the rows that show it. */
const NEVER: Readonly<Record<string, string>> = {
  'a number that is missing or there twice': `
    select series, max(sequence), count(*) from invoices where series is not null group by series
    having max(sequence) <> count(*) or count(distinct sequence) <> count(*)`,
  'a series that counts on from another number': `
    select s.series from invoice_series s where s.next <> 1 + (select count(*) from invoices i where i.series = s.series)`,
  'an invoice that is not settled by what settles it': `
    select i.id from invoices i where i.paid <> (select coalesce(sum(a.amount), 0) from payment_allocations a where a.invoice_id = i.id)`,
  'an invoice that is not credited by its credit notes': `
    select i.id from invoices i where i.credited <> (select coalesce(-sum(n.total), 0) from invoices n where n.credits_id = i.id)`,
  'a payment that settles more than it is': `
    select p.id from payments p where p.kind = 'received' and p.amount < (select coalesce(sum(a.amount), 0) from payment_allocations a where a.payment_id = p.id)`,
  'a payment paid back by more than it is': `
    select p.id from payments p where p.kind = 'received' and p.amount < (select coalesce(sum(r.amount), 0) from payments r where r.refunds_id = p.id)`,
  'an invoice that was not sent once, as the change log has it': `
    select i.id from invoices i where i.kind = 'sales' and (i.number is not null)::int <>
      (select count(*) from audit where action = 'invoice.send' and subject_id = i.id::text)`,
  'a credit note that the change log does not know once': `
    select n.id from invoices n where n.kind = 'credit' and 1 <>
      (select count(*) from audit where action = 'invoice.credit' and changes ->> 'creditNote' = n.number)`,
  'a payment that the change log does not know once': `
    select p.id from payments p where 1 <> (select count(*) from audit where subject_type = 'payment' and
      case p.kind when 'refund' then action = 'payment.refund' and changes ->> 'refundId' = p.id::text
      else action = 'payment.record' and subject_id = p.id::text end)`,
  'an event without its payment, or a payment without its event': `
    select coalesce(e.event_id, p.key) from gateway_events e full join payments p on p.key = 'gateway:' || e.gateway || ':' || e.reference
    where (e.id is not null or p.key like 'gateway:%') and (p.id is null or e.id is null or e.state <> 'applied' or e.payment_id <> p.id)`,
  'an intent that is not where its event has left it': `
    select i.id from payment_intents i where (i.state = 'succeeded') <> exists
      (select 1 from gateway_events e where e.reference = i.reference and e.state = 'applied')`,
  'an invoice that was mailed twice, or was neither mailed nor acknowledged as paid': `
    select i.number from invoices i,
      lateral (select count(*) filter (where m.subject not like 'Payment received%') as sent, count(*) as written
        from mails m where m.subject like '%' || i.number || '%' and m.subject not like '%voided') mailed
    where i.number is not null and (mailed.sent > 1 or mailed.written = 0)`,
  'a settlement of which there is not one receipt': `
    select i.number from invoices i where i.number is not null and
      (select count(*) from payment_allocations a where a.invoice_id = i.id and a.amount > 0) <>
      (select count(*) from mails m where m.subject like 'Payment received%' || i.number || '%')`,
  'a mail that was announced other than once': `
    select m.id from mails m where 1 <> (select count(*) from pgboss.job o where o.name = 'mails.send' and o.data ->> 'mailId' = m.id::text)`,
  'a payout that is not where its history has left it': `
    select p.id from payouts p where p.state <> (select h.to_state from payout_history h where h.payout_id = p.id order by h.id desc limit 1)`,
  'a payout that has taken a step twice': `
    select payout_id, to_state from payout_history group by payout_id, to_state having count(*) > 1`,
};

/** Returns the inconsistencies found; an empty object if there are none. */
export async function faultsInBooks({ raw }: Pick<OpenDatabase, 'raw'>): Promise<Record<string, unknown[]>> {
  const found: Record<string, unknown[]> = {};
  for (const [fault, query] of Object.entries(NEVER)) {
    const { rows } = await raw.query(query);
    if (rows.length > 0) found[fault] = rows.slice(0, 5);
  }
  return found;
}

/** Returns the outcome of a job whose steps were all acknowledged, as text. */
export async function jobIn({ raw }: Pick<OpenDatabase, 'raw'>, { invoiceId, payoutId, intent }: Job): Promise<string> {
  const { rows } = await raw.query<{ text: string }>(
    `select concat_ws(' ', i.state, i.paid, i.credited, 'paid out:', p.state, 'payments:',
      (select string_agg(concat_ws(' ', kind, amount), ', ' order by id) from payments
        where key in ('pay-' || i.id, 'back-' || i.id, 'gateway:test:' || $3))) as text
    from invoices i, payouts p where i.id = $1 and p.id = $2`,
    [invoiceId, payoutId, intent],
  );
  return rows[0]?.text ?? '';
}

/** The outcome of every finished job. */
export const FINISHED = 'part_paid 63.00 5.00 paid out: paid payments: received 23.00, received 50.00, refund 10.00';
