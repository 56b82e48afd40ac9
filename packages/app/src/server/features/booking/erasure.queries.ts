// SQL that erases a user's drafts, wizard requests and the free text of their orders.

import { and, eq, inArray, isNull, or, sql } from 'drizzle-orm';
import type { Transaction } from '#server/db/database.ts';
import { bookingDrafts, bookingOrders } from '#server/db/schema/booking.ts';
import { experienceRequests } from '#server/db/schema/enquiries.ts';
import { users } from '#server/db/schema/identity.ts';
import { tripStudents, trips } from '#server/db/schema/trips.ts';
import { eraseStudents } from '#server/features/people/people.public.ts';

/** Erases a user's requests and the unclaimed ones sent with their confirmed address, with the students and texts of parentless trips. */
async function eraseRequests(tx: Transaction, userId: number): Promise<void> {
  const booked = tx.select({ id: trips.id }).from(trips).where(eq(trips.parentId, userId));
  const address = tx
    .select({ email: sql`lower(${users.email})` })
    .from(users)
    .where(and(eq(users.id, userId), sql`${users.emailVerifiedAt} is not null`));
  const isTheirs = or(eq(experienceRequests.userId, userId), inArray(experienceRequests.tripId, booked));
  const waits = and(isNull(experienceRequests.userId), inArray(sql`lower(${experienceRequests.email})`, address));
  const gone = await tx
    .delete(experienceRequests)
    .where(or(isTheirs, waits))
    .returning({ tripId: experienceRequests.tripId, declinedAt: experienceRequests.declinedAt });
  // A request that they declined is about another person's child.
  const tripIds = gone.flatMap(({ tripId, declinedAt }) => (tripId === null || declinedAt !== null ? [] : [tripId]));
  if (tripIds.length === 0) return;
  const asked = and(inArray(trips.id, tripIds), isNull(trips.parentId));
  const travellers = await tx
    .select({ id: tripStudents.studentId })
    .from(tripStudents)
    .innerJoin(trips, eq(trips.id, tripStudents.tripId))
    .where(asked);
  await eraseStudents(
    tx,
    travellers.map(({ id }) => id),
  );
  await tx.update(trips).set({ wishes: '', notes: '' }).where(asked);
}

export async function eraseBookings(tx: Transaction, userId: number): Promise<void> {
  await tx.delete(bookingDrafts).where(eq(bookingDrafts.userId, userId));
  // An order documents a payment, so it is kept without its free text.
  await tx
    .update(bookingOrders)
    .set({ document: sql`${bookingOrders.document} || '{"wishes": ""}'::jsonb` })
    .where(eq(bookingOrders.userId, userId));
  await eraseRequests(tx, userId);
}
