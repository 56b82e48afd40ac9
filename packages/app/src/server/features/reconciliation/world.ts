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

export async function readWorld(db: Queryable, today: string) {
  return {
    today,
    trips: await tripsHeld(db),
    quotes: await quotesInUse(db),
    invoices: await invoicesHeld(db),
    payments: await paymentsHeld(db),
    gateways: await gatewaysHeld(db),
    payouts: await payoutsHeld(db),
    purchases: await purchasesHeld(db),
    expenses: await expensesHeld(db, today),
    series: await seriesHeld(db),
  };
}

export type World = Awaited<ReturnType<typeof readWorld>>;
