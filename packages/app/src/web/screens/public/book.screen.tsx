// The kinds of stays, and links to start a booking.

import { BookPage } from '#web/features/search/book-page.tsx';
import { usePageHead } from '#web/platform/navigation/page-head.ts';
import { PageHeader } from '#web/ui/page-header.tsx';
import { useTranslations } from '#web/ui/text/translations.ts';

export default function BookScreen() {
  const words = useTranslations('search');
  const titles = useTranslations('titles');
  const heads = useTranslations('heads.description');
  usePageHead({ description: heads('book') });
  return (
    <>
      <PageHeader title={titles('page.book')} description={words('book.intro')} />
      <BookPage />
    </>
  );
}
