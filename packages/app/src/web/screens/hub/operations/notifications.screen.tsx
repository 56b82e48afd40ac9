// The user's own notifications, and campaigns for those who write them.

import { Button, Tabs } from '@mantine/core';
import { IconSpeakerphone } from '@tabler/icons-react';
import { CampaignDrawer } from '#web/features/notifications/campaign-drawer.tsx';
import { CampaignList } from '#web/features/notifications/campaign-list.tsx';
import { Inbox } from '#web/features/notifications/inbox.tsx';
import { useSavedViews } from '#web/features/saved-views/use-saved-views.ts';
import { paths } from '#web/paths.ts';
import { useSignedInUser } from '#web/platform/session/session.ts';
import { useSearchParams } from '#web/router.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { TabList } from '#web/ui/tab-list.tsx';
import { useTranslations } from '#web/ui/text/translations.ts';
import classes from './notifications.module.css';

/** The query parameter for the open campaign; `new` to create one. */
const OPEN = 'campaign';

export default function NotificationsScreen() {
  const words = useTranslations('notifications');
  const campaigns = useTranslations('campaigns');
  const titles = useTranslations('titles');
  const views = useSavedViews('campaigns');
  const { capabilities } = useSignedInUser();
  const [params, setParams] = useSearchParams();
  const writes = capabilities.includes('campaigns.write');
  const tab = writes && params.get('tab') === 'campaigns' ? 'campaigns' : 'inbox';
  const asked = tab === 'campaigns' ? params.get(OPEN) : null;
  const isOpen = asked === 'new' || /^\d+$/.test(asked ?? '');

  /** Returns the URL of the current list with one campaign open beside it. */
  const linkTo = (id: number) =>
    `${paths.hubNotifications()}?${new URLSearchParams([...[...params].filter(([name]) => name !== OPEN), [OPEN, String(id)]])}`;

  function open(campaign: string | null): void {
    setParams(
      (now) => {
        if (campaign === null) now.delete(OPEN);
        else now.set(OPEN, campaign);
        return now;
      },
      { replace: true },
    );
  }

  const create = (
    <Button leftSection={<IconSpeakerphone size={16} aria-hidden />} onClick={() => open('new')}>
      {campaigns('create')}
    </Button>
  );
  return (
    <>
      <PageHeader title={titles('page.hubNotifications')} description={words('description')} actions={tab === 'campaigns' && create} />
      {writes ? (
        <Tabs value={tab} onChange={(name) => setParams(name === 'campaigns' ? { tab: name } : {}, { replace: true })} keepMounted={false}>
          <TabList>
            <Tabs.Tab value="inbox">{campaigns('tabs.inbox')}</Tabs.Tab>
            <Tabs.Tab value="campaigns">{campaigns('tabs.campaigns')}</Tabs.Tab>
          </TabList>
          <Tabs.Panel value="inbox" className={classes['inbox'] ?? ''}>
            <Inbox />
          </Tabs.Panel>
          <Tabs.Panel value="campaigns">
            <CampaignList views={views} linkTo={linkTo} />
          </Tabs.Panel>
        </Tabs>
      ) : (
        <div className={classes['inbox']}>
          <Inbox />
        </div>
      )}
      {isOpen && (
        <CampaignDrawer id={asked === 'new' ? null : Number(asked)} onClose={() => open(null)} onMade={(id) => open(String(id))} />
      )}
    </>
  );
}
