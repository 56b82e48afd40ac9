// What the checks look at: every row that has to do with money and stays, read in few statements and found by what it belongs to.

import type { Queryable } from '#server/db/database.ts';
import { numbersWithin } from '#server/features/finance/finance.public.ts';
import { disputesHeld, doubleBills, paidAfter, strayRefunds } from './doubts.queries.ts';
import {
  expensesHeld,
  gatewaysHeld,
  invoicesHeld,
  paymentsHeld,
  payoutsHeld,
  purchasesHeld,
  quotesInUse,
  seriesHeld,
  tripsHeld,
} from './world.queries.ts';

/** All that is compared, on a day of the platform's zone. */
export async function readWorld(db: Queryable, { today, timeZone }: { readonly today: string; readonly timeZone: string }) {
  // In zones to the east the next day may have begun.
  const tomorrow = new Date(Date.parse(`${today}T00:00:00Z`) + 86_400_000).toISOString().slice(0, 10);
  return {
    today,
    trips: await tripsHeld(db),
    quotes: await quotesInUse(db),
    invoices: await invoicesHeld(db),
    payments: await paymentsHeld(db),
    gateways: await gatewaysHeld(db, timeZone),
    payouts: await payoutsHeld(db),
    purchases: await purchasesHeld(db),
    expenses: await expensesHeld(db, today),
    series: await seriesHeld(db),
    paidInFuture: await paidAfter(db, tomorrow),
    doubleBills: await doubleBills(db),
    strayRefunds: await strayRefunds(db),
    disputes: await disputesHeld(db, timeZone),
    numbersWithin,
  };
}

export type World = Awaited<ReturnType<typeof readWorld>>;
