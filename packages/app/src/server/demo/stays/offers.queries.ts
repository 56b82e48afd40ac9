// Writes the offers of the stays of the demo world: the families asked, their answers, and the nights on which their beds are taken.

import { inArray } from 'drizzle-orm';
import { CONTENT_TYPE, MESSAGE_TYPE } from '#contract/messaging/message.ts';
import type { OfferState } from '#contract/trips/offer.machine.ts';
import type { TripState } from '#contract/trips/states.ts';
import type { Transaction } from '#server/db/database.ts';
import { conversationParticipants, conversations, messages } from '#server/db/schema/conversations.ts';
import { hostFamilies } from '#server/db/schema/host-families.ts';
import { hostCalendarBlocks, tripOfferHistory, tripOffers } from '#server/db/schema/offers.ts';
import { tripStudents } from '#server/db/schema/trips.ts';
import type { DemoStay } from './stay-world.ts';

/** The states that the offer to the family went through, by the state of the stay. */
const WAYS: Readonly<Partial<Record<TripState, readonly OfferState[]>>> = {
  enquiry: ['awaiting_review'],
  reserved: ['awaiting_review'],
  booked: ['awaiting_review', 'accepted'],
  customer_service: ['awaiting_review', 'considering', 'accepted'],
  in_progress: ['awaiting_review', 'accepted'],
  completed: ['awaiting_review', 'accepted'],
  closed: ['awaiting_review', 'accepted'],
  cancelled: ['awaiting_review', 'rejected'],
};

const HOUR = 3600 * 1000;

export interface OfferedStay {
  readonly tripId: number;
  readonly studentId: number;
  readonly hostFamilyId: number;
  readonly people: readonly (number | null)[];
  readonly stay: DemoStay;
}

interface Step {
  readonly fromState: OfferState | null;
  readonly toState: OfferState;
  readonly at: Date;
}

/** An inserted offer with its id. */
interface Offered {
  readonly offered: OfferedStay;
  readonly first: Step;
  readonly last: Step;
  readonly offerId: number;
  readonly hostUserId: number;
}

/** Returns the steps of an offer, beginning a few hours after its trip was created. */
function stepsOf({ stay }: OfferedStay): Step[] {
  const way = WAYS[stay.state] ?? [];
  return way.map((toState, index) => ({
    fromState: way[index - 1] ?? null,
    toState,
    at: new Date(stay.bookedAt.getTime() + (3 + index * 3) * HOUR),
  }));
}

const HELD: Readonly<Partial<Record<TripState, 'tentative' | 'firm'>>> = {
  reserved: 'tentative',
  booked: 'firm',
  customer_service: 'firm',
  in_progress: 'firm',
  completed: 'firm',
};

const OTHERS = ['Host family', 'Administrator', 'Coordinator', 'Agent', 'Finance'] as const;

/** Inserts the conversation of each offer, with the message that starts an enquiry. */
async function insertConversations(tx: Transaction, offers: readonly Offered[]): Promise<void> {
  const made = await tx
    .insert(conversations)
    .values(
      offers.map(({ offerId, first: { at } }) => ({
        ...{ sid: `CHdemo${offerId}`, type: 'trip-host-family' as const, offerId },
        ...{ lastSequence: 1, lastMessageAt: at, createdAt: at },
      })),
    )
    .returning({ id: conversations.id, offerId: conversations.offerId });
  const numbers = new Map(made.map(({ id, offerId }) => [offerId, id]));
  const people = offers.flatMap(({ offerId, hostUserId, offered, first }) => {
    const userIds = [...new Set([...offered.people, hostUserId].filter((id) => id !== null))];
    return userIds.map((userId) => ({ conversationId: numbers.get(offerId) ?? 0, userId, joinedAt: first.at }));
  });
  await tx.insert(conversationParticipants).values(people);
  const kinds = { messageType: MESSAGE_TYPE.system, contentType: CONTENT_TYPE.text };
  await tx.insert(messages).values(
    offers.map(({ offerId, first, offered: { stay } }) => {
      const values = { name: stay.child.firstName, from: stay.fromDate, to: stay.toDate };
      const own = { sentence: 'enquiryOwn' as const, values, requireRoles: ['Parent' as const] };
      const onBehalf = { sentence: 'enquiryOnBehalf' as const, values, requireRoles: [...OTHERS] };
      return { ...kinds, conversationId: numbers.get(offerId) ?? 0, sequence: 1, content: { texts: [own, onBehalf] }, createdAt: first.at };
    }),
  );
}

/** Inserts the nights on which the beds of families are taken. */
async function insertBlocks(tx: Transaction, offers: readonly Offered[]): Promise<void> {
  const blocks = offers.flatMap(({ offered: { stay, tripId, hostFamilyId }, last }) => {
    const kind = HELD[stay.state];
    const nights = { fromDate: stay.fromDate, toDate: stay.toDate };
    return kind === undefined ? [] : [{ hostFamilyId, tripId, kind, ...nights, beds: 1, heldAt: last.at }];
  });
  if (blocks.length > 0) await tx.insert(hostCalendarBlocks).values(blocks);
}

/** Inserts the students of each stay, and the offer to its family. */
export async function insertOffers(tx: Transaction, stays: readonly OfferedStay[]): Promise<void> {
  if (stays.length === 0) return;
  await tx.insert(tripStudents).values(stays.map(({ tripId, studentId }) => ({ tripId, studentId, position: 0 })));
  const families = await tx
    .select({ id: hostFamilies.id, userId: hostFamilies.userId })
    .from(hostFamilies)
    .where(
      inArray(
        hostFamilies.id,
        stays.map(({ hostFamilyId }) => hostFamilyId),
      ),
    );
  const accounts = new Map(families.map(({ id, userId }) => [id, userId]));
  const asked = stays.flatMap((offered) => {
    const steps = stepsOf(offered);
    const [first, last] = [steps[0], steps.at(-1)];
    return first === undefined || last === undefined
      ? []
      : [{ offered, steps, first, last, hostUserId: accounts.get(offered.hostFamilyId) ?? 0 }];
  });
  const made = await tx
    .insert(tripOffers)
    .values(
      asked.map(({ offered: { tripId, hostFamilyId }, first, last }) => ({
        ...{ tripId, hostFamilyId, state: last.toState, askedAt: first.at, createdAt: first.at },
        answeredAt: last.toState === 'accepted' ? last.at : null,
      })),
    )
    .returning({ id: tripOffers.id, tripId: tripOffers.tripId });
  const numbers = new Map(made.map(({ id, tripId }) => [tripId, id]));
  const offers = asked.map((one) => ({ ...one, offerId: numbers.get(one.offered.tripId) ?? 0 }));
  const past = offers.flatMap(({ steps, offerId, hostUserId }) =>
    steps.map((step) => ({ ...step, offerId, byId: step.toState === 'accepted' ? hostUserId : null })),
  );
  await tx.insert(tripOfferHistory).values(past);
  await insertConversations(tx, offers);
  await insertBlocks(tx, offers);
}
