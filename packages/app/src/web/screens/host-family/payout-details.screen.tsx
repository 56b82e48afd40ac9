// The bank details for the payouts of the user's own family.

import { OwnPayoutDetails } from '#web/features/payouts/own-payout-details.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { useTranslations } from '#web/ui/text/translations.ts';

export default function PayoutDetailsScreen() {
  const words = useTranslations('payouts.details');
  const titles = useTranslations('titles');
  return (
    <>
      <PageHeader title={titles('page.hostPayoutDetails')} description={words('lead')} />
      <OwnPayoutDetails />
    </>
  );
}
