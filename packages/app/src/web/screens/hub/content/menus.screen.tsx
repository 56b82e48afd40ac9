// The menus of the public pages, and links that lead nowhere.

import { Tabs } from '@mantine/core';
import { BrokenLinkList } from '#web/features/content/menus/broken-link-list.tsx';
import { MenusTab } from '#web/features/content/menus/menus-tab.tsx';
import { useSavedViews } from '#web/features/saved-views/use-saved-views.ts';
import { useSearchParams } from '#web/router.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { TabList } from '#web/ui/tab-list.tsx';
import { useTranslations } from '#web/ui/text/translations.ts';

const TABS = ['menus', 'links'] as const;

export default function HubMenusScreen() {
  const words = useTranslations('menus');
  const titles = useTranslations('titles.page');
  const [params, setParams] = useSearchParams();
  const views = useSavedViews('brokenLinks');
  const tab = TABS.find((one) => one === params.get('tab')) ?? 'menus';
  return (
    <>
      <PageHeader title={titles('hubMenus')} description={words('description')} />
      <Tabs value={tab} onChange={(next) => setParams(next === 'links' ? { tab: next } : {}, { replace: true })} keepMounted={false}>
        <TabList label={words('tabs')}>
          {TABS.map((name) => (
            <Tabs.Tab key={name} value={name}>
              {words(`tab.${name}`)}
            </Tabs.Tab>
          ))}
        </TabList>
        <Tabs.Panel value={tab} pt="md">
          {tab === 'menus' ? <MenusTab /> : <BrokenLinkList views={views} />}
        </Tabs.Panel>
      </Tabs>
    </>
  );
}
