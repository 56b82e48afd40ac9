// Use case of rebilling: puts approved unbilled shares on draft invoices, one for each parent, business and currency.

import { formatterFor } from '@hosted-stay/pricing-core/format';
import { createAuditMessages } from '#contract/administration/audit-messages.ts';
import type * as endpoints from '#contract/finance/expenses/expenses.endpoints.ts';
import type { BillingReport } from '#contract/finance/expenses/expenses.shapes.ts';
import type { AnswerOf, CheckedRequest } from '#contract/platform/endpoint.ts';
import type { Locale } from '#contract/platform/locales.ts';
import type { Transaction } from '#server/db/database.ts';
import { draftInvoice, getAmountMath, toFullDigits } from '#server/features/finance/finance.public.ts';
import type { Call } from '#server/platform/app.ts';
import { AppError } from '#server/platform/errors.ts';
import { recordChange } from '#server/platform/record-change.ts';
import { createMessageLookup } from '#server/platform/translate.ts';
import {
  type ExpenseRow,
  findBusinessOfCurrency,
  findExpensesByIds,
  listBuyers,
  lockExpenses,
  whereBillableOfGroup,
  whereIdIn,
} from './expenses.queries.ts';
import { listSharesOfExpenses, type ShareRow, updateInvoiceOfShares } from './shares.queries.ts';

type Input<Name extends keyof typeof endpoints> = CheckedRequest<(typeof endpoints)[Name]>;
type Output<Name extends keyof typeof endpoints> = Promise<AnswerOf<(typeof endpoints)[Name]>>;

/** Expenses are rebilled at cost: the share is what is owed, without additional VAT. */
const NO_VAT = '0';

/** Returns the text of a share's invoice line, in the buyer's language. */
function toLineText(share: ShareRow, locale: Locale): string {
  const { category, description, studentName, subject, spentOn } = share;
  const named = createAuditMessages(createMessageLookup(locale), locale).value('category', category);
  const about = description === '' ? named : `${named}: ${description}`;
  const whose = subject === studentName ? studentName : `${studentName}, ${subject}`;
  return `${about} (${whose}, ${formatterFor(locale).date(spentOn)})`.slice(0, 500);
}

type Buyer = Awaited<ReturnType<typeof listBuyers>>[number];

interface ExpenseBill {
  readonly buyer: Buyer;
  readonly businessId: number;
  readonly currency: string;
  readonly shares: readonly ShareRow[];
}

/** Inserts one draft with its shares. */
async function insertDraftInvoice(call: Call, tx: Transaction, { buyer, businessId, currency, shares }: ExpenseBill) {
  const { id: buyerId, email, locale: language } = buyer;
  const name = `${buyer.firstName} ${buyer.lastName}`.trim();
  const billing = await findBusinessOfCurrency(tx, { currency, wished: businessId });
  if (billing === null) throw new AppError('noBusinessInCurrency', { values: { currency } });
  const lines = shares.map((share) => ({
    description: toLineText(share, language),
    amount: toFullDigits(share.amount, currency),
    vatPercentage: NO_VAT,
  }));
  const invoice = await draftInvoice(call, tx, { businessId: billing, buyer: { id: buyerId, name, email }, language, lines });
  await updateInvoiceOfShares(
    tx,
    shares.map(({ id }) => id),
    invoice.id,
  );
  const total = getAmountMath(currency).sum(lines.map(({ amount }) => amount));
  return { id: invoice.id, buyerName: name, currency, total, lines: lines.length };
}

/** Locks the expenses to bill, and returns their approved unbilled shares. */
async function lockBillableShares(
  tx: Transaction,
  body: Input<'billExpenses'>['body'],
): Promise<{ rows: ExpenseRow[]; shares: ShareRow[] }> {
  const which = body.groupId === undefined ? whereIdIn(body.ids ?? []) : whereBillableOfGroup(body.groupId);
  const locked = await lockExpenses(tx, which);
  const rows = (await findExpensesByIds(tx, locked)).filter(({ state, rebillable }) => state === 'approved' && rebillable);
  const all = await listSharesOfExpenses(
    tx,
    rows.map(({ id }) => id),
  );
  return { rows, shares: all.filter(({ standing, amount }) => standing === 'unbilled' && Number(amount) > 0) };
}

/** Groups shares into bills: one for each parent, business and currency, in a fixed order. */
function groupIntoBills(rows: readonly ExpenseRow[], shares: readonly ShareRow[], buyers: readonly Buyer[]): ExpenseBill[] {
  const businessOf = new Map(rows.map(({ id, businessId }) => [id, businessId]));
  return buyers
    .toSorted((a, b) => a.id - b.id)
    .flatMap((buyer) => {
      const own = shares.filter(({ parentId }) => parentId === buyer.id);
      const parts = Map.groupBy(own, ({ expenseId, currency }) => `${businessOf.get(expenseId)} ${currency}`);
      return [...parts.values()].flatMap((part) => {
        const [first] = part;
        const sorted = part.toSorted((a, b) => a.spentOn.localeCompare(b.spentOn) || a.id - b.id);
        return first === undefined
          ? []
          : [{ buyer, businessId: businessOf.get(first.expenseId) ?? 0, currency: first.currency, shares: sorted }];
      });
    });
}

export async function billExpenses(call: Call, { body }: Input<'billExpenses'>): Output<'billExpenses'> {
  return call.db.transaction(async (tx) => {
    const { rows, shares } = await lockBillableShares(tx, body);
    const owed = shares.filter(({ parentId }) => parentId !== null);
    if (owed.length === 0) throw new AppError('nothingToBill');
    const buyers = await listBuyers(tx, [...new Set(owed.flatMap(({ parentId }) => parentId ?? []))]);
    const invoices: BillingReport['invoices'] = [];
    for (const bill of groupIntoBills(rows, owed, buyers)) invoices.push(await insertDraftInvoice(call, tx, bill));
    for (const id of new Set(owed.map(({ expenseId }) => expenseId))) {
      const changes = { invoices: invoices.length, shares: owed.filter(({ expenseId }) => expenseId === id).length };
      await recordChange(tx, call, { action: 'expense.invoice', subjectType: 'expense', subjectId: id, changes });
    }
    const unbilled = shares
      .filter(({ parentId }) => parentId === null)
      .map(({ expenseId, tripId, studentName, amount, currency }) => ({
        ...{ expenseId, tripId, studentName, currency },
        amount: toFullDigits(amount, currency),
      }));
    return { invoices, unbilled };
  });
}
