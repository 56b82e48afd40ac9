// The plan of a stay: its length, each part of it with its days, the transfers, and the camps that would take a place.

import { Text } from '@mantine/core';
import { listServiceTypes } from '#contract/pricing/configuration.endpoints.ts';
import type { TripState } from '#contract/trips/states.ts';
import type { Trip } from '#contract/trips/trip.shapes.ts';
import { useEndpoint } from '#web/platform/endpoint-hooks.ts';
import { nightsBetween } from '#web/ui/calendar/days.ts';
import { DateRangeText, DateText } from '#web/ui/text/text.tsx';
import { useTranslations } from '#web/ui/text/translations.ts';
import { type PlanPart, planOf } from './travel-plan.model.ts';
import classes from './trips.module.css';

/** Whether a transfer is part of the stay; it is not said while that is not known. */
function useTransfer(serviceTypeIds: readonly number[]): boolean {
  const { data } = useEndpoint(listServiceTypes, { query: { perPage: 100 } }, { when: serviceTypeIds.length > 0 });
  return data?.data.some(({ id, category }) => category === 'transfer' && serviceTypeIds.includes(id)) ?? false;
}

function usePartText(hasTransfer: boolean): (part: PlanPart) => string {
  const words = useTranslations('trips.plan');
  return ({ kind, camp }) => {
    if (kind === 'camp') return words('camp', { name: camp ?? '' });
    if (kind === 'family') return words('family');
    const travel =
      kind === 'arrival' ? words(hasTransfer ? 'arrivalTransfer' : 'arrival') : words(hasTransfer ? 'departureTransfer' : 'departure');
    return camp === null ? travel : `${travel} ${words('camp', { name: camp })}`;
  };
}

/** No other camp is looked for any more. */
const OVER: readonly TripState[] = ['completed', 'closed', 'cancelled'];

/** A camp that does not take place, and what is done about it. */
function CalledOff({ name, state }: { readonly name: string; readonly state: TripState }) {
  const words = useTranslations('trips.plan');
  return (
    <Text>
      <s>{words('camp', { name })}</s> {words(OVER.includes(state) ? 'calledOff' : 'calledOffLooking')}
    </Text>
  );
}

/** From the first to the last day, and how long that is. */
function StayDates({ fromDate, toDate }: Pick<Trip, 'fromDate' | 'toDate'>) {
  const words = useTranslations('trips.plan');
  const nights = nightsBetween(fromDate, toDate);
  return (
    <Text>
      <DateRangeText from={fromDate} to={toDate} /> · {words('length', { days: nights + 1, nights })}
    </Text>
  );
}

export function TravelPlan({ trip }: { readonly trip: Pick<Trip, 'state' | 'fromDate' | 'toDate' | 'camps' | 'serviceTypeIds'> }) {
  const words = useTranslations('trips.plan');
  const textOf = usePartText(useTransfer(trip.serviceTypeIds));
  const backups = trip.camps.filter(({ backupRank }) => backupRank !== null);
  return (
    <>
      <StayDates fromDate={trip.fromDate} toDate={trip.toDate} />
      <ol className={classes['days']}>
        {planOf(trip).map((part) => (
          <li key={part.from}>
            <Text size="sm" c="dimmed">
              {part.from === part.to ? (
                <DateText day={part.from} style="weekday" />
              ) : (
                <DateRangeText from={part.from} to={part.to} style="weekday" />
              )}
            </Text>
            <div>
              {part.calledOff !== null && <CalledOff name={part.calledOff} state={trip.state} />}
              <Text>{textOf(part)}</Text>
            </div>
          </li>
        ))}
      </ol>
      {backups.length > 0 && (
        <div>
          <Text size="sm" fw={600}>
            {words('backupCamps')}
          </Text>
          {backups.map(({ scheduleId, activityName, startDate, endDate }) => (
            <Text key={scheduleId} size="sm">
              {activityName}, <DateRangeText from={startDate} to={endDate} />
            </Text>
          ))}
        </div>
      )}
    </>
  );
}
