// Whether the trip that pays another one's prices per booking still can, and what is told of it.

import type { Carrier, CarrierProblem } from '#contract/trips/carrier.ts';
import type { TripChanges } from '#contract/trips/trip-bodies.shapes.ts';
import type { Queryable } from '#server/db/database.ts';
import { listPriceInvoicesOfStay } from '#server/features/finance/stay-invoices.public.ts';
import {
  findBookOfSavedQuote,
  findWholeQuote,
  getCurrentBook,
  type PublishedBook,
  quoteStayAsSold,
} from '#server/features/pricing/pricing.public.ts';
import { loadStay, type Stay } from '#server/features/trips/create/load-stay.service.ts';
import { findTripRow, listStudentsOfTrips, type TripRow } from '#server/features/trips/trip.queries.ts';
import type { App } from '#server/platform/app.ts';
import { AppError } from '#server/platform/errors.ts';
import { MAX_QUOTED_STUDENTS, toSignature } from './alike-stays.rules.ts';
import { listCarriedTrips } from './carrier.queries.ts';
import { findCarrierFault, findComparedFault, isPriceTooLow } from './carrier.rules.ts';

/** Returns what a stay is compared by; null if the book has no price for it. */
async function signStay(db: Queryable, book: PublishedBook, { businessId, trip: _, ...stay }: Stay): Promise<string | null> {
  const quote = async (countStudents: number) => {
    const { made } = await quoteStayAsSold(db, book, { ...stay, countStudents }, businessId);
    return made.ok ? made.value : null;
  };
  // Prices that agree for one student and for the most that there can be are the same to the cent.
  const [one, many] = [await quote(1), await quote(MAX_QUOTED_STUDENTS)];
  return one === null || many === null ? null : toSignature([one, many], businessId);
}

/** Returns what a trip at its family is compared by, by a price book; null without a family or a price. */
export type Signer = (book: PublishedBook, trip: TripRow) => Promise<string | null>;

/** Returns a signer that signs each trip once by each book, for as long as none of them changes. */
export function createSigner(db: Queryable): Signer {
  const known = new Map<string, string | null>();
  return async (book, trip) => {
    const key = `${book.number}:${trip.id}`;
    const before = known.get(key);
    if (before !== undefined) return before;
    const { hostFamilyId } = trip;
    const made = hostFamilyId === null ? null : await signStay(db, book, await loadStay(db, trip, hostFamilyId));
    known.set(key, made);
    return made;
  };
}

/** Counts the students for whom a trip pays until a stay is reached: its own, those of lower numbers, and those of the stay. */
async function countPaidStudents(db: Queryable, carrier: TripRow, { trip: { id }, countStudents }: Stay): Promise<number> {
  const before = (await listCarriedTrips(db, carrier.id)).filter((other) => other.id < id);
  const others = await listStudentsOfTrips(db, [carrier, ...before]);
  return [...others.values()].reduce((sum, ids) => sum + ids.length, countStudents);
}

/** By what a stay is compared with its payer. */
interface Comparison {
  readonly book: PublishedBook;
  readonly sign: Signer;
  /** Signs the stay itself: with changes that aren't saved, it is another than its trip. */
  readonly signOwn: (book: PublishedBook) => Promise<string | null>;
}

async function compareWithCarrier(db: Queryable, stay: Stay, { book, sign, signOwn }: Comparison): Promise<CarrierProblem | null> {
  const { perBookingPaidBy } = stay.trip;
  const carrier = perBookingPaidBy === null ? null : await findTripRow(db, perBookingPaidBy);
  const fault = findCarrierFault(carrier, stay.trip);
  if (fault !== null || carrier === null) return fault;
  const signatures = [await signOwn(book), await sign(book, carrier)] as const;
  return findComparedFault({ signatures, students: await countPaidStudents(db, carrier, stay) });
}

/**
 * Returns why the trip that is to pay a stay's prices per booking can't, by a price book; null if it can. This is the one rule of it:
 *
 * - The payer is a trip of the same group that isn't cancelled and pays its own prices per booking.
 * - It is alike by the book: dates, wishes, seller, and every figure of the price (`toSignature`).
 * - It pays for at most as many students as one quote takes; trips of lower numbers come first.
 *
 * A price that isn't agreed yet is compared by the book in force. As long as one of them is missing, the stay is priced with everything that
 * it includes, so that nothing stays unpaid. An agreed price is compared by the book that it was agreed with first, as later books never
 * change it. Prices that are invoiced are kept; agreed ones that aren't have to be priced again before they are (`Carrier.isUnderpriced`).
 */
export function findCarrierProblem(
  db: Queryable,
  book: PublishedBook,
  stay: Stay,
  sign: Signer = createSigner(db),
): Promise<CarrierProblem | null> {
  return compareWithCarrier(db, stay, { book, sign, signOwn: (by) => signStay(db, by, stay) });
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
export async function findCarrier(app: App, db: Queryable, trip: TripRow, sign: Signer = createSigner(db)): Promise<Found | null> {
  const { id, groupId, perBookingPaidBy: tripId, quoteFingerprint } = trip;
  if (tripId === null && groupId === null) return null;
  const isWithoutPerBooking = await isAgreedWithoutPerBooking(app, db, quoteFingerprint);
  if (tripId === null && !isWithoutPerBooking) return null;
  const isBilled = await isPriceSent(db, id);
  const agreed = isWithoutPerBooking ? quoteFingerprint : null;
  const problem = tripId === null ? 'missing' : await findProblemOf(app, db, { trip, agreed, sign });
  return { tripId, problem, isBilled, isUnderpriced: isPriceTooLow({ isWithoutPerBooking, isBilled, problem }) };
}

/** A trip with the fingerprint of its agreed price if that leaves out what is priced per booking. */
interface CarriedPrice {
  readonly trip: TripRow;
  readonly agreed: string | null;
  readonly sign: Signer;
}

/** Returns why a trip's payer can't pay, by the book of its agreed price and by the one in force; without a family, nothing is compared. */
async function findProblemOf(app: App, db: Queryable, { trip, agreed, sign }: CarriedPrice): Promise<CarrierProblem | null> {
  if (trip.hostFamilyId === null) return 'notAlike';
  const stay = await loadStay(db, trip, trip.hostFamilyId);
  const compare = (book: PublishedBook) => compareWithCarrier(db, stay, { book, sign, signOwn: (by) => sign(by, trip) });
  const first = agreed === null ? null : await findBookOfSavedQuote(app, db, agreed);
  if (first !== null && (await compare(first)) === null) return null;
  try {
    return await compare(await getCurrentBook(app, { exactly: true, db }));
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
