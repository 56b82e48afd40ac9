// A group's expenses as a table: per parent the share of each expense, the sum, and how much of it is paid.

import { Button, Group, Stack, Text, Title } from '@mantine/core';
import { useState } from 'react';
import { exportExpenseShares, readGroupExpenses } from '#contract/finance/expenses/expenses.endpoints.ts';
import type { Expense, GroupExpenses as Overview } from '#contract/finance/expenses/expenses.shapes.ts';
import { EXPORT_FORMATS } from '#contract/platform/lists/list-query.ts';
import { attemptRequest } from '#web/platform/api/attempt.ts';
import { download } from '#web/platform/api/download.ts';
import { useEndpoint } from '#web/platform/api/endpoint-hooks.ts';
import { useSignedInUser } from '#web/platform/session/session.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Fault } from '#web/ui/fault.tsx';
import { LoadingRows } from '#web/ui/skeletons.tsx';
import { DateText, MoneyText } from '#web/ui/text/text.tsx';
import { useTranslations } from '#web/ui/text/translations.ts';
import { ExpenseBadge, ShareBadge } from './expense-badges.tsx';
import classes from './expenses.module.css';
import { RoundingNote } from './shares-table.tsx';
import { SplitForm } from './split-form.tsx';
import { useExpenseSteps } from './use-expense-steps.ts';

type Parent = Overview['parents'][number];

/** Rejected expenses don't count, because nobody bears them. */
const counting = (expenses: readonly Expense[]) => expenses.filter(({ state, shares }) => state !== 'refused' && shares.length > 0);

/** A parent's shares of one expense: a line for each of their trips. */
function Borne({ parent, expense }: { readonly parent: Parent; readonly expense: Expense }) {
  return expense.shares
    .filter(({ tripId }) => parent.trips.includes(tripId))
    .map(({ tripId, amount, standing }) => (
      <div key={tripId}>
        <MoneyText amount={amount} currency={expense.currency} /> <ShareBadge standing={standing} />
      </div>
    ));
}

function Sums({ parent, of }: { readonly parent: Parent; readonly of: 'total' | 'paid' | 'open' }) {
  return parent.sums.map((sums) => (
    <div key={sums.currency}>
      <MoneyText amount={sums[of]} currency={sums.currency} />
    </div>
  ));
}

const FIGURES = ['total', 'paid', 'open'] as const;

function ParentsTable({ parents, expenses }: { readonly parents: readonly Parent[]; readonly expenses: readonly Expense[] }) {
  const words = useTranslations('expenses');
  return (
    // biome-ignore lint/a11y/useSemanticElements lint/a11y/noNoninteractiveTabindex: no fieldset; focusable for keyboard scrolling
    <div role="group" className={classes['scroll']} aria-label={words('group.table')} tabIndex={0}>
      <table className={classes['table']} aria-label={words('group.table')}>
        <thead>
          <tr>
            <th scope="col">{words('group.parent')}</th>
            {expenses.map(({ id, category, description, spentOn }) => (
              <th key={id} scope="col" data-figure>
                {description || words(`category.${category}`)}
                <br />
                <DateText day={spentOn} />
              </th>
            ))}
            {FIGURES.map((figure) => (
              <th key={figure} scope="col" data-figure>
                {words(`group.${figure}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {parents.map((parent) => (
            <tr key={parent.trips.join()}>
              <th scope="row">
                {parent.name}
                <Text size="xs" c="dimmed">
                  {parent.parentId === null ? words('nobody') : parent.students.join(', ')}
                </Text>
              </th>
              {expenses.map((expense) => (
                <td key={expense.id} data-figure>
                  <Borne parent={parent} expense={expense} />
                </td>
              ))}
              {FIGURES.map((figure) => (
                <td key={figure} data-figure>
                  <Sums parent={parent} of={figure} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{words('group.sum')}</th>
            {expenses.map(({ id, amount, currency }) => (
              <td key={id} data-figure>
                <MoneyText amount={amount} currency={currency} />
              </td>
            ))}
            <td colSpan={FIGURES.length} />
          </tr>
        </tfoot>
      </table>
    </div>
  );
}

/** The split rule of each expense, its rounding, and the action to split it again. */
function Rules({ expenses, onSplit }: { readonly expenses: readonly Expense[]; readonly onSplit: (expense: Expense) => void }) {
  const words = useTranslations('expenses');
  return (
    <section aria-label={words('group.how')}>
      <Title order={2} size="h4" mb="xs">
        {words('group.how')}
      </Title>
      <ul className={classes['entries']}>
        {expenses.map((expense) => (
          <li key={expense.id} className={classes['entry']}>
            <Group justify="space-between">
              <div>
                <Text fw={500}>
                  {expense.description || words(`category.${expense.category}`)} ·{' '}
                  <MoneyText amount={expense.amount} currency={expense.currency} /> <ExpenseBadge state={expense.state} />
                </Text>
                <Text size="sm">{words(`rule.${expense.splitRule}`)}</Text>
                <RoundingNote expense={expense} />
              </div>
              {expense.actions.includes('split') && (
                <Button
                  variant="default"
                  aria-label={`${words('act.split')}: ${expense.description || words(`category.${expense.category}`)}`}
                  onClick={() => onSplit(expense)}
                >
                  {words('act.split')}
                </Button>
              )}
            </Group>
          </li>
        ))}
      </ul>
    </section>
  );
}

export function GroupExpenses({ groupId }: { readonly groupId: number }) {
  const words = useTranslations('expenses');
  const steps = useExpenseSteps();
  const { capabilities } = useSignedInUser();
  const [splitting, setSplitting] = useState<Expense | null>(null);
  const { data, failure, reload } = useEndpoint(readGroupExpenses, { query: { groupId } });
  if (data === undefined) return failure === null ? <LoadingRows count={6} /> : <Fault message={failure.message} onRetry={reload} />;
  const expenses = counting(data.expenses);
  if (expenses.length === 0) return <EmptyState title={words('group.none')} />;
  const save = (format: (typeof EXPORT_FORMATS)[number]) =>
    attemptRequest(download(exportExpenseShares, { query: { groupId: String(groupId), format } }));
  return (
    <Stack>
      <Group>
        {EXPORT_FORMATS.map((format) => (
          <Button key={format} variant="default" onClick={() => void save(format)}>
            {words('group.export')} {format.toUpperCase()}
          </Button>
        ))}
        {capabilities.includes('expenses.decide') && <Button onClick={() => void steps.bill({ groupId })}>{words('group.bill')}</Button>}
      </Group>
      <ParentsTable parents={data.parents} expenses={expenses} />
      <Rules expenses={expenses} onSplit={setSplitting} />
      {splitting !== null && <SplitForm expense={splitting} onClose={() => setSplitting(null)} />}
    </Stack>
  );
}
