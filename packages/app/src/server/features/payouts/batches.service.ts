// Use cases of the files for the bank: making one of approved payouts, reading it, and recording that the bank has executed it.

import { createHash } from 'node:crypto';
import { isSEPACountry, isValidIBAN } from 'ibantools';
import { electronicIban } from '#contract/finance/iban.ts';
import type * as endpoints from '#contract/finance/payouts.endpoints.ts';
import type { PayoutBatch } from '#contract/finance/payouts.shapes.ts';
import type { AnswerOf, CheckedRequest } from '#contract/platform/endpoint.ts';
import type { Queryable, Transaction } from '#server/db/database.ts';
import { assertPaidByNow, mathOf, written } from '#server/features/finance/finance.public.ts';
import type { Call } from '#server/platform/app.ts';
import type { Bytes } from '#server/platform/http/routes.ts';
import { readPage } from '#server/platform/lists/read-list.ts';
import { recordChange } from '#server/platform/record.ts';
import { FieldFaults, notFound, Refusal } from '#server/platform/refusal.ts';
import { accountOf, type BatchRow, batchesByIds, batchList, documentOf, findBatch, insertBatch } from './batches.queries.ts';
import { inBatch, lockPayouts, lockWhere, type PayoutRow, payoutsByIds, savePayout } from './payouts.queries.ts';
import { isOrdered, payoutNumber } from './payouts.rules.ts';
import { type Account, type Transfer, writeCreditTransfer } from './sepa/credit-transfer.rules.ts';
import { pay } from './steps.service.ts';
import { tripsWithTestMoney } from './test-money.queries.ts';

type Asked<Name extends keyof typeof endpoints> = CheckedRequest<(typeof endpoints)[Name]>;
type Answered<Name extends keyof typeof endpoints> = Promise<AnswerOf<(typeof endpoints)[Name]>>;

function batchRecord(row: BatchRow): PayoutBatch {
  return { ...row, total: written(row.total, row.currency), createdAt: row.createdAt.toISOString() };
}

async function batchAnswer(db: Queryable, id: number): Promise<PayoutBatch> {
  const row = await findBatch(db, id);
  if (row === null) throw notFound();
  return batchRecord(row);
}

export async function listPayoutBatches(call: Call, { query }: Asked<'listPayoutBatches'>): Answered<'listPayoutBatches'> {
  const rows = (ids: readonly number[]) => batchesByIds(call.db, ids);
  const page = await readPage(call, batchList, { asked: query, rows });
  return { ...page, data: page.data.map(batchRecord) };
}

export async function readPayoutBatchFile(call: Call, { params: { id } }: Asked<'readPayoutBatchFile'>): Promise<Bytes> {
  const found = await documentOf(call.db, id);
  if (found === null) throw notFound();
  const { messageId, document } = found;
  const etag = createHash('sha256').update(document).digest('base64url');
  return { mediaType: 'application/xml', body: Buffer.from(document), etag, cache: 'revalidate', fileName: `${messageId}.xml` };
}

/** What is to be ordered, locked: approved, in no file yet, of one business, in euros, to accounts that the SEPA reaches. */
async function orderable(tx: Transaction, ids: readonly number[]): Promise<{ rows: PayoutRow[]; businessId: number }> {
  const rows = await lockPayouts(tx, ids);
  const paidByTests = await tripsWithTestMoney(
    tx,
    rows.map(({ tripId }) => tripId),
  );
  const [first] = rows;
  if (first === undefined || rows.length < new Set(ids).size) throw new FieldFaults([{ field: 'payoutIds', rule: 'unknownNumber' }]);
  for (const row of rows) {
    const number = payoutNumber(row.id);
    if (isOrdered(row)) throw new Refusal('payoutOrdered', { values: { number } });
    if (row.state !== 'approved') throw new Refusal('payoutMoved', { values: { number } });
    if (row.tripId !== null && paidByTests.has(row.tripId)) throw new Refusal('payoutOfTestMoney', { values: { number } });
    if (!isSEPACountry(row.iban.slice(0, 2))) throw new Refusal('payoutOutsideSepa', { values: { number, name: row.payeeName } });
  }
  const { businessId } = first;
  if (rows.some((row) => row.businessId !== businessId || row.currency !== 'EUR')) throw new Refusal('batchMixed');
  return { rows, businessId };
}

/** The account that the money is taken from. */
async function payerOf(tx: Transaction, businessId: number): Promise<Account> {
  const business = await accountOf(tx, businessId);
  const iban = electronicIban(business?.iban ?? '');
  if (business === null || !isValidIBAN(iban) || !isSEPACountry(iban.slice(0, 2))) {
    throw new Refusal('businessIbanInvalid', { values: { business: business?.name ?? String(businessId) } });
  }
  return { holder: business.legalName || business.name, iban, bic: '' };
}

function transferOf(row: PayoutRow): Transfer {
  const { id, holder, iban, bic, amount, currency, businessName, tripId, fromDate, toDate } = row;
  const endToEndId = payoutNumber(id);
  const what = tripId === null ? businessName : `${businessName} trip ${tripId} ${fromDate} - ${toDate}`;
  return { endToEndId, amount: written(amount, currency), to: { holder, iban, bic }, remittance: `${endToEndId} ${what}` };
}

/** From what is ordered: the same payouts, approved as they are, could be ordered once only. */
function messageIdOf(rows: readonly PayoutRow[], today: string): string {
  const what = rows.map(({ id, version }) => `${id}:${version}`).join(',');
  return `PO-${today.replaceAll('-', '')}-${createHash('sha256').update(what).digest('hex').slice(0, 20)}`;
}

export async function createPayoutBatch(call: Call, { body }: Asked<'createPayoutBatch'>): Answered<'createPayoutBatch'> {
  const { payoutIds, executionDate } = body;
  const { clock } = call.app;
  const today = clock.today();
  if (executionDate < today) throw new FieldFaults([{ field: 'executionDate', rule: 'notBefore', values: { other: today } }]);
  return call.db.transaction(async (tx) => {
    const { rows, businessId } = await orderable(tx, payoutIds);
    const from = await payerOf(tx, businessId);
    const messageId = messageIdOf(rows, today);
    const transfers = rows.map(transferOf);
    const euros = mathOf('EUR');
    const total = euros.sum(transfers.map(({ amount }) => amount));
    const createdAt = clock.now();
    const document = writeCreditTransfer({ messageId, createdAt, executionDate, from, transfers }, euros);
    const ordered = { businessId, currency: 'EUR', messageId, executionDate, count: rows.length, total };
    const batchId = await insertBatch(tx, { ...ordered, document, createdBy: call.caller?.id ?? null, createdAt });
    for (const row of rows) {
      await savePayout(tx, row.id, { batchId });
      const changes = { messageId, executionDate, amount: row.amount, currency: row.currency };
      await recordChange(tx, call, { action: 'payout.order', subjectType: 'payout', subjectId: row.id, changes });
    }
    return batchAnswer(tx, batchId);
  });
}

export async function payPayoutBatch(call: Call, { params: { id }, body }: Asked<'payPayoutBatch'>): Answered<'payPayoutBatch'> {
  const { paidOn, reference } = body;
  assertPaidByNow(call.app.clock, paidOn);
  return call.db.transaction(async (tx) => {
    const batch = await findBatch(tx, id);
    if (batch === null) throw notFound();
    const rows = (await payoutsByIds(tx, await lockWhere(tx, inBatch(id)))).filter(({ state }) => state === 'approved');
    if (rows.length === 0) throw new Refusal('payoutMoved', { values: { number: batch.messageId } });
    for (const row of rows) await pay(tx, call, { row, paidOn, reference: reference || batch.messageId });
    return batchAnswer(tx, id);
  });
}
