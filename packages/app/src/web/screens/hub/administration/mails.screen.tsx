// The emails sent by the product, and the queue of background jobs, such as sending emails.

import { Tabs } from '@mantine/core';
import { MailDrawer } from '#web/features/administration/mails/mail-drawer.tsx';
import { MailList } from '#web/features/administration/mails/mail-list.tsx';
import { OutboxList } from '#web/features/administration/mails/outbox-list.tsx';
import { useSavedViews } from '#web/features/saved-views/use-saved-views.ts';
import { paths } from '#web/paths.ts';
import { useSignedInUser } from '#web/platform/session/session.ts';
import { useSearchParams } from '#web/router.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { TabList } from '#web/ui/tab-list.tsx';
import { useTranslations } from '#web/ui/text/translations.ts';

export default function MailsScreen() {
  const words = useTranslations('mails');
  const titles = useTranslations('titles');
  const views = useSavedViews('mails');
  const { capabilities } = useSignedInUser();
  const [params, setParams] = useSearchParams();
  const seesOutbox = capabilities.includes('outbox.write');
  const tab = seesOutbox && params.get('tab') === 'outbox' ? 'outbox' : 'mails';
  const mail = /^\d+$/.test(params.get('mail') ?? '') ? Number(params.get('mail')) : null;

  /** Returns the URL of the current list with one email open beside it. */
  const linkTo = (id: number) =>
    `${paths.hubMails()}?${new URLSearchParams([...[...params].filter(([name]) => name !== 'mail'), ['mail', String(id)]])}`;

  function close(): void {
    setParams(
      (now) => {
        now.delete('mail');
        return now;
      },
      { replace: true },
    );
  }

  return (
    <>
      <PageHeader title={titles('page.hubMails')} description={tab === 'mails' ? words('description') : words('outboxDescription')} />
      <Tabs value={tab} onChange={(name) => setParams(name === 'outbox' ? { tab: 'outbox' } : {}, { replace: true })} keepMounted={false}>
        {seesOutbox && (
          <TabList>
            <Tabs.Tab value="mails">{words('tab.mails')}</Tabs.Tab>
            <Tabs.Tab value="outbox">{words('tab.outbox')}</Tabs.Tab>
          </TabList>
        )}
        <Tabs.Panel value="mails">
          <MailList views={views} linkTo={linkTo} />
        </Tabs.Panel>
        <Tabs.Panel value="outbox">
          <OutboxList />
        </Tabs.Panel>
      </Tabs>
      {mail !== null && <MailDrawer id={mail} onClose={close} />}
    </>
  );
}
