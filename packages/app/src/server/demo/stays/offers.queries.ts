// Writes the offers of the stays of the demo world: the families asked, their answers, and the nights on which their beds are taken.

import type { OfferState } from '#contract/trips/offer.machine.ts';
import type { TripState } from '#contract/trips/states.ts';
import type { Transaction } from '#server/db/database.ts';
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

/** What families answer. */
const ANSWERS: readonly OfferState[] = ['considering', 'accepted', 'declined'];

const HOUR = 3600 * 1000;

export interface OfferedStay {
  readonly tripId: number;
  readonly studentId: number;
  readonly hostFamilyId: number;
  /** Another family that could host: it has declined before, or waits in case the first one does. */
  readonly otherFamilyId: number | null;
  readonly stay: DemoStay;
}

interface Step {
  readonly fromState: OfferState | null;
  readonly toState: OfferState;
  readonly at: Date;
}

interface Asked {
  readonly offered: OfferedStay;
  readonly hostFamilyId: number;
  readonly steps: readonly Step[];
  readonly first: Step;
  readonly last: Step;
}

function toAsked(offered: OfferedStay, hostFamilyId: number, steps: readonly Step[]): Asked[] {
  const [first, last] = [steps[0], steps.at(-1)];
  return first === undefined || last === undefined ? [] : [{ offered, hostFamilyId, steps, first, last }];
}

/** Returns the steps of the offer to the family, beginning a few hours after its trip was created; every other family still considers. */
function stepsOf({ stay }: OfferedStay, place: number): Step[] {
  const way: readonly OfferState[] =
    stay.state === 'reserved' && place % 2 === 0 ? ['awaiting_review', 'considering'] : (WAYS[stay.state] ?? []);
  return way.map((toState, index) => ({
    fromState: way[index - 1] ?? null,
    toState,
    at: new Date(stay.bookedAt.getTime() + (3 + index * 3) * HOUR),
  }));
}

/** Returns the steps of the offer to the other family: a backup of a reserved stay, or asked first. */
function stepsOfOther({ stay }: OfferedStay): Step[] {
  const at = (hours: number) => new Date(stay.bookedAt.getTime() + hours * HOUR);
  if (stay.state === 'reserved') return [{ fromState: null, toState: 'waiting_list', at: at(4) }];
  return [
    { fromState: null, toState: 'awaiting_review', at: at(0.5) },
    { fromState: 'awaiting_review', toState: 'declined', at: at(2) },
  ];
}

const HELD: Readonly<Partial<Record<TripState, 'tentative' | 'firm'>>> = {
  reserved: 'tentative',
  booked: 'firm',
  customer_service: 'firm',
  in_progress: 'firm',
  completed: 'firm',
  closed: 'firm',
};

/** Inserts the nights on which the beds of families are taken. */
async function insertBlocks(tx: Transaction, offers: readonly Asked[]): Promise<void> {
  const blocks = offers.flatMap(({ offered: { stay, tripId, hostFamilyId: chosenId }, hostFamilyId, last }) => {
    const kind = hostFamilyId === chosenId ? HELD[stay.state] : undefined;
    const nights = { fromDate: stay.fromDate, toDate: stay.toDate };
    return kind === undefined ? [] : [{ hostFamilyId, tripId, kind, ...nights, beds: 1, heldAt: last.at }];
  });
  if (blocks.length > 0) await tx.insert(hostCalendarBlocks).values(blocks);
}

/** Inserts the students of each stay, and the offers to its families. */
export async function insertOffers(tx: Transaction, stays: readonly OfferedStay[]): Promise<void> {
  if (stays.length === 0) return;
  await tx.insert(tripStudents).values(stays.map(({ tripId, studentId }) => ({ tripId, studentId, position: 0 })));
  const rows = await tx.select({ id: hostFamilies.id, userId: hostFamilies.userId }).from(hostFamilies);
  const accounts = new Map(rows.map(({ id, userId }) => [id, userId]));
  const offers = stays.flatMap((offered, place) => {
    const { hostFamilyId, otherFamilyId } = offered;
    const others = otherFamilyId === null ? [] : toAsked(offered, otherFamilyId, stepsOfOther(offered));
    return [...others, ...toAsked(offered, hostFamilyId, stepsOf(offered, place))];
  });
  const made = await tx
    .insert(tripOffers)
    .values(
      offers.map(({ offered: { tripId }, hostFamilyId, first, last }) => ({
        ...{ tripId, hostFamilyId, state: last.toState, createdAt: first.at },
        ...(last.toState === 'waiting_list' ? { rank: 1 } : { askedAt: first.at }),
        answeredAt: ANSWERS.includes(last.toState) ? last.at : null,
      })),
    )
    .returning({ id: tripOffers.id, tripId: tripOffers.tripId, hostFamilyId: tripOffers.hostFamilyId });
  const numbers = new Map(made.map(({ id, tripId, hostFamilyId }) => [`${tripId} ${hostFamilyId}`, id]));
  const past = offers.flatMap(({ steps, offered: { tripId }, hostFamilyId }) =>
    steps.map((step) => ({
      ...step,
      offerId: numbers.get(`${tripId} ${hostFamilyId}`) ?? 0,
      byId: ANSWERS.includes(step.toState) ? (accounts.get(hostFamilyId) ?? null) : null,
    })),
  );
  await tx.insert(tripOfferHistory).values(past);
  await insertBlocks(tx, offers);
}
