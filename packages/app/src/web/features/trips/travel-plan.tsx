// The plan of a stay: its length, its parts with their days, the transfers, and the backup camps.

import { Text } from '@mantine/core';
import { listServiceTypes } from '#contract/pricing/configuration.endpoints.ts';
import type { TripState } from '#contract/trips/states.ts';
import type { Trip } from '#contract/trips/trip.shapes.ts';
import { useEndpoint } from '#web/platform/api/endpoint-hooks.ts';
import { countNightsBetween } from '#web/ui/calendar/days.ts';
import { DateRangeText, DateText } from '#web/ui/text/text.tsx';
import { useTranslations } from '#web/ui/text/translations.ts';
import { TransferLines } from './transfers/transfer-lines.tsx';
import { groupByDay } from './transfers/transfers.model.ts';
import { type PlanPart, toPlanParts } from './travel-plan.model.ts';
import { isOver } from './trip-phase.model.ts';
import classes from './trips.module.css';

/** Returns whether a transfer is part of the stay; false until that is known. */
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

/** Shows a cancelled camp and what is done about it. */
function CalledOff({ name, state }: { readonly name: string; readonly state: TripState }) {
  const words = useTranslations('trips.plan');
  return (
    <Text>
      <s>{words('camp', { name })}</s> {words(isOver(state) ? 'calledOff' : 'calledOffLooking')}
    </Text>
  );
}

/** Shows the first and last day, and the length. */
function StayDates({ fromDate, toDate }: Pick<Trip, 'fromDate' | 'toDate'>) {
  const words = useTranslations('trips.plan');
  const nights = countNightsBetween(fromDate, toDate);
  return (
    <Text>
      <DateRangeText from={fromDate} to={toDate} /> · {words('length', { days: nights + 1, nights })}
    </Text>
  );
}

type Planned = Pick<Trip, 'state' | 'side' | 'students' | 'fromDate' | 'toDate' | 'camps' | 'transfers' | 'serviceTypeIds'>;

/** The host of a confirmed stay needs the arrival details. */
const isAwaited = ({ side, state, transfers }: Planned) =>
  side === 'host' && state === 'booked' && !transfers.some(({ direction }) => direction === 'arrival');

export function TravelPlan({ trip }: { readonly trip: Planned }) {
  const words = useTranslations('trips.plan');
  const travel = useTranslations('trips.transfers');
  const textOf = usePartText(useTransfer(trip.serviceTypeIds));
  const backups = trip.camps.filter(({ backupRank }) => backupRank !== null);
  // A cancelled stay has no journeys.
  const transfers = trip.state === 'cancelled' ? [] : trip.transfers;
  return (
    <>
      <StayDates fromDate={trip.fromDate} toDate={trip.toDate} />
      <ol className={classes['days']}>
        {groupByDay(toPlanParts(trip), transfers).map(({ from, to, part, transfers: own }) => (
          <li key={`${from} ${part === null}`}>
            <Text size="sm" c="dimmed">
              {from === to ? <DateText day={from} style="weekday" /> : <DateRangeText from={from} to={to} style="weekday" />}
            </Text>
            <div>
              {part !== null && part.calledOff !== null && <CalledOff name={part.calledOff} state={trip.state} />}
              {part !== null && <Text>{textOf(part)}</Text>}
              {own.map((transfer) => (
                <TransferLines key={transfer.id} transfer={transfer} trip={trip} withDay={from !== to} />
              ))}
            </div>
          </li>
        ))}
      </ol>
      {isAwaited(trip) && (
        <Text size="sm" c="dimmed">
          {travel('notYet')}
        </Text>
      )}
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
