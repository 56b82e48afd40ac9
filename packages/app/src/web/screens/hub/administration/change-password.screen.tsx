// Changes the user's own password.

import { ChangePassword } from '#web/features/identity/change-password.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { useTranslations } from '#web/ui/text/translations.ts';

export default function ChangePasswordScreen() {
  const words = useTranslations('changePassword');
  return (
    <>
      <PageHeader title={words('title')} description={words('lead')} />
      <ChangePassword />
    </>
  );
}
