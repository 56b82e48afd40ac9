// The offers and stays of a host.

import { HostingList } from '#web/features/trips/host/hosting-list.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { useTranslations } from '#web/ui/text/translations.ts';

export default function HostingsScreen() {
  const words = useTranslations('hostings');
  const titles = useTranslations('titles');
  return (
    <>
      <PageHeader title={titles('page.hostHostings')} description={words('description')} />
      <HostingList />
    </>
  );
}
