// The search for a stay.

import { readPageNumber } from '#contract/platform/page-addresses.ts';
import { SearchPage } from '#web/features/search/search-page.tsx';
import { usePageHead } from '#web/platform/navigation/page-head.ts';
import { useSearchParams } from '#web/router.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { useTranslations } from '#web/ui/text/translations.ts';

export default function TravelSearchScreen() {
  const words = useTranslations('search');
  const titles = useTranslations('titles');
  const heads = useTranslations('heads');
  const [asked] = useSearchParams();
  const page = readPageNumber(asked);
  const title = page === 1 ? undefined : heads('paged', { title: titles('page.travelSearch'), page: String(page) });
  usePageHead({ title, description: heads('description.travelSearch') });
  return (
    <>
      <PageHeader title={titles('page.travelSearch')} description={words('intro')} />
      <SearchPage />
    </>
  );
}
