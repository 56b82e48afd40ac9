// The drawer of an expense: its details, who bears it, and its actions.

import { Anchor, Button, Group, Stack, Title } from '@mantine/core';
import { useState } from 'react';
import { toFilePath } from '#contract/attachments/image-paths.ts';
import { readExpense } from '#contract/finance/expenses/expenses.endpoints.ts';
import type { Expense, ExpenseAction } from '#contract/finance/expenses/expenses.shapes.ts';
import { useEndpoint } from '#web/platform/api/endpoint-hooks.ts';
import { ResourceDetails } from '#web/platform/resource/resource-details.tsx';
import { SideDrawer } from '#web/ui/dialog/side-drawer.tsx';
import { Fault } from '#web/ui/fault.tsx';
import { LoadingRows } from '#web/ui/skeletons.tsx';
import { DateText, MoneyText } from '#web/ui/text/text.tsx';
import { useTranslations } from '#web/ui/text/translations.ts';
import { ExpenseBadge } from './expense-badges.tsx';
import { ExpenseForm } from './expense-form.tsx';
import { SharesTable } from './shares-table.tsx';
import { SplitForm } from './split-form.tsx';
import { useExpenseSteps } from './use-expense-steps.ts';

export function ReceiptLink({ receiptRef }: { readonly receiptRef: string }) {
  const words = useTranslations('expenses.act');
  return (
    <Anchor href={toFilePath(receiptRef)} target="_blank" rel="noopener">
      {words('receipt')}
    </Anchor>
  );
}

function Details({ expense }: { readonly expense: Expense }) {
  const words = useTranslations('expenses');
  const label = useTranslations('lists.expenses.columns');
  const yesNo = useTranslations('lists');
  const { amount, currency, receiptRef, reason } = expense;
  const details = [
    { label: label('state'), value: <ExpenseBadge state={expense.state} /> },
    { label: label('subject'), value: expense.subject },
    { label: label('category'), value: words(`category.${expense.category}`) },
    { label: label('description'), value: expense.description },
    { label: label('amount'), value: <MoneyText amount={amount} currency={currency} /> },
    { label: label('spentOn'), value: <DateText day={expense.spentOn} /> },
    { label: label('payerName'), value: expense.payerName ?? words('business') },
    { label: label('rebillable'), value: yesNo(expense.rebillable ? 'yes' : 'no') },
    { label: label('submittedBy'), value: expense.submittedBy },
    ...(reason === '' ? [] : [{ label: words('act.reason'), value: reason }]),
    { label: words('form.receipt'), value: receiptRef && <ReceiptLink receiptRef={receiptRef} /> },
  ];
  return <ResourceDetails details={details} />;
}

interface ActionsProps {
  readonly expense: Expense;
  readonly onEdit: () => void;
  readonly onSplit: () => void;
  readonly onClose: () => void;
}

/** The buttons of the allowed actions in the order they are offered; the last one is the primary action. */
function Actions({ expense, onEdit, onSplit, onClose }: ActionsProps) {
  const words = useTranslations('expenses.act');
  const steps = useExpenseSteps();
  const buttons: readonly [ExpenseAction, () => unknown][] = [
    ['remove', async () => (await steps.remove(expense)) && onClose()],
    ['edit', onEdit],
    ['split', onSplit],
    ['refuse', () => steps.refuse(expense)],
    ['settle', () => steps.settle(expense)],
    ['bill', () => steps.bill({ ids: [expense.id] })],
    ['approve', () => steps.approve(expense)],
  ];
  const offered = buttons.filter(([action]) => expense.actions.includes(action));
  return (
    <Group gap="xs">
      {offered.map(([action, run], index) => (
        <Button
          key={action}
          variant={index === offered.length - 1 ? 'filled' : 'default'}
          {...(action === 'remove' || action === 'refuse' ? { c: 'red', variant: 'default' } : {})}
          onClick={() => void run()}
        >
          {words(action)}
        </Button>
      ))}
    </Group>
  );
}

interface ExpenseDrawerProps {
  readonly id: number;
  /** Whether it can belong to a group. */
  readonly ofGroups: boolean;
  readonly onClose: () => void;
}

export function ExpenseDrawer({ id, ofGroups, onClose }: ExpenseDrawerProps) {
  const words = useTranslations('expenses');
  const { data: expense, failure, reload } = useEndpoint(readExpense, { params: { id } });
  const [part, setPart] = useState<'edit' | 'split' | null>(null);
  const close = () => setPart(null);
  if (part === 'edit' && expense !== undefined) return <ExpenseForm expense={expense} ofGroups={ofGroups} onClose={close} />;
  return (
    <SideDrawer title={words('one')} onClose={onClose}>
      {failure !== null && expense === undefined && <Fault message={failure.message} onRetry={reload} />}
      {expense === undefined ? (
        failure === null && <LoadingRows count={6} />
      ) : (
        <Stack>
          <Details expense={expense} />
          <section aria-label={words('shares.title')}>
            <Title order={3} size="h5" mb="xs">
              {words('shares.title')}
            </Title>
            <SharesTable expense={expense} />
          </section>
          <Actions expense={expense} onEdit={() => setPart('edit')} onSplit={() => setPart('split')} onClose={onClose} />
          {part === 'split' && <SplitForm expense={expense} onClose={close} />}
        </Stack>
      )}
    </SideDrawer>
  );
}
