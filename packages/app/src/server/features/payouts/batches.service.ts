// Use cases of bank files: creating one from approved payouts, reading it, and recording that the bank executed it.

import { createHash } from 'node:crypto';
import { isSEPACountry, isValidIBAN } from 'ibantools';
import { toElectronicIban } from '#contract/finance/payouts/iban.ts';
import type * as endpoints from '#contract/finance/payouts/payouts.endpoints.ts';
import type { PayoutBatch } from '#contract/finance/payouts/payouts.shapes.ts';
import type { AnswerOf, CheckedRequest } from '#contract/platform/endpoint.ts';
import type { Queryable, Transaction } from '#server/db/database.ts';
import { assertPaidByNow, getAmountMath, toFullDigits } from '#server/features/finance/finance.public.ts';
import type { Call } from '#server/platform/app.ts';
import { AppError, notFound, ValidationError } from '#server/platform/errors.ts';
import type { FileResponse } from '#server/platform/http/routes.ts';
import { readPage } from '#server/platform/lists/read-list.ts';
import { recordChange } from '#server/platform/record-change.ts';
import {
  type BatchRow,
  batchList,
  findBankAccount,
  findBatch,
  findBatchDocument,
  findBatchesByIds,
  insertBatch,
} from './batches.queries.ts';
import { findPayoutsByIds, lockPayoutIds, lockPayouts, type PayoutRow, updatePayout, whereInBatch } from './payouts.queries.ts';
import { isOrderedFromBank, payoutNumber } from './payouts.rules.ts';
import { type Account, type Transfer, writeCreditTransfer } from './sepa/credit-transfer.rules.ts';
import { findTripsWithTestMoney } from './test-money.queries.ts';
import { transitionPayout } from './transition-payout.service.ts';

type Input<Name extends keyof typeof endpoints> = CheckedRequest<(typeof endpoints)[Name]>;
type Output<Name extends keyof typeof endpoints> = Promise<AnswerOf<(typeof endpoints)[Name]>>;

function toPayoutBatch(row: BatchRow): PayoutBatch {
  return { ...row, total: toFullDigits(row.total, row.currency), createdAt: row.createdAt.toISOString() };
}

async function getPayoutBatch(db: Queryable, id: number): Promise<PayoutBatch> {
  const row = await findBatch(db, id);
  if (row === null) throw notFound();
  return toPayoutBatch(row);
}

export async function listPayoutBatches(call: Call, { query }: Input<'listPayoutBatches'>): Output<'listPayoutBatches'> {
  const rows = (ids: readonly number[]) => findBatchesByIds(call.db, ids);
  const page = await readPage(call, batchList, { asked: query, rows });
  return { ...page, data: page.data.map(toPayoutBatch) };
}

export async function readPayoutBatchFile(call: Call, { params: { id } }: Input<'readPayoutBatchFile'>): Promise<FileResponse> {
  const found = await findBatchDocument(call.db, id);
  if (found === null) throw notFound();
  const { messageId, document } = found;
  const etag = createHash('sha256').update(document).digest('base64url');
  return { mediaType: 'application/xml', body: Buffer.from(document), etag, cache: 'revalidate', fileName: `${messageId}.xml` };
}

/** Locks the payouts to order: approved, in no bank file yet, of one business, in euros, to accounts within SEPA. */
async function lockOrderablePayouts(tx: Transaction, ids: readonly number[]): Promise<{ rows: PayoutRow[]; businessId: number }> {
  const rows = await lockPayouts(tx, ids);
  const paidByTests = await findTripsWithTestMoney(
    tx,
    rows.map(({ tripId }) => tripId),
  );
  const [first] = rows;
  if (first === undefined || rows.length < new Set(ids).size) throw new ValidationError([{ field: 'payoutIds', rule: 'unknownNumber' }]);
  for (const row of rows) {
    const number = payoutNumber(row.id);
    if (isOrderedFromBank(row)) throw new AppError('payoutOrdered', { values: { number } });
    if (row.state !== 'approved') throw new AppError('payoutMoved', { values: { number } });
    if (row.tripId !== null && paidByTests.has(row.tripId)) throw new AppError('payoutOfTestMoney', { values: { number } });
    if (!isSEPACountry(row.iban.slice(0, 2))) throw new AppError('payoutOutsideSepa', { values: { number, name: row.payeeName } });
  }
  const { businessId } = first;
  if (rows.some((row) => row.businessId !== businessId || row.currency !== 'EUR')) throw new AppError('batchMixed');
  return { rows, businessId };
}

/** Returns the account of the business that pays. */
async function getPayerAccount(tx: Transaction, businessId: number): Promise<Account> {
  const business = await findBankAccount(tx, businessId);
  const iban = toElectronicIban(business?.iban ?? '');
  if (business === null || !isValidIBAN(iban) || !isSEPACountry(iban.slice(0, 2))) {
    throw new AppError('businessIbanInvalid', { values: { business: business?.name ?? String(businessId) } });
  }
  return { holder: business.legalName || business.name, iban, bic: '' };
}

function toTransfer(row: PayoutRow): Transfer {
  const { id, holder, iban, bic, amount, currency, businessName, tripId, fromDate, toDate } = row;
  const endToEndId = payoutNumber(id);
  const what = tripId === null ? businessName : `${businessName} trip ${tripId} ${fromDate} - ${toDate}`;
  return { endToEndId, amount: toFullDigits(amount, currency), to: { holder, iban, bic }, remittance: `${endToEndId} ${what}` };
}

/** Derives the message ID from the payouts and their versions, so that the same approved payouts can be ordered only once. */
function toMessageId(rows: readonly PayoutRow[], today: string): string {
  const what = rows.map(({ id, version }) => `${id}:${version}`).join(',');
  return `PO-${today.replaceAll('-', '')}-${createHash('sha256').update(what).digest('hex').slice(0, 20)}`;
}

export async function createPayoutBatch(call: Call, { body }: Input<'createPayoutBatch'>): Output<'createPayoutBatch'> {
  const { payoutIds, executionDate } = body;
  const { clock } = call.app;
  const today = clock.today();
  if (executionDate < today) throw new ValidationError([{ field: 'executionDate', rule: 'notBefore', values: { other: today } }]);
  return call.db.transaction(async (tx) => {
    const { rows, businessId } = await lockOrderablePayouts(tx, payoutIds);
    const from = await getPayerAccount(tx, businessId);
    const messageId = toMessageId(rows, today);
    const transfers = rows.map(toTransfer);
    const euros = getAmountMath('EUR');
    const total = euros.sum(transfers.map(({ amount }) => amount));
    const createdAt = clock.now();
    const document = writeCreditTransfer({ messageId, createdAt, executionDate, from, transfers }, euros);
    const ordered = { businessId, currency: 'EUR', messageId, executionDate, count: rows.length, total };
    const batchId = await insertBatch(tx, { ...ordered, document, createdBy: call.caller?.id ?? null, createdAt });
    for (const row of rows) {
      await updatePayout(tx, row.id, { batchId });
      const changes = { messageId, executionDate, amount: row.amount, currency: row.currency };
      await recordChange(tx, call, { action: 'payout.order', subjectType: 'payout', subjectId: row.id, changes });
    }
    return getPayoutBatch(tx, batchId);
  });
}

export async function payPayoutBatch(call: Call, { params: { id }, body }: Input<'payPayoutBatch'>): Output<'payPayoutBatch'> {
  const { paidOn, reference } = body;
  assertPaidByNow(call.app.clock, paidOn);
  return call.db.transaction(async (tx) => {
    const batch = await findBatch(tx, id);
    if (batch === null) throw notFound();
    const rows = (await findPayoutsByIds(tx, await lockPayoutIds(tx, whereInBatch(id)))).filter(({ state }) => state === 'approved');
    if (rows.length === 0) throw new AppError('payoutMoved', { values: { number: batch.messageId } });
    const payment = { paidOn, reference: reference || batch.messageId };
    for (const row of rows) await transitionPayout(tx, call, row, { step: 'pay', payment });
    return getPayoutBatch(tx, id);
  });
}
