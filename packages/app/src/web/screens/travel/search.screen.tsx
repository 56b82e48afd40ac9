// The search for a stay.

import { SearchPage } from '#web/features/search/search-page.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { useTranslations } from '#web/ui/text/translations.ts';

export default function TravelSearchScreen() {
  const words = useTranslations('search');
  const titles = useTranslations('titles');
  return (
    <>
      <PageHeader title={titles('page.travelSearch')} description={words('intro')} />
      <SearchPage />
    </>
  );
}
