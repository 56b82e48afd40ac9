// Records of a trip's invoices, with credits and refunds, as the reader may see them.

import type { InvoiceOfTrip, TripSide } from '#contract/trips/trip.shapes.ts';
import type { Queryable } from '#server/db/database.ts';
import { computeOutstanding, getAmountMath, toFullDigits } from '#server/features/finance/finance.public.ts';
import type { Call } from '#server/platform/app.ts';
import { listCredits, listRefunds, listShownInvoices, sentToSomebody, whereWrittenBy } from './money.queries.ts';

/**
 * Returns the invoices of a trip that a reader may see: agents those they wrote, parents all that were sent, whoever pays. Only the billed
 * parent can open the document, which contains the buyer's name and address.
 */
export async function toBilledRecords(
  call: Call,
  db: Queryable,
  { tripId, side }: { tripId: number; side: TripSide },
): Promise<InvoiceOfTrip[]> {
  const callerId = call.caller?.id ?? 0;
  const only = side === 'parent' ? sentToSomebody : side === 'agent' ? whereWrittenBy(callerId) : undefined;
  if (side !== 'parent' && !call.may('invoices.read')) return [];
  const rows = await listShownInvoices(db, tripId, only);
  const ids = rows.map(({ id }) => id);
  const [credits, refunds] = [await listCredits(db, ids), await listRefunds(db, ids)];
  return rows.map((row) => {
    const { id, number, state, currency, total, dueDate, paid, credited, buyerId } = row;
    const math = getAmountMath(currency);
    // Credit notes and refunds are stored as negative amounts.
    const above = (amount: string | null) => math.negate(toFullDigits(amount ?? '0', currency));
    const own = refunds.filter(({ invoiceId }) => invoiceId === id).map((one) => ({ ...one, amount: above(one.amount) }));
    return {
      ...{ id, number, state, currency, dueDate, isOwn: buyerId === callerId },
      total: total === null ? null : toFullDigits(total, currency),
      outstanding: computeOutstanding(row),
      received: math.sum([paid, ...own.map(({ amount }) => amount)]),
      credited: toFullDigits(credited, currency),
      credits: credits
        .filter(({ invoiceId }) => invoiceId === id)
        .map((one) => ({ id: one.id, number: one.number, amount: above(one.total), issueDate: one.issueDate })),
      refunds: own.map((one) => ({ id: one.id, amount: one.amount, paidOn: one.paidOn, method: one.method })),
    };
  });
}
