// SQL of placed bookings: the invoice, the conversation and the quote of the trip.

import { and, desc, eq, inArray } from 'drizzle-orm';
import type { Queryable, Transaction } from '#server/db/database.ts';
import { conversationParticipants, conversations } from '#server/db/schema/conversations.ts';
import { invoices } from '#server/db/schema/finance.ts';
import { tripOffers } from '#server/db/schema/offers.ts';
import { trips } from '#server/db/schema/trips.ts';
import { clearWaiverOnPriceChange } from '#server/features/trips/trips.public.ts';

/** Returns what is shown with a placed booking: the invoice of its trip and the conversation with its family. */
export async function findPlacedFacts(db: Queryable, { tripId, userId }: { tripId: number; userId: number }) {
  const [invoice] = await db
    .select({ id: invoices.id, number: invoices.number, state: invoices.state })
    .from(invoices)
    .where(and(eq(invoices.tripId, tripId), eq(invoices.kind, 'sales'), inArray(invoices.state, ['sent', 'part_paid', 'paid'])))
    .orderBy(desc(invoices.id))
    .limit(1);
  const [conversation] = await db
    .select({ id: conversations.id })
    .from(conversations)
    .innerJoin(tripOffers, eq(tripOffers.id, conversations.offerId))
    .innerJoin(trips, and(eq(trips.id, tripOffers.tripId), eq(trips.hostFamilyId, tripOffers.hostFamilyId)))
    .innerJoin(
      conversationParticipants,
      and(eq(conversationParticipants.conversationId, conversations.id), eq(conversationParticipants.userId, userId)),
    )
    .where(eq(trips.id, tripId));
  return {
    invoiceId: invoice?.id ?? null,
    invoiceNumber: invoice?.number ?? null,
    isPaid: invoice?.state === 'paid' || invoice?.state === 'part_paid',
    conversationId: conversation?.id ?? null,
  };
}

/** Returns the trip of a conversation; null if it has none, or if the user isn't a participant. */
export async function findTripOfConversation(
  db: Queryable,
  { conversationId, userId }: { conversationId: number; userId: number },
): Promise<number | null> {
  const [found] = await db
    .select({ tripId: conversations.tripId, offerTripId: tripOffers.tripId })
    .from(conversations)
    .innerJoin(
      conversationParticipants,
      and(eq(conversationParticipants.conversationId, conversations.id), eq(conversationParticipants.userId, userId)),
    )
    .leftJoin(tripOffers, eq(tripOffers.id, conversations.offerId))
    .where(eq(conversations.id, conversationId));
  return found?.tripId ?? found?.offerTripId ?? null;
}

/** Sets the quote by which the hosts of a trip are paid, if it differs from the one that the customer paid. */
export async function updateQuoteOfTrip(tx: Transaction, tripId: number, quoteFingerprint: string): Promise<void> {
  await tx
    .update(trips)
    .set({ quoteFingerprint, ...clearWaiverOnPriceChange(quoteFingerprint) })
    .where(eq(trips.id, tripId));
}
