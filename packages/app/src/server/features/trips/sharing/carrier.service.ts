// Whether the trip that pays another one's prices per booking still can, and what is told of it.

import type { Carrier, CarrierProblem } from '#contract/trips/carrier.ts';
import type { TripChanges } from '#contract/trips/trip-bodies.shapes.ts';
import type { Queryable } from '#server/db/database.ts';
import { listPriceInvoicesOfStay } from '#server/features/finance/stay-invoices.public.ts';
import { findWholeQuote, getCurrentBook, type PublishedBook, quoteStayAsSold } from '#server/features/pricing/pricing.public.ts';
import { loadStay, type Stay } from '#server/features/trips/create/load-stay.service.ts';
import { findTripRow, listStudentsOfTrips, type TripRow } from '#server/features/trips/trip.queries.ts';
import type { App } from '#server/platform/app.ts';
import { AppError } from '#server/platform/errors.ts';
import { MAX_QUOTED_STUDENTS, toSignature } from './alike-stays.rules.ts';
import { listCarriedTrips } from './carrier.queries.ts';
import { findCarrierFault, findComparedFault, isPriceTooLow } from './carrier.rules.ts';

/** Returns what a stay is compared by; null if the book has no price for it. */
export async function signStay(db: Queryable, book: PublishedBook, { businessId, trip: _, ...stay }: Stay): Promise<string | null> {
  const quote = async (countStudents: number) => {
    const { made } = await quoteStayAsSold(db, book, { ...stay, countStudents }, businessId);
    return made.ok ? made.value : null;
  };
  // Prices that agree for one student and for the most that there can be are the same to the cent.
  const [one, many] = [await quote(1), await quote(MAX_QUOTED_STUDENTS)];
  return one === null || many === null ? null : toSignature([one, many], businessId);
}

/** Counts the students for whom a trip pays until a stay is reached: its own, those of lower numbers, and those of the stay. */
async function countPaidStudents(db: Queryable, carrier: TripRow, { trip: { id }, countStudents }: Stay): Promise<number> {
  const before = (await listCarriedTrips(db, carrier.id)).filter((other) => other.id < id);
  const others = await listStudentsOfTrips(db, [carrier, ...before]);
  return [...others.values()].reduce((sum, ids) => sum + ids.length, countStudents);
}

/**
 * Returns why the trip that is to pay a stay's prices per booking can't; null if it can. This is the one rule of it:
 *
 * - The payer is a trip of the same group that isn't cancelled and pays its own prices per booking.
 * - It is alike now, by the price book in force: dates, wishes, seller, and every figure of the price (`toSignature`).
 * - It pays for at most as many students as one quote takes; trips of lower numbers come first.
 *
 * As long as one of them is missing, the stay is priced with everything that it includes, so that nothing stays unpaid. Prices that are
 * invoiced are kept; agreed ones that aren't have to be priced again before they are (`Carrier.isUnderpriced`).
 */
export async function findCarrierProblem(db: Queryable, book: PublishedBook, stay: Stay): Promise<CarrierProblem | null> {
  const { perBookingPaidBy } = stay.trip;
  const carrier = perBookingPaidBy === null ? null : await findTripRow(db, perBookingPaidBy);
  const fault = findCarrierFault(carrier, stay.trip);
  if (fault !== null || carrier === null) return fault;
  if (carrier.hostFamilyId === null) return 'notAlike';
  const own = await signStay(db, book, stay);
  const other = await signStay(db, book, await loadStay(db, carrier, carrier.hostFamilyId));
  return findComparedFault({ signatures: [own, other], students: await countPaidStudents(db, carrier, stay) });
}

/** Returns whether a change of a trip's group leaves the trip that pays for it, which changes a price that isn't invoiced. */
export async function isLeavingCarrier(db: Queryable, trip: TripRow, { groupId }: Pick<TripChanges, 'groupId'>): Promise<boolean> {
  if (trip.perBookingPaidBy === null || groupId === undefined || groupId === trip.groupId) return false;
  return !(await isPriceSent(db, trip.id));
}

/** Returns whether an invoice of a trip's price was sent. A draft can still be changed to another price, so it doesn't count. */
async function isPriceSent(db: Queryable, tripId: number): Promise<boolean> {
  return (await listPriceInvoicesOfStay(db, tripId)).some(({ state }) => state !== 'draft');
}

/** Returns whether the agreed price of a trip leaves out what is priced per booking; false for a kept quote that is damaged. */
export async function isAgreedWithoutPerBooking(app: App, db: Queryable, fingerprint: string | null): Promise<boolean> {
  try {
    const quote = fingerprint === null ? null : await findWholeQuote(app, db, fingerprint);
    return quote?.request.withoutPerBooking === true;
  } catch (error) {
    // Whoever needs the price itself says that it is damaged.
    if (error instanceof AppError && error.code === 'documentDamaged') return false;
    throw error;
  }
}

type Found = Omit<Carrier, 'name'>;

/** Returns who pays a trip's prices per booking, and whether that trip still can; null if the trip pays them itself. */
export async function findCarrier(app: App, db: Queryable, trip: TripRow): Promise<Found | null> {
  const { id, groupId, perBookingPaidBy: tripId, quoteFingerprint } = trip;
  if (tripId === null && groupId === null) return null;
  const isWithoutPerBooking = await isAgreedWithoutPerBooking(app, db, quoteFingerprint);
  if (tripId === null && !isWithoutPerBooking) return null;
  const isBilled = await isPriceSent(db, id);
  const problem = tripId === null ? 'missing' : await findProblemOf(app, db, trip);
  return { tripId, problem, isBilled, isUnderpriced: isPriceTooLow({ isWithoutPerBooking, isBilled, problem }) };
}

/** Returns why a trip's payer can't pay now; without a family or a price book, there is no price to compare. */
async function findProblemOf(app: App, db: Queryable, trip: TripRow): Promise<CarrierProblem | null> {
  if (trip.hostFamilyId === null) return 'notAlike';
  try {
    const book = await getCurrentBook(app, { exactly: true, db });
    return await findCarrierProblem(db, book, await loadStay(db, trip, trip.hostFamilyId));
  } catch (error) {
    if (error instanceof AppError && error.code === 'noPriceBook') return 'notAlike';
    throw error;
  }
}

/** Returns whether the agreed price of a trip leaves out what no trip pays, so that it can't be invoiced. */
export async function isUnderpriced(app: App, db: Queryable, tripId: number): Promise<boolean> {
  const trip = await findTripRow(db, tripId);
  if (trip === null || !(await isAgreedWithoutPerBooking(app, db, trip.quoteFingerprint))) return false;
  return (await findCarrier(app, db, trip))?.isUnderpriced === true;
}
