// What the next price book would be, and all that were published.

import { Tabs } from '@mantine/core';
import { useTranslations } from 'use-intl/react';
import { BookDrawer } from '#web/features/price-books/book-drawer.tsx';
import { BookList } from '#web/features/price-books/book-list.tsx';
import { DraftView } from '#web/features/price-books/draft-view.tsx';
import { useSavedViews } from '#web/features/saved-views/use-saved-views.ts';
import { paths } from '#web/paths.ts';
import { useSearchParams } from '#web/router.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';

export default function PriceBooksScreen() {
  const words = useTranslations('priceBooks');
  const titles = useTranslations('titles');
  const views = useSavedViews('priceBooks');
  const [params, setParams] = useSearchParams();
  const tab = params.get('tab') === 'books' ? 'books' : 'draft';
  const book = /^[1-9]\d{0,8}$/.test(params.get('book') ?? '') ? Number(params.get('book')) : null;

  /** The address of the list as it is, with one book open beside it; without one, the list alone. */
  function searchWith(number: number | null): URLSearchParams {
    const rest = [...params].filter(([name]) => name !== 'book' && name !== 'tab');
    return new URLSearchParams([['tab', 'books'], ...rest, ...(number === null ? [] : [['book', String(number)]])] as [string, string][]);
  }

  return (
    <>
      <PageHeader title={titles('page.hubPriceBooks')} description={words('description')} />
      <Tabs value={tab} onChange={(name) => setParams(name === 'books' ? { tab: 'books' } : {}, { replace: true })} keepMounted={false}>
        <Tabs.List mb="md">
          <Tabs.Tab value="draft">{words('tabs.draft')}</Tabs.Tab>
          <Tabs.Tab value="books">{words('tabs.books')}</Tabs.Tab>
        </Tabs.List>
        <Tabs.Panel value="draft">
          <DraftView onPublished={() => setParams({ tab: 'books' })} />
        </Tabs.Panel>
        <Tabs.Panel value="books">
          <BookList views={views} linkTo={(number) => `${paths.hubPriceBooks()}?${searchWith(number)}`} />
        </Tabs.Panel>
      </Tabs>
      {book !== null && (
        <BookDrawer
          key={book}
          number={book}
          onClose={() => setParams(searchWith(null), { replace: true })}
          onPublished={(number) => setParams(searchWith(number), { replace: true })}
        />
      )}
    </>
  );
}
