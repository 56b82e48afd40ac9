// What the checks look at: every row that has to do with money and stays, read in few statements and found by what it belongs to.

import type { Queryable } from '#server/db/database.ts';
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
  };
}

export type World = Awaited<ReturnType<typeof readWorld>>;
