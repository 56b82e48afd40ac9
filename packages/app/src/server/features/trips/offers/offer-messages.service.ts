// System messages in the conversations of a trip's offers.

import type { AudienceText, MESSAGE_ACTIONS, SystemSentence } from '#contract/messaging/message.ts';
import type { Transaction } from '#server/db/database.ts';
import { findConversationsOfOffers, getOrCreateConversation, sendSystemMessage } from '#server/features/messaging/conversations.public.ts';
import { findTripName } from '#server/features/trips/read/names.queries.ts';
import { findTripRow, type TripRow } from '#server/features/trips/trip.queries.ts';
import type { App } from '#server/platform/app.ts';
import type { Actor } from '#server/platform/record-change.ts';
import { listOffersOfTrips, type OfferRow } from './offers.queries.ts';

/** The parts of an actor that posting needs. */
interface Posting {
  readonly app: Pick<App, 'clock' | 'config' | 'jobs'>;
  readonly caller?: Actor['caller'];
}

interface SystemMessageInput {
  readonly trip: TripRow;
  readonly offers: readonly Pick<OfferRow, 'id'>[];
  readonly sentence: SystemSentence;
  readonly reason?: string;
  /** If left out, everybody in the conversation sees it. */
  readonly requireRoles?: AudienceText['requireRoles'];
  readonly action?: (typeof MESSAGE_ACTIONS)[number];
}

/** Posts an event of a trip in the conversations of offers. */
export async function postSystemMessage(
  tx: Transaction,
  { app, caller = null }: Posting,
  { trip, offers, sentence, reason, requireRoles = [], action }: SystemMessageInput,
): Promise<void> {
  const known = await findConversationsOfOffers(
    tx,
    offers.map(({ id }) => id),
  );
  const values = { name: await findTripName(tx, trip), from: trip.fromDate, to: trip.toDate, ...(reason === undefined ? {} : { reason }) };
  const texts = [{ sentence, values, requireRoles }];
  for (const conversationId of known.values()) {
    await sendSystemMessage(tx, app, { conversationId, texts, actorId: caller?.id, ...(action === undefined ? {} : { action }) });
  }
}

/** Tells the parents of a trip that an invoice was sent to them, in the conversation with their family; not of invoices to others. */
export async function postInvoiceMessage(
  tx: Transaction,
  by: Posting,
  { tripId, buyerId }: { readonly tripId: number; readonly buyerId: number },
): Promise<void> {
  const trip = await findTripRow(tx, tripId);
  if (trip === null || trip.parentId !== buyerId) return;
  const offers = (await listOffersOfTrips(tx, [tripId])).filter(({ hostFamilyId }) => hostFamilyId === trip.hostFamilyId);
  await postSystemMessage(tx, by, { trip, offers, sentence: 'invoiceSent', requireRoles: ['Parent'], action: 'pay' });
}

const ON_BEHALF = ['Host family', 'Administrator', 'Coordinator', 'Agent', 'Finance'] as const;

/** Posts the first message of an enquiry: one text for the parents, another for everybody else. */
export async function postEnquiryMessage(
  tx: Transaction,
  { app, caller }: Actor,
  { trip, offer }: { trip: TripRow; offer: OfferRow },
): Promise<number> {
  const conversationId = await getOrCreateConversation(tx, app, { offerId: offer.id });
  const values = { name: await findTripName(tx, trip), from: trip.fromDate, to: trip.toDate };
  await sendSystemMessage(tx, app, {
    conversationId,
    actorId: caller?.id,
    texts: [
      { sentence: 'enquiryOwn', values, requireRoles: ['Parent'] },
      { sentence: 'enquiryOnBehalf', values, requireRoles: [...ON_BEHALF] },
    ],
  });
  return conversationId;
}
