// Sources of texts: a list with the pages and articles that rest on each, and a form.

import { Anchor, MultiSelect, TagsInput } from '@mantine/core';
import { readEditedMenus } from '#contract/content/menus.endpoints.ts';
import { changeSource, createSource, deleteSource, exportSources, listSources } from '#contract/content/sources.endpoints.ts';
import { SOURCE_LIMITS, type Source, sourceBody, sourcesList } from '#contract/content/sources.shapes.ts';
import { call } from '#web/platform/api/api.ts';
import { useEndpoint } from '#web/platform/api/endpoint-hooks.ts';
import type { DraftOf, FieldsProps, ResourceOf } from '#web/platform/resource/resource.ts';
import { StateBadge } from '#web/ui/badge.tsx';
import { bindField, type InputProps } from '#web/ui/form/bind-field.tsx';
import { CheckboxField } from '#web/ui/form/fields/choice-fields.tsx';
import { LongTextField } from '#web/ui/form/fields/long-text-field.tsx';
import { TextField } from '#web/ui/form/fields/text-field.tsx';
import type { FieldBinding } from '#web/ui/form/use-form.ts';
import { useTranslations } from '#web/ui/text/translations.ts';

function TagsFieldInput(props: InputProps<string[]>) {
  return <TagsInput {...props} maxTags={12} />;
}

const TagsField = bindField(TagsFieldInput, { empty: [], show: (tags) => tags.join(', ') });

interface ArticlesProps extends InputProps<number[]> {
  readonly choices: readonly { readonly value: string; readonly label: string }[];
}

function ArticlesInput({ choices, value, onChange, ...props }: ArticlesProps) {
  return (
    <MultiSelect
      {...props}
      data={[...choices]}
      searchable
      value={value.map(String)}
      onChange={(chosen) => onChange(chosen.map(Number))}
      maxValues={SOURCE_LIMITS.articles}
    />
  );
}

const ArticlesField = bindField(ArticlesInput, { empty: [], show: (ids) => String(ids.length) });

function Fields({ form }: FieldsProps<Source, DraftOf<typeof sourceBody>>) {
  const words = useTranslations('sources');
  const kinds = useTranslations('names.linkSource');
  const { data } = useEndpoint(readEditedMenus, {});
  const choices = (data?.articles ?? []).map(({ id, kind, title, slug }) => ({
    value: String(id),
    label: `${title || slug} (${kinds(kind)})`,
  }));
  return (
    <>
      <TextField of={form.field('url')} label={words('url')} description={words('urlHint')} maxLength={SOURCE_LIMITS.url} required />
      <TextField of={form.field('title')} label={words('title')} maxLength={SOURCE_LIMITS.title} required />
      <TextField of={form.field('licence')} label={words('licence')} description={words('licenceHint')} maxLength={SOURCE_LIMITS.licence} />
      <LongTextField of={form.field('notes')} label={words('notes')} maxLength={SOURCE_LIMITS.notes} minRows={4} />
      <TagsField of={form.field('tags') as FieldBinding<string[]>} label={words('tags')} />
      <ArticlesField
        of={form.field('articleIds') as unknown as FieldBinding<number[]>}
        label={words('articles')}
        description={words('articlesHint')}
        choices={choices}
      />
      <CheckboxField of={form.field('active') as FieldBinding<boolean>} label={words('active')} />
    </>
  );
}

const toDraft = (row: Source | null): DraftOf<typeof sourceBody> => ({
  ...{ url: row?.url ?? '', title: row?.title ?? '', notes: row?.notes ?? '', licence: row?.licence ?? '' },
  ...{ tags: row?.tags ?? [], articleIds: row?.articleIds ?? [], active: row?.active ?? true },
});

/** @example <ResourceScreen resource={useSources()} views={useSavedViews('sources')} /> */
export function useSources(): ResourceOf<typeof listSources, typeof sourceBody> {
  const words = useTranslations('sources');
  const titles = useTranslations('titles.page');
  const column = useTranslations('lists.sources.columns');
  return {
    endpoint: listSources,
    list: sourcesList,
    exporting: exportSources,
    title: titles('hubSources'),
    description: words('description'),
    create: words('create'),
    empty: { title: words('empty'), text: words('emptyText') },
    columns: [
      { name: 'title', heading: column('title'), cell: ({ title }) => title, primary: true, wrap: true, width: 200 },
      {
        name: 'url',
        heading: column('url'),
        cell: ({ url }) => (
          <Anchor href={url} target="_blank" rel="noopener noreferrer" inherit>
            {new URL(url).hostname}
          </Anchor>
        ),
      },
      { name: 'licence', heading: column('licence'), cell: ({ licence }) => licence },
      { name: 'tags', heading: column('tags'), cell: ({ tags }) => tags.join(', '), wrap: true, width: 140 },
      {
        name: 'articles',
        heading: column('articles'),
        cell: ({ articles }) => articles.map(({ title }) => title).join(', '),
        wrap: true,
        width: 180,
      },
      {
        name: 'active',
        heading: column('active'),
        cell: ({ active }) => <StateBadge meaning={active ? 'good' : 'neutral'}>{words(active ? 'isActive' : 'isInactive')}</StateBadge>,
      },
      { name: 'notes', heading: column('notes'), cell: ({ notes }) => notes, hidden: true, wrap: true },
    ],
    filters: [
      { name: 'active', label: column('active') },
      { name: 'isUsed', label: column('isUsed') },
    ],
    rowName: ({ title }) => title,
    rights: { write: 'content.write', remove: 'content.delete' },
    calls: {
      create: (body) => call(createSource, { body }),
      edit: ({ id, version = 0, ...body }) => call(changeSource, { params: { id }, body: { ...body, version } }),
      remove: (id) => call(deleteSource, { params: { id } }),
    },
    shape: async () => sourceBody,
    draftOf: toDraft,
    Fields,
    details: ({ title, url }) => [
      { label: words('title'), value: title },
      { label: words('url'), value: url },
    ],
  };
}
