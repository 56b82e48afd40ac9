// The profile of the user's own family, with the preview as the search shows it.

import { OwnLiveBadge, OwnProfile } from '#web/features/host-families/profile/own-profile.tsx';
import { ProfileView } from '#web/features/search/family/family-facts.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { useTranslations } from '#web/ui/text/translations.ts';

export default function HostProfileScreen() {
  const words = useTranslations('familyProfile');
  const titles = useTranslations('titles');
  return (
    <>
      <PageHeader title={titles('page.hostProfile')} description={words('lead')} beside={<OwnLiveBadge />} />
      <OwnProfile show={(profile, name) => <ProfileView profile={profile} name={name} />} />
    </>
  );
}
