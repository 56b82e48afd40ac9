// The invoices to families and partners, and the outstanding amounts.

import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { Link } from 'wouter';
import { AgeingTotals } from '#web/features/finance/ageing-totals.tsx';
import { InvoiceList } from '#web/features/finance/invoices/invoice-list.tsx';
import { useSavedViews } from '#web/features/saved-views/use-saved-views.ts';
import { paths } from '#web/paths.ts';
import { useSignedInUser } from '#web/platform/session/session.ts';
import { PageHeader } from '#web/ui/page-header.tsx';
import { useTranslations } from '#web/ui/text/translations.ts';

export default function SalesInvoicesScreen() {
  const words = useTranslations('invoices');
  const titles = useTranslations('titles');
  const { capabilities } = useSignedInUser();
  const create = capabilities.includes('invoices.write') && (
    <Button component={Link} to={paths.hubInvoiceCreate({ id: 'new' })} leftSection={<IconPlus size={16} aria-hidden />}>
      {words('create')}
    </Button>
  );
  return (
    <>
      <PageHeader title={titles('page.hubSalesInvoices')} description={words('description')} actions={create} />
      <AgeingTotals />
      <InvoiceList views={useSavedViews('invoices')} create={create} />
    </>
  );
}
