// The list of the trips tracker: each upcoming or current trip with its lights.

import type { ColumnOf } from '#contract/platform/lists/list.ts';
import { LIGHTS, listVisibleChecks, READINESS_CHECKS, type ReadinessCheck, TRACKED_STATES } from '#contract/trips/readiness.ts';
import { exportTrackedTrips, listTrackedTrips } from '#contract/trips/tracker.endpoints.ts';
import { type TrackedTrip, trackedTripsList } from '#contract/trips/tracker.shapes.ts';
import { useAgentChoices, useCountyChoices } from '#web/features/trips/hub/use-choices.ts';
import { TripStateBadge } from '#web/features/trips/trip-badges.tsx';
import { EndpointList } from '#web/platform/api/endpoint-list.tsx';
import { useFamilyTitle } from '#web/platform/messages/page-locale.ts';
import { useSignedInUser } from '#web/platform/session/session.ts';
import { useFoundCoordinators } from '#web/platform/session/user-choices.ts';
import type { ListColumn, ListFilter, ListViews } from '#web/ui/list/list-types.ts';
import { DateText } from '#web/ui/text/text.tsx';
import { useTranslations } from '#web/ui/text/translations.ts';
import { FollowUpDay } from './follow-up.tsx';
import { HiddenLight, ReadinessLight } from './readiness-light.tsx';
import { useBulkChanges } from './use-bulk-changes.tsx';
import { useStart, useStudents } from './use-tracked-text.ts';

type Column = ListColumn<TrackedTrip, ColumnOf<typeof trackedTripsList>>;

function useVisibleChecks(): readonly ReadinessCheck[] {
  const { capabilities } = useSignedInUser();
  return listVisibleChecks((right) => capabilities.includes(right));
}

function useColumns(): readonly Column[] {
  const heading = useTranslations('lists.trackedTrips.columns');
  const titleOf = useFamilyTitle();
  const [start, students] = [useStart('start'), useStudents()];
  const checks = useVisibleChecks();
  const { capabilities } = useSignedInUser();
  const tasks: Column = {
    ...{ name: 'openTasks', heading: heading('openTasks'), align: 'end', hidden: true },
    cell: ({ openTasks }) => openTasks || '',
  };
  return [
    { name: 'student', heading: heading('student'), cell: students, primary: true },
    { name: 'daysToStart', heading: heading('daysToStart'), cell: start },
    ...checks.map(
      (check): Column => ({
        ...{ name: check, heading: heading(check) },
        cell: (trip) => {
          const light = trip.lights.find((one) => one.check === check);
          return light === undefined ? <HiddenLight /> : <ReadinessLight of={light} trip={trip} />;
        },
      }),
    ),
    { name: 'hostFamily', heading: heading('hostFamily'), cell: ({ hostFamilyName }) => hostFamilyName && titleOf(hostFamilyName) },
    { name: 'fromDate', heading: heading('fromDate'), cell: ({ fromDate }) => <DateText day={fromDate} /> },
    { name: 'toDate', heading: heading('toDate'), cell: ({ toDate }) => <DateText day={toDate} /> },
    { name: 'state', heading: heading('state'), cell: ({ state }) => <TripStateBadge state={state} /> },
    { name: 'coordinator', heading: heading('coordinator'), cell: ({ coordinatorName }) => coordinatorName },
    { name: 'followUp', heading: heading('followUp'), cell: ({ followUp }) => followUp && <FollowUpDay on={followUp.day} /> },
    {
      ...{ name: 'followUpText', heading: heading('followUpText'), wrap: true, width: 160, hidden: true },
      cell: ({ followUp }) => followUp?.text,
    },
    {
      ...{ name: 'checklist', heading: heading('checklist'), align: 'end', hidden: true },
      cell: ({ checklist: { done, total } }) => `${done} / ${total}`,
    },
    { name: 'county', heading: heading('county'), cell: ({ countyName }) => countyName, hidden: true },
    { name: 'agent', heading: heading('agent'), cell: ({ agentName }) => agentName, hidden: true },
    ...(capabilities.includes('trips.tasks') ? [tasks] : []),
    { name: 'id', heading: heading('id'), cell: ({ id }) => id, align: 'end', hidden: true },
  ];
}

function useFilters(): readonly ListFilter[] {
  const label = useTranslations('lists.trackedTrips.columns');
  const states = useTranslations('trips.state');
  const lights = useTranslations('names.light');
  const { capabilities, id, firstName, lastName } = useSignedInUser();
  /** So that the filter of one's own trips shows a name. */
  const me = { value: String(id), label: `${firstName} ${lastName}`.trim() };
  const checks = useVisibleChecks();
  const [counties, agents] = [useCountyChoices(), useAgentChoices()];
  const colours = LIGHTS.map((value) => ({ value, label: lights(value) }));
  const shown = READINESS_CHECKS.filter((check) => checks.includes(check));
  return [
    { name: 'readiness', label: label('readiness'), choices: colours },
    ...shown.map((check) => ({ name: check, label: label(check), choices: colours })),
    { name: 'daysToStart', label: label('daysToStart') },
    { name: 'fromDate', label: label('fromDate') },
    { name: 'followUp', label: label('followUp') },
    { name: 'state', label: label('state'), choices: TRACKED_STATES.map((value) => ({ value, label: states(value) })) },
    ...(capabilities.includes('users.read')
      ? [{ name: 'coordinatorId', label: label('coordinatorId'), choices: [me], useFound: useFoundCoordinators }]
      : []),
    { name: 'countyId', label: label('countyId'), choices: counties },
    { name: 'agentId', label: label('agentId'), choices: agents },
  ];
}

interface TrackerListProps {
  readonly views: ListViews;
  /** The address of the page with the drawer of a trip open. */
  readonly linkTo: (id: number) => string;
}

export function TrackerList({ views, linkTo }: TrackerListProps) {
  const words = useTranslations('tripsTracker');
  const titles = useTranslations('titles');
  const students = useStudents();
  const bulk = useBulkChanges();
  return (
    <>
      <EndpointList
        list={trackedTripsList}
        endpoint={listTrackedTrips}
        exporting={exportTrackedTrips}
        title={titles('page.hubTripsTracker')}
        columns={useColumns()}
        filters={useFilters()}
        rowKey={({ id }) => id}
        rowName={students}
        rowLink={({ id }) => linkTo(id)}
        bulkActions={bulk.actions}
        views={views}
        searchLabel={words('search')}
        empty={{ title: words('empty.title'), text: words('empty.text') }}
      />
      {bulk.dialog}
    </>
  );
}
