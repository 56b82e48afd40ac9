// The list of pages, or of articles of the blog, for their editors.

import { Badge, Group } from '@mantine/core';
import type { ReactNode } from 'react';
import type { ArticleKind } from '#contract/content/articles.shapes.ts';
import { listAuthors } from '#contract/content/drafts.endpoints.ts';
import { ARTICLE_STATES, type blogPostsList, type ListedDraft } from '#contract/content/drafts.shapes.ts';
import type { ColumnOf } from '#contract/platform/lists/list.ts';
import type { Locale } from '#contract/platform/locales.ts';
import { useEndpoint } from '#web/platform/api/endpoint-hooks.ts';
import { EndpointList } from '#web/platform/api/endpoint-list.tsx';
import { listLanguageNames } from '#web/platform/messages/locale.ts';
import type { ListColumn, ListFilter, ListViews } from '#web/ui/list/list-types.ts';
import { InstantText } from '#web/ui/text/text.tsx';
import { useTranslations } from '#web/ui/text/translations.ts';
import { ArticleStateBadge } from './article-state-badge.tsx';
import { KINDS } from './kinds.ts';

type Column = ListColumn<ListedDraft, ColumnOf<typeof blogPostsList>>;

/** The languages that visitors can read, by their codes; screen readers hear their names. */
function Languages({ locales }: { readonly locales: readonly Locale[] }) {
  return (
    <Group gap={4}>
      {listLanguageNames()
        .filter(({ locale }) => locales.includes(locale))
        .map(({ locale, name }) => (
          <Badge key={locale} variant="default" size="sm" title={name} aria-label={name}>
            {locale}
          </Badge>
        ))}
    </Group>
  );
}

function useColumns(kind: ArticleKind): readonly Column[] {
  const heading = useTranslations('lists.blogPosts.columns');
  const words = useTranslations('content');
  const tags: readonly Column[] =
    kind === 'page' ? [] : [{ name: 'tags', heading: heading('tags'), cell: ({ tags: all }) => all.join(', ') }];
  return [
    { name: 'title', heading: heading('title'), cell: ({ title }) => (title === '' ? words('untitled') : title), primary: true },
    { name: 'state', heading: heading('state'), cell: ({ state }) => <ArticleStateBadge state={state} /> },
    { name: 'locales', heading: heading('locales'), cell: ({ locales }) => <Languages locales={locales} /> },
    ...tags,
    { name: 'slug', heading: heading('slug'), cell: ({ slug }) => KINDS[kind].toPublic(slug) },
    { name: 'updatedAt', heading: heading('updatedAt'), cell: ({ updatedAt }) => <InstantText at={updatedAt} /> },
    { name: 'updatedBy', heading: heading('updatedBy'), cell: ({ updatedBy }) => updatedBy },
    {
      name: 'publishedAt',
      heading: heading('publishedAt'),
      cell: ({ publishedAt }) => publishedAt !== null && <InstantText at={publishedAt} />,
      hidden: kind === 'page',
    },
    { name: 'author', heading: heading('author'), cell: ({ author }) => author, hidden: kind === 'page' },
    { name: 'description', heading: heading('description'), cell: ({ description }) => description, hidden: true },
  ];
}

function useFilters(): readonly ListFilter[] {
  const label = useTranslations('lists.blogPosts.columns');
  const states = useTranslations('names.articleState');
  const { data } = useEndpoint(listAuthors, {});
  return [
    { name: 'state', label: label('state'), choices: ARTICLE_STATES.map((value) => ({ value, label: states(value) })) },
    {
      name: 'lacksLocale',
      label: label('lacksLocale'),
      choices: listLanguageNames().map(({ locale, name }) => ({ value: locale, label: name })),
    },
    { name: 'authorId', label: label('authorId'), choices: (data?.data ?? []).map(({ id, name }) => ({ value: String(id), label: name })) },
    { name: 'updatedAt', label: label('updatedAt') },
  ];
}

interface DraftListProps {
  readonly kind: ArticleKind;
  readonly views: ListViews;
  readonly add: ReactNode;
}

export function DraftList({ kind, views, add }: DraftListProps) {
  const words = useTranslations('content');
  const titles = useTranslations('titles.page');
  const { title, toEditor } = KINDS[kind];
  // The lists differ only in their names and in the tags.
  const { list, endpoint, exporting } = KINDS[kind] as (typeof KINDS)['blog'];
  return (
    <EndpointList
      list={list}
      endpoint={endpoint}
      exporting={exporting}
      title={titles(title)}
      columns={useColumns(kind)}
      filters={useFilters()}
      rowKey={({ id }) => id}
      rowName={({ title: name }) => (name === '' ? words('untitled') : name)}
      rowLink={({ id }) => toEditor(id)}
      views={views}
      searchLabel={words(`${kind}.search`)}
      empty={{ title: words(`${kind}.empty.title`), text: words(`${kind}.empty.text`), action: add }}
    />
  );
}
