// The camp of each week of a stay, and its backups in order.

import { Fieldset, Stack, Text } from '@mantine/core';
import { listSchedules } from '#contract/activities/activities.endpoints.ts';
import { MAX_PAGE_SIZE } from '#contract/platform/constants.ts';
import { useEndpoint } from '#web/platform/api/endpoint-hooks.ts';
import { Fault } from '#web/ui/fault.tsx';
import { bindField, type InputProps } from '#web/ui/form/bind-field.tsx';
import { MultiSelectInput, SelectInput } from '#web/ui/form/fields/choice-fields.tsx';
import { LoadingRows } from '#web/ui/skeletons.tsx';
import { DateRangeText } from '#web/ui/text/text.tsx';
import { useTranslations } from '#web/ui/text/translations.ts';
import { findCamp, listBackups, listWeeksWithin, type OfferedWeek, type PlannedWeek, replaceWeek } from './camp-weeks.model.ts';

interface Stay {
  readonly fromDate: string;
  readonly toDate: string;
}

interface WeekProps {
  readonly weeks: readonly OfferedWeek[];
  readonly startDate: string;
  readonly planned: readonly PlannedWeek[];
  readonly onChange: (planned: readonly PlannedWeek[]) => void;
}

function Week({ weeks, startDate, planned, onChange }: WeekProps) {
  const words = useTranslations('hubTrips.camps');
  const places = useTranslations('search.activity');
  const camp = findCamp(planned, startDate);
  const backups = listBackups(planned, startDate);
  const found = (id: string | null) => weeks.find((week) => String(week.id) === id);
  const choices = weeks.map((week) => ({
    value: String(week.id),
    label: `${week.activity} · ${week.placesLeft > 0 ? places('left', { count: week.placesLeft }) : places('full')}`,
    // A planned camp stays selectable even if it is full.
    disabled: week.placesLeft === 0 && !planned.some(({ scheduleId }) => scheduleId === week.id),
  }));
  const ends = weeks[0]?.endDate ?? startDate;
  const change = (campId: string | null, backupIds: readonly string[]) =>
    onChange(replaceWeek(planned, { startDate, camp: found(campId), backups: backupIds.flatMap((id) => found(id) ?? []) }));
  const campId = camp === undefined ? null : String(camp.scheduleId);
  const backupIds = backups.map(({ scheduleId }) => String(scheduleId));
  return (
    <Fieldset legend={<DateRangeText from={startDate} to={ends} style="weekday" />}>
      <Stack gap="xs">
        <SelectInput
          label={words('camp')}
          placeholder={words('withFamily')}
          choices={choices}
          clearable
          value={campId}
          onChange={(next) => change(next, backupIds)}
        />
        {camp !== undefined && (
          <MultiSelectInput
            label={words('reserve')}
            choices={choices.filter(({ value }) => value !== campId)}
            value={backupIds}
            onChange={(next) => change(campId, next)}
          />
        )}
      </Stack>
    </Fieldset>
  );
}

interface WeeksProps extends InputProps<readonly PlannedWeek[]> {
  readonly stay: Stay;
}

function CampWeeks({ stay, value, onChange, error }: WeeksProps) {
  const words = useTranslations('hubTrips.camps');
  const query = { startDate: `${stay.fromDate}..${stay.toDate}`, state: 'open', perPage: MAX_PAGE_SIZE };
  const { data, failure, reload } = useEndpoint(listSchedules, { query });
  if (data === undefined) return failure === null ? <LoadingRows count={3} /> : <Fault message={failure.message} onRetry={reload} />;
  const weeks = listWeeksWithin(data.data, stay);
  return (
    <Stack gap="sm">
      {weeks.length === 0 && <Text c="dimmed">{words('none')}</Text>}
      {weeks.map(([startDate, own]) => (
        <Week key={startDate} weeks={own} startDate={startDate} planned={value} onChange={onChange} />
      ))}
      {error !== undefined && <Text c="var(--mantine-color-error)">{error}</Text>}
    </Stack>
  );
}

export const CampWeeksField = bindField(CampWeeks, { empty: [] as readonly PlannedWeek[], show: (planned) => String(planned.length) });
