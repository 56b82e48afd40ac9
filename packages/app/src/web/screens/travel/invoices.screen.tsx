// A parent's invoices.

import { OwnInvoices } from '#web/features/booking/own-invoices/own-invoices.tsx';
import { InvoiceBadges } from '#web/features/finance/invoices/invoice-badges.tsx';
import { useSignedInUser } from '#web/platform/session/session.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { useTranslations } from '#web/ui/text/translations.ts';

export default function InvoicesScreen() {
  const words = useTranslations('ownInvoices');
  const titles = useTranslations('titles');
  const { capabilities } = useSignedInUser();
  return (
    <>
      <PageHeader title={titles('page.travelInvoices')} description={words('description')} />
      {capabilities.includes('ownInvoices.pay') ? (
        <OwnInvoices badge={(invoice) => <InvoiceBadges invoice={invoice} />} />
      ) : (
        <EmptyState title={words('parentsOnly')} />
      )}
    </>
  );
}
