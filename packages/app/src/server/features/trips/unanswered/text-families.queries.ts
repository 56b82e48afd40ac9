// Queries of text messages to families about offers.

import { and, eq, inArray, sql } from 'drizzle-orm';
import type { ContactState } from '#contract/trips/unanswered.shapes.ts';
import type { Queryable, Transaction } from '#server/db/database.ts';
import { hostFamilies } from '#server/db/schema/host-families.ts';
import { users } from '#server/db/schema/identity.ts';
import { offerContacts, tripOffers } from '#server/db/schema/offers.ts';
import { countries } from '#server/db/schema/places.ts';

interface NewTextContact {
  readonly offerId: number;
  readonly byId: number | null;
  readonly at: Date;
}

export async function insertTextContact(tx: Transaction, contact: NewTextContact): Promise<number> {
  const [row] = await tx
    .insert(offerContacts)
    .values({ ...contact, channel: 'sms', state: 'queued' })
    .returning({ id: offerContacts.id });
  if (row === undefined) throw new TypeError('The database has answered an insert without its row.');
  return row.id;
}

/** Returns what a text message needs: how far it has come, the offer, and whom it is for. */
export async function findTextContact(db: Queryable, id: number) {
  const [row] = await db
    .select({
      status: offerContacts.state,
      at: offerContacts.at,
      tripId: tripOffers.tripId,
      offerState: tripOffers.state,
      phone: hostFamilies.phone,
      countryCode: countries.code,
      locale: users.locale,
    })
    .from(offerContacts)
    .innerJoin(tripOffers, eq(tripOffers.id, offerContacts.offerId))
    .innerJoin(hostFamilies, eq(hostFamilies.id, tripOffers.hostFamilyId))
    .innerJoin(countries, eq(countries.id, hostFamilies.countryId))
    .innerJoin(users, eq(users.id, hostFamilies.userId))
    .where(and(eq(offerContacts.id, id), eq(offerContacts.channel, 'sms')));
  return row ?? null;
}

/** The states that give way to another one: reports come in any order, also before the answer to the request that sent the message. */
const EARLIER: Readonly<Record<'sent' | 'delivered' | 'failed', readonly ContactState[]>> = {
  sent: ['queued'],
  delivered: ['queued', 'sent', 'failed'],
  failed: ['queued', 'sent'],
};

/** Writes how far a text message has come, unless it is known to be further; returns how far it is. */
export async function advanceTextContact(db: Queryable, id: number, to: keyof typeof EARLIER): Promise<ContactState> {
  const { state } = offerContacts;
  const [row] = await db
    .update(offerContacts)
    .set({ state: sql`case when ${inArray(state, [...EARLIER[to]])} then ${to} else ${state} end` })
    .where(eq(offerContacts.id, id))
    .returning({ state });
  return row?.state ?? to;
}
