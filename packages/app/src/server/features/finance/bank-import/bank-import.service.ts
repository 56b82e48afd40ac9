// The use case of importing a bank statement: finds new payments, proposes invoices for them, and records them.

import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type * as endpoints from '#contract/finance/payments/payments.endpoints.ts';
import type { BankLine, BankReport } from '#contract/finance/payments/payments.shapes.ts';
import type { CheckedRequest } from '#contract/platform/endpoint.ts';
import { lockInvoice } from '#server/features/finance/invoices/invoices.queries.ts';
import { canTakeInvoiceStep, computeOutstanding } from '#server/features/finance/invoices/invoices.rules.ts';
import { findSeller } from '#server/features/finance/invoices/sellers.queries.ts';
import { type AmountMath, getAmountMath, hasCurrencyDigits, isAbove, isCurrency, minAmount } from '#server/features/finance/money.rules.ts';
import { getLatestPaidOn } from '#server/features/finance/payments/payment-date.service.ts';
import { findKnownKeys, listOpenInvoices } from '#server/features/finance/payments/payments.queries.ts';
import { recordReceivedPayment } from '#server/features/finance/payments/payments.service.ts';
import type { Call } from '#server/platform/app.ts';
import { AppError, ValidationError } from '#server/platform/errors.ts';
import type { UploadedFile } from '#server/platform/http/routes.ts';
import { decodeText } from '#server/platform/lists/table-text.rules.ts';
import { getTranslator } from '#server/platform/translate.ts';
import { findInvoiceNumbers, parseStatement, type StatementLine } from './bank-csv.rules.ts';

const MAX_LINES = 5000;

interface KeyedLine extends StatementLine {
  readonly key: string;
}

/** Adds a key to each line, equal for the same line in any file; identical lines within one file are numbered and so count separately. */
function addLineKeys(lines: readonly StatementLine[], businessId: number): KeyedLine[] {
  const seen = new Map<string, number>();
  return lines.map((line) => {
    const { paidOn, amount, payerName, reference } = line;
    const content = JSON.stringify([businessId, paidOn, amount, payerName, reference]);
    const nth = (seen.get(content) ?? 0) + 1;
    seen.set(content, nth);
    return { ...line, key: `bank:${createHash('sha256').update(`${content}${nth}`).digest('hex')}` };
  });
}

async function parseStatementFile(
  call: Call,
  { file, businessId, math }: { file: UploadedFile | undefined; businessId: number; math: AmountMath },
): Promise<KeyedLine[]> {
  if (file === undefined) throw new ValidationError([{ field: 'file', rule: 'required' }]);
  const statement = parseStatement(decodeText(await readFile(file.path)), { code: math.currency, minorDigits: math.digits });
  if (!statement.ok) {
    const words = getTranslator(call.locale);
    const columns = statement.missing.map((column) => words(`bankColumns.${column}`)).join(', ');
    throw new AppError('bankFileUnreadable', { field: 'file', values: { columns } });
  }
  if (statement.lines.length > MAX_LINES) throw new AppError('fileTooLarge', { field: 'file', values: { limit: `${MAX_LINES}` } });
  return addLineKeys(statement.lines, businessId);
}

type OpenInvoice = Awaited<ReturnType<typeof listOpenInvoices>>[number];

interface ReadContext {
  readonly call: Call;
  readonly math: AmountMath;
  readonly known: ReadonlySet<string>;
  /** The outstanding invoices, reduced by the lines before. */
  readonly open: Map<number, OpenInvoice>;
}

/** Returns what is wrong with a line, in the reader's language; null if nothing. */
function findLineError({ paidOn, amount, amountFault, payerName, reference }: StatementLine, { call, math }: ReadContext): string | null {
  const words = getTranslator(call.locale);
  if (paidOn === null) return words('bankLines.date');
  if (paidOn > getLatestPaidOn(call.app.clock)) return words('bankLines.future');
  if (amountFault !== null) return words(`bankLines.${amountFault}`, { currency: math.currency });
  if (amount === null || !hasCurrencyDigits(amount, math) || math.compare(amount, math.zero) === 0) return words('bankLines.amount');
  return payerName === '' && reference === '' ? words('bankLines.nobody') : null;
}

/** Proposes allocations to the invoices named in the reference, in that order, up to the outstanding amounts and the payment's amount. */
function proposeAllocations(line: StatementLine, { math, open }: ReadContext): BankLine['proposals'] {
  let left = line.amount ?? math.zero;
  return findInvoiceNumbers(line.reference, [...open.values()]).flatMap((invoice) => {
    const amount = minAmount(left, invoice.owed, math);
    if (!isAbove(amount, math.zero, math)) return [];
    left = math.subtract(left, amount);
    open.set(invoice.invoiceId, { ...invoice, owed: math.subtract(invoice.owed, amount) });
    const { invoiceId, number, buyerName } = invoice;
    return [{ invoiceId, number, buyerName, amount }];
  });
}

function toBankLine({ key, ...line }: KeyedLine, reading: ReadContext): BankLine {
  const { math, known } = reading;
  const message = findLineError(line, reading);
  if (message !== null || line.amount === null) return { ...line, state: 'faulty', message, proposals: [] };
  const amount = math.sum([line.amount]);
  const seen = { ...line, amount, message, proposals: [] };
  if (math.compare(amount, math.zero) < 0) return { ...seen, state: 'outgoing' };
  if (known.has(key)) return { ...seen, state: 'known' };
  return { ...seen, state: 'new', proposals: proposeAllocations(line, reading) };
}

/** Records one line in its own transaction, so that importing the same file again continues after an interruption. */
async function recordLine(
  call: Call,
  { line, key, businessId, currency }: { line: BankLine; key: string; businessId: number; currency: string },
) {
  const { paidOn, amount, payerName, reference, proposals } = line;
  if (paidOn === null || amount === null) return;
  await call.db.transaction(async (tx) => {
    const allocations: { invoiceId: number; amount: string }[] = [];
    // Locks invoices by ID, as everywhere.
    for (const { invoiceId, amount: wished } of proposals.toSorted((one, other) => one.invoiceId - other.invoiceId)) {
      const invoice = await lockInvoice(tx, invoiceId);
      if (invoice === null || !canTakeInvoiceStep('pay', invoice)) continue;
      allocations.push({ invoiceId, amount: minAmount(wished, computeOutstanding(invoice), getAmountMath(currency)) });
    }
    const payer = { payerName: payerName === '' ? reference : payerName, reference };
    await recordReceivedPayment(tx, call, { businessId, currency, amount, paidOn, method: 'bank_transfer', ...payer, key, allocations });
  });
}

export async function importPayments(
  call: Call,
  { file, body }: CheckedRequest<typeof endpoints.importPayments> & { readonly file: UploadedFile | undefined },
): Promise<BankReport> {
  const { businessId, dryRun, allocate } = body;
  const seller = await findSeller(call.db, businessId);
  if (seller === null) throw new ValidationError([{ field: 'businessId', rule: 'unknownNumber' }]);
  const { currency } = seller;
  if (!isCurrency(currency)) throw new ValidationError([{ field: 'businessId', rule: 'currency' }]);
  const math = getAmountMath(currency);
  const statement = await parseStatementFile(call, { file, businessId, math });
  const open = allocate ? await listOpenInvoices(call.db, { businessId, currency }) : [];
  const known = await findKnownKeys(
    call.db,
    statement.map(({ key }) => key),
  );
  const reading = { call, math, known, open: new Map(open.map((one) => [one.invoiceId, one])) };
  const lines = statement.map((line) => ({ key: line.key, line: toBankLine(line, reading) }));
  if (!dryRun) {
    for (const { line, key } of lines) if (line.state === 'new') await recordLine(call, { line, key, businessId, currency });
  }
  const count = (state: BankLine['state']) => lines.filter(({ line }) => line.state === state).length;
  const counts = { new: count('new'), known: count('known'), outgoing: count('outgoing'), faulty: count('faulty') };
  return { currency, lines: lines.map(({ line }) => line), counts, recorded: !dryRun };
}
