// Drafts the invoice of a trip that is billed with its group, and makes the share the price of the trip.

import type { GroupShare } from '#contract/finance/invoices/group-share.ts';
import type { Transaction } from '#server/db/database.ts';
import { insertDraft } from '#server/features/finance/invoices/invoices.service.ts';
import { agreeGroupShare } from '#server/features/trips/trip-facts.public.ts';
import type { Call } from '#server/platform/app.ts';
import { ValidationError } from '#server/platform/errors.ts';
import { loadInvoiceInput, type Stay } from './bill-stay.service.ts';

interface DraftedShare extends Omit<Stay, 'parentId'> {
  readonly buyerId: number;
  /** What is printed as the reference: the name of the group. */
  readonly reference: string;
  readonly share: GroupShare;
  /** What the share is below the quote of the trip. */
  readonly waived: string;
  readonly currency: string;
}

/**
 * Saves the draft; returns its ID.
 * @throws AppError `alreadyBilled`; ValidationError for a buyer who can't be billed
 */
export async function draftGroupShare(call: Call, tx: Transaction, drafted: DraftedShare): Promise<number> {
  const { tripId, businessId, buyerId, quoteFingerprint, reference, share, waived, currency } = drafted;
  const typed = await loadInvoiceInput(tx, call, { ...drafted, parentId: buyerId });
  if (typed === null) throw new ValidationError([{ field: 'buyerId', rule: 'unknownNumber' }]);
  const { id } = await insertDraft(call, tx, {
    ...{ businessId, buyerId, quoteFingerprint, tripId, groupShare: share },
    typed: { ...typed, reference },
  });
  await agreeGroupShare(tx, call, { tripId, quoteFingerprint, waived, currency });
  return id;
}
