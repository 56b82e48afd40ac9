// The user's account page: personal data, language, password, devices, and account deletion.

import { Alert } from '@mantine/core';
import { IconEye } from '@tabler/icons-react';
import { useState } from 'react';
import { Goodbye } from '#web/features/identity/account-deletion-goodbye.tsx';
import { AccountSection } from '#web/features/identity/account-section.tsx';
import { ChangePassword } from '#web/features/identity/change-password.tsx';
import { OwnDeletion } from '#web/features/identity/own-deletion.tsx';
import { OwnDetails } from '#web/features/identity/own-details.tsx';
import { OwnPicture } from '#web/features/identity/own-picture.tsx';
import { OwnRegion } from '#web/features/identity/own-region.tsx';
import { OwnSessions } from '#web/features/identity/own-sessions.tsx';
import { MessagePreferences } from '#web/features/messaging/preferences/message-preferences.tsx';
import { usePages } from '#web/platform/navigation/pages.ts';
import { useSignedInUser } from '#web/platform/session/session.ts';
import { PageHeader } from '#web/ui/page-header.tsx';
import { useTranslations } from '#web/ui/text/translations.ts';

export default function AccountScreen() {
  const words = useTranslations('account');
  const password = useTranslations('changePassword');
  const { name, titleOf } = usePages();
  const messaging = useTranslations('messagingPreferences');
  const { viewedBy, hasPassword, capabilities } = useSignedInUser();
  const [deleted, setDeleted] = useState(false);
  if (deleted) return <Goodbye />;
  return (
    <>
      <PageHeader title={titleOf(name)} />
      {viewedBy !== null && (
        <Alert color="yellow" icon={<IconEye aria-hidden />} mb="md">
          {words('viewing')}
        </Alert>
      )}
      <AccountSection title={words('details.title')} text={words('details.text')}>
        <OwnPicture />
        <OwnDetails />
      </AccountSection>
      <AccountSection title={words('region.title')} text={words('region.text')}>
        <OwnRegion />
      </AccountSection>
      {capabilities.includes('messages.preferences') && (
        <AccountSection title={messaging('title')} text={messaging('text')}>
          <MessagePreferences />
        </AccountSection>
      )}
      <AccountSection title={words('password.title')} text={hasPassword ? password('lead') : undefined}>
        <ChangePassword />
      </AccountSection>
      <AccountSection title={words('sessions.title')} text={words('sessions.text')}>
        <OwnSessions />
      </AccountSection>
      <AccountSection title={words('deletion.title')} text={words('deletion.text')}>
        <OwnDeletion onDeleted={() => setDeleted(true)} />
      </AccountSection>
    </>
  );
}
