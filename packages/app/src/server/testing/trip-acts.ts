// What people do with a trip in tests, by the number of the family in its room.

import { and, eq } from 'drizzle-orm';
import { acceptOffer, declineOffer, stepOffer } from '#contract/trips/offers.endpoints.ts';
import { moveTrip, readTrip } from '#contract/trips/trip.endpoints.ts';
import { tripOffers } from '#server/db/schema/offers.ts';
import type { TestClient } from './client.ts';
import type { HostOf, TripRoom } from './trip-room.ts';

/** @param room asked for each time, since it is there only once the tests begin */
export function actsIn(room: () => TripRoom) {
  const host = (index: number): HostOf => {
    const found = room().hosts[index];
    if (found === undefined) throw new Error('no such host');
    return found;
  };
  const offerOf = async (id: number, index: number) => {
    const own = and(eq(tripOffers.tripId, id), eq(tripOffers.hostFamilyId, host(index).familyId));
    return (await room().app.db.select().from(tripOffers).where(own))[0];
  };
  const params = async (id: number, index: number) => ({ id: (await offerOf(id, index))?.id ?? 0 });
  return {
    host,
    offerOf,
    read: async (id: number, client: TestClient = room().coordinator) => (await client.ask(readTrip, { params: { id } })).body,
    move: (id: number, step: string, more: object = {}, client: TestClient = room().coordinator) =>
      client.ask(moveTrip, { params: { id }, body: { step, reason: 'Because', ...more } as never }),
    accept: async (id: number, index = 0) => host(index).client.ask(acceptOffer, { params: await params(id, index), body: { reason: '' } }),
    decline: async (id: number, index = 0) =>
      host(index).client.ask(declineOffer, { params: await params(id, index), body: { reason: '' } }),
    step: async (id: number, index: number, to: string) =>
      room().coordinator.ask(stepOffer, { params: await params(id, index), body: { to, reason: 'Because' } }),
  };
}
