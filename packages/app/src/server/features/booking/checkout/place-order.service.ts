// Places an order: turns a paid or billed order into a trip. Idempotent: repeated or concurrent calls create one trip.

import type { OrderedTrip } from '#contract/booking/draft/current-trip.ts';
import type { Queryable, Transaction } from '#server/db/database.ts';
import { bookingRefusedEmail } from '#server/features/booking/booking.emails.ts';
import { findParent, listRoles } from '#server/features/booking/draft/facts.queries.ts';
import { priceStay } from '#server/features/booking/draft/price-booking.service.ts';
import { allocateToInvoice, findPaymentByKey, getAmountMath, toFullDigits } from '#server/features/finance/finance.public.ts';
import { type Intent, linkIntent, lockIntentOfOrder, toPaymentKey } from '#server/features/gateway/gateway.public.ts';
import { holdBeds, holdCamps, releaseBeds, releasePlaces, replaceByTaken } from '#server/features/inventory/inventory.public.ts';
import { notify } from '#server/features/notifications/notifications.public.ts';
import { areStudentsThere } from '#server/features/people/people.public.ts';
import { insertQuoteOfBook } from '#server/features/pricing/pricing.public.ts';
import {
  addTask,
  convertEnquiry,
  holdTrip,
  insertNewTrip,
  notifyBackupBooked,
  recordTripPrice,
  reserveTrip,
  sendEnquiry,
} from '#server/features/trips/trips.public.ts';
import { queueEmail } from '#server/platform/email/queue-email.ts';
import { AppError, ValidationError } from '#server/platform/errors.ts';
import { type Actor, enqueue, recordChange } from '#server/platform/record-change.ts';
import { clearDraft, isTripOrdered, lockOrder, type Order, updateOrder } from './orders.queries.ts';
import { updateQuoteOfTrip } from './placed-booking.queries.ts';

/** The kind of the job that refunds the payment of a refused order. */
export const REFUND_ORDER_JOB = 'booking.refund';

export interface PlacementResult {
  /** `unpaid`: the payment is still outstanding; `over`: the order was released before it was paid. */
  readonly state: 'placed' | 'refused' | 'unpaid' | 'over';
  readonly tripId: number | null;
}

/**
 * Allocates beds and places without an expiry. Returns the trip as allocated: if a camp is full by now, its week goes to the first backup
 * that isn't.
 * @throws AppError `bedsTaken`, `placesTaken`
 */
async function allocateInventory(tx: Transaction, { app }: Actor, { order: { id: orderId }, ordered }: Allocation): Promise<OrderedTrip> {
  const { fromDate, toDate, hostFamilyId, studentIds } = ordered;
  const term = { now: app.clock.now(), until: null };
  await holdBeds(tx, { orderId }, { stay: { hostFamilyId, fromDate, toDate, beds: studentIds.length }, ...term });
  const planned = [
    ...ordered.camps.map((week) => ({ ...week, backupRank: null })),
    ...ordered.backupCamps.map(({ rank, ...week }) => ({ ...week, backupRank: rank })),
  ];
  const taken = await holdCamps(tx, { orderId }, { camps: planned, places: studentIds.length, ...term });
  if (taken.every(({ backupRank }) => backupRank === null)) return ordered;
  const had = replaceByTaken(planned, taken);
  return {
    ...ordered,
    camps: had.flatMap(({ backupRank, ...week }) => (backupRank === null ? [week] : [])),
    backupCamps: had.flatMap(({ backupRank, ...week }) => (backupRank === null ? [] : [{ ...week, rank: backupRank }])),
  };
}

/** Returns the payment of an intent if all of it is still unallocated; null if it was refunded or used meanwhile. */
export async function findUnallocatedPayment(tx: Queryable, intent: Intent) {
  const payment = await findPaymentByKey(tx, toPaymentKey(intent));
  if (payment === null) return null;
  const { compare } = getAmountMath(intent.currency);
  return compare(payment.unallocated, intent.amount) === 0 ? payment : null;
}

/**
 * Prices a trip in which a backup took over: the host is paid by the backup's own price. A difference becomes a staff task, as the customer
 * isn't charged for it without consent.
 */
async function recordBackupTaken(
  tx: Transaction,
  actor: Actor,
  { order, ordered, tripId }: Allocation & { tripId: number },
): Promise<void> {
  const { app } = actor;
  const made = await priceStay(app, { ...ordered, countStudents: ordered.studentIds.length }, tx, order.businessId);
  if ('issues' in made || made.priced.quote.currency !== order.currency) throw new AppError('quoteRefused');
  const { quote, bookNumber, vatRate } = made.priced;
  await insertQuoteOfBook(tx, quote, { bookNumber, vatRate, createdAt: app.clock.now(), createdBy: null });
  await updateQuoteOfTrip(tx, tripId, quote.fingerprint);
  if (ordered.hostFamilyId !== order.document.hostFamilyId) await notifyBackupBooked(tx, actor, tripId);
  const math = getAmountMath(order.currency);
  const amount = math.subtract(quote.total, toFullDigits(order.amount, order.currency));
  if (math.compare(amount, math.zero) === 0) return;
  await addTask(tx, actor, { tripId, kind: 'priceDifference', key: `order:${order.id}`, currency: order.currency, amount });
  const cause = ordered.hostFamilyId === order.document.hostFamilyId ? 'camp' : 'backup';
  const before = toFullDigits(order.amount, order.currency);
  await recordTripPrice(tx, actor, { tripId, cause, currency: order.currency, before, after: quote.total, fingerprint: quote.fingerprint });
}

interface Allocation {
  readonly order: Order;
  readonly ordered: OrderedTrip;
}

interface PlacementInput extends Allocation {
  readonly intent: Intent | null;
}

/** Returns the draft or enquiry that a booking started from. Older orders don't record it. */
const findSourceTripId = ({ document }: Order): number | null => document.tripId ?? null;

/**
 * Returns the trip of an order: the draft or enquiry that it started from, or a new one. If the enquiry changed before the payment arrived,
 * a separate trip is booked, with a staff task so that the students don't keep two stays.
 * @throws AppError `tripMoved` if nothing was paid: the customer sees the error and books again
 */
async function getOrCreateTrip(tx: Transaction, actor: Actor, { order, ordered, intent }: PlacementInput): Promise<number> {
  const { userId: parentId, createdBy, businessId, quoteFingerprint } = order;
  const known = findSourceTripId(order);
  const terms = { ordered, parentId, businessId, quoteFingerprint };
  const booker = await findCaretakers(tx, order);
  const former =
    known === null
      ? null
      : await convertEnquiry(tx, actor, { ...terms, ...booker, tripId: known, wasOrdered: await isTripOrdered(tx, known) });
  if (known !== null && former?.isTaken) return known;
  if (former !== null && intent === null) throw new AppError('tripMoved');
  const { agentId, coordinatorId } = former ?? booker;
  const origin = createdBy !== null && createdBy !== parentId ? 'staff' : 'booking';
  const tripId = await insertNewTrip(tx, actor, { ...terms, origin, agentId: agentId ?? undefined, coordinatorId });
  if (known !== null) await addTask(tx, actor, { tripId, kind: 'bookedBeside', key: `trip:${known}`, note: `#${known}` });
  return tripId;
}

/** Returns the agent or coordinator responsible for the trip: the one who entered the order for the parent. */
async function findCaretakers(tx: Transaction, { userId, createdBy }: Order) {
  const roles = createdBy === null || createdBy === userId ? [] : await listRoles(tx, createdBy);
  const isCoordinators = roles.includes('Coordinator');
  return {
    agentId: roles.includes('Agent') && !isCoordinators && !roles.includes('Administrator') ? createdBy : null,
    coordinatorId: isCoordinators ? createdBy : null,
  };
}

/** Creates the trip of a paid or billed order whose beds and places are allocated. */
async function createTripForOrder(tx: Transaction, actor: Actor, { order, ordered, intent }: PlacementInput): Promise<number> {
  const { id: orderId, userId, createdBy } = order;
  if (!(await areStudentsThere(tx, ordered.studentIds))) throw new AppError('orderOver');
  const tripId = await getOrCreateTrip(tx, actor, { order, ordered, intent });
  await sendEnquiry(tx, actor, { tripId, hostFamilyIds: [ordered.hostFamilyId] });
  // What staff enter for parents is paid by the parents, or billed later.
  const isBought = intent !== null || createdBy === null || createdBy === userId;
  const { invoiceId } = await reserveTrip(tx, actor, { tripId, orderId, isBought });
  const payment = intent === null ? null : await findUnallocatedPayment(tx, intent);
  if (intent !== null && payment !== null && invoiceId !== null) {
    await allocateToInvoice(tx, actor, { payment, invoiceId, amount: toFullDigits(intent.amount, intent.currency), field: 'amount' });
    await linkIntent(tx, intent.id, { tripId, invoiceId });
  }
  if (ordered !== order.document) await recordBackupTaken(tx, actor, { order, ordered, tripId });
  await updateOrder(tx, orderId, { state: 'placed', tripId });
  await clearDraft(tx, { userId: createdBy ?? userId, now: actor.app.clock.now(), bookedTripId: tripId });
  const changes = { tripId, amount: toFullDigits(order.amount, order.currency), currency: order.currency };
  await recordChange(tx, actor, { action: 'booking.place', subjectType: 'bookingOrder', subjectId: orderId, changes });
  return tripId;
}

/** Books the family or else its backup, each in its own savepoint; returns null if neither can be booked any more. */
async function tryFamilies(
  tx: Transaction,
  actor: Actor,
  { order, intent }: { order: Order; intent: Intent | null },
): Promise<number | null> {
  const { document } = order;
  const { backupHostFamilyId: backup } = document;
  const ways = [document, ...(backup === null ? [] : [{ ...document, hostFamilyId: backup, backupHostFamilyId: null }])];
  for (const ordered of ways) {
    try {
      return await tx.transaction(async (point) => {
        return createTripForOrder(point, actor, { order, intent, ordered: await allocateInventory(point, actor, { order, ordered }) });
      });
    } catch (error) {
      // A refusal by our own rules is final. Without a payment the caller gets the error; otherwise the payment is refunded.
      const isFinal = error instanceof AppError || error instanceof ValidationError;
      if (!isFinal || intent === null) throw error;
      actor.app.log.warn({ err: error, order: order.id, hostFamily: ordered.hostFamilyId }, 'a paid booking can not be placed there');
    }
  }
  return null;
}

/** Refuses a paid order that can't be booked any more: releases its inventory, queues the refund, and notifies staff and the parent. */
async function rejectPaidOrder(tx: Transaction, actor: Actor, { order, owesBack }: { order: Order; owesBack: boolean }): Promise<void> {
  const { app } = actor;
  const { id: orderId, userId, currency, document } = order;
  const amount = toFullDigits(order.amount, currency);
  await releaseBeds(tx, { orderId });
  await releasePlaces(tx, { orderId });
  await updateOrder(tx, orderId, { state: 'refused' });
  await recordChange(tx, actor, {
    action: 'booking.refuse',
    subjectType: 'bookingOrder',
    subjectId: orderId,
    changes: { amount, currency },
  });
  if (owesBack) await enqueue(tx, app, { kind: REFUND_ORDER_JOB, payload: { orderId } });
  const parent = await findParent(tx, userId);
  const name = parent === null ? '' : `${parent.firstName} ${parent.lastName}`.trim();
  const { fromDate, toDate } = document;
  await notify(tx, app, {
    to: { roles: ['Coordinator', 'Finance', 'Administrator'] },
    kind: 'bookingRefused',
    data: { orderId, name, amount, currency, fromDate, toDate },
    aboutId: userId,
  });
  if (parent === null) return;
  const values = { name: parent.firstName, amount, currency, locale: parent.locale, fromDate, toDate };
  await queueEmail(tx, app, { to: parent.email, locale: parent.locale, template: bookingRefusedEmail, values, anyway: 'money' });
}

/** Whether an order was given up on purpose. It isn't booked even if its payment arrives late: the parent has chosen something else. */
const wasGivenUp = ({ state, reason }: Order) => state === 'released' && reason !== 'expired';

/** Places an order that is paid or has no payment intent. Must not run within a transaction. */
export async function placeOrder(actor: Actor, orderId: number): Promise<PlacementResult> {
  return actor.app.db.transaction(async (tx): Promise<PlacementResult> => {
    const order = await lockOrder(tx, orderId);
    if (order === null) return { state: 'over', tripId: null };
    if (order.state === 'placed' || order.state === 'refused') return { state: order.state, tripId: order.tripId };
    const intent = await lockIntentOfOrder(tx, orderId);
    if (intent !== null && intent.state !== 'succeeded') return { state: order.state === 'open' ? 'unpaid' : 'over', tripId: null };
    if (intent === null && order.state !== 'open') return { state: 'over', tripId: null };
    // Locks the trip before beds and places, the same order as in other code that changes a trip.
    const tripId = findSourceTripId(order);
    if (tripId !== null) await holdTrip(tx, tripId);
    const isHere = intent === null || (await findUnallocatedPayment(tx, intent)) !== null;
    const bookedId = isHere && !wasGivenUp(order) ? await tryFamilies(tx, actor, { order, intent }) : null;
    if (bookedId !== null) return { state: 'placed', tripId: bookedId };
    await rejectPaidOrder(tx, actor, { order, owesBack: isHere });
    return { state: 'refused', tripId: null };
  });
}
