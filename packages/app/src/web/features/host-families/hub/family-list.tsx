// The list of host families in the hub: complete for those who look after families, the names for others.

import type { ReactNode } from 'react';
import { useLocation } from 'wouter';
import { COMPLETENESS_ITEMS } from '#contract/host-families/completeness.ts';
import { exportFamilies, listFamilies } from '#contract/host-families/family-list.endpoints.ts';
import { hostFamiliesList, type ListedFamily } from '#contract/host-families/family-list.shapes.ts';
import { toResponseHours } from '#contract/host-families/response-hours.ts';
import type { ColumnOf } from '#contract/platform/lists/list.ts';
import { VETTING_STATES } from '#contract/vetting/vetting-states.ts';
import { paths } from '#web/paths.ts';
import { EndpointList } from '#web/platform/api/endpoint-list.tsx';
import { useFamilyTitle } from '#web/platform/messages/page-locale.ts';
import { useSignedInUser } from '#web/platform/session/session.ts';
import { useFoundCoordinators } from '#web/platform/session/user-choices.ts';
import type { ListColumn, ListFilter, ListViews, RowAction } from '#web/ui/list/list-types.ts';
import { useFormatLocale } from '#web/ui/text/format-locale.ts';
import { DateText, InstantText, RelativeTime } from '#web/ui/text/text.tsx';
import { useTranslations } from '#web/ui/text/translations.ts';
import { useListText } from '#web/ui/text/use-list-text.ts';
import { LiveBadge, VettingStateBadge } from './family-badges.tsx';
import { useAreaChoices, useCountyChoices, useHostingChoices } from './family-choices.ts';
import { useBulkFamilies } from './use-bulk-families.tsx';

type Column = ListColumn<ListedFamily, ColumnOf<typeof hostFamiliesList>>;

const STATES = [...VETTING_STATES, 'rejected', 'suspended'] as const;

/** Returns a response time as text. */
function useHoursText(): (minutes: number) => string {
  const tag = useFormatLocale();
  const format = new Intl.NumberFormat(tag, { style: 'unit', unit: 'hour', unitDisplay: 'short' });
  return (minutes) => format.format(toResponseHours(minutes));
}

function useColumns(isFull: boolean): readonly Column[] {
  const listText = useListText();
  const heading = useTranslations('lists.hostFamilies.columns');
  const items = useTranslations('lists.hostFamilies.item');
  const hosting = new Map(useHostingChoices().map(({ value, label }) => [value, label]));
  const titleOf = useFamilyTitle();
  const response = useTranslations('hostDashboard.response');
  const hoursOf = useHoursText();
  const named: readonly Column[] = [
    { name: 'name', heading: heading('name'), cell: ({ name }) => titleOf(name), primary: true },
    { name: 'county', heading: heading('county'), cell: ({ county }) => county },
    { name: 'isLive', heading: heading('isLive'), cell: (family) => <LiveBadge family={family} /> },
  ];
  if (!isFull) return named;
  return [
    ...named,
    {
      name: 'vettingState',
      heading: heading('vettingState'),
      cell: ({ vettingState }) => vettingState && <VettingStateBadge state={vettingState} />,
    },
    {
      name: 'missing',
      heading: heading('missing'),
      cell: ({ missing = [] }) => listText(missing.map((item) => items(item))),
      wrap: true,
      width: 160,
    },
    { name: 'guestsNumber', heading: heading('guestsNumber'), cell: ({ guestsNumber }) => guestsNumber, align: 'end' },
    { name: 'freeBeds', heading: heading('freeBeds'), cell: ({ freeBeds }) => freeBeds, align: 'end' },
    {
      name: 'responseHours',
      heading: response('title'),
      cell: ({ responseMinutes }) => typeof responseMinutes === 'number' && hoursOf(responseMinutes),
      align: 'end',
    },
    { name: 'lastStay', heading: heading('lastStay'), cell: ({ lastStay }) => lastStay && <DateText day={lastStay} /> },
    { name: 'coordinator', heading: heading('coordinator'), cell: ({ coordinator }) => coordinator },
    { name: 'cityTown', heading: heading('cityTown'), cell: ({ cityTown }) => cityTown, hidden: true },
    {
      name: 'hostingTypes',
      heading: heading('hostingTypes'),
      cell: ({ hostingTypes = [] }) => listText(hostingTypes.map((type) => hosting.get(String(type)) ?? '')),
      hidden: true,
    },
    {
      name: 'vettingSince',
      heading: heading('vettingSince'),
      cell: ({ vettingSince }) => vettingSince && <RelativeTime at={vettingSince} />,
      hidden: true,
    },
    {
      name: 'createdAt',
      heading: heading('createdAt'),
      cell: ({ createdAt }) => createdAt && <InstantText at={createdAt} />,
      hidden: true,
    },
  ];
}

function useFilters(isFull: boolean): readonly ListFilter[] {
  const label = useTranslations('lists.hostFamilies.columns');
  const items = useTranslations('lists.hostFamilies.item');
  const states = useTranslations('names.vettingState');
  const [counties, hosting, areas] = [useCountyChoices(), useHostingChoices(), useAreaChoices()];
  const { capabilities } = useSignedInUser();
  return [
    { name: 'countyId', label: label('countyId'), choices: counties },
    { name: 'hostingType', label: label('hostingType'), choices: hosting },
    { name: 'guestsNumber', label: label('guestsNumber') },
    ...(isFull
      ? [
          { name: 'freeOn', label: label('freeOn') },
          { name: 'isLive', label: label('isLive') },
          { name: 'vettingState', label: label('vettingState'), choices: STATES.map((value) => ({ value, label: states(value) })) },
          { name: 'missing', label: label('missing'), choices: COMPLETENESS_ITEMS.map((value) => ({ value, label: items(value) })) },
          { name: 'responseHours', label: label('responseHours') },
        ]
      : []),
    ...(areas.length > 0 ? [{ name: 'geofenceId', label: label('geofenceId'), choices: areas }] : []),
    ...(isFull && capabilities.includes('users.read')
      ? [{ name: 'coordinatorId', label: label('coordinatorId'), useFound: useFoundCoordinators }]
      : []),
  ];
}

function useRowActions(): (family: ListedFamily) => readonly RowAction[] {
  const words = useTranslations('hubFamilies.act');
  const { capabilities } = useSignedInUser();
  const [, navigate] = useLocation();
  return ({ id, isLive }) => [
    ...(capabilities.includes('calendar.read')
      ? [{ label: words('calendar'), run: () => navigate(paths.hubHostFamilyCalendar({ id })) } satisfies RowAction]
      : []),
    ...(isLive ? [{ label: words('profile'), run: () => navigate(paths.travelFamily({ id })) } satisfies RowAction] : []),
  ];
}

interface FamilyListProps {
  readonly views: ListViews;
  /** Buttons for the whole list. */
  readonly actions?: ReactNode;
  /** Where a row leads; undefined if it leads nowhere. */
  readonly rowLink: (family: ListedFamily) => string | undefined;
  /** Writes to chosen families; undefined for whoever can't. */
  readonly onMessage: ((ids: readonly number[]) => Promise<void>) | undefined;
}

export function FamilyList({ views, actions, rowLink, onMessage }: FamilyListProps) {
  const words = useTranslations('hubFamilies');
  const titles = useTranslations('titles');
  const titleOf = useFamilyTitle();
  const { capabilities } = useSignedInUser();
  const isFull = capabilities.includes('families.manage');
  const bulk = useBulkFamilies(onMessage);
  return (
    <>
      <EndpointList
        list={hostFamiliesList}
        endpoint={listFamilies}
        exporting={isFull ? exportFamilies : undefined}
        title={titles('page.hubHostFamilies')}
        columns={useColumns(isFull)}
        filters={useFilters(isFull)}
        rowKey={({ id }) => id}
        rowName={({ name }) => titleOf(name)}
        rowLink={rowLink}
        rowActions={useRowActions()}
        {...(isFull ? { bulkActions: bulk.actions } : {})}
        views={views}
        empty={{ title: words('empty.title'), text: words('empty.text'), action: actions }}
        actions={actions}
        searchLabel={words(isFull ? 'search' : 'searchNames')}
      />
      {bulk.dialog}
    </>
  );
}
