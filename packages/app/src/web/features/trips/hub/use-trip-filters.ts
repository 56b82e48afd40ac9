// The filters and sorts of trips, for every list of them; each filter only for users who may ask by it.

import { TRIP_STATES } from '#contract/trips/states.ts';
import { useSignedInUser } from '#web/platform/session/session.ts';
import { useFoundCoordinators, useFoundParents } from '#web/platform/session/user-choices.ts';
import type { ListFilter } from '#web/ui/list/list-types.ts';
import { useTranslations } from '#web/ui/text/translations.ts';
import {
  useAgentChoices,
  useBusinessChoices,
  useCountyChoices,
  useFoundFamilies,
  useFoundGroups,
  useTripTypeChoices,
} from './use-choices.ts';

export function useTripFilters(): readonly ListFilter[] {
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

/** Returns the labels of those sorts of trips that no column has. */
export function useTripSorts(): Readonly<Record<string, string>> {
  const words = useTranslations('hubTrips.column');
  return { nextStart: words('nextStart') };
}
