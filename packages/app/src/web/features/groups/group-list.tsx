// The list of groups.

import type { ReactNode } from 'react';
import { GROUP_STATES } from '#contract/groups/group-states.ts';
import { exportGroups, listGroups } from '#contract/groups/groups.endpoints.ts';
import { groupsList, type ListedGroup } from '#contract/groups/groups.shapes.ts';
import type { ColumnOf } from '#contract/platform/lists/list.ts';
import { paths } from '#web/paths.ts';
import { EndpointList } from '#web/platform/api/endpoint-list.tsx';
import type { ListColumn, ListFilter, ListViews } from '#web/ui/list/list-types.ts';
import { DateText, InstantText } from '#web/ui/text/text.tsx';
import { useTranslations } from '#web/ui/text/translations.ts';
import { GroupBadge } from './group-badge.tsx';
import { useAgentChoices, useCountyChoices } from './use-choices.ts';

type Column = ListColumn<ListedGroup, ColumnOf<typeof groupsList>>;

function useColumns(): readonly Column[] {
  const heading = useTranslations('lists.groups.columns');
  return [
    { name: 'name', heading: heading('name'), cell: ({ name }) => name, primary: true },
    { name: 'state', heading: heading('state'), cell: ({ state }) => <GroupBadge state={state} /> },
    { name: 'fromDate', heading: heading('fromDate'), cell: ({ fromDate }) => fromDate && <DateText day={fromDate} /> },
    { name: 'toDate', heading: heading('toDate'), cell: ({ toDate }) => toDate && <DateText day={toDate} /> },
    { name: 'members', heading: heading('members'), cell: ({ members }) => String(members), align: 'end' },
    { name: 'trips', heading: heading('trips'), cell: ({ trips }) => String(trips), align: 'end' },
    { name: 'leader', heading: heading('leader'), cell: ({ leader }) => leader },
    { name: 'agent', heading: heading('agent'), cell: ({ agent }) => agent?.name ?? '' },
    { name: 'county', heading: heading('county'), cell: ({ county }) => county?.name ?? '' },
    { name: 'camp', heading: heading('camp'), cell: ({ camp }) => camp?.name ?? '', hidden: true },
    { name: 'size', heading: heading('size'), cell: ({ size }) => (size === null ? '' : String(size)), align: 'end', hidden: true },
    { name: 'leaderEmail', heading: heading('leaderEmail'), cell: ({ leaderEmail }) => leaderEmail, hidden: true },
    { name: 'leaderPhone', heading: heading('leaderPhone'), cell: ({ leaderPhone }) => leaderPhone, hidden: true },
    { name: 'tripType', heading: heading('tripType'), cell: ({ tripType }) => tripType?.name ?? '', hidden: true },
    { name: 'business', heading: heading('business'), cell: ({ business }) => business?.name ?? '', hidden: true },
    { name: 'createdAt', heading: heading('createdAt'), cell: ({ createdAt }) => <InstantText at={createdAt} />, hidden: true },
  ];
}

function useFilters(): readonly ListFilter[] {
  const label = useTranslations('lists.groups.columns');
  const states = useTranslations('names.groupState');
  return [
    { name: 'state', label: label('state'), choices: GROUP_STATES.map((value) => ({ value, label: states(value) })) },
    { name: 'fromDate', label: label('fromDate') },
    { name: 'countyId', label: label('countyId'), choices: useCountyChoices() },
    { name: 'agentId', label: label('agentId'), choices: useAgentChoices() },
  ];
}

/** Archived groups are shown when they are asked for. */
const PRESENT = { state: GROUP_STATES.filter((state) => state !== 'archived').join(',') };

export function GroupList({ views, add }: { readonly views: ListViews; readonly add: ReactNode }) {
  const words = useTranslations('groups');
  const titles = useTranslations('titles.page');
  return (
    <EndpointList
      list={groupsList}
      endpoint={listGroups}
      exporting={exportGroups}
      title={titles('hubGroups')}
      columns={useColumns()}
      filters={useFilters()}
      rowKey={({ id }) => id}
      rowName={({ name }) => name}
      rowLink={({ id }) => paths.hubGroup({ id })}
      views={views}
      always={PRESENT}
      searchLabel={words('search')}
      empty={{ title: words('empty.title'), text: words('empty.text'), action: add }}
    />
  );
}
