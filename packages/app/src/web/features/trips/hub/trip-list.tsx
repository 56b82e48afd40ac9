// The list of trips in the hub.

import type { ReactNode } from 'react';
import { useLocation } from 'wouter';
import type { ColumnOf, ListDeclaration } from '#contract/platform/lists/list.ts';
import { type ListedTrip, tripsList } from '#contract/trips/listed-trips.shapes.ts';
import { exportTrips, listTrips } from '#contract/trips/trip.endpoints.ts';
import { paths } from '#web/paths.ts';
import { EndpointList } from '#web/platform/api/endpoint-list.tsx';
import { useFamilyTitle } from '#web/platform/messages/page-locale.ts';
import { useSignedInUser } from '#web/platform/session/session.ts';
import type { BulkAction, ListColumn, ListViews, RowAction } from '#web/ui/list/list-types.ts';
import { DateText, InstantText, MoneyText } from '#web/ui/text/text.tsx';
import { useTranslations } from '#web/ui/text/translations.ts';
import { TripStateBadge } from '../trip-badges.tsx';
import { useStudentsText } from './use-students-text.ts';
import { useTripFilters, useTripSorts } from './use-trip-filters.ts';

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
  /** The list, if it begins in another order. */
  readonly list?: Omit<typeof tripsList, 'defaultSort'> & ListDeclaration;
  /** What can be done to several trips. */
  readonly bulkActions?: readonly BulkAction[];
}

export function TripList({ views, create, list = tripsList, bulkActions = [] }: TripListProps) {
  const words = useTranslations('hubTrips');
  const titles = useTranslations('titles');
  const studentsText = useStudentsText();
  return (
    <EndpointList
      list={list}
      endpoint={listTrips}
      exporting={exportTrips}
      title={titles('page.hubTrips')}
      columns={useColumns()}
      filters={useTripFilters()}
      sortLabels={useTripSorts()}
      rowKey={({ id }) => id}
      rowName={studentsText}
      rowLink={({ id }) => paths.hubTripEdit({ id })}
      rowActions={useRowActions()}
      bulkActions={bulkActions}
      views={views}
      empty={{ title: words('empty.title'), text: words('empty.text'), action: create }}
      actions={create}
      searchLabel={words('search')}
    />
  );
}
