// A host's dashboard: enquiries to answer, tasks, the figures of the year, and the next stays.

import { Stack } from '@mantine/core';
import { HostFigures, LiveChecklist } from '#web/features/host-families/host-dashboard.tsx';
import { NextPayout } from '#web/features/purchases/next-payout.tsx';
import { NextStays, ToAnswer } from '#web/features/trips/host/next-stays.tsx';
import { OwnVetting } from '#web/features/vetting/own/own-vetting.tsx';
import { useSignedInUser } from '#web/platform/session/session.ts';
import { PageHeader } from '#web/ui/page-header.tsx';
import { useTranslations } from '#web/ui/text/translations.ts';

export default function HostDashboardScreen() {
  const words = useTranslations('hostDashboard');
  const { firstName, capabilities } = useSignedInUser();
  return (
    <>
      <PageHeader title={words('hello', { name: firstName })} description={<ToAnswer />} />
      <Stack>
        <OwnVetting />
        <LiveChecklist />
        <HostFigures>{capabilities.includes('payouts.read') && <NextPayout />}</HostFigures>
        <NextStays />
      </Stack>
    </>
  );
}
