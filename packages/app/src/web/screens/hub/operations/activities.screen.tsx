// The activities and their weeks, each with its list.

import { Button, Title } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { ActivityDrawer } from '#web/features/activities/activity-drawer.tsx';
import { ActivityList } from '#web/features/activities/activity-list.tsx';
import { ChangeList } from '#web/features/administration/change-log/change-list.tsx';
import { useSavedViews } from '#web/features/saved-views/use-saved-views.ts';
import { paths } from '#web/paths.ts';
import { DataProvider } from '#web/platform/api/data-provider.tsx';
import { useSignedInUser } from '#web/platform/session/session.ts';
import { useSearchParams } from '#web/router.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { useTranslations } from '#web/ui/text/translations.ts';

/** The query parameter for the open activity; `new` to create one. */
const OPEN = 'open';

function Changes({ id, version }: { readonly id: number; readonly version: number }) {
  const titles = useTranslations('titles');
  return (
    <>
      <Title order={3} size="h4">
        {titles('page.hubChangeLog')}
      </Title>
      <ChangeList subjectType="activity" subjectId={String(id)} version={version} />
    </>
  );
}

export default function HubActivitiesScreen() {
  const words = useTranslations('hubActivities');
  const titles = useTranslations('titles');
  const { capabilities } = useSignedInUser();
  const mayKeep = capabilities.includes('activities.write');
  const [params, setParams] = useSearchParams();
  const asked = params.get(OPEN);
  const open = (which: string | null) =>
    setParams(
      (now) => {
        if (which === null) now.delete(OPEN);
        else now.set(OPEN, which);
        return now;
      },
      { replace: true },
    );
  const linkTo = (id: number) =>
    `${paths.hubActivities()}?${new URLSearchParams([...[...params].filter(([name]) => name !== OPEN), [OPEN, String(id)]])}`;
  const create = mayKeep && (
    <Button leftSection={<IconPlus size={16} aria-hidden />} onClick={() => open('new')}>
      {words('create')}
    </Button>
  );
  const isShown = asked !== null && (/^\d{1,15}$/.test(asked) || (asked === 'new' && mayKeep));
  return (
    <DataProvider>
      <PageHeader title={titles('page.hubActivities')} description={words('description')} actions={create} />
      <ActivityList views={useSavedViews('activities')} create={create} linkTo={linkTo} />
      {isShown && (
        <ActivityDrawer
          key={asked}
          id={asked === 'new' ? null : Number(asked)}
          onClose={() => open(null)}
          onMade={(id) => open(String(id))}
          more={({ id, version }) => mayKeep && capabilities.includes('audit.read') && <Changes id={id} version={version} />}
        />
      )}
    </DataProvider>
  );
}
