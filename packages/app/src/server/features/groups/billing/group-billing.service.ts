// Use cases of invoicing a group: what its invoices would be, and creating them as drafts, each so that one refusal stops no other.

import type * as endpoints from '#contract/groups/group-billing.endpoints.ts';
import type { BilledGroup, GroupBilling, UnbilledMember } from '#contract/groups/group-billing.shapes.ts';
import type { AnswerOf, CheckedRequest } from '#contract/platform/endpoint.ts';
import type { Queryable, Transaction } from '#server/db/database.ts';
import { draftGroupShare, findBuyer, findPriceInvoice, getAmountMath } from '#server/features/finance/finance.public.ts';
import { findGroupRow, type StoredGroup } from '#server/features/groups/groups.queries.ts';
import { lockGroup } from '#server/features/groups/groups.service.ts';
import { listMembers } from '#server/features/groups/members.queries.ts';
import type { Call } from '#server/platform/app.ts';
import { AppError, notFound, ValidationError } from '#server/platform/errors.ts';
import { toErrorAnswer } from '#server/platform/http/error-handler.ts';
import { getTranslator } from '#server/platform/translate.ts';
import { listBilledShares, listTripsToBill, type TripToBillRow } from './group-billing.queries.ts';
import { listShareLines, loadPricedTrips, type PricedShare, priceShares } from './group-prices.service.ts';

type Input<Name extends keyof typeof endpoints> = CheckedRequest<(typeof endpoints)[Name]>;
type Output<Name extends keyof typeof endpoints> = Promise<AnswerOf<(typeof endpoints)[Name]>>;
type Payer = Input<'billGroup'>['body'];

interface PlannedShare extends PricedShare {
  readonly buyer: { readonly id: number; readonly name: string };
}

interface BillingPlan {
  readonly shares: readonly PlannedShare[];
  readonly skipped: readonly UnbilledMember[];
}

/**
 * Returns the account that pays for all; null if each parent pays. Agents bill their clients alone.
 * @throws ValidationError
 */
async function findCommonBuyer(
  db: Queryable,
  call: Call,
  { payer, buyerId, group }: Pick<Payer, 'payer' | 'buyerId'> & { group: StoredGroup },
) {
  if (!call.grant.all && (payer === 'one' || buyerId !== undefined)) throw new ValidationError([{ field: 'payer', rule: 'staffOnly' }]);
  if (payer === 'parents') return null;
  const id = buyerId ?? group.agentId;
  if (id === null) throw new ValidationError([{ field: 'buyerId', rule: 'required' }]);
  const buyer = await findBuyer(db, id, undefined);
  if (buyer === null) throw new ValidationError([{ field: 'buyerId', rule: 'unknownNumber' }]);
  return { id, name: buyer.name };
}

const toSkipped = ({ id, names }: TripToBillRow, why: UnbilledMember['why']): UnbilledMember => ({
  ...{ name: names, studentId: null, tripId: id, why, invoice: null },
});

/** Returns the invoices that a group would get, and who gets none. */
async function planBilling(
  call: Call,
  db: Queryable,
  { group, ...asked }: Pick<Payer, 'payer' | 'buyerId'> & { group: StoredGroup },
): Promise<BillingPlan> {
  const common = await findCommonBuyer(db, call, { ...asked, group });
  const rows = await listTripsToBill(db, call, group.id);
  const skipped: UnbilledMember[] = [];
  const billable: TripToBillRow[] = [];
  const buyers = new Map<number, PlannedShare['buyer']>();
  for (const row of rows) {
    const invoice = await findPriceInvoice(db, row.id);
    const buyer = common ?? (row.parentId === null ? null : await findBuyer(db, row.parentId, undefined));
    // Agents open the invoices that they wrote themselves.
    if (invoice !== null) skipped.push({ ...toSkipped(row, 'billed'), invoice: call.grant.all ? invoice : null });
    else if (row.quoteFingerprint === null) skipped.push(toSkipped(row, 'noPrice'));
    else if (buyer === null) skipped.push(toSkipped(row, 'noPayer'));
    else {
      buyers.set(row.id, { id: buyer.id, name: buyer.name });
      billable.push(row);
    }
  }
  const travelling = new Set(rows.flatMap(({ studentIds }) => studentIds));
  for (const { studentId, firstName, lastName } of await listMembers(db, call, group.id))
    if (!travelling.has(studentId))
      skipped.push({ name: `${firstName} ${lastName}`.trim(), studentId, tripId: null, why: 'noTrip', invoice: null });
  const charged = new Set((await listBilledShares(db, group.id)).flatMap(({ sharedKeys }) => sharedKeys));
  const shares = priceShares(await loadPricedTrips(call, db, billable), charged);
  return {
    shares: shares.flatMap((share) => {
      const buyer = buyers.get(share.trip.id);
      return buyer === undefined ? [] : [{ ...share, buyer }];
    }),
    skipped,
  };
}

function sumTotals(shares: readonly PlannedShare[]): GroupBilling['totals'] {
  return [...Map.groupBy(shares, ({ group }) => group.quote.currency)].map(([currency, own]) => {
    const { sum } = getAmountMath(currency);
    return { currency, total: sum(own.map(({ share }) => share.total)), separately: sum(own.map(({ group }) => group.quote.total)) };
  });
}

const toAnswer = (call: Call, { shares, skipped }: BillingPlan): GroupBilling => ({
  invoices: shares.map((planned) => ({
    ...{ tripId: planned.trip.id, name: planned.trip.names, buyer: planned.buyer, currency: planned.group.quote.currency },
    ...{ lines: listShareLines(call, planned), vat: planned.share.vat, total: planned.share.total },
  })),
  skipped: [...skipped],
  totals: sumTotals(shares),
});

export async function readGroupBilling(call: Call, { params: { id }, query }: Input<'readGroupBilling'>): Output<'readGroupBilling'> {
  const row = await findGroupRow(call.db, call, id);
  if (row === null) throw notFound();
  return toAnswer(call, await planBilling(call, call.db, { group: row.group, ...query }));
}

/**
 * Refuses amounts that aren't those that the user saw: a price, a payer or a member has changed since. Trips that somebody has billed in the
 * meantime are no reason, unless what the others pay is different now.
 * @throws AppError `changedMeanwhile`
 */
function assertShown(call: Call, plan: BillingPlan, { shown }: Payer): void {
  const totals = new Map(shown.map(({ tripId, total }) => [tripId, total]));
  if (plan.shares.some(({ trip, share }) => totals.get(trip.id) !== share.total))
    throw new AppError('changedMeanwhile', { current: { ...toAnswer(call, plan) } });
}

type Outcome = BilledGroup['data'][number];

/** Creates the draft of one trip. The savepoint takes back what a refused one has written. */
async function draftShare(
  call: Call,
  tx: Transaction,
  { group, planned }: { group: StoredGroup; planned: PlannedShare },
): Promise<Outcome> {
  const { trip, share, buyer } = planned;
  const { currency, total } = planned.group.quote;
  const { tripId, total: owed, ...figures } = share;
  const about = { tripId, name: trip.names };
  try {
    const invoiceId = await tx.transaction((nested) =>
      draftGroupShare(call, nested, {
        ...{ tripId, businessId: trip.businessId, quoteFingerprint: trip.quoteFingerprint, vatExempt: trip.vatExempt },
        ...{ buyerId: buyer.id, reference: group.name, currency },
        ...{ share: { groupId: group.id, ...figures }, waived: getAmountMath(currency).subtract(total, owed) },
      }),
    );
    return { ...about, outcome: 'created', invoiceId, message: null };
  } catch (error) {
    if (!(error instanceof AppError || error instanceof ValidationError)) throw error;
    return { ...about, outcome: 'refused', invoiceId: null, message: toErrorAnswer(error, getTranslator(call.locale)).body.message };
  }
}

/** The group is locked, so that two requests at once divide its price once. */
export async function billGroup(call: Call, { params: { id }, body }: Input<'billGroup'>): Output<'billGroup'> {
  return call.db.transaction(async (tx) => {
    const group = await lockGroup(tx, call, { id });
    const plan = await planBilling(call, tx, { group, ...body });
    assertShown(call, plan, body);
    const wanted = new Set(body.shown.map(({ tripId }) => tripId));
    const data = plan.skipped.flatMap(({ tripId, name, why, invoice }): Outcome[] =>
      tripId === null || why !== 'billed' || !wanted.has(tripId)
        ? []
        : [{ tripId, name, outcome: 'existing', invoiceId: invoice?.id ?? null, message: null }],
    );
    for (const planned of plan.shares) data.push(await draftShare(call, tx, { group, planned }));
    return { data };
  });
}
