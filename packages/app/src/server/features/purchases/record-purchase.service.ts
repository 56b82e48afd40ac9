// Use cases of drafts of purchase invoices: recording a supplier's invoice, editing it, deleting it.

import type { PayeeType } from '#contract/finance/payouts/payee.ts';
import type * as endpoints from '#contract/finance/purchases/purchases.endpoints.ts';
import type { PurchaseBody } from '#contract/finance/purchases/purchases.shapes.ts';
import type { AnswerOf, CheckedRequest } from '#contract/platform/endpoint.ts';
import type { Transaction } from '#server/db/database.ts';
import { findConstraint } from '#server/db/fault.ts';
import { attachFiles, detachFiles } from '#server/features/attachments/attachments.public.ts';
import { findSeller, getAmountMath, isAbove, isCurrency } from '#server/features/finance/finance.public.ts';
import { findTrip } from '#server/features/trips/trip-facts.public.ts';
import type { Call } from '#server/platform/app.ts';
import { findDifferences } from '#server/platform/differences.ts';
import { AppError, ValidationError } from '#server/platform/errors.ts';
import { recordChange } from '#server/platform/record-change.ts';
import { getTranslator } from '#server/platform/translate.ts';
import { findExpectedAmount } from './expected-amounts.service.ts';
import { listPayoutsOfPurchase, lockPayoutsOfPurchase } from './purchase-payouts.queries.ts';
import { findPayee, insertPurchase, type PurchaseRow, updatePurchase } from './purchases.queries.ts';
import { findPurchaseErrors, sumPurchase, toPurchaseLines } from './purchases.rules.ts';
import { getPurchasePage, lockPurchaseForStep } from './purchases.service.ts';
import { deleteDraft, reverseSelfBilled, toPurchaseSubject } from './reverse-purchase.service.ts';

type Input<Name extends keyof typeof endpoints> = CheckedRequest<(typeof endpoints)[Name]>;
type Output<Name extends keyof typeof endpoints> = Promise<AnswerOf<(typeof endpoints)[Name]>>;

/** Maps violations of unique constraints to errors: the database also catches duplicates that concurrent requests record. */
function throwNumberTaken(error: unknown): never {
  if (findConstraint(error) === 'purchase_invoices_stay_once') throw new AppError('stayBilledOtherwise', { field: 'tripId' });
  throw findConstraint(error) === 'purchase_invoices_number' ? new AppError('purchaseNumberTaken', { field: 'number' }) : error;
}

/** Returns the figures to store; throws a `ValidationError` with every invalid field. */
function toFigureColumns(
  body: Pick<PurchaseBody, 'lines' | 'net' | 'vat' | 'issueDate' | 'dueDate'>,
  about: { currency: string; name: string },
) {
  const math = getAmountMath(about.currency);
  const faults = findPurchaseErrors(body, math);
  if (faults.length > 0) throw new ValidationError(faults);
  const lines = toPurchaseLines(body, { math, name: about.name });
  return { lines, ...sumPurchase(lines, body.vat, math) };
}

interface PartyInput {
  readonly businessId: number;
  readonly currency: string | undefined;
  readonly tripId: number | null;
  readonly payeeType: PayeeType | null;
  readonly payeeId: number | null;
}

/** Returns the columns for parties and stay, with the amount that the quote of the stay expects. */
async function loadPartyColumns(call: Call, tx: Transaction, { businessId, currency: wished, tripId, payeeType, payeeId }: PartyInput) {
  const seller = await findSeller(tx, businessId);
  if (seller === null) throw new ValidationError([{ field: 'businessId', rule: 'unknownNumber' }]);
  const currency = wished ?? seller.currency;
  if (!isCurrency(currency)) throw new ValidationError([{ field: 'currency', rule: 'currency' }]);
  if ((payeeType === null) !== (payeeId === null)) throw new ValidationError([{ field: 'payeeId', rule: 'required' }]);
  const payee = payeeType === null || payeeId === null ? null : { payeeType, payeeId };
  if (payee !== null && (await findPayee(tx, payee)) === null) throw new ValidationError([{ field: 'payeeId', rule: 'unknownNumber' }]);
  const trip = tripId === null ? null : await findTrip(tx, tripId);
  if (tripId !== null && trip === null) throw new ValidationError([{ field: 'tripId', rule: 'unknownNumber' }]);
  const fingerprint = trip?.quoteFingerprint ?? null;
  const owed = fingerprint === null || payee === null ? null : await findExpectedAmount(call.app, tx, { fingerprint, payee });
  if (owed !== null && owed.currency !== currency) throw new ValidationError([{ field: 'currency', rule: 'invalid' }]);
  return { businessId, currency, tripId, payeeType, payeeId, quoteFingerprint: owed && fingerprint, expected: owed?.amount ?? null };
}

export async function recordPurchase(call: Call, { body }: Input<'recordPurchase'>): Output<'recordPurchase'> {
  const { supplierName, number, issueDate, dueDate, notes, attachmentRef } = body;
  return call.db
    .transaction(async (tx) => {
      const facts = await loadPartyColumns(call, tx, { ...body, currency: body.currency });
      const figures = toFigureColumns(body, { currency: facts.currency, name: number });
      const by = { createdBy: call.caller?.id ?? null, createdAt: call.app.clock.now() };
      await reverseSelfBilled(tx, call, facts);
      const id = await insertPurchase(tx, { ...facts, ...figures, supplierName, number, issueDate, dueDate, notes, ...by });
      if (attachmentRef !== null) {
        await attachFiles(tx, call, { refs: [attachmentRef], subject: toPurchaseSubject(id), access: 'private', field: 'attachmentRef' });
        await updatePurchase(tx, id, { attachmentRef });
      }
      const { net, vat, total } = figures;
      const { currency, tripId, expected } = facts;
      const changes = { supplierName, number, currency, net, vat, total, expected, tripId };
      await recordChange(tx, call, { action: 'purchaseInvoice.create', subjectType: 'purchaseInvoice', subjectId: id, changes });
      return getPurchasePage(call, tx, id);
    })
    .catch(throwNumberTaken);
}

/** Returns the changed columns of a draft; a self-billed draft keeps what comes from its stay. */
async function loadChangedPartyColumns(
  call: Call,
  tx: Transaction,
  { row, body }: { row: PurchaseRow; body: Input<'editPurchase'>['body'] },
) {
  if (row.selfBilled) return { currency: row.currency };
  const { supplierName = row.supplierName, number = row.number, businessId = row.businessId, currency = row.currency } = body;
  const { tripId = row.tripId, payeeType = row.payeeType, payeeId = row.payeeId } = body;
  return { supplierName, number, ...(await loadPartyColumns(call, tx, { businessId, currency, tripId, payeeType, payeeId })) };
}

/** Asserts that linked payouts still fit an edited draft: their sum within its total, the same payee, business and currency. */
async function assertPayoutsFit(
  tx: Transaction,
  row: PurchaseRow,
  now: { total: string; currency: string; payeeId?: number | null; businessId?: number },
) {
  const linked = await listPayoutsOfPurchase(tx, row.id);
  if (linked.length === 0) return;
  const isOther =
    now.currency !== row.currency || (now.payeeId ?? row.payeeId) !== row.payeeId || (now.businessId ?? row.businessId) !== row.businessId;
  if (isOther) throw new AppError('purchaseMoved');
  const math = getAmountMath(now.currency);
  const sum = math.sum(linked.map(({ amount }) => amount));
  if (isAbove(sum, now.total, math)) throw new AppError('moreThanOwed', { values: { owed: now.total, currency: now.currency } });
}

const isOtherStay = (row: PurchaseRow, now: Pick<PurchaseRow, 'tripId' | 'payeeType' | 'payeeId'>) =>
  row.tripId !== now.tripId || row.payeeType !== now.payeeType || row.payeeId !== now.payeeId;

export async function editPurchase(call: Call, { params: { id }, body }: Input<'editPurchase'>): Output<'editPurchase'> {
  const { version, issueDate, dueDate, notes, attachmentRef } = body;
  return call.db
    .transaction(async (tx) => {
      await lockPayoutsOfPurchase(tx, id);
      const row = await lockPurchaseForStep(tx, call, { id, version, step: 'edit' });
      const facts = await loadChangedPartyColumns(call, tx, { row, body });
      const figures = toFigureColumns(body, { currency: facts.currency, name: body.number ?? row.number ?? row.supplierName });
      await assertPayoutsFit(tx, row, { ...facts, total: figures.total });
      if ('tripId' in facts && isOtherStay(row, facts)) await reverseSelfBilled(tx, call, facts);
      const isNewFile = attachmentRef !== null && attachmentRef !== row.attachmentRef;
      if (isNewFile)
        await attachFiles(tx, call, { refs: [attachmentRef], subject: toPurchaseSubject(id), access: 'private', field: 'attachmentRef' });
      const fields = { ...facts, ...figures, issueDate, dueDate, notes, attachmentRef };
      // A confirmation by the host applies only to the figures that they saw.
      await updatePurchase(tx, id, { ...fields, acceptedBy: null, acceptedAt: null });
      if (attachmentRef !== row.attachmentRef)
        await detachFiles(tx, call.app, { subject: toPurchaseSubject(id), except: attachmentRef === null ? [] : [attachmentRef] });
      const changes = findDifferences({ ...row }, fields);
      await recordChange(tx, call, { action: 'purchaseInvoice.edit', subjectType: 'purchaseInvoice', subjectId: id, changes });
      return getPurchasePage(call, tx, id);
    })
    .catch(throwNumberTaken);
}

export async function deletePurchase(call: Call, { params: { id } }: Input<'deletePurchase'>): Output<'deletePurchase'> {
  await call.db.transaction(async (tx) => {
    const payouts = await lockPayoutsOfPurchase(tx, id);
    const { supplierName, number, total } = await lockPurchaseForStep(tx, call, { id, step: 'remove' });
    await deleteDraft(tx, call.app, { id, payoutIds: payouts.map((payout) => payout.id) });
    const changes = { supplierName, number, total };
    await recordChange(tx, call, { action: 'purchaseInvoice.delete', subjectType: 'purchaseInvoice', subjectId: id, changes });
  });
  return { message: getTranslator(call.locale)('answers.deleted') };
}
