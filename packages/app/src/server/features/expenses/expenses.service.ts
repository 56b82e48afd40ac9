// Use cases of expenses: reading them, and submitting, editing and deleting them until somebody decides.

import { type AuditMessages, createAuditMessages } from '#contract/administration/audit-messages.ts';
import type * as endpoints from '#contract/finance/expenses/expenses.endpoints.ts';
import type { ExpenseBody, ListedExpense } from '#contract/finance/expenses/expenses.shapes.ts';
import type { AnswerOf, CheckedRequest } from '#contract/platform/endpoint.ts';
import { EXPORT_LIMIT } from '#contract/platform/lists/list-query.ts';
import type { Transaction } from '#server/db/database.ts';
import { users } from '#server/db/schema/identity.ts';
import { attachFiles, detachFiles } from '#server/features/attachments/attachments.public.ts';
import { isCurrency, parseAmount, toFullDigits } from '#server/features/finance/finance.public.ts';
import { findTrip, whereOwnTrips } from '#server/features/trips/trip-facts.public.ts';
import type { Call } from '#server/platform/app.ts';
import { findDifferences } from '#server/platform/differences.ts';
import { AppError, notFound, ValidationError } from '#server/platform/errors.ts';
import type { FileResponse } from '#server/platform/http/routes.ts';
import { type ExportColumn, exportList } from '#server/platform/lists/export-list.ts';
import { findAllKeys, readPage } from '#server/platform/lists/read-list.ts';
import { recordChange } from '#server/platform/record-change.ts';
import { assertReferences } from '#server/platform/resource/references.ts';
import { createMessageLookup, getTranslator } from '#server/platform/translate.ts';
import { findGroup } from './expense-groups.queries.ts';
import { whereChangeableExpenses, whereOwnGroups, whereReadableExpenses, whereReadableShares } from './expense-scopes.queries.ts';
import {
  deleteExpenseRow,
  type ExpenseRow,
  expenseList,
  findBusinessOfCurrency,
  findExpense,
  findExpensesByIds,
  insertExpense,
  sumExpenses,
  updateExpense,
} from './expenses.queries.ts';
import { toExpenses, toListedExpenses } from './expenses.records.ts';
import { allocateExpense, getExpense, lockExpense } from './lock-expense.service.ts';

type Input<Name extends keyof typeof endpoints> = CheckedRequest<(typeof endpoints)[Name]>;
type Output<Name extends keyof typeof endpoints> = Promise<AnswerOf<(typeof endpoints)[Name]>>;

export async function listExpenses(call: Call, { query }: Input<'listExpenses'>): Output<'listExpenses'> {
  const rows = (ids: readonly number[]) => findExpensesByIds(call.db, ids);
  const page = await readPage(call, expenseList, { asked: query, only: whereReadableExpenses(call), rows });
  return { ...page, data: await toListedExpenses(call, page.data) };
}

/** An expense with its billed and paid amounts, as its reader sees it in the list. */
type ExportedExpense = ExpenseRow & Pick<ListedExpense, 'billed' | 'paid'>;

const toExportColumns = (words: AuditMessages): readonly ExportColumn<ExportedExpense>[] => [
  { name: 'spentOn', kind: 'day', value: ({ spentOn }) => spentOn },
  { name: 'category', kind: 'text', value: ({ category }) => words.value('category', category) },
  { name: 'description', kind: 'text', value: ({ description }) => description },
  { name: 'subject', kind: 'text', value: ({ subject }) => subject },
  { name: 'state', kind: 'text', value: ({ state }) => words.value('state', state) },
  { name: 'currency', kind: 'text', value: ({ currency }) => currency },
  { name: 'amount', kind: 'money', value: ({ amount, currency }) => toFullDigits(amount, currency) },
  { name: 'payerName', kind: 'text', value: ({ payerName }) => payerName },
  { name: 'rebillable', kind: 'flag', value: ({ rebillable }) => rebillable },
  { name: 'billed', kind: 'money', value: ({ billed }) => billed },
  { name: 'paid', kind: 'money', value: ({ paid }) => paid },
  { name: 'businessName', kind: 'text', value: ({ businessName }) => businessName },
  { name: 'submittedBy', kind: 'text', value: ({ submitterName }) => submitterName },
  { name: 'createdAt', kind: 'instant', value: ({ createdAt }) => createdAt },
];

export function exportExpenses(call: Call, { query }: Input<'exportExpenses'>): Promise<FileResponse> {
  const rows = async (ids: readonly number[]): Promise<ExportedExpense[]> => {
    const found = await findExpensesByIds(call.db, ids);
    const listed = new Map((await toListedExpenses(call, found)).map((one) => [one.id, one]));
    return found.flatMap((row) => {
      const { billed, paid } = listed.get(row.id) ?? {};
      return billed === undefined || paid === undefined ? [] : [{ ...row, billed, paid }];
    });
  };
  const words = createAuditMessages(createMessageLookup(call.locale), call.locale);
  return exportList(call, expenseList, { asked: query, only: whereReadableExpenses(call), rows, columns: toExportColumns(words) });
}

export async function readExpenseTotals(call: Call, { query }: Input<'readExpenseTotals'>): Output<'readExpenseTotals'> {
  const { ids } = await findAllKeys(call, expenseList, { asked: query, only: whereReadableExpenses(call), limit: EXPORT_LIMIT });
  const totals = ids.length === 0 ? [] : await sumExpenses(call.db, ids, whereReadableShares(call));
  const data = totals.map(({ currency, count, ...sums }) => ({
    ...{ currency, count },
    amount: toFullDigits(sums.amount, currency),
    billed: toFullDigits(sums.billed, currency),
    paid: toFullDigits(sums.paid, currency),
  }));
  return { data };
}

export async function readExpense(call: Call, { params: { id } }: Input<'readExpense'>): Output<'readExpense'> {
  const row = await findExpense(call.db, id, whereReadableExpenses(call));
  const [record] = row === null ? [] : await toExpenses(call, call.db, [row]);
  if (record === undefined) throw notFound();
  return record;
}

/** Returns the business of the trip or group, if the caller may submit an expense for it. */
async function findBusinessOfSubject(call: Call, tx: Transaction, { tripId, groupId }: ExpenseBody): Promise<number | null> {
  if (tripId !== null) {
    const trip = await findTrip(tx, tripId, whereOwnTrips(call));
    if (trip === null) throw new ValidationError([{ field: 'tripId', rule: 'unknownNumber' }]);
    return trip.businessId;
  }
  const group = groupId === null ? null : await findGroup(tx, groupId, whereOwnGroups(call));
  if (group === null) throw new ValidationError([{ field: 'groupId', rule: 'unknownNumber' }]);
  return group.businessId;
}

/** Asserts that only callers who can decide name somebody else as the payer. */
function assertPayer(call: Call, payerId: number | null): void {
  const isOthers = payerId !== null && payerId !== call.caller?.id;
  if (isOthers && !call.may('expenses.decide')) throw new ValidationError([{ field: 'payerId', rule: 'staffOnly' }]);
}

/** Converts the input to columns, checked against the database. */
async function toExpenseColumns(call: Call, tx: Transaction, body: ExpenseBody) {
  const { currency, payerId, spentOn } = body;
  const wished = await findBusinessOfSubject(call, tx, body);
  if (!isCurrency(currency)) throw new ValidationError([{ field: 'currency', rule: 'currency' }]);
  if (spentOn > call.app.clock.today()) throw new ValidationError([{ field: 'spentOn', rule: 'notInFuture' }]);
  const amount = parseAmount(body.amount, currency);
  assertPayer(call, payerId);
  await assertReferences(tx, { payerId }, { payerId: users });
  const billing = await findBusinessOfCurrency(tx, { currency, wished });
  const businessId = billing ?? (body.rebillable ? null : wished);
  if (businessId === null) throw new AppError('noBusinessInCurrency', { field: 'currency', values: { currency } });
  const { receiptRef: _, ...fields } = body;
  return { ...fields, amount, businessId };
}

/** Attaches the receipt to the expense in place of the previous one. */
async function saveReceipt(
  call: Call,
  tx: Transaction,
  { id, receiptRef, before }: { id: number; receiptRef: string | null; before: string | null },
) {
  if (receiptRef === before) return;
  const subject = { type: 'expense', id: String(id) };
  await updateExpense(tx, id, { receiptRef: null });
  const refs = receiptRef === null ? [] : [receiptRef];
  await attachFiles(tx, call, { refs, subject, access: 'private', field: 'receiptRef', replacing: true });
  await updateExpense(tx, id, { receiptRef });
}

export async function submitExpense(call: Call, { body }: Input<'submitExpense'>): Output<'submitExpense'> {
  return call.db.transaction(async (tx) => {
    const fields = await toExpenseColumns(call, tx, body);
    const by = { submittedBy: call.caller?.id ?? null, createdAt: call.app.clock.now() };
    const id = await insertExpense(tx, { ...fields, ...by });
    await saveReceipt(call, tx, { id, receiptRef: body.receiptRef, before: null });
    await allocateExpense(tx, { id, ...fields, splitRule: 'per_student' });
    await recordChange(tx, call, { action: 'expense.create', subjectType: 'expense', subjectId: id, changes: findDifferences({}, fields) });
    return getExpense(call, tx, id);
  });
}

const isOpen = ({ state }: ExpenseRow) => state === 'submitted';

export async function editExpense(call: Call, { params: { id }, body }: Input<'editExpense'>): Output<'editExpense'> {
  const { version, ...typed } = body;
  return call.db.transaction(async (tx) => {
    const row = await lockExpense(tx, call, { id, version, only: whereChangeableExpenses(call), isPossible: isOpen });
    const fields = await toExpenseColumns(call, tx, typed);
    // Shares set by hand don't apply to another amount, currency or group.
    const isSame =
      fields.amount === toFullDigits(row.amount, row.currency) && fields.currency === row.currency && fields.groupId === row.groupId;
    const splitRule = row.splitRule === 'by_hand' && !isSame ? 'per_student' : row.splitRule;
    await updateExpense(tx, id, { ...fields, splitRule });
    await saveReceipt(call, tx, { id, receiptRef: typed.receiptRef, before: row.receiptRef });
    await allocateExpense(tx, { id, ...fields, splitRule });
    const before = { ...row, amount: toFullDigits(row.amount, row.currency) };
    const changes = findDifferences(before, { ...fields, splitRule, receiptRef: typed.receiptRef });
    await recordChange(tx, call, { action: 'expense.edit', subjectType: 'expense', subjectId: id, changes });
    return getExpense(call, tx, id);
  });
}

export async function deleteExpense(call: Call, { params: { id } }: Input<'deleteExpense'>): Output<'deleteExpense'> {
  await call.db.transaction(async (tx) => {
    const row = await lockExpense(tx, call, { id, only: whereChangeableExpenses(call), isPossible: isOpen });
    await deleteExpenseRow(tx, id);
    await detachFiles(tx, call.app, { subject: { type: 'expense', id: String(id) } });
    const { category, description, amount, currency } = row;
    const changes = { category, description, amount: toFullDigits(amount, currency), currency };
    await recordChange(tx, call, { action: 'expense.delete', subjectType: 'expense', subjectId: id, changes });
  });
  return { message: getTranslator(call.locale)('answers.deleted') };
}
