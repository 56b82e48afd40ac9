// Queries of text messages to families about offers.

import { eq } from 'drizzle-orm';
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
    .where(eq(offerContacts.id, id));
  return row ?? null;
}

export async function updateContactState(db: Queryable, id: number, state: ContactState): Promise<void> {
  await db.update(offerContacts).set({ state }).where(eq(offerContacts.id, id));
}
