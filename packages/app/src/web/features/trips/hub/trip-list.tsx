// The list of trips in the hub.

import type { ReactNode } from 'react';
import { useLocation } from 'wouter';
import type { ColumnOf } from '#contract/platform/lists/list.ts';
import { type ListedTrip, tripsList } from '#contract/trips/listed-trips.shapes.ts';
import { TRIP_STATES } from '#contract/trips/states.ts';
import { exportTrips, listTrips } from '#contract/trips/trip.endpoints.ts';
import { paths } from '#web/paths.ts';
import { EndpointList } from '#web/platform/api/endpoint-list.tsx';
import { useFamilyTitle } from '#web/platform/messages/page-locale.ts';
import { useSignedInUser } from '#web/platform/session/session.ts';
import { useFoundCoordinators, useFoundParents } from '#web/platform/session/user-choices.ts';
import type { ListColumn, ListFilter, ListViews, RowAction } from '#web/ui/list/list-types.ts';
import { DateText, InstantText, MoneyText } from '#web/ui/text/text.tsx';
import { useTranslations } from '#web/ui/text/translations.ts';
import { TripStateBadge } from '../trip-badges.tsx';
import {
  useAgentChoices,
  useBusinessChoices,
  useCountyChoices,
  useFoundFamilies,
  useFoundGroups,
  useTripTypeChoices,
} from './use-choices.ts';

/** Returns the students of a trip as text, starting with the first one. */
function useStudentsText(): (trip: ListedTrip) => string {
  const words = useTranslations('hubTrips');
  return ({ studentName, students }) =>
    students > 1 ? words('withMore', { name: studentName, count: String(students - 1) }) : studentName;
}

type Column = ListColumn<ListedTrip, ColumnOf<typeof tripsList>>;

function useColumns(): readonly Column[] {
  const heading = useTranslations('lists.trips.columns');
  const studentsText = useStudentsText();
  const titleOf = useFamilyTitle();
  return [
    { name: 'student', heading: heading('student'), cell: studentsText, primary: true },
    { name: 'state', heading: heading('state'), cell: ({ state }) => <TripStateBadge state={state} /> },
    { name: 'fromDate', heading: heading('fromDate'), cell: ({ fromDate }) => <DateText day={fromDate} /> },
    { name: 'toDate', heading: heading('toDate'), cell: ({ toDate }) => <DateText day={toDate} /> },
    { name: 'hostFamily', heading: heading('hostFamily'), cell: ({ hostFamilyName }) => hostFamilyName && titleOf(hostFamilyName) },
    { name: 'county', heading: heading('county'), cell: ({ countyName }) => countyName },
    { name: 'parent', heading: heading('parent'), cell: ({ parentName }) => parentName },
    {
      name: 'total',
      heading: heading('total'),
      align: 'end',
      cell: ({ total, currency }) => total !== null && currency !== null && <MoneyText amount={total} currency={currency} />,
    },
    { name: 'unanswered', heading: heading('unanswered'), cell: ({ unanswered }) => unanswered || '', align: 'end' },
    { name: 'openTasks', heading: heading('openTasks'), cell: ({ openTasks }) => openTasks || '', align: 'end' },
    { name: 'agent', heading: heading('agent'), cell: ({ agentName }) => agentName, hidden: true },
    { name: 'coordinator', heading: heading('coordinator'), cell: ({ coordinatorName }) => coordinatorName, hidden: true },
    { name: 'group', heading: heading('group'), cell: ({ groupName }) => groupName, hidden: true },
    { name: 'tripType', heading: heading('tripType'), cell: ({ tripTypeName }) => tripTypeName, hidden: true },
    { name: 'business', heading: heading('business'), cell: ({ businessName }) => businessName, hidden: true },
    { name: 'createdAt', heading: heading('createdAt'), cell: ({ createdAt }) => <InstantText at={createdAt} />, hidden: true },
    { name: 'id', heading: heading('id'), cell: ({ id }) => id, align: 'end', hidden: true },
  ];
}

function useFilters(): readonly ListFilter[] {
  const words = useTranslations('hubTrips.column');
  const label = useTranslations('lists.trips.columns');
  const states = useTranslations('trips.state');
  const { capabilities } = useSignedInUser();
  const [counties, agents, types, businesses] = [useCountyChoices(), useAgentChoices(), useTripTypeChoices(), useBusinessChoices()];
  return [
    { name: 'state', label: label('state'), choices: TRIP_STATES.map((value) => ({ value, label: states(value) })) },
    { name: 'fromDate', label: label('fromDate') },
    { name: 'toDate', label: label('toDate') },
    ...(capabilities.includes('trips.move') ? [{ name: 'hostFamilyId', label: label('hostFamily'), useFound: useFoundFamilies }] : []),
    { name: 'countyId', label: label('county'), choices: counties },
    { name: 'agentId', label: label('agent'), choices: agents },
    ...(capabilities.includes('users.read')
      ? [
          { name: 'coordinatorId', label: words('coordinator'), useFound: useFoundCoordinators },
          { name: 'parentId', label: label('parent'), useFound: useFoundParents },
        ]
      : []),
    ...(capabilities.includes('expenses.read') ? [{ name: 'groupId', label: words('group'), useFound: useFoundGroups }] : []),
    { name: 'tripTypeId', label: label('tripType'), choices: types },
    { name: 'businessId', label: label('business'), choices: businesses },
    { name: 'createdAt', label: label('createdAt') },
    ...(capabilities.includes('trips.tasks') ? [{ name: 'hasTasks', label: words('hasTasks') }] : []),
  ];
}

function useRowActions(): (trip: ListedTrip) => readonly RowAction[] {
  const words = useTranslations('hubTrips.act');
  const { capabilities } = useSignedInUser();
  const [, navigate] = useLocation();
  return ({ id, studentId }) => [
    ...(capabilities.includes('trips.write')
      ? [{ label: words('edit'), run: () => navigate(paths.hubTripEdit({ id })) } satisfies RowAction]
      : []),
    { label: words('view'), run: () => navigate(paths.hubStudentTrip({ studentId, id })) },
  ];
}

interface TripListProps {
  readonly views: ListViews;
  /** The link to create a trip, for users who may do so. */
  readonly create: ReactNode;
}

export function TripList({ views, create }: TripListProps) {
  const words = useTranslations('hubTrips');
  const titles = useTranslations('titles');
  const studentsText = useStudentsText();
  return (
    <EndpointList
      list={tripsList}
      endpoint={listTrips}
      exporting={exportTrips}
      title={titles('page.hubTrips')}
      columns={useColumns()}
      filters={useFilters()}
      rowKey={({ id }) => id}
      rowName={studentsText}
      rowLink={({ id }) => paths.hubTripEdit({ id })}
      rowActions={useRowActions()}
      views={views}
      empty={{ title: words('empty.title'), text: words('empty.text'), action: create }}
      actions={create}
      searchLabel={words('search')}
    />
  );
}
