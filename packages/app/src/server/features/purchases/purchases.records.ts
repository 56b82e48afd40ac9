// Purchase invoices as their readers' clients receive them.

import type { LinkedPayout, ListedPurchase, PurchasePage } from '#contract/finance/purchases/purchases.shapes.ts';
import type { Queryable } from '#server/db/database.ts';
import { toFullDigits } from '#server/features/finance/finance.public.ts';
import { findTrip } from '#server/features/trips/trip-facts.public.ts';
import type { Call } from '#server/platform/app.ts';
import { listLinkablePayouts, listPayoutsOfPurchase, type PayoutRow } from './purchase-payouts.queries.ts';
import { findAttachment, type PurchaseRow } from './purchases.queries.ts';
import { computeDifference, computeOutstanding, isPurchaseOverdue, listPurchaseSteps } from './purchases.rules.ts';

export function toListedPurchase(row: PurchaseRow, today: string): ListedPurchase {
  const { id, state, number, businessId, businessName, supplierName, payeeType, payeeId, selfBilled, tripId, currency } = row;
  const exact = (amount: string) => toFullDigits(amount, currency);
  return {
    ...{ id, state, number, businessId, businessName, supplierName, payeeType, payeeId, selfBilled, tripId, currency },
    net: exact(row.net),
    vat: exact(row.vat),
    total: exact(row.total),
    expected: row.expected === null ? null : exact(row.expected),
    difference: computeDifference(row),
    paid: exact(row.paid),
    outstanding: computeOutstanding(row),
    issueDate: row.issueDate,
    dueDate: row.dueDate,
    overdue: isPurchaseOverdue(row, today),
    isAccepted: row.acceptedAt !== null,
    hasAttachment: row.attachmentRef !== null,
    createdAt: row.createdAt.toISOString(),
    version: row.version,
  };
}

function toLinkedPayout({ id, state, tripId, amount, currency, dueDate, paidOn }: PayoutRow): LinkedPayout {
  return { id, state, tripId, amount: toFullDigits(amount, currency), dueDate, paidOn };
}

async function findTripOfPurchase(db: Queryable, tripId: number | null): Promise<PurchasePage['trip']> {
  const trip = tripId === null ? null : await findTrip(db, tripId);
  if (trip === null) return null;
  const { id, studentName, fromDate, toDate } = trip;
  return { id, studentName, fromDate, toDate };
}

/** Returns the page of an invoice; suppliers don't get our internal notes. */
export async function toPurchasePage({ app, may, grant }: Call, db: Queryable, row: PurchaseRow): Promise<PurchasePage> {
  const mayLink = may('purchaseInvoices.write') && row.state !== 'void';
  return {
    ...toListedPurchase(row, app.clock.today()),
    lines: [...row.lines],
    notes: grant.all ? row.notes : '',
    reason: grant.all || row.state === 'void' ? row.reason : '',
    quoteFingerprint: grant.all ? row.quoteFingerprint : null,
    trip: await findTripOfPurchase(db, row.tripId),
    attachment: row.attachmentRef === null ? null : await findAttachment(db, row.attachmentRef),
    payouts: (await listPayoutsOfPurchase(db, row.id)).map(toLinkedPayout),
    linkable: mayLink ? (await listLinkablePayouts(db, row)).map(toLinkedPayout) : [],
    acceptedAt: row.acceptedAt?.toISOString() ?? null,
    approvedAt: row.approvedAt?.toISOString() ?? null,
    createdBy: grant.all ? row.creatorName : null,
    steps: listPurchaseSteps(row, may),
  };
}
