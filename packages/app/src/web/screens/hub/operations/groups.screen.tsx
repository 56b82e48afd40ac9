// The groups of students who travel together.

import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { GroupForm } from '#web/features/groups/group-form.tsx';
import { GroupList } from '#web/features/groups/group-list.tsx';
import { useSavedViews } from '#web/features/saved-views/use-saved-views.ts';
import { paths } from '#web/paths.ts';
import { useSignedInUser } from '#web/platform/session/session.ts';
import { PageHeader } from '#web/ui/page-header.tsx';
import { useTranslations } from '#web/ui/text/translations.ts';

export default function HubGroupsScreen() {
  const words = useTranslations('groups');
  const titles = useTranslations('titles.page');
  const [, navigate] = useLocation();
  const [isAdding, setAdding] = useState(false);
  const add = useSignedInUser().capabilities.includes('groups.write') && (
    <Button leftSection={<IconPlus size={16} aria-hidden />} onClick={() => setAdding(true)}>
      {words('form.add')}
    </Button>
  );
  return (
    <>
      <PageHeader title={titles('hubGroups')} description={words('description')} actions={add} />
      <GroupList views={useSavedViews('groups')} add={add} />
      {isAdding && <GroupForm onSaved={({ id }) => navigate(paths.hubGroup({ id }))} onClose={() => setAdding(false)} />}
    </>
  );
}
