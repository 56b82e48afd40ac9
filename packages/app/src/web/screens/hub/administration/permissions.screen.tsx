// The permissions of each role: switching them, checking those of a user, and the history of switches.

import { Tabs } from '@mantine/core';
import { useState } from 'react';
import type { ListedUser } from '#contract/administration/users.shapes.ts';
import { administration } from '#web/features/administration/administration.api.ts';
import { ChangeList } from '#web/features/administration/change-log/change-list.tsx';
import { EffectiveRights } from '#web/features/administration/permissions/effective-rights.tsx';
import { PermissionPanel } from '#web/features/administration/permissions/permission-panel.tsx';
import { useAnswer } from '#web/features/administration/users/use-answer.ts';
import { useSignedInUser } from '#web/platform/session/session.ts';
import { useSearchParams } from '#web/router.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { TabList } from '#web/ui/tab-list.tsx';
import { useTranslations } from '#web/ui/text/translations.ts';

const TABS = ['grid', 'effective', 'log'] as const;
type Tab = (typeof TABS)[number];

export default function PermissionsScreen() {
  const words = useTranslations('permissions');
  const titles = useTranslations('titles');
  const { capabilities } = useSignedInUser();
  const [params, setParams] = useSearchParams();
  const tabs = TABS.filter((name) => name !== 'log' || capabilities.includes('audit.read'));
  const tab: Tab = tabs.find((name) => name === params.get('tab')) ?? 'grid';
  const userId = Number(params.get('user') ?? Number.NaN);
  const [picked, setPicked] = useState<ListedUser | null>(null);
  const known = Number.isSafeInteger(userId) && userId > 0 && picked?.id !== userId;
  const linked = useAnswer(known ? `user ${userId}` : null, (signal) => administration.readOneUser({ params: { id: userId } }, { signal }));

  const show = (next: Tab, user?: number) =>
    setParams({ ...(next === 'grid' ? {} : { tab: next }), ...(user === undefined ? {} : { user: String(user) }) }, { replace: true });

  return (
    <>
      <PageHeader title={titles('page.hubPermissions')} description={words('description')} />
      <Tabs value={tab} onChange={(name) => show(tabs.find((one) => one === name) ?? 'grid')} keepMounted={false}>
        <TabList>
          {tabs.map((name) => (
            <Tabs.Tab key={name} value={name}>
              {words(`tab.${name}`)}
            </Tabs.Tab>
          ))}
        </TabList>
        <Tabs.Panel value="grid">
          <PermissionPanel />
        </Tabs.Panel>
        <Tabs.Panel value="effective">
          <EffectiveRights
            user={known ? linked.value : picked}
            onPick={(user) => {
              setPicked(user);
              show('effective', user?.id);
            }}
          />
        </Tabs.Panel>
        <Tabs.Panel value="log">
          <ChangeList subjectType="role" withSubject />
        </Tabs.Panel>
      </Tabs>
    </>
  );
}
