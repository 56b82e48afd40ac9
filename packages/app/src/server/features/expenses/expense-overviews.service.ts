// Use cases of overviews: a group's expenses with each parent's part, and a user's own expenses by trip.

import { type AuditMessages, createAuditMessages } from '#contract/administration/audit-messages.ts';
import type * as endpoints from '#contract/finance/expenses/expenses.endpoints.ts';
import type { Expense } from '#contract/finance/expenses/expenses.shapes.ts';
import type { AnswerOf, CheckedRequest } from '#contract/platform/endpoint.ts';
import { getAmountMath, toFullDigits } from '#server/features/finance/finance.public.ts';
import type { Call } from '#server/platform/app.ts';
import { notFound } from '#server/platform/errors.ts';
import type { FileResponse } from '#server/platform/http/routes.ts';
import { type ExportColumn, exportList } from '#server/platform/lists/export-list.ts';
import { createMessageLookup } from '#server/platform/translate.ts';
import { findGroup, searchGroups } from './expense-groups.queries.ts';
import { whereOwnGroups, whereReadableExpenses, whereReadableShares } from './expense-scopes.queries.ts';
import { listExpensesOfGroup, listNewestExpenses } from './expenses.queries.ts';
import { toExpenses } from './expenses.records.ts';
import { findSharesByIds, type ShareRow, shareList, whereSharesCount } from './shares.queries.ts';
import { groupByBearer } from './shares.rules.ts';

type Input<Name extends keyof typeof endpoints> = CheckedRequest<(typeof endpoints)[Name]>;
type Output<Name extends keyof typeof endpoints> = Promise<AnswerOf<(typeof endpoints)[Name]>>;

/** The length of the menu. */
const MAX_GROUP_CHOICES = 20;
const MAX_OWN_EXPENSES = 500;

export async function findGroups(call: Call, { query: { search } }: Input<'findGroups'>): Output<'findGroups'> {
  const groups = await searchGroups(call.db, { search, only: whereOwnGroups(call), limit: MAX_GROUP_CHOICES });
  return { data: groups.map(({ businessId: _, ...group }) => group) };
}

interface ShareAmounts {
  readonly currency: string;
  readonly amount: string;
  readonly standing: Expense['shares'][number]['standing'];
}

/** Sums shares by currency: total, billed, paid and open amounts. */
function sumShares(shares: readonly ShareAmounts[]) {
  return [...Map.groupBy(shares, ({ currency }) => currency)]
    .toSorted(([a], [b]) => a.localeCompare(b))
    .map(([currency, own]) => {
      const { sum, subtract } = getAmountMath(currency);
      const of = (counts: (share: ShareAmounts) => boolean) => sum(own.filter(counts).map(({ amount }) => amount));
      const total = of(() => true);
      const paid = of(({ standing }) => standing === 'paid');
      return { currency, total, billed: of(({ standing }) => standing !== 'unbilled'), paid, open: subtract(total, paid) };
    });
}

const listShares = (records: readonly Expense[]) =>
  records.flatMap(({ currency, state, shares }) => (state === 'refused' ? [] : shares.map((share) => ({ ...share, currency }))));

export async function readGroupExpenses(call: Call, { query: { groupId } }: Input<'readGroupExpenses'>): Output<'readGroupExpenses'> {
  const found = await findGroup(call.db, groupId, whereOwnGroups(call));
  if (found === null) throw notFound();
  const { businessId: _, ...group } = found;
  const records = await toExpenses(call, call.db, await listExpensesOfGroup(call.db, groupId, whereReadableExpenses(call)));
  const parents = groupByBearer(listShares(records)).map((own) => ({
    parentId: own[0]?.parentId ?? null,
    name: own[0]?.parentName ?? own[0]?.studentName ?? '',
    trips: [...new Set(own.map(({ tripId }) => tripId))],
    students: [...new Map(own.map(({ tripId, studentName }) => [tripId, studentName])).values()],
    sums: sumShares(own),
  }));
  return { group, expenses: records, parents: parents.toSorted((a, b) => a.name.localeCompare(b.name, call.locale)) };
}

export async function readOwnExpenses(call: Call): Output<'readOwnExpenses'> {
  const rows = await listNewestExpenses(call.db, { only: whereReadableExpenses(call), limit: MAX_OWN_EXPENSES });
  const records = await toExpenses(call, call.db, rows);
  const datesOf = new Map(rows.map(({ id, fromDate, toDate }) => [id, { fromDate, toDate }]));
  const byTrip = Map.groupBy(records, ({ tripId, groupId }) => `${tripId} ${groupId}`);
  const trips = [...byTrip.values()].flatMap((own) => {
    const [first] = own;
    if (first === undefined) return [];
    const { id, tripId, groupId, subject } = first;
    const { fromDate = null, toDate = null } = datesOf.get(id) ?? {};
    return [{ tripId, groupId, subject, fromDate, toDate, sums: sumShares(listShares(own)), expenses: own }];
  });
  return { trips };
}

const toExportColumns = (words: AuditMessages): readonly ExportColumn<ShareRow>[] => [
  { name: 'parentName', kind: 'text', value: ({ parentName }) => parentName },
  { name: 'studentName', kind: 'text', value: ({ studentName }) => studentName },
  { name: 'subject', kind: 'text', value: ({ subject }) => subject },
  { name: 'spentOn', kind: 'day', value: ({ spentOn }) => spentOn },
  { name: 'category', kind: 'text', value: ({ category }) => words.value('category', category) },
  { name: 'description', kind: 'text', value: ({ description }) => description },
  { name: 'currency', kind: 'text', value: ({ currency }) => currency },
  { name: 'amount', kind: 'money', value: ({ amount, currency }) => toFullDigits(amount, currency) },
  { name: 'standing', kind: 'text', value: ({ standing }) => words.value('state', standing) },
  { name: 'invoiceNumber', kind: 'text', value: ({ invoiceNumber }) => invoiceNumber },
];

export function exportExpenseShares(call: Call, { query }: Input<'exportExpenseShares'>): Promise<FileResponse> {
  const words = createAuditMessages(createMessageLookup(call.locale), call.locale);
  const rows = (ids: readonly number[]) => findSharesByIds(call.db, ids);
  const only = whereSharesCount([whereReadableExpenses(call), whereReadableShares(call)]);
  return exportList(call, shareList, { asked: query, only, rows, columns: toExportColumns(words) });
}
