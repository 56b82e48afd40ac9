// The registration of a host family.

import { HostFamilyRegistration } from '#web/features/host-families/registration.tsx';
import { usePageHead } from '#web/platform/navigation/page-head.ts';
import { useTranslations } from '#web/ui/text/translations.ts';

export default function HostFamilyRegistrationScreen() {
  const heads = useTranslations('heads.description');
  usePageHead({ description: heads('registerAsHostFamily') });
  return <HostFamilyRegistration />;
}
