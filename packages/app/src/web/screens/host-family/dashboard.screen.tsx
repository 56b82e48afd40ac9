// A host's dashboard: enquiries to answer, tasks, the figures of the year, and the next stays.

import { Stack, Text } from '@mantine/core';
import { LiveChecklist } from '#web/features/host-families/dashboard/live-checklist.tsx';
import { HostFigures } from '#web/features/host-families/host-dashboard.tsx';
import { Earnings } from '#web/features/purchases/earnings.tsx';
import { NextPayout } from '#web/features/purchases/next-payout.tsx';
import { NextStays, ToAnswer } from '#web/features/trips/host/next-stays.tsx';
import { OwnVetting } from '#web/features/vetting/own/own-vetting.tsx';
import { useSignedInUser } from '#web/platform/session/session.ts';
import { PageHeader } from '#web/ui/page-header.tsx';
import { useTranslations } from '#web/ui/text/translations.ts';

export default function HostDashboardScreen() {
  const words = useTranslations('hostDashboard');
  const titles = useTranslations('titles');
  const { firstName, capabilities } = useSignedInUser();
  return (
    <>
      <PageHeader title={titles('page.hostDashboard')} description={words('hello', { name: firstName })} />
      <Stack>
        <Text>
          <ToAnswer />
        </Text>
        <OwnVetting />
        <LiveChecklist />
        <HostFigures>{capabilities.includes('payouts.read') && <NextPayout />}</HostFigures>
        <NextStays />
        {capabilities.includes('payouts.read') && <Earnings />}
      </Stack>
    </>
  );
}
