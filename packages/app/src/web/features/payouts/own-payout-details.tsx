// The bank account of the user's own family.

import { Text } from '@mantine/core';
import { findPayees } from '#contract/finance/payouts/payout-details.endpoints.ts';
import { DataProvider } from '#web/platform/api/data-provider.tsx';
import { useEndpoint } from '#web/platform/api/endpoint-hooks.ts';
import { Fault } from '#web/ui/fault.tsx';
import { LoadingRows } from '#web/ui/skeletons.tsx';
import { useTranslations } from '#web/ui/text/translations.ts';
import { PayoutDetailsForm } from './payout-details-form.tsx';

function Own() {
  const words = useTranslations('payouts.details');
  const { data, failure, reload } = useEndpoint(findPayees, {});
  if (data === undefined) return failure === null ? <LoadingRows count={4} /> : <Fault message={failure.message} onRetry={reload} />;
  const [payee] = data.data;
  return payee === undefined ? <Text>{words('noFamily')}</Text> : <PayoutDetailsForm payee={payee} />;
}

export function OwnPayoutDetails() {
  return (
    <DataProvider>
      <Own />
    </DataProvider>
  );
}
