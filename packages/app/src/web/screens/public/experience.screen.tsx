// Planning an experience, in the newer of its two layouts.

import { Experience } from '#web/features/experience/experience.tsx';
import { usePageHead } from '#web/platform/navigation/page-head.ts';
import { PageHeader } from '#web/ui/page-header.tsx';
import { useTranslations } from '#web/ui/text/translations.ts';

export default function ExperienceScreen() {
  const titles = useTranslations('titles');
  const heads = useTranslations('heads.description');
  usePageHead({ description: heads('experience') });
  return (
    <>
      <PageHeader title={titles('page.experience')} />
      <Experience flow="new" />
    </>
  );
}
