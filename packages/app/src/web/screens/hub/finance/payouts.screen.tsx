// The payouts to hosts and activities: totals, the list, one of them beside it, and the bank files.

import { Button, Group } from '@mantine/core';
import { IconBuildingBank, IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import type { PayoutPage } from '#contract/finance/payouts/payouts.shapes.ts';
import { BankFiles } from '#web/features/payouts/bank-files.tsx';
import { NewPayout } from '#web/features/payouts/new-payout.tsx';
import { PayoutDetailsDrawer } from '#web/features/payouts/payout-details-form.tsx';
import { PayoutDrawer } from '#web/features/payouts/payout-drawer.tsx';
import { PayoutList } from '#web/features/payouts/payout-list.tsx';
import { PayoutTotals } from '#web/features/payouts/payout-totals.tsx';
import { useSavedViews } from '#web/features/saved-views/use-saved-views.ts';
import { paths } from '#web/paths.ts';
import { DataProvider } from '#web/platform/api/data-provider.tsx';
import { useSignedInUser } from '#web/platform/session/session.ts';
import { useSearchParams } from '#web/router.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { useTranslations } from '#web/ui/text/translations.ts';

/** The query parameter for the open payout. */
const OPEN = 'open';

export default function PayoutsScreen() {
  const words = useTranslations('payouts');
  const titles = useTranslations('titles');
  const { capabilities } = useSignedInUser();
  const [params, setParams] = useSearchParams();
  const [dialog, setDialog] = useState<'add' | 'files' | null>(null);
  const [payee, setPayee] = useState<PayoutPage | null>(null);
  const asked = params.get(OPEN);
  const open = (id: number | null) =>
    setParams(
      (now) => {
        if (id === null) now.delete(OPEN);
        else now.set(OPEN, String(id));
        return now;
      },
      { replace: true },
    );
  const linkTo = (id: number) =>
    `${paths.hubPayouts()}?${new URLSearchParams([...[...params].filter(([name]) => name !== OPEN), [OPEN, String(id)]])}`;
  const close = () => setDialog(null);
  const actions = capabilities.includes('payouts.write') && (
    <Group gap="xs">
      <Button variant="default" leftSection={<IconBuildingBank size={16} aria-hidden />} onClick={() => setDialog('files')}>
        {words('files.open')}
      </Button>
      <Button leftSection={<IconPlus size={16} aria-hidden />} onClick={() => setDialog('add')}>
        {words('add.open')}
      </Button>
    </Group>
  );
  return (
    <DataProvider>
      <PageHeader title={titles('page.hubPayouts')} description={words('description')} actions={actions} />
      <PayoutTotals />
      <PayoutList views={useSavedViews('payouts')} linkTo={linkTo} />
      {asked !== null && /^\d{1,15}$/.test(asked) && (
        <PayoutDrawer key={asked} id={Number(asked)} onClose={() => open(null)} onDetails={setPayee} />
      )}
      {payee !== null && <PayoutDetailsDrawer payee={payee} onClose={() => setPayee(null)} />}
      {dialog === 'files' && <BankFiles onClose={close} />}
      {dialog === 'add' && (
        <NewPayout
          onClose={close}
          onAdded={({ id }) => {
            close();
            open(id);
          }}
        />
      )}
    </DataProvider>
  );
}
