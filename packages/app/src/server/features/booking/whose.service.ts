// Whose booking a caller speaks of: their own, or, for staff, that of a parent whom they may act for.

import { type CurrentTrip, currentTrip } from '#contract/booking/current-trip.ts';
import type { Call } from '#server/platform/app.ts';
import { FieldFaults, notFound } from '#server/platform/refusal.ts';
import { findParent, parentsOfAgent } from './facts.queries.ts';
import { findDraft } from './orders.queries.ts';

export type Parent = NonNullable<Awaited<ReturnType<typeof findParent>>>;

export interface Booking {
  readonly parent: Parent;
  readonly trip: CurrentTrip;
  /** Entered by staff. */
  readonly onBehalf: boolean;
}

interface Named {
  readonly parentId?: number | undefined;
  readonly currentTrip?: CurrentTrip | undefined;
}

const isStaff = ({ grant }: Call) => grant.all || grant.ways.some(({ caller }) => caller === 'Agent');

/** The parent that a caller names, or themselves. Whom they may not act for does not exist for them. */
export async function parentFor(call: Call, parentId: number | undefined): Promise<{ parent: Parent; onBehalf: boolean }> {
  const callerId = call.caller?.id ?? 0;
  if (parentId === undefined || parentId === callerId) {
    const own = await findParent(call.db, callerId);
    if (own !== null) return { parent: own, onBehalf: false };
    if (parentId === undefined) throw new FieldFaults([{ field: 'parentId', rule: 'required' }]);
  }
  const parent = isStaff(call) ? await findParent(call.db, parentId ?? 0, call.grant.all ? undefined : parentsOfAgent(callerId)) : null;
  if (parent === null) throw notFound();
  return { parent, onBehalf: true };
}

/** A booking as it was sent, or else as it was saved last. */
export async function bookingFor(call: Call, { parentId, currentTrip: sent }: Named): Promise<Booking> {
  const { parent, onBehalf } = await parentFor(call, parentId);
  const trip = sent ?? currentTrip.parse((await findDraft(call.db, call.caller?.id ?? 0)).document);
  return { parent, onBehalf, trip };
}
