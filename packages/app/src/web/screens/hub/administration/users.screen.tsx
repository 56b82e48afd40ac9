// All users with an account.

import { Button } from '@mantine/core';
import { IconUserPlus } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { InviteUser } from '#web/features/administration/users/invite-user.tsx';
import { reloadUsers } from '#web/features/administration/users/reload.ts';
import { UserList } from '#web/features/administration/users/user-list.tsx';
import { useSavedViews } from '#web/features/saved-views/use-saved-views.ts';
import { useSignedInUser } from '#web/platform/session/session.ts';
import { useSearchParams } from '#web/router.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { useTranslations } from '#web/ui/text/translations.ts';

export default function UsersScreen() {
  const words = useTranslations('users');
  const titles = useTranslations('titles');
  const { capabilities } = useSignedInUser();
  const administers = capabilities.includes('users.write');
  const [isInviting, setInviting] = useState(false);
  const [asked, setAsked] = useSearchParams();
  const isAsked = administers && asked.has('invite');
  useEffect(() => {
    if (!isAsked) return;
    // Only once: returning by browser history or a reload shows the list.
    setInviting(true);
    setAsked(
      (now) => {
        now.delete('invite');
        return now;
      },
      { replace: true },
    );
  }, [isAsked, setAsked]);
  const invite = (
    <Button leftSection={<IconUserPlus size={16} aria-hidden />} onClick={() => setInviting(true)}>
      {words('invite')}
    </Button>
  );
  return (
    <>
      <PageHeader
        title={titles('page.hubUsers')}
        description={administers ? words('description') : words('namesDescription')}
        actions={administers && invite}
      />
      <UserList views={useSavedViews('users')} />
      {isInviting && <InviteUser onClose={() => setInviting(false)} onInvited={() => void reloadUsers()} />}
    </>
  );
}
