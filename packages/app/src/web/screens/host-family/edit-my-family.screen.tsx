// The editor of the user's own family.

import { EditOwnFamily } from '#web/features/host-families/edit/edit-own-family.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { useTranslations } from '#web/ui/text/translations.ts';

export default function EditMyFamilyScreen() {
  const words = useTranslations('familyEdit');
  const titles = useTranslations('titles');
  return (
    <>
      <PageHeader title={titles('page.hostEditFamily')} description={words('lead')} />
      <EditOwnFamily />
    </>
  );
}
