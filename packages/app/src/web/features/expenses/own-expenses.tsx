// The user's own expenses by trip, with the sum of each trip.

import { Anchor, Button, Group, Stack, Text, Title } from '@mantine/core';
import { Link } from 'wouter';
import { readOwnExpenses } from '#contract/finance/expenses/expenses.endpoints.ts';
import type { Expense, OwnExpenses as Own } from '#contract/finance/expenses/expenses.shapes.ts';
import { paths } from '#web/paths.ts';
import { useEndpoint } from '#web/platform/api/endpoint-hooks.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Fault } from '#web/ui/fault.tsx';
import { LoadingRows } from '#web/ui/skeletons.tsx';
import { writeDay } from '#web/ui/text/day-text.ts';
import { useFormatLocale } from '#web/ui/text/format-locale.ts';
import { DateRangeText, DateText, MoneyText } from '#web/ui/text/text.tsx';
import { useTranslations } from '#web/ui/text/translations.ts';
import { ExpenseBadge } from './expense-badges.tsx';
import { ReceiptLink } from './expense-drawer.tsx';
import classes from './expenses.module.css';
import { useMoney } from './money.ts';

/** Returns the path of the contact form, prefilled with the expense. */
function useDisputePath() {
  const words = useTranslations('expenses');
  const money = useMoney();
  const tag = useFormatLocale();
  return ({ id, category, amount, currency, spentOn, subject }: Expense) => {
    const about = { category: words(`category.${category}`), amount: money(amount, currency), day: writeDay(spentOn, { tag }) };
    const message = words('own.disputeMessage', { ...about, subject, id: String(id) });
    return paths.contactUs({ topic: 'payment', message });
  };
}

function Entry({ expense, onOpen }: { readonly expense: Expense; readonly onOpen: (id: number) => void }) {
  const words = useTranslations('expenses');
  const money = useMoney();
  const disputePath = useDisputePath();
  const { category, description, amount, currency, groupId, shares, submittedBy, receiptRef } = expense;
  const named = description === '' ? words(`category.${category}`) : `${words(`category.${category}`)}: ${description}`;
  return (
    <li className={classes['entry']}>
      <Group justify="space-between" align="flex-start">
        <div>
          <Text fw={500}>{named}</Text>
          <Text size="sm" c="dimmed">
            <DateText day={expense.spentOn} />
            {submittedBy !== null && ` · ${words('own.by', { name: submittedBy })}`}
          </Text>
          {expense.reason !== '' && <Text size="sm">{expense.reason}</Text>}
        </div>
        <Stack gap={4} align="flex-end">
          <MoneyText amount={amount} currency={currency} />
          {groupId !== null &&
            shares.map((share) => (
              <Text key={share.tripId} size="sm">
                {words('own.yourShare', { amount: money(share.amount, currency) })}
              </Text>
            ))}
          <ExpenseBadge state={expense.state} />
        </Stack>
      </Group>
      <Group mt="xs">
        {receiptRef !== null && <ReceiptLink receiptRef={receiptRef} />}
        {expense.actions.includes('edit') ? (
          <Button variant="subtle" size="compact-sm" aria-label={`${words('act.edit')}: ${named}`} onClick={() => onOpen(expense.id)}>
            {words('act.edit')}
          </Button>
        ) : (
          <Anchor component={Link} to={disputePath(expense)} aria-label={`${words('own.dispute')}: ${named}`}>
            {words('own.dispute')}
          </Anchor>
        )}
      </Group>
    </li>
  );
}

function Trip({ trip, onOpen }: { readonly trip: Own['trips'][number]; readonly onOpen: (id: number) => void }) {
  const words = useTranslations('expenses.own');
  const { subject, fromDate, toDate, sums, expenses } = trip;
  return (
    <section aria-label={subject}>
      <Title order={2} size="h4">
        {subject}
      </Title>
      {fromDate !== null && toDate !== null && (
        <Text size="sm" c="dimmed">
          <DateRangeText from={fromDate} to={toDate} />
        </Text>
      )}
      <ul className={classes['entries']}>
        {expenses.map((expense) => (
          <Entry key={expense.id} expense={expense} onOpen={onOpen} />
        ))}
      </ul>
      {sums.map(({ currency, total, open }) => (
        <Group key={currency} justify="flex-end" mt="xs">
          <Text fw={600}>
            {words('sum')} <MoneyText amount={total} currency={currency} />
          </Text>
          <Text c="dimmed">
            {words('open')} <MoneyText amount={open} currency={currency} />
          </Text>
        </Group>
      ))}
    </section>
  );
}

export function OwnExpenses({ onOpen }: { readonly onOpen: (id: number) => void }) {
  const words = useTranslations('expenses.own');
  const { data, failure, reload } = useEndpoint(readOwnExpenses, {});
  if (data === undefined) return failure === null ? <LoadingRows count={6} /> : <Fault message={failure.message} onRetry={reload} />;
  if (data.trips.length === 0) return <EmptyState title={words('none')} text={words('noneText')} />;
  return (
    <Stack gap="xl">
      {data.trips.map((trip) => (
        <Trip key={`${trip.tripId} ${trip.groupId}`} trip={trip} onOpen={onOpen} />
      ))}
    </Stack>
  );
}
