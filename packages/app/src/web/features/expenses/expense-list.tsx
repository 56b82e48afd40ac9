// The list of expenses with totals, and bulk approval and billing.

import { Text } from '@mantine/core';
import { IconCheck, IconFileInvoice } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { EXPENSE_CATEGORIES, EXPENSE_STATES } from '#contract/finance/expenses/expense-states.ts';
import { exportExpenses, listExpenses, readExpenseTotals } from '#contract/finance/expenses/expenses.endpoints.ts';
import { expensesList, type ListedExpense } from '#contract/finance/expenses/expenses.shapes.ts';
import { MAX_PAGE_SIZE } from '#contract/platform/constants.ts';
import type { ColumnOf } from '#contract/platform/lists/list.ts';
import { useEndpoint } from '#web/platform/api/endpoint-hooks.ts';
import { EndpointList } from '#web/platform/api/endpoint-list.tsx';
import { useSignedInUser } from '#web/platform/session/session.ts';
import { useSearchParams } from '#web/router.tsx';
import type { BulkAction, ChosenRows, FilterChoice, ListColumn, ListFilter, ListViews } from '#web/ui/list/list-types.ts';
import { DateText, InstantText, MoneyText } from '#web/ui/text/text.tsx';
import { useTranslations } from '#web/ui/text/translations.ts';
import { ExpenseBadge } from './expense-badges.tsx';
import { useMoney } from './money.ts';
import { useExpenseSteps } from './use-expense-steps.ts';

/** Query parameters that are not filters. */
const NO_FILTERS = ['open', 'page', 'perPage', 'sort', 'columns', 'view'];

/** The totals of the filtered expenses by currency. */
export function ExpenseTotals() {
  const words = useTranslations('expenses');
  const money = useMoney();
  const [params] = useSearchParams();
  const query = Object.fromEntries([...params].filter(([name]) => !NO_FILTERS.includes(name)));
  const { data } = useEndpoint(readExpenseTotals, { query });
  return (
    <div role="status">
      {data?.data.map(({ currency, count, ...sums }) => (
        <Text key={currency} size="sm">
          {words('totals', {
            count,
            amount: money(sums.amount, currency),
            billed: money(sums.billed, currency),
            paid: money(sums.paid, currency),
          })}
        </Text>
      ))}
    </div>
  );
}

type Column = ListColumn<ListedExpense, ColumnOf<typeof expensesList>>;

function useColumns(): readonly Column[] {
  const words = useTranslations('expenses');
  const heading = useTranslations('lists.expenses.columns');
  const yesNo = useTranslations('lists');
  const figure = (name: 'amount' | 'billed' | 'paid', hidden = false): Column => ({
    name,
    heading: heading(name),
    align: 'end',
    hidden,
    cell: (expense) => <MoneyText amount={expense[name]} currency={expense.currency} />,
  });
  return [
    { name: 'subject', heading: heading('subject'), cell: ({ subject }) => subject, primary: true },
    { name: 'spentOn', heading: heading('spentOn'), cell: ({ spentOn }) => <DateText day={spentOn} /> },
    { name: 'category', heading: heading('category'), cell: ({ category }) => words(`category.${category}`) },
    { name: 'description', heading: heading('description'), cell: ({ description }) => description, wrap: true },
    { name: 'state', heading: heading('state'), cell: ({ state }) => <ExpenseBadge state={state} /> },
    figure('amount'),
    { name: 'payerName', heading: heading('payerName'), cell: ({ payerName }) => payerName ?? words('business') },
    { name: 'rebillable', heading: heading('rebillable'), cell: ({ rebillable }) => yesNo(rebillable ? 'yes' : 'no') },
    figure('billed', true),
    figure('paid', true),
    { name: 'submittedBy', heading: heading('submittedBy'), cell: ({ submittedBy }) => submittedBy, hidden: true },
    { name: 'businessName', heading: heading('businessName'), cell: ({ businessName }) => businessName, hidden: true },
    { name: 'createdAt', heading: heading('createdAt'), cell: ({ createdAt }) => <InstantText at={createdAt} />, hidden: true },
  ];
}

/** The choices for the filters: trips, groups and payers of the newest expenses. */
function useKnown() {
  const { data } = useEndpoint(listExpenses, { query: { perPage: MAX_PAGE_SIZE, sort: '-createdAt' } });
  const choices = (of: (expense: ListedExpense) => readonly [number | null, string | null]): FilterChoice[] => {
    const named = new Map((data?.data ?? []).map(of).flatMap(([id, name]) => (id === null ? [] : [[id, name ?? String(id)] as const])));
    return [...named].map(([id, label]) => ({ value: String(id), label }));
  };
  return {
    trips: choices(({ tripId, subject }) => [tripId, subject]),
    groups: choices(({ groupId, subject }) => [groupId, subject]),
    payers: choices(({ payerId, payerName }) => [payerId, payerName]),
  };
}

function useFilters(): readonly ListFilter[] {
  const words = useTranslations('expenses');
  const label = useTranslations('lists.expenses.columns');
  const { trips, groups, payers } = useKnown();
  return [
    { name: 'state', label: label('state'), choices: EXPENSE_STATES.map((value) => ({ value, label: words(`state.${value}`) })) },
    {
      name: 'category',
      label: label('category'),
      choices: EXPENSE_CATEGORIES.map((value) => ({ value, label: words(`category.${value}`) })),
    },
    { name: 'tripId', label: label('tripId'), choices: trips },
    { name: 'groupId', label: label('groupId'), choices: groups },
    { name: 'payerId', label: label('payerId'), choices: payers },
    { name: 'rebillable', label: label('rebillable') },
    { name: 'spentOn', label: label('spentOn') },
    { name: 'amount', label: label('amount') },
  ];
}

const idsOf = (rows: ChosenRows) => (rows.kind === 'keys' ? rows.keys.map(Number) : []);

function useBulkActions(): readonly BulkAction[] {
  const words = useTranslations('expenses.act');
  const steps = useExpenseSteps();
  return [
    { label: words('approve'), icon: <IconCheck size={16} aria-hidden />, run: (rows) => steps.approveAll(idsOf(rows)) },
    {
      label: words('bill'),
      icon: <IconFileInvoice size={16} aria-hidden />,
      run: async (rows) => ((await steps.bill({ ids: idsOf(rows) })) ? undefined : 'keep'),
    },
  ];
}

interface ExpenseListProps {
  readonly views: ListViews;
  readonly add: ReactNode;
  /** The URL of the page with the drawer of an expense open. */
  readonly linkTo: (id: number) => string;
}

export function ExpenseList({ views, add, linkTo }: ExpenseListProps) {
  const words = useTranslations('expenses');
  const titles = useTranslations('titles');
  const { capabilities } = useSignedInUser();
  const bulkActions = useBulkActions();
  return (
    <EndpointList
      list={expensesList}
      endpoint={listExpenses}
      exporting={exportExpenses}
      title={titles('page.hubExpenses')}
      columns={useColumns()}
      filters={useFilters()}
      rowKey={({ id }) => id}
      rowName={({ subject, category }) => `${subject}, ${words(`category.${category}`)}`}
      rowLink={({ id }) => linkTo(id)}
      views={views}
      searchLabel={words('search')}
      empty={{ title: words('empty.title'), text: words('empty.text'), action: add }}
      {...(capabilities.includes('expenses.decide') ? { bulkActions } : {})}
    />
  );
}
