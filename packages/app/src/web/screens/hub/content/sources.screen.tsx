// Sources of texts, and the ways in which people have found us.

import { Tabs } from '@mantine/core';
import { useInquirySources } from '#web/features/content/sources/use-inquiry-sources.tsx';
import { useSources } from '#web/features/content/sources/use-sources.tsx';
import { useSavedViews } from '#web/features/saved-views/use-saved-views.ts';
import { ResourceScreen } from '#web/platform/resource/resource-screen.tsx';
import { useSearchParams } from '#web/router.tsx';
import { TabList } from '#web/ui/tab-list.tsx';
import { useTranslations } from '#web/ui/text/translations.ts';

const TABS = ['texts', 'inquiries'] as const;

function Texts({ above }: { readonly above: React.ReactNode }) {
  return <ResourceScreen resource={useSources()} views={useSavedViews('sources')} above={above} />;
}

function Inquiries({ above }: { readonly above: React.ReactNode }) {
  return <ResourceScreen resource={useInquirySources()} views={useSavedViews('inquirySources')} above={above} />;
}

export default function SourcesScreen() {
  const words = useTranslations('sources');
  const [params, setParams] = useSearchParams();
  const tab = TABS.find((one) => one === params.get('tab')) ?? 'texts';
  const tabs = (
    <Tabs value={tab} onChange={(next) => setParams(next === 'inquiries' ? { tab: next } : {}, { replace: true })} mb="md">
      <TabList label={words('tabs')}>
        {TABS.map((name) => (
          <Tabs.Tab key={name} value={name}>
            {words(`tab.${name}`)}
          </Tabs.Tab>
        ))}
      </TabList>
    </Tabs>
  );
  return tab === 'texts' ? <Texts above={tabs} /> : <Inquiries above={tabs} />;
}
