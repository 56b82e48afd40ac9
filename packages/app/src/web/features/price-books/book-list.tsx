// The list of published price books, with who published each and why.

import { listPriceBooks } from '#contract/pricing/price-books.endpoints.ts';
import { PRICE_BOOK_STATES, type PriceBookState, priceBooksList } from '#contract/pricing/price-books.shapes.ts';
import { EndpointList } from '#web/platform/api/endpoint-list.tsx';
import { type Meaning, StateBadge } from '#web/ui/badge.tsx';
import type { ListViews } from '#web/ui/list/list-types.ts';
import { InstantText, RelativeTime } from '#web/ui/text/text.tsx';
import { useTranslations } from '#web/ui/text/translations.ts';

const MEANINGS: Readonly<Record<PriceBookState, Meaning>> = { inForce: 'good', scheduled: 'info', past: 'neutral', withdrawn: 'care' };

export function PriceBookStateBadge({ state }: { readonly state: PriceBookState }) {
  const words = useTranslations('priceBooks');
  return <StateBadge meaning={MEANINGS[state]}>{words(`state.${state}`)}</StateBadge>;
}

/** @param linkTo returns the URL of a book */
export function BookList({ views, linkTo }: { readonly views: ListViews; readonly linkTo: (number: number) => string }) {
  const words = useTranslations('priceBooks');
  const heading = useTranslations('lists.priceBooks.columns');
  return (
    <EndpointList
      list={priceBooksList}
      endpoint={listPriceBooks}
      title={words('tabs.books')}
      columns={[
        { name: 'number', heading: heading('number'), cell: ({ number }) => words('book', { number: String(number) }), primary: true },
        { name: 'state', heading: heading('state'), cell: ({ state }) => <PriceBookStateBadge state={state} /> },
        { name: 'effectiveFrom', heading: heading('effectiveFrom'), cell: ({ effectiveFrom }) => <InstantText at={effectiveFrom} /> },
        { name: 'reason', heading: heading('reason'), cell: ({ reason }) => reason, wrap: true, width: 200 },
        { name: 'publishedBy', heading: heading('publishedBy'), cell: ({ publishedBy }) => publishedBy },
        { name: 'publishedAt', heading: heading('publishedAt'), cell: ({ publishedAt }) => <RelativeTime at={publishedAt} /> },
        { name: 'quotes', heading: heading('quotes'), cell: ({ quotes }) => quotes, align: 'end' },
        { name: 'hash', heading: heading('hash'), cell: ({ hash }) => hash.slice(0, 12), hidden: true },
      ]}
      filters={[
        { name: 'state', label: heading('state'), choices: PRICE_BOOK_STATES.map((value) => ({ value, label: words(`state.${value}`) })) },
        { name: 'effectiveFrom', label: heading('effectiveFrom') },
      ]}
      rowKey={({ id }) => id}
      rowName={({ number }) => words('open', { number: String(number) })}
      rowLink={({ number }) => linkTo(number)}
      views={views}
      empty={{ title: words('empty.title'), text: words('empty.text') }}
    />
  );
}
