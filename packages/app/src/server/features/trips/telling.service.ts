// Telling people what happened to a trip: parents, the family, the agent and the coordinator, each by name; coordinators all where there is none.

import type { TripEvent } from '#contract/trips/events.ts';
import type { Transaction } from '#server/db/database.ts';
import { notify } from '#server/features/notifications/notifications.public.ts';
import type { Actor } from '#server/platform/record.ts';
import type { TripRow } from './held-trip.queries.ts';
import { nameOfTrip } from './names.queries.ts';

interface News {
  readonly trip: TripRow;
  readonly event: TripEvent;
  /** Whom to tell; whoever did it is not told, unless it is the parent's `receipt`. */
  readonly to: readonly ('parent' | 'staff' | 'finance')[];
  /** Accounts of families. */
  readonly hosts?: readonly number[];
  /** Whether the parent is told of what they did themselves too, as what they keep of it: that it is reserved, that it is cancelled. */
  readonly isReceipt?: boolean;
}

/** Tells people of an event, in the product and by mail, as they want it. */
export async function tellOf(tx: Transaction, by: Actor, { trip, event, to, hosts = [], isReceipt = false }: News): Promise<void> {
  const { id: tripId, fromDate, toDate, parentId, agentId, coordinatorId } = trip;
  const data = { tripId, event, name: await nameOfTrip(tx, trip), fromDate, toDate };
  const keeps = isReceipt && by.caller?.id === parentId;
  const notice = { kind: 'tripNews', data, ...(by.caller === null || keeps ? {} : { except: by.caller.id }) } as const;
  const named = [...(to.includes('parent') ? [parentId] : []), ...(to.includes('staff') ? [agentId, coordinatorId] : []), ...hosts];
  const userIds = [...new Set(named.filter((one) => one !== null))];
  if (userIds.length > 0) await notify(tx, by.app, { ...notice, to: { userIds } });
  if (to.includes('staff') && coordinatorId === null) await notify(tx, by.app, { ...notice, to: { roles: ['Coordinator'] } });
  if (to.includes('finance')) await notify(tx, by.app, { ...notice, to: { roles: ['Finance'] } });
}
