// Use case of asking to pay: the booking is checked and priced again, its beds and places are held, and only then the gateway is asked.

import { isDeepStrictEqual } from 'node:util';
import { HOLD_MINUTES_IN_ALL, type IntentAnswer } from '#contract/booking/booking.shapes.ts';
import type { OrderedTrip } from '#contract/booking/current-trip.ts';
import type { getIntent as asked } from '#contract/booking/payments.endpoints.ts';
import type { CheckedRequest } from '#contract/platform/endpoint.ts';
import type { Transaction } from '#server/db/database.ts';
import { listAlternatives, listCampAlternatives } from '#server/features/booking/draft/alternatives.service.ts';
import { type Booking, type BookingParent, resolveBooking } from '#server/features/booking/draft/booking-context.service.ts';
import { assertStaffOnlyInput, checkBooking, isVatExempt } from '#server/features/booking/draft/check-booking.service.ts';
import { toOrderRecord } from '#server/features/booking/draft/drafts.service.ts';
import {
  type PricedBooking,
  resolveTripType,
  toCustomerDocument,
  toOrderedTrip,
} from '#server/features/booking/draft/price-booking.service.ts';
import { holdBeds, holdPlaces } from '#server/features/calendar/calendar.public.ts';
import {
  findIntentByReference,
  findIntentOfOrder,
  insertPaymentIntent,
  syncPaymentIntent,
} from '#server/features/gateway/gateway.public.ts';
import { areStudentsThere } from '#server/features/people/people.public.ts';
import { keepMade } from '#server/features/pricing/pricing.public.ts';
import type { Call } from '#server/platform/app.ts';
import { recordChange } from '#server/platform/record.ts';
import { FieldFaults, notFound, Refusal } from '#server/platform/refusal.ts';
import { computeHold, findHoldStart, isSameStay } from './hold.rules.ts';
import { toIntentRecord } from './intent.records.ts';
import {
  findOpenOrder,
  findOrder,
  insertOrder,
  listUnpaidOrders,
  lockOrder,
  lockOrdersOfUser,
  type Order,
  updateOrder,
} from './orders.queries.ts';
import { releaseOrder } from './release-order.service.ts';

type Body = CheckedRequest<typeof asked>['body'];

interface OrderInput {
  readonly parent: BookingParent;
  readonly ordered: OrderedTrip;
  readonly made: PricedBooking;
  readonly byInvoice: boolean;
}

/** A booking that can be ordered; refused with all that stands against it. */
async function assertBookable(call: Call, booking: Booking, body: Body): Promise<PricedBooking> {
  const { issues, priced } = await checkBooking(call, booking, body);
  const blocking = issues.filter(({ blocks }) => blocks);
  // That beds or places are taken is said with others to choose from, when they are asked for.
  const others = blocking.filter(({ code }) => code !== 'familyTaken' && code !== 'campFull');
  if (others.length === 0 && priced !== null) return priced;
  const errors = Object.fromEntries(others.map(({ field, message }) => [`currentTrip.${field}`, [message]]));
  throw new Refusal('bookingIncomplete', { errors, issues: blocking });
}

/** Refuses a price that is higher than the one that was agreed to; answers whether it is lower. */
function assertPriceNotHigher({ amount, currency }: Body, { quote, asked: { intent } }: PricedBooking): boolean {
  if (intent === null) return false;
  if (intent.amount > amount || (currency !== undefined && currency !== intent.currency)) {
    const now = {
      code: 'priceChanged',
      agreed: amount,
      amount: intent.amount,
      total: quote.total,
      currency: quote.currency,
      quote: toCustomerDocument(quote),
    };
    throw new Refusal('priceChanged', { values: { total: quote.total, currency: quote.currency }, issues: [now] });
  }
  return intent.amount < amount;
}

/** Until when it is held, counted from when it was first. */
function holdUntil(since: Date, now: Date): Date {
  const holdInventory = computeHold(since, now);
  if ('until' in holdInventory) return holdInventory.until;
  const values = { held: HOLD_MINUTES_IN_ALL, minutes: holdInventory.againIn, seconds: holdInventory.againIn * 60 };
  throw new Refusal('holdOver', { values });
}

async function hold(tx: Transaction, call: Call, { id: orderId, document }: Order, until: Date): Promise<void> {
  const { hostFamilyId, fromDate, toDate, studentIds, camps } = document;
  const term = { now: call.app.clock.now(), until };
  await holdBeds(tx, { orderId }, { stay: { hostFamilyId, fromDate, toDate, beds: studentIds.length }, ...term });
  const scheduleIds = camps.map(({ scheduleId }) => scheduleId);
  await holdPlaces(tx, { orderId }, { scheduleIds, places: studentIds.length, ...term });
}

/** Of one booking at one price: asked again it is the same intent, and at another price never. */
const toIdempotencyKey = ({ id, quoteFingerprint }: Order) => `order:${id}:${quoteFingerprint}`;

/** Opens an order with its beds, its places and what is to be asked for; null where the parent has another open one. */
async function createOrder(tx: Transaction, call: Call, { parent, ordered, made, byInvoice }: OrderInput): Promise<Order | null> {
  const { quote, bookNumber, vatRate, asked: payment } = made;
  const now = call.app.clock.now();
  await lockOrdersOfUser(tx, parent.id);
  if (!(await areStudentsThere(tx, ordered.studentIds))) throw new FieldFaults([{ field: 'currentTrip.children', rule: 'unknownNumber' }]);
  await keepMade(tx, quote, { bookNumber, vatRate, createdAt: now, createdBy: call.caller?.id ?? null });
  const businessId = payment.intent?.businessId ?? 0;
  const price = { quoteFingerprint: quote.fingerprint, businessId, currency: quote.currency, amount: quote.total };
  const by = { userId: parent.id, createdBy: call.caller?.id ?? null, createdAt: now };
  const before = (await listUnpaidOrders(tx, parent.id)).filter(({ document }) => isSameStay(document, ordered));
  const heldSince = findHoldStart(
    before.map((one) => one.heldSince ?? one.createdAt),
    now,
  );
  const order = await insertOrder(tx, { ...by, ...price, document: ordered, heldSince, expiresAt: holdUntil(heldSince, now) });
  if (order === null) return null;
  await hold(tx, call, order, order.expiresAt);
  if (!byInvoice) {
    const { id: orderId, currency, amount, quoteFingerprint } = order;
    const payer = { payerId: parent.id, payerName: `${parent.firstName} ${parent.lastName}`.trim() };
    await insertPaymentIntent(tx, call, {
      key: toIdempotencyKey(order),
      orderId,
      businessId,
      quoteFingerprint,
      currency,
      amount,
      ...payer,
    });
  }
  const changes = { hostFamilyId: ordered.hostFamilyId, fromDate: ordered.fromDate, toDate: ordered.toDate, amount: order.amount };
  await recordChange(tx, call, { action: 'booking.hold', subjectType: 'bookingOrder', subjectId: order.id, changes });
  return order;
}

/** Whether an order is of this very booking, at this very price, to be paid in this way. */
async function isSame(call: Call, order: Order, { ordered, made, byInvoice }: OrderInput): Promise<boolean> {
  const isByInvoice = (await findIntentOfOrder(call.db, order.id)) === null;
  return isByInvoice === byInvoice && order.quoteFingerprint === made.quote.fingerprint && isDeepStrictEqual(order.document, ordered);
}

/**
 * Goes on with an open order; holds its beds and places anew where their time was over.
 * @throws Refusal `holdOver` where they have been held for as long as they may be: then they are let go of when the order is swept
 */
async function renewHold(call: Call, { id }: Order): Promise<Order> {
  await call.db.transaction(async (tx) => {
    const order = await lockOrder(tx, id);
    const now = call.app.clock.now();
    if (order === null || order.state !== 'open' || order.expiresAt > now) return;
    const until = holdUntil(order.heldSince ?? order.createdAt, now);
    await hold(tx, call, order, until);
    await updateOrder(tx, id, { expiresAt: until });
  });
  const order = await findOrder(call.db, id);
  if (order === null || order.state !== 'open') throw new Refusal(order?.state === 'placed' ? 'bookingPaid' : 'orderOver');
  return order;
}

/** A payment that a parent is at themselves is not called off by staff. */
function assertParentNotPaying(call: Call, { userId, createdBy, expiresAt }: Order): void {
  const left = expiresAt.getTime() - call.app.clock.now().getTime();
  if (left <= 0 || createdBy !== userId || call.caller?.id === userId) return;
  throw new Refusal('parentPaying', { field: 'parentId', values: { minutes: Math.ceil(left / 60_000) } });
}

/** Two devices that ask at once both get the order that one of them has opened: it is looked for again so often. */
const TRIES = 5;

async function getOrCreateOrder(call: Call, wanted: OrderInput, tries = TRIES): Promise<Order> {
  const open = await findOpenOrder(call.db, wanted.parent.id);
  if (open !== null && (await isSame(call, open, wanted))) return renewHold(call, open);
  if (open !== null) assertParentNotPaying(call, open);
  if (open !== null && (await releaseOrder(call, open.id, 'changed')) !== 'released') throw new Refusal('bookingPaid');
  const made = await call.db.transaction((tx) => createOrder(tx, call, wanted));
  if (made !== null) return made;
  if (tries === 1) throw new Refusal('bookingPaid');
  return getOrCreateOrder(call, wanted, tries - 1);
}

/** The same, with others to choose from where beds or places are taken. */
async function getOrCreateOrderOrSuggest(call: Call, wanted: OrderInput): Promise<Order> {
  try {
    return await getOrCreateOrder(call, wanted);
  } catch (error) {
    const code = error instanceof Refusal ? error.code : null;
    if (code === 'bedsTaken') throw new Refusal(code, { field: 'hostFamilyId', issues: await listAlternatives(call.app, wanted.ordered) });
    if (code === 'placesTaken') throw new Refusal(code, { field: 'camps', issues: await listCampAlternatives(call.app, wanted.ordered) });
    throw error;
  }
}

/** What only this gateway would refuse is told before anything is held. */
function assertAmountPayable({ asked: { preflight } }: PricedBooking): void {
  if (!preflight.ok) throw new Refusal('amountNotPayable');
}

/**
 * A payment that is named is one of this very parent, and none that has become a trip: nobody pays a second time for what is booked. What
 * it asks for is called off before anything else is asked for, as that of any open order is.
 */
async function assertOwnIntent(call: Call, reference: string, parent: BookingParent): Promise<void> {
  const intent = await findIntentByReference(call.db, reference);
  const order = intent === null || intent.orderId === null ? null : await findOrder(call.db, intent.orderId);
  if (order === null || order.userId !== parent.id) throw notFound();
  if (order.state === 'placed') throw new Refusal('bookingPaid');
}

export async function getIntent(call: Call, { body }: CheckedRequest<typeof asked>): Promise<IntentAnswer> {
  const booking = await resolveBooking(call, body);
  await assertStaffOnlyInput(call, body, booking);
  if (body.paymentIntentId) await assertOwnIntent(call, body.paymentIntentId, booking.parent);
  if (body.byInvoice && !booking.onBehalf) throw new FieldFaults([{ field: 'byInvoice', rule: 'staffOnly' }]);
  const made = await assertBookable(call, booking, body);
  const { intent: wantedIntent, skipped } = made.asked;
  if (wantedIntent === null || made.tripTypeId === null) {
    if (skipped?.code === 'preflight_failed') throw new Refusal('amountNotPayable');
    return { paymentIntent: null, reason: 'noHostingLine', order: null, priceLowered: false };
  }
  const priceLowered = assertPriceNotHigher(body, made);
  const isFree = wantedIntent.amount === 0;
  const byInvoice = body.byInvoice || isFree;
  if (!byInvoice) assertAmountPayable(made);
  const tripTypeId = body.tripTypeId ?? resolveTripType(booking.begun?.tripTypeId, made.tripTypeId);
  const ordered = toOrderedTrip(booking.trip, { tripTypeId, vatExempt: isVatExempt(booking, body) });
  const order = await getOrCreateOrderOrSuggest(call, { parent: booking.parent, ordered, made, byInvoice });
  const intent = byInvoice ? null : await findIntentOfOrder(call.db, order.id);
  if (intent === null) {
    return { paymentIntent: null, reason: isFree ? 'nothingToPay' : 'byInvoice', order: await toOrderRecord(call, order), priceLowered };
  }
  const said = await syncPaymentIntent(call, intent);
  const paymentIntent = await toIntentRecord(call.app, { intent, order, said, isPayer: true });
  return { paymentIntent, reason: null, order: await toOrderRecord(call, order), priceLowered };
}
