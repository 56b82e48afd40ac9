// The queue of vetting: the families with their states, and who handles them.

import { IconUserCheck } from '@tabler/icons-react';
import type { ColumnOf } from '#contract/platform/lists/list.ts';
import { listCounties } from '#contract/search/dependencies.endpoints.ts';
import { assignVetting, exportVettings, listVettings } from '#contract/vetting/vetting.endpoints.ts';
import { type ListedVetting, vettingsList } from '#contract/vetting/vetting.shapes.ts';
import { ALL_VETTING_STATES } from '#contract/vetting/vetting-states.ts';
import { call } from '#web/platform/api/api.ts';
import { useEndpoint } from '#web/platform/api/endpoint-hooks.ts';
import { EndpointList } from '#web/platform/api/endpoint-list.tsx';
import { useSignedInUser } from '#web/platform/session/session.ts';
import { StateBadge } from '#web/ui/badge.tsx';
import type { ListColumn, ListFilter, ListViews, RowAction } from '#web/ui/list/list-types.ts';
import { DateText, RelativeTime } from '#web/ui/text/text.tsx';
import { useTranslations } from '#web/ui/text/translations.ts';
import { useListText } from '#web/ui/text/use-list-text.ts';
import classes from '../vetting.module.css';
import { VettingBadge } from '../vetting-badge.tsx';
import { finishChange } from './kept-vetting.ts';
import { useBulkAssignment } from './use-bulk-assignment.tsx';
import { useStaff } from './use-staff.ts';

type Column = ListColumn<ListedVetting, ColumnOf<typeof vettingsList>>;

function useColumns(): readonly Column[] {
  const listText = useListText();
  const words = useTranslations('vetting');
  const heading = useTranslations('lists.vettings.columns');
  const missing = useTranslations('names.missingCheck');
  return [
    { name: 'name', heading: heading('name'), cell: ({ name, id }) => name || `#${id}`, primary: true },
    {
      name: 'state',
      heading: heading('state'),
      cell: ({ state, answered }) => (
        <span className={classes['badges']}>
          <VettingBadge state={state} />
          {answered && <StateBadge meaning="special">{words('answered')}</StateBadge>}
        </span>
      ),
    },
    { name: 'since', heading: heading('since'), cell: ({ since }) => <RelativeTime at={since} /> },
    { name: 'county', heading: heading('county'), cell: ({ county }) => county },
    { name: 'assignee', heading: heading('assignee'), cell: ({ assignee }) => assignee?.name },
    {
      name: 'missing',
      heading: heading('missing'),
      cell: (row) => listText(row.missing.map((one) => missing(one))),
      wrap: true,
      width: 180,
    },
    { name: 'expiresOn', heading: heading('expiresOn'), cell: ({ expiresOn }) => expiresOn && <DateText day={expiresOn} /> },
    { name: 'answered', heading: heading('answered'), cell: ({ answered }) => (answered ? words('yes') : ''), hidden: true },
  ];
}

function useFilters(): readonly ListFilter[] {
  const label = useTranslations('lists.vettings.columns');
  const states = useTranslations('names.vettingState');
  const staff = useStaff();
  const counties = useEndpoint(listCounties, {}).data?.data ?? [];
  return [
    { name: 'state', label: label('state'), choices: ALL_VETTING_STATES.map((value) => ({ value, label: states(value) })) },
    {
      name: 'assigneeId',
      label: label('assigneeId'),
      choices: staff.filter(({ canDecide }) => canDecide).map(({ id, name }) => ({ value: String(id), label: name })),
    },
    { name: 'countyId', label: label('countyId'), choices: counties.map(({ id, name }) => ({ value: String(id), label: name })) },
    { name: 'since', label: label('since') },
    { name: 'expiresOn', label: label('expiresOn') },
    { name: 'answered', label: label('answered') },
  ];
}

function useRowActions(): (row: ListedVetting) => readonly RowAction[] {
  const words = useTranslations('vetting.assign');
  const { id: userId, firstName, lastName } = useSignedInUser();
  return ({ id, name, version, assignee }) => {
    if (assignee?.id === userId) return [];
    const assigned = () => call(assignVetting, { params: { id }, body: { assigneeId: userId, version } });
    const told = words('done', { family: name, name: `${firstName} ${lastName}`.trim() });
    return [
      { label: words('toMe'), icon: <IconUserCheck size={16} aria-hidden />, run: async () => void (await finishChange(assigned(), told)) },
    ];
  };
}

interface VettingListProps {
  readonly views: ListViews;
  /** The URL of the page with the drawer of a family open. */
  readonly linkTo: (id: number) => string;
}

export function VettingList({ views, linkTo }: VettingListProps) {
  const words = useTranslations('vetting');
  const titles = useTranslations('titles');
  const { capabilities } = useSignedInUser();
  const rowActions = useRowActions();
  const assignment = useBulkAssignment();
  return (
    <>
      <EndpointList
        list={vettingsList}
        endpoint={listVettings}
        exporting={exportVettings}
        title={titles('page.hubVetting')}
        columns={useColumns()}
        filters={useFilters()}
        rowKey={({ id }) => id}
        rowName={({ name, id }) => name || `#${id}`}
        rowLink={({ id }) => linkTo(id)}
        views={views}
        searchLabel={words('search')}
        empty={{ title: words('empty.title'), text: words('empty.text') }}
        {...(capabilities.includes('vetting.decide') ? { rowActions, bulkActions: [assignment.action] } : {})}
      />
      {assignment.dialog}
    </>
  );
}
