// The snapshot that checks read: every row about money and stays, loaded with few statements.

import { addDays } from '#contract/platform/days.ts';
import type { Queryable } from '#server/db/database.ts';
import { findInvoiceNumbers } from '#server/features/finance/finance.public.ts';
import { listDisputes, listDoubleBills, listPaidAfter, listStrayRefunds } from './anomalies.queries.ts';
import {
  listExpenses,
  listGatewayEvents,
  listInvoices,
  listPayments,
  listPayouts,
  listPurchases,
  listQuotesInUse,
  listSeries,
  listTrips,
} from './snapshot.queries.ts';

/** Loads everything that is compared, for a date in the platform's time zone. */
export async function loadSnapshot(db: Queryable, { today, timeZone }: { readonly today: string; readonly timeZone: string }) {
  // In time zones to the east, the next day may have started.
  const tomorrow = addDays(today, 1);
  return {
    today,
    trips: await listTrips(db),
    quotes: await listQuotesInUse(db),
    invoices: await listInvoices(db),
    payments: await listPayments(db),
    gateways: await listGatewayEvents(db, timeZone),
    payouts: await listPayouts(db),
    purchases: await listPurchases(db),
    expenses: await listExpenses(db, today),
    series: await listSeries(db),
    paidInFuture: await listPaidAfter(db, tomorrow),
    doubleBills: await listDoubleBills(db),
    strayRefunds: await listStrayRefunds(db),
    disputes: await listDisputes(db, timeZone),
    numbersWithin: findInvoiceNumbers,
  };
}

export type Snapshot = Awaited<ReturnType<typeof loadSnapshot>>;
