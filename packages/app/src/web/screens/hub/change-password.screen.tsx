// Changing the own password.

import { useTranslations } from 'use-intl/react';
import { ChangePassword } from '#web/features/identity/change-password.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';

export default function ChangePasswordScreen() {
  const words = useTranslations('changePassword');
  return (
    <>
      <PageHeader title={words('title')} description={words('lead')} />
      <ChangePassword />
    </>
  );
}
