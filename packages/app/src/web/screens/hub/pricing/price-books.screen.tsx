// The draft of the next price book, all published books, and the results of back-tests.

import { Tabs } from '@mantine/core';
import { RateProposals } from '#web/features/host-families/rates/rate-proposals.tsx';
import { BookDrawer } from '#web/features/price-books/book-drawer.tsx';
import { BookList } from '#web/features/price-books/book-list.tsx';
import { DraftView } from '#web/features/price-books/draft-view.tsx';
import { DraftBackTest } from '#web/features/repricing/draft-back-test.tsx';
import { useSavedViews } from '#web/features/saved-views/use-saved-views.ts';
import { paths } from '#web/paths.ts';
import { useSignedInUser } from '#web/platform/session/session.ts';
import { useSearchParams } from '#web/router.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { TabList } from '#web/ui/tab-list.tsx';
import { useTranslations } from '#web/ui/text/translations.ts';
import { BackTests } from './back-tests.tsx';

export default function PriceBooksScreen() {
  const words = useTranslations('priceBooks');
  const titles = useTranslations('titles');
  const views = useSavedViews('priceBooks');
  const [params, setParams] = useSearchParams();
  const { capabilities } = useSignedInUser();
  const tests = capabilities.includes('priceBooks.backTest');
  const decides = capabilities.includes('rates.decide');
  const tab = ['books', ...(decides ? ['rates'] : []), ...(tests ? ['tests'] : [])].find((name) => name === params.get('tab')) ?? 'draft';
  const book = /^[1-9]\d{0,8}$/.test(params.get('book') ?? '') ? Number(params.get('book')) : null;

  /** Returns the URL query of the current list with one book open beside it; null for the list alone. */
  function searchWith(number: number | null): URLSearchParams {
    const rest = [...params].filter(([name]) => name !== 'book' && name !== 'tab');
    return new URLSearchParams([['tab', 'books'], ...rest, ...(number === null ? [] : [['book', String(number)]])] as [string, string][]);
  }

  return (
    <>
      <PageHeader title={titles('page.hubPriceBooks')} description={words('description')} />
      <Tabs
        value={tab}
        onChange={(name) => setParams(name === null || name === 'draft' ? {} : { tab: name }, { replace: true })}
        keepMounted={false}
      >
        <TabList>
          <Tabs.Tab value="draft">{words('tabs.draft')}</Tabs.Tab>
          <Tabs.Tab value="books">{words('tabs.books')}</Tabs.Tab>
          {decides && <Tabs.Tab value="rates">{words('tabs.rates')}</Tabs.Tab>}
          {tests && <Tabs.Tab value="tests">{words('tabs.tests')}</Tabs.Tab>}
        </TabList>
        <Tabs.Panel value="draft">
          <DraftView
            onPublished={() => setParams({ tab: 'books' })}
            beforePublishing={
              tests
                ? (hash) => <DraftBackTest hash={hash} linkTo={(id) => paths.hubPriceBooks({ tab: 'tests', test: String(id) })} />
                : undefined
            }
          />
        </Tabs.Panel>
        <Tabs.Panel value="books">
          <BookList views={views} linkTo={(number) => `${paths.hubPriceBooks()}?${searchWith(number)}`} />
        </Tabs.Panel>
        {decides && (
          <Tabs.Panel value="rates">
            <RateProposals />
          </Tabs.Panel>
        )}
        {tests && (
          <Tabs.Panel value="tests">
            <BackTests />
          </Tabs.Panel>
        )}
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
