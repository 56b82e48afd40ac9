// Which tasks a caller sees: one condition for the list of tasks, the counters, the filters and the columns.

import { inArray, or, type SQL, sql } from 'drizzle-orm';
import type { TripTaskKind } from '#contract/trips/tasks.ts';
import { inFull } from '#server/db/in-full.ts';
import { trips, tripTasks } from '#server/db/schema/trips.ts';
import type { Call } from '#server/platform/app.ts';

const MONEY_KINDS: readonly TripTaskKind[] = ['refund', 'priceDifference', 'priceRefused', 'paymentDisputed', 'payerLost'];

/**
 * Returns the condition for tasks beside their trip, which the caller may see: finance those about money, agents all of the trips that they
 * look after; undefined for all.
 */
export function whereTasksSeen({ granted, caller }: Pick<Call, 'granted' | 'caller'>): SQL | undefined {
  const roles = (granted('trips.tasks')?.ways ?? []).map((way) => way.caller);
  if (!roles.includes('Finance') || roles.some((role) => role !== 'Finance' && role !== 'Agent')) return undefined;
  const isOfMoney = inArray(inFull(tripTasks.kind), [...MONEY_KINDS]);
  return roles.includes('Agent') ? or(isOfMoney, sql`${inFull(trips.agentId)} = ${caller?.id ?? 0}`) : isOfMoney;
}
