// The expenses of trips and groups besides their price: the list, one beside it, and the form to add one.

import { Button, Group } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { Link } from 'wouter';
import { ExpenseDrawer } from '#web/features/expenses/expense-drawer.tsx';
import { ExpenseForm } from '#web/features/expenses/expense-form.tsx';
import { ExpenseList, ExpenseTotals } from '#web/features/expenses/expense-list.tsx';
import { useSavedViews } from '#web/features/saved-views/use-saved-views.ts';
import { paths } from '#web/paths.ts';
import { useSignedInUser } from '#web/platform/session/session.ts';
import { useSearchParams } from '#web/router.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { useTranslations } from '#web/ui/text/translations.ts';

/** The query parameter for the open expense. */
const OPEN = 'open';

export default function ExpensesScreen() {
  const words = useTranslations('expenses');
  const titles = useTranslations('titles');
  const { capabilities } = useSignedInUser();
  const [params, setParams] = useSearchParams();
  const [isAdding, setAdding] = useState(false);
  const asked = params.get(OPEN);
  const linkTo = (id: number) =>
    `${paths.hubExpenses()}?${new URLSearchParams([...[...params].filter(([name]) => name !== OPEN), [OPEN, String(id)]])}`;
  const close = () =>
    setParams(
      (now) => {
        now.delete(OPEN);
        return now;
      },
      { replace: true },
    );
  const add = capabilities.includes('expenses.submit') && (
    <Button leftSection={<IconPlus size={16} aria-hidden />} onClick={() => setAdding(true)}>
      {words('form.add')}
    </Button>
  );
  const actions = (
    <Group gap="xs">
      <Button component={Link} to={paths.hubExpensesGroupParent()} variant="subtle">
        {titles('page.hubExpensesGroupParent')}
      </Button>
      {add}
    </Group>
  );
  return (
    <>
      <PageHeader title={titles('page.hubExpenses')} description={words('description')} actions={actions} />
      <ExpenseTotals />
      <ExpenseList views={useSavedViews('expenses')} add={add} linkTo={linkTo} />
      {asked !== null && /^\d{1,15}$/.test(asked) && <ExpenseDrawer key={asked} id={Number(asked)} ofGroups onClose={close} />}
      {isAdding && <ExpenseForm ofGroups onClose={() => setAdding(false)} />}
    </>
  );
}
