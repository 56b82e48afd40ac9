// The links of menus, pages and articles that lead nowhere, each with the place where it is mended.

import { Button } from '@mantine/core';
import { IconRefresh } from '@tabler/icons-react';
import { checkLinks, exportBrokenLinks, listBrokenLinks } from '#contract/content/menus.endpoints.ts';
import { type BrokenLink, brokenLinksList, LINK_FAULTS, LINK_SOURCES, MENU_PLACES } from '#contract/content/menus.shapes.ts';
import type { ColumnOf } from '#contract/platform/lists/list.ts';
import { LOCALES } from '#contract/platform/locales.ts';
import { paths } from '#web/paths.ts';
import { useAction } from '#web/platform/api/endpoint-hooks.ts';
import { EndpointList } from '#web/platform/api/endpoint-list.tsx';
import { listLanguageNames } from '#web/platform/messages/locale.ts';
import { StateBadge } from '#web/ui/badge.tsx';
import type { ListColumn, ListFilter, ListViews } from '#web/ui/list/list-types.ts';
import { InstantText } from '#web/ui/text/text.tsx';
import { useTranslations } from '#web/ui/text/translations.ts';
import { KINDS } from '../drafts/kinds.ts';

type Column = ListColumn<BrokenLink, ColumnOf<typeof brokenLinksList>>;

/** Returns where a link is mended. */
function toMending({ source, sourceId, locale }: BrokenLink): string {
  if (source === 'menu') return paths.hubMenus({ place: sourceId, language: locale });
  return KINDS[source].toEditor(Number(sourceId));
}

function useColumns(): readonly Column[] {
  const heading = useTranslations('lists.brokenLinks.columns');
  const faults = useTranslations('names.linkFault');
  const sources = useTranslations('names.linkSource');
  const words = useTranslations('menus');
  const nameOf = ({ source, sourceId, title }: BrokenLink) => {
    const place = MENU_PLACES.find((one) => one === sourceId);
    return source === 'menu' && place !== undefined ? words(`place.${place}`) : title;
  };
  return [
    { name: 'url', heading: heading('url'), cell: ({ url }) => url, primary: true },
    { name: 'fault', heading: heading('fault'), cell: ({ fault }) => <StateBadge meaning="bad">{faults(fault)}</StateBadge> },
    { name: 'source', heading: heading('source'), cell: ({ source }) => sources(source) },
    { name: 'title', heading: heading('title'), cell: nameOf },
    {
      name: 'locale',
      heading: heading('locale'),
      cell: ({ locale }) => listLanguageNames().find((language) => language.locale === locale)?.name ?? locale,
    },
    { name: 'foundAt', heading: heading('foundAt'), cell: ({ foundAt }) => <InstantText at={foundAt} /> },
  ];
}

function useFilters(): readonly ListFilter[] {
  const label = useTranslations('lists.brokenLinks.columns');
  const faults = useTranslations('names.linkFault');
  const sources = useTranslations('names.linkSource');
  const names = new Map(listLanguageNames().map(({ locale, name }) => [locale, name]));
  return [
    { name: 'source', label: label('source'), choices: LINK_SOURCES.map((value) => ({ value, label: sources(value) })) },
    { name: 'fault', label: label('fault'), choices: LINK_FAULTS.map((value) => ({ value, label: faults(value) })) },
    { name: 'locale', label: label('locale'), choices: LOCALES.map((value) => ({ value, label: names.get(value) ?? value })) },
  ];
}

export function BrokenLinkList({ views }: { readonly views: ListViews }) {
  const words = useTranslations('menus.links');
  const titles = useTranslations('lists.brokenLinks');
  const check = useAction(checkLinks, { changes: [listBrokenLinks] });
  const again = (
    <Button
      variant="default"
      leftSection={<IconRefresh size={16} aria-hidden />}
      loading={check.isRunning}
      onClick={() => void check.run({})}
    >
      {words('check')}
    </Button>
  );
  return (
    <>
      {again}
      <EndpointList
        list={brokenLinksList}
        endpoint={listBrokenLinks}
        exporting={exportBrokenLinks}
        title={titles('title')}
        columns={useColumns()}
        filters={useFilters()}
        rowKey={({ id }) => id}
        rowName={({ url }) => url}
        rowLink={toMending}
        views={views}
        searchLabel={words('search')}
        empty={{ title: words('empty'), text: words('emptyText') }}
      />
    </>
  );
}
