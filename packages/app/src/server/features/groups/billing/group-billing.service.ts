// Use cases of invoicing a group: what its invoices would be, and creating them as drafts, each so that one refusal stops no other. Every trip
// is billed at its own agreed price, as if it were alone.

import type * as endpoints from '#contract/groups/group-billing.endpoints.ts';
import type { BilledGroup, GroupBilling, UnbilledMember } from '#contract/groups/group-billing.shapes.ts';
import type { AnswerOf, CheckedRequest } from '#contract/platform/endpoint.ts';
import type { Queryable, Transaction } from '#server/db/database.ts';
import {
  draftStay,
  findBuyer,
  findPriceInvoice,
  getAmountMath,
  type PlannedStay,
  planStay,
} from '#server/features/finance/finance.public.ts';
import { findGroupRow, type StoredGroup } from '#server/features/groups/groups.queries.ts';
import { listMembers, listTripsOfGroup } from '#server/features/groups/members.queries.ts';
import { finishTasks, isUnderpriced } from '#server/features/trips/trips.public.ts';
import type { Call } from '#server/platform/app.ts';
import { AppError, notFound, ValidationError } from '#server/platform/errors.ts';
import { toErrorAnswer } from '#server/platform/http/error-handler.ts';
import { getTranslator } from '#server/platform/translate.ts';
import { listTripsToBill, lockTripsToBill, type TripToBillRow } from './group-billing.queries.ts';
import { findTripHindrance } from './group-billing.rules.ts';

type Input<Name extends keyof typeof endpoints> = CheckedRequest<(typeof endpoints)[Name]>;
type Output<Name extends keyof typeof endpoints> = Promise<AnswerOf<(typeof endpoints)[Name]>>;
type Body = Input<'billGroup'>['body'];

interface PlannedTrip {
  readonly trip: TripToBillRow & { readonly quoteFingerprint: string };
  readonly buyer: { readonly id: number; readonly name: string };
  readonly stay: PlannedStay;
}

interface BillingPlan {
  readonly planned: readonly PlannedTrip[];
  readonly skipped: readonly UnbilledMember[];
}

type Payer = Pick<Body, 'payer' | 'buyerId'> & { readonly group: StoredGroup };

/**
 * Returns the account that pays for all; null if each parent pays. Agents bill their clients alone.
 * @throws ValidationError
 */
async function findCommonBuyer(db: Queryable, call: Call, { payer, buyerId, group }: Payer) {
  if (!call.grant.all && (payer === 'one' || buyerId !== undefined)) throw new ValidationError([{ field: 'payer', rule: 'staffOnly' }]);
  if (payer === 'parents') return null;
  const id = buyerId ?? group.agentId;
  if (id === null) throw new ValidationError([{ field: 'buyerId', rule: 'required' }]);
  const buyer = await findBuyer(db, id, undefined);
  if (buyer === null) throw new ValidationError([{ field: 'buyerId', rule: 'unknownNumber' }]);
  return { id, name: buyer.name };
}

const toDraftedStay = ({ trip, buyer }: Pick<PlannedTrip, 'trip' | 'buyer'>) => ({
  ...{ tripId: trip.id, businessId: trip.businessId, buyerId: buyer.id },
  ...{ quoteFingerprint: trip.quoteFingerprint, vatExempt: trip.vatExempt },
});

/** Returns the invoice that a trip would get; null if its quote isn't what was kept. */
async function planTrip(call: Call, db: Queryable, about: Pick<PlannedTrip, 'trip' | 'buyer'>): Promise<PlannedStay | null> {
  try {
    return await planStay(call, db, toDraftedStay(about));
  } catch (error) {
    if (error instanceof AppError && error.code === 'documentDamaged') return null;
    throw error;
  }
}

/** Plans one trip: its invoice, or why it gets none. */
async function planOne(
  call: Call,
  db: Queryable,
  { row, common }: { row: TripToBillRow; common: PlannedTrip['buyer'] | null },
): Promise<PlannedTrip | UnbilledMember> {
  const { id: tripId, names: name, parentId, quoteFingerprint } = row;
  const invoice = await findPriceInvoice(db, tripId);
  const parent = common !== null || parentId === null ? null : await findBuyer(db, parentId, undefined);
  const payer = common ?? parent;
  const toSkipped = (why: UnbilledMember['why']): UnbilledMember => ({ name, studentId: null, tripId, why, invoice: null });
  // Agents open the invoices that they wrote themselves.
  if (invoice !== null) return { ...toSkipped('billed'), invoice: call.grant.all ? invoice : null };
  const why = findTripHindrance(row, payer !== null);
  if (why !== null) return toSkipped(why);
  if (payer === null || quoteFingerprint === null) return toSkipped('noPrice');
  if (await isUnderpriced(call.app, db, tripId)) return toSkipped('carrierLost');
  const about = { trip: { ...row, quoteFingerprint }, buyer: { id: payer.id, name: payer.name } };
  const stay = await planTrip(call, db, about);
  return stay === null ? toSkipped('quoteLost') : { ...about, stay };
}

/** Returns the invoices that a group would get, and who gets none. */
async function planBilling(call: Call, db: Queryable, { group, ...asked }: Payer): Promise<BillingPlan> {
  const common = await findCommonBuyer(db, call, { ...asked, group });
  const planned: PlannedTrip[] = [];
  const skipped: UnbilledMember[] = [];
  for (const row of await listTripsToBill(db, call, group.id)) {
    const one = await planOne(call, db, { row, common });
    if ('why' in one) skipped.push(one);
    else planned.push(one);
  }
  // A member who travels under somebody else's care has a trip, though the caller doesn't see it.
  const travelling = new Set((await listTripsOfGroup(db, group.id, undefined)).map(({ studentId }) => studentId));
  for (const { studentId, firstName, lastName } of await listMembers(db, call, group.id))
    if (!travelling.has(studentId))
      skipped.push({ name: `${firstName} ${lastName}`.trim(), studentId, tripId: null, why: 'noTrip', invoice: null });
  return { planned, skipped };
}

function sumTotals(planned: readonly PlannedTrip[]): GroupBilling['totals'] {
  return [...Map.groupBy(planned, ({ stay }) => stay.currency)].map(([currency, own]) => ({
    currency,
    total: getAmountMath(currency).sum(own.map(({ stay }) => stay.total)),
  }));
}

const toAnswer = ({ planned, skipped }: BillingPlan): GroupBilling => ({
  invoices: planned.map(({ trip, buyer, stay: { currency, lines, vat, total } }) => ({
    ...{ tripId: trip.id, name: trip.names, quoteFingerprint: trip.quoteFingerprint, buyer },
    ...{ currency, lines: [...lines], vat, total },
  })),
  skipped: [...skipped],
  totals: sumTotals(planned),
});

export async function readGroupBilling(call: Call, { params: { id }, query }: Input<'readGroupBilling'>): Output<'readGroupBilling'> {
  const row = await findGroupRow(call.db, call, id);
  if (row === null) throw notFound();
  return toAnswer(await planBilling(call, call.db, { group: row.group, ...query }));
}

/**
 * Returns the trips that are billed: those that the user saw, with the same price and payer. Who was billed in the meantime, or left the
 * group, is no reason to refuse the others.
 * @throws AppError `changedMeanwhile` if a price or a payer is another, or a trip can't be billed any more
 */
function findShown(plan: BillingPlan, { shown }: Body): PlannedTrip[] {
  const planned = new Map(plan.planned.map((one) => [one.trip.id, one]));
  const hindered = new Set(plan.skipped.flatMap(({ tripId, why }) => (why === 'billed' ? [] : [tripId])));
  const wanted = new Map(shown.map((one) => [one.tripId, one]));
  return [...wanted.values()].flatMap(({ tripId, buyerId, quoteFingerprint, total }) => {
    const one = planned.get(tripId);
    if (one === undefined && !hindered.has(tripId)) return [];
    const isSame = one?.buyer.id === buyerId && one.trip.quoteFingerprint === quoteFingerprint && one.stay.total === total;
    if (!isSame) throw new AppError('changedMeanwhile', { current: { ...toAnswer(plan) } });
    return [one];
  });
}

type Outcome = BilledGroup['data'][number];

/** Creates the draft of one trip. The savepoint takes back what a refused one has written. */
async function draftTrip(call: Call, tx: Transaction, { group, planned }: { group: StoredGroup; planned: PlannedTrip }): Promise<Outcome> {
  const { id: tripId, names: name } = planned.trip;
  try {
    const invoiceId = await tx.transaction(async (nested) => {
      // The invoice covers the whole price, including open differences.
      await finishTasks(nested, call, { tripId, kinds: ['priceDifference'], state: 'dropped' });
      return draftStay(call, nested, { ...toDraftedStay(planned), reference: group.name });
    });
    return { tripId, name, outcome: 'created', invoiceId, message: null };
  } catch (error) {
    if (!(error instanceof AppError || error instanceof ValidationError)) throw error;
    return { tripId, name, outcome: 'refused', invoiceId: null, message: toErrorAnswer(error, getTranslator(call.locale)).body.message };
  }
}

/** The trips are locked before anything is planned, so that their states, prices and invoices stay as they are compared. */
export async function billGroup(call: Call, { params: { id }, body }: Input<'billGroup'>): Output<'billGroup'> {
  return call.db.transaction(async (tx) => {
    const row = await findGroupRow(tx, call, id);
    if (row === null) throw notFound();
    const { group } = row;
    const wanted = new Set(body.shown.map(({ tripId }) => tripId));
    await lockTripsToBill(tx, [...wanted]);
    const plan = await planBilling(call, tx, { group, ...body });
    const shown = findShown(plan, body);
    const data = plan.skipped.flatMap(({ tripId, name, why, invoice }): Outcome[] =>
      tripId === null || why !== 'billed' || !wanted.has(tripId)
        ? []
        : [{ tripId, name, outcome: 'existing', invoiceId: invoice?.id ?? null, message: null }],
    );
    for (const planned of shown) data.push(await draftTrip(call, tx, { group, planned }));
    return { data };
  });
}
