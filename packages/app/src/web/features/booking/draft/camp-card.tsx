// A camp with its weeks within the stay: book it, add it as a backup, or see why that isn't possible.

import { Button, Text } from '@mantine/core';
import { readActivity } from '#contract/activities/activities.endpoints.ts';
import type { Schedule } from '#contract/activities/activities.shapes.ts';
import type { CurrentTrip } from '#contract/booking/draft/current-trip.ts';
import classes from '#web/features/booking/booking.module.css';
import { useEndpoint } from '#web/platform/api/endpoint-hooks.ts';
import { useCampReasons } from '#web/platform/suits.tsx';
import { ChoiceCard } from '#web/ui/choice-card.tsx';
import { Fault } from '#web/ui/fault.tsx';
import { LoadingCards } from '#web/ui/skeletons.tsx';
import { writeDayRange } from '#web/ui/text/day-text.ts';
import { useFormatLocale } from '#web/ui/text/format-locale.ts';
import { useMoneyText } from '#web/ui/text/money-text.ts';
import { useTranslations } from '#web/ui/text/translations.ts';
import { addBackupCamp, addCamp, countBeds, findCamp, listCampMondays, removeBackupCamp, removeCamp } from './trip.model.ts';
import { useTravellers } from './use-camps.ts';
import { draft } from './use-draft.ts';

interface WeekProps {
  readonly trip: CurrentTrip;
  readonly activityId: number;
  readonly name: string;
  /** The formatted price of the week; empty if unknown. */
  readonly price: string;
  readonly schedule: Schedule;
  /** Why it can't take all of the children; empty if it can. */
  readonly reasons: readonly string[];
}

/** A toggle button for a week; if the week has another camp, this one can only be added as a backup. */
function Week({ trip, activityId, name, price, schedule, reasons }: WeekProps) {
  const words = useTranslations('booking');
  const tag = useFormatLocale();
  const { id: scheduleId, startDate, endDate, placesLeft } = schedule;
  const week = { scheduleId, activityId, startDate };
  const camp = findCamp(trip, startDate);
  const isCamp = camp?.scheduleId === scheduleId;
  const isBackup = trip.backupCamps.some((one) => one.scheduleId === scheduleId);
  const isFull = placesLeft < countBeds(trip);
  const clashes = camp !== undefined && !isCamp;
  const backs = trip.isSelectingBackupCamp;
  const isBarred = !isCamp && !isBackup && (reasons.length > 0 || isFull || (backs ? camp === undefined : clashes));
  function press(): void {
    draft.change((now) => {
      if (isCamp) return removeCamp(now, startDate);
      if (isBackup) return removeBackupCamp(now, scheduleId);
      return backs ? addBackupCamp(now, week) : addCamp(now, week);
    });
  }
  const dates = writeDayRange(startDate, endDate, { tag, style: 'weekday' });
  const reason =
    reasons.length > 0
      ? reasons.join('. ')
      : isFull
        ? words('full')
        : clashes && !backs
          ? words('clash')
          : words('placesLeft', { count: placesLeft });
  const had = isCamp ? words('added') : isBackup ? words('addedBackup') : '';
  const standing = had !== '' ? [had, ...reasons].join('. ') : isBarred || placesLeft <= 3 ? reason : '';
  return (
    <Button
      size="sm"
      variant={isCamp || isBackup ? 'filled' : 'default'}
      h="auto"
      mih={44}
      py={6}
      // A reason is a sentence and may need more than one line.
      styles={{ label: { whiteSpace: 'normal' } }}
      disabled={isBarred}
      aria-pressed={isCamp || isBackup}
      aria-label={[name, dates, price, standing].filter((part) => part !== '').join(', ')}
      onClick={press}
    >
      <span>
        {dates}
        {price === '' && standing === '' ? null : (
          <Text size="xs" component="span" display="block">
            {[price, standing].filter((part) => part !== '').join(' · ')}
          </Text>
        )}
      </span>
    </Button>
  );
}

export function CampCard({ id, trip }: { readonly id: number; readonly trip: CurrentTrip }) {
  const words = useTranslations('booking');
  const money = useMoneyText();
  const { data, failure, reload } = useEndpoint(readActivity, { params: { id } });
  const travellers = useTravellers(trip);
  const reasonsOf = useCampReasons();
  if (data === undefined) return failure === null ? <LoadingCards count={1} /> : <Fault message={failure.message} onRetry={reload} />;
  const { name, county, location, minAge, maxAge, photoRef, weekPrice, firstLine } = data;
  const price = weekPrice === null ? '' : money(weekPrice);
  const mondays = listCampMondays(trip);
  const weeks = data.schedules.filter(({ startDate, state }) => state === 'open' && mondays.includes(startDate));
  const facts = [
    [location, county].filter(Boolean).join(', '),
    words('ages', { from: String(minAge), to: String(maxAge) }),
    firstLine,
    price === '' ? '' : words('perWeek', { amount: price }),
  ].filter((fact) => fact !== '');
  return (
    <ChoiceCard title={name} photoRef={photoRef} facts={facts} chosen={trip.camps.some(({ activityId }) => activityId === id)}>
      {weeks.length === 0 ? <Text size="sm">{words('noWeeks')}</Text> : null}
      <div className={classes['weeks']}>
        {weeks.map((schedule) => (
          <Week
            key={schedule.id}
            {...{ trip, name, price, schedule }}
            activityId={id}
            reasons={reasonsOf(data, travellers, schedule.startDate)}
          />
        ))}
      </div>
    </ChoiceCard>
  );
}
