// The expenses of the user's own trips, and the form to submit one.

import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { ExpenseDrawer } from '#web/features/expenses/expense-drawer.tsx';
import { ExpenseForm } from '#web/features/expenses/expense-form.tsx';
import { OwnExpenses } from '#web/features/expenses/own-expenses.tsx';
import { useSignedInUser } from '#web/platform/session/session.ts';
import { PageHeader } from '#web/ui/page-header.tsx';
import { useTranslations } from '#web/ui/text/translations.ts';

export default function TravelExpensesScreen() {
  const words = useTranslations('expenses');
  const titles = useTranslations('titles');
  const { capabilities } = useSignedInUser();
  const [isAdding, setAdding] = useState(false);
  const [open, setOpen] = useState<number | null>(null);
  const add = capabilities.includes('expenses.submit') && (
    <Button leftSection={<IconPlus size={16} aria-hidden />} onClick={() => setAdding(true)}>
      {words('form.add')}
    </Button>
  );
  return (
    <>
      <PageHeader title={titles('page.travelExpenses')} description={words('own.description')} actions={add} />
      <OwnExpenses onOpen={setOpen} />
      {open !== null && <ExpenseDrawer key={open} id={open} ofGroups={false} onClose={() => setOpen(null)} />}
      {isAdding && <ExpenseForm ofGroups={false} onClose={() => setAdding(false)} />}
    </>
  );
}
