// The list of content items.

import { Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { exportContentItems, listContentItems } from '#contract/content/content-items.endpoints.ts';
import { type ContentItem, contentItemsList } from '#contract/content/content-items.shapes.ts';
import type { ColumnOf } from '#contract/platform/lists/list.ts';
import { EndpointList } from '#web/platform/api/endpoint-list.tsx';
import { listLanguageNames } from '#web/platform/messages/locale.ts';
import type { ListColumn, ListViews } from '#web/ui/list/list-types.ts';
import { DateText, InstantText } from '#web/ui/text/text.tsx';
import { useTranslations } from '#web/ui/text/translations.ts';
import { DueText } from './item-facts.tsx';
import { ItemStateBadge } from './item-state-badge.tsx';
import { useItemFilters } from './use-item-choices.ts';
import { useItemSteps } from './use-item-steps.ts';

type Column = ListColumn<ContentItem, ColumnOf<typeof contentItemsList>>;

function useColumns(): readonly Column[] {
  const heading = useTranslations('lists.contentItems.columns');
  const words = useTranslations('contentItems.card');
  const kinds = useTranslations('names.linkSource');
  const articleStates = useTranslations('names.articleState');
  const nameOf = (code: string) => listLanguageNames().find(({ locale }) => locale === code)?.name ?? code;
  return [
    { name: 'title', heading: heading('title'), cell: ({ title }) => title, primary: true, wrap: true, width: 220 },
    { name: 'state', heading: heading('state'), cell: ({ state }) => <ItemStateBadge state={state} /> },
    {
      name: 'dueOn',
      heading: heading('dueOn'),
      cell: (item) => (item.isOverdue ? <DueText item={item} /> : item.dueOn !== null && <DateText day={item.dueOn} />),
    },
    {
      name: 'assignee',
      heading: heading('assignee'),
      cell: ({ assignee }) =>
        assignee === '' ? (
          <Text span inherit c="dimmed">
            {words('unassigned')}
          </Text>
        ) : (
          assignee
        ),
    },
    { name: 'locale', heading: heading('locale'), cell: ({ locale }) => nameOf(locale) },
    { name: 'keywords', heading: heading('keywords'), cell: ({ keywords }) => keywords.join(', '), wrap: true, width: 140 },
    {
      name: 'article',
      heading: heading('article'),
      cell: ({ article }) => article !== null && `${kinds(article.kind)}, ${articleStates(article.state)}`,
    },
    {
      ...{ name: 'sources', heading: heading('sources'), hidden: true, wrap: true },
      cell: ({ sources }) => sources.map(({ title }) => title).join(', '),
    },
    { name: 'stateAt', heading: heading('stateAt'), cell: ({ stateAt }) => <InstantText at={stateAt} />, hidden: true },
    { name: 'createdAt', heading: heading('createdAt'), cell: ({ createdAt }) => <InstantText at={createdAt} />, hidden: true },
    { name: 'brief', heading: heading('brief'), cell: ({ brief }) => brief, hidden: true, wrap: true },
  ];
}

interface ItemListProps {
  readonly views: ListViews;
  readonly add: ReactNode;
  readonly mayRemove: boolean;
  readonly linkTo: (id: number) => string;
}

export function ItemList({ views, add, mayRemove, linkTo }: ItemListProps) {
  const words = useTranslations('contentItems');
  const titles = useTranslations('titles.page');
  const steps = useItemSteps();
  const removal = (item: ContentItem) => ({
    ...{ label: words('remove.act'), tone: 'danger' as const },
    run: async () => void (await steps.remove(item)),
  });
  return (
    <EndpointList
      list={contentItemsList}
      endpoint={listContentItems}
      exporting={exportContentItems}
      title={titles('hubContentEngine')}
      columns={useColumns()}
      filters={useItemFilters()}
      rowKey={({ id }) => id}
      rowName={({ title }) => title}
      rowLink={({ id }) => linkTo(id)}
      {...(mayRemove ? { rowActions: (item: ContentItem) => [removal(item)] } : {})}
      views={views}
      searchLabel={words('search')}
      empty={{ title: words('empty.title'), text: words('empty.text'), action: add }}
    />
  );
}
