// Writes a message to a host family.

import { ContactFamily } from '#web/features/contact-family/contact-family.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { useTranslations } from '#web/ui/text/translations.ts';

export default function ContactHostFamilyScreen() {
  const titles = useTranslations('titles');
  return (
    <>
      <PageHeader title={titles('page.travelContactHostFamily')} />
      <ContactFamily />
    </>
  );
}
