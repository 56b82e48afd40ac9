// The invoices of hosts and other suppliers, and the outstanding amounts.

import { Button, Group } from '@mantine/core';
import { IconFileInvoice, IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { ChangeList } from '#web/features/administration/change-log/change-list.tsx';
import { BillTrip } from '#web/features/purchases/bill-trip.tsx';
import { PurchaseAgeing } from '#web/features/purchases/purchase-ageing.tsx';
import { PurchaseDrawer } from '#web/features/purchases/purchase-drawer.tsx';
import { PurchaseForm } from '#web/features/purchases/purchase-form.tsx';
import { PurchaseList } from '#web/features/purchases/purchase-list.tsx';
import { useSavedViews } from '#web/features/saved-views/use-saved-views.ts';
import { paths } from '#web/paths.ts';
import { useSignedInUser } from '#web/platform/session/session.ts';
import { useSearchParams } from '#web/router.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { useTranslations } from '#web/ui/text/translations.ts';

/** The query parameters for the open invoice and the trip to invoice. */
const OPEN = 'open';
const TRIP = 'trip';

const numberIn = (text: string | null) => (text !== null && /^\d{1,15}$/.test(text) ? Number(text) : null);

export default function PurchaseInvoicesScreen() {
  const words = useTranslations('purchases');
  const titles = useTranslations('titles');
  const { capabilities } = useSignedInUser();
  const [params, setParams] = useSearchParams();
  const [dialog, setDialog] = useState<'record' | 'trip' | null>(null);
  const mayWrite = capabilities.includes('purchaseInvoices.write');
  const [asked, trip] = [numberIn(params.get(OPEN)), numberIn(params.get(TRIP))];
  const open = (id: number | null) => {
    setDialog(null);
    setParams(
      (now) => {
        now.delete(TRIP);
        if (id === null) now.delete(OPEN);
        else now.set(OPEN, String(id));
        return now;
      },
      { replace: true },
    );
  };
  const linkTo = (id: number) =>
    `${paths.hubPurchaseInvoices()}?${new URLSearchParams([...[...params].filter(([name]) => name !== OPEN && name !== TRIP), [OPEN, String(id)]])}`;
  const create = mayWrite && (
    <Group gap="xs">
      <Button variant="default" leftSection={<IconFileInvoice size={16} aria-hidden />} onClick={() => setDialog('trip')}>
        {words('trip.open')}
      </Button>
      <Button leftSection={<IconPlus size={16} aria-hidden />} onClick={() => setDialog('record')}>
        {words('form.title')}
      </Button>
    </Group>
  );
  return (
    <>
      <PageHeader title={titles('page.hubPurchaseInvoices')} description={words('description')} actions={create} />
      <PurchaseAgeing />
      <PurchaseList views={useSavedViews('purchases')} linkTo={linkTo} create={create} />
      {asked !== null && (
        <PurchaseDrawer
          key={asked}
          id={asked}
          onClose={() => open(null)}
          changes={({ id, version }) =>
            capabilities.includes('audit.read') && <ChangeList subjectType="purchaseInvoice" subjectId={String(id)} version={version} />
          }
        />
      )}
      {dialog === 'record' && <PurchaseForm onClose={() => setDialog(null)} onKept={open} />}
      {mayWrite && (dialog === 'trip' || trip !== null) && <BillTrip tripId={trip} onClose={() => open(null)} onBilled={open} />}
    </>
  );
}
