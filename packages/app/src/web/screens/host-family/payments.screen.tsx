// The host's payouts by stay and by year.

import { OwnPayments } from '#web/features/purchases/own-payments.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { useTranslations } from '#web/ui/text/translations.ts';

export default function HostPaymentsScreen() {
  const words = useTranslations('ownPayments');
  const titles = useTranslations('titles');
  return (
    <>
      <PageHeader title={titles('page.hostPayments')} description={words('description')} />
      <OwnPayments />
    </>
  );
}
