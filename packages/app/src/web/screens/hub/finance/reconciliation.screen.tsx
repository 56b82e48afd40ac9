// Reconciliation: compares trips, quotes, invoices, payments and payouts with each other.

import { CheckCards } from '#web/features/reconciliation/check-cards.tsx';
import { FindingList } from '#web/features/reconciliation/finding-list.tsx';
import { useSavedViews } from '#web/features/saved-views/use-saved-views.ts';
import { PageHeader } from '#web/ui/page-header.tsx';
import { useTranslations } from '#web/ui/text/translations.ts';

export default function ReconciliationScreen() {
  const words = useTranslations('reconciliation');
  const titles = useTranslations('titles');
  return (
    <>
      <PageHeader title={titles('page.hubReconciliation')} description={words('description')} />
      <CheckCards />
      <FindingList views={useSavedViews('findings')} />
    </>
  );
}
