// Camps: how the days are spent, which weeks can have a camp, and the camps near the family with their weeks.

import { Alert, Button, Group, Stack, Text } from '@mantine/core';
import { IconTent } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { readActivity } from '#contract/activities/activities.endpoints.ts';
import type { CurrentTrip } from '#contract/booking/draft/current-trip.ts';
import { ACTIVITY_DETAILS_TYPES } from '#contract/booking/trip-limits.ts';
import { readFamilyProfile } from '#contract/host-families/profile.endpoints.ts';
import { experienceActivities } from '#contract/search/search.endpoints.ts';
import { StepButtons } from '#web/features/booking/step-buttons.tsx';
import { useEndpoint } from '#web/platform/api/endpoint-hooks.ts';
import { useSearchParams } from '#web/router.tsx';
import { addDays } from '#web/ui/calendar/days.ts';
import { ChoiceCards } from '#web/ui/choice-card.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Fault } from '#web/ui/fault.tsx';
import { ChoiceCards as TypeCards } from '#web/ui/form/fields/choice-fields.tsx';
import { LoadingCards } from '#web/ui/skeletons.tsx';
import { StepFault, StepHeading } from '#web/ui/steps/steps.tsx';
import { DateRangeText } from '#web/ui/text/text.tsx';
import { useTranslations } from '#web/ui/text/translations.ts';
import { useToday } from '#web/ui/text/zones.ts';
import { CampCard } from './camp-card.tsx';
import { getWeekStanding } from './camp-weeks.model.ts';
import {
  addBackupCamp,
  addCamp,
  countBeds,
  findCamp,
  isDone,
  listBackups,
  listCampMondays,
  readNumber,
  removeBackupCamp,
  removeCamp,
  setStayType,
} from './trip.model.ts';
import { useCamps, useTravellers } from './use-camps.ts';
import { draft } from './use-draft.ts';

/** The number of camps shown at first; the rest is shown on request. */
const SHOWN = 8;

function useCampName(activityId: number): string {
  const { data } = useEndpoint(readActivity, { params: { id: activityId } });
  return data?.name ?? `#${activityId}`;
}

function Backup({ activityId, scheduleId, rank }: CurrentTrip['backupCamps'][number]) {
  const words = useTranslations('booking');
  const name = useCampName(activityId);
  return (
    <Group component="li" gap="xs">
      <Text size="sm">{words('backupRank', { rank: String(rank), name })}</Text>
      {rank > 1 ? (
        <Button variant="default" size="sm" onClick={() => draft.change((now) => removeBackupCamp(now, scheduleId, { first: true }))}>
          {words('askFirst')}
        </Button>
      ) : null}
      <Button
        variant="default"
        size="sm"
        aria-label={words('removeNamed', { name })}
        onClick={() => draft.change((now) => removeBackupCamp(now, scheduleId))}
      >
        {words('remove')}
      </Button>
    </Group>
  );
}

function CampOfWeek({ activityId, startDate }: CurrentTrip['camps'][number]) {
  const words = useTranslations('booking');
  const name = useCampName(activityId);
  return (
    <Group gap="xs">
      <Text fw={600}>{name}</Text>
      <Button
        variant="default"
        size="sm"
        aria-label={words('removeNamed', { name })}
        onClick={() => draft.change((now) => removeCamp(now, startDate))}
      >
        {words('remove')}
      </Button>
    </Group>
  );
}

/** Shows why a week has no camp, once all nearby camps are loaded. */
function WhyNone({ trip, monday, near }: { readonly trip: CurrentTrip; readonly monday: string; readonly near: Near }) {
  const words = useTranslations('booking');
  const travellers = useTravellers(trip);
  const { camps, isLoading } = useCamps(near.ids);
  if (near.isLoading || isLoading || near.failure !== null) return null;
  const births = travellers.flatMap(({ dateOfBirth }) => (dateOfBirth === null ? [] : [dateOfBirth]));
  const standing = getWeekStanding(monday, camps, { places: countBeds(trip), births });
  return (
    <Text size="sm">{standing.why === 'free' ? words('weekWhy.free', { count: standing.count }) : words(`weekWhy.${standing.why}`)}</Text>
  );
}

/** Lists every week that can have a camp, with its camp and backups. */
function Weeks({ trip, near }: { readonly trip: CurrentTrip; readonly near: Near }) {
  const words = useTranslations('booking');
  return (
    <Stack component="ul" gap="sm" p={0} m={0} style={{ listStyle: 'none' }} aria-label={words('yourWeeks')}>
      {listCampMondays(trip).map((monday) => {
        const camp = findCamp(trip, monday);
        const backups = listBackups(trip, monday);
        return (
          <li key={monday}>
            <Text size="sm" c="dimmed">
              <DateRangeText from={monday} to={addDays(monday, 4)} style="weekday" />
            </Text>
            {camp === undefined ? (
              <>
                <Text>{words('weekWithFamily')}</Text>
                <WhyNone trip={trip} monday={monday} near={near} />
              </>
            ) : (
              <CampOfWeek {...camp} />
            )}
            {backups.length === 0 ? null : (
              <ul>
                {backups.map((backup) => (
                  <Backup key={backup.scheduleId} {...backup} />
                ))}
              </ul>
            )}
          </li>
        );
      })}
    </Stack>
  );
}

/** Returns the camps near the family, or of its county if it has none nearby; the requested and the chosen camps come first. */
function useCampIds(trip: CurrentTrip, asked: number | null) {
  const family = useEndpoint(readFamilyProfile, { params: { id: trip.hostFamilyId ?? 0 } }, { when: trip.hostFamilyId !== null });
  const near = family.data?.activities ?? [];
  const countyId = family.data?.countyId;
  const needsCounty = countyId !== undefined && near.length === 0;
  const county = useEndpoint(experienceActivities, { query: { countyId } }, { when: needsCounty });
  const found = near.length > 0 ? near : (county.data?.data ?? []).map(({ id }) => id);
  const chosen = trip.camps.map(({ activityId }) => activityId);
  return {
    ids: [...new Set([...(asked === null ? [] : [asked]), ...chosen, ...found])],
    isLoading: family.isLoading || (needsCounty && county.isLoading),
    failure: family.failure ?? county.failure,
    reload: family.failure === null ? county.reload : family.reload,
  };
}

type Near = ReturnType<typeof useCampIds>;

/** Adds the open week named in the URL once, if it fits the dates and has enough places; returns whether that failed. */
function useAskedWeek(trip: CurrentTrip, activityId: number | null): boolean {
  const [asked, setAsked] = useSearchParams();
  const [isLost, setLost] = useState(false);
  const week = readNumber(asked, 'week');
  const isBackup = asked.has('backup_camp');
  const { data } = useEndpoint(readActivity, { params: { id: activityId ?? 0 } }, { when: activityId !== null && week !== null });
  useEffect(() => {
    if (data === undefined || week === null) return;
    const found = data.schedules.find(({ id, state, placesLeft }) => id === week && state === 'open' && placesLeft >= countBeds(trip));
    if (found !== undefined) {
      const camp = { scheduleId: found.id, activityId: data.id, startDate: found.startDate };
      draft.change((now) => (isBackup ? addBackupCamp(now, camp) : addCamp(now, camp)));
    }
    const { camps, backupCamps } = draft.get().trip;
    setLost(![...camps, ...backupCamps].some(({ scheduleId }) => scheduleId === week));
    setAsked((now) => new URLSearchParams([...now].filter(([name]) => name !== 'week')), { replace: true });
  });
  return isLost;
}

function Camps({ trip, near }: { readonly trip: CurrentTrip; readonly near: Near }) {
  const words = useTranslations('booking');
  const { ids, isLoading, failure, reload } = near;
  const [all, setAll] = useState(false);
  const shown = all ? ids : ids.slice(0, SHOWN);
  if (failure !== null && ids.length === 0) return <Fault message={failure.message} onRetry={reload} />;
  if (isLoading) return <LoadingCards />;
  if (ids.length === 0) return <EmptyState icon={IconTent} title={words('noCamps')} text={words('noCampsText')} order={3} />;
  return (
    <>
      <ChoiceCards label={words('campsNear')}>
        {shown.map((id) => (
          <li key={id}>
            <CampCard id={id} trip={trip} />
          </li>
        ))}
      </ChoiceCards>
      {shown.length < ids.length ? (
        <Button variant="default" onClick={() => setAll(true)}>
          {words('moreCamps', { count: ids.length - shown.length })}
        </Button>
      ) : null}
    </>
  );
}

interface CampsStepProps {
  readonly trip: CurrentTrip;
  /** The camp named in the URL. */
  readonly asked: number | null;
  readonly onBack: () => void;
  readonly onNext: () => void;
}

export function CampsStep({ trip, asked, onBack, onNext }: CampsStepProps) {
  const words = useTranslations('booking');
  const today = useToday();
  const [isAsked, setAsked] = useState(false);
  const { activityDetailsType: type, camps, isSelectingBackupCamp } = trip;
  const count = listCampMondays(trip).length;
  const isLost = useAskedWeek(trip, asked);
  const near = useCampIds(trip, asked);
  const types = ACTIVITY_DETAILS_TYPES.toReversed().map((value) => ({
    value,
    label: words(`stay.${value}`),
    description: words(`stayText.${value}`),
    disabled: count === 0 && value !== 'family',
  }));
  const done = isDone(trip, 'camps', { namesChildren: true, today });
  function next(): void {
    setAsked(true);
    if (done) onNext();
  }
  return (
    <Stack>
      <StepHeading>{words('steps.camps')}</StepHeading>
      <TypeCards
        label={words('howDays')}
        choices={types}
        value={type}
        onChange={(value) => draft.change((now) => setStayType(now, value as CurrentTrip['activityDetailsType']))}
      />
      <Text role="status">{words('campWeeks', { count })}</Text>
      <div role="status">{isLost ? <Alert color="yellow">{words('weekLost')}</Alert> : null}</div>
      {type === 'family' || count === 0 ? null : (
        <>
          <Weeks trip={trip} near={near} />
          {camps.length === 0 ? null : (
            <Alert
              color={isSelectingBackupCamp ? 'violet' : 'gray'}
              title={words(isSelectingBackupCamp ? 'selectingBackupCamp' : 'backupCamps')}
            >
              <Stack gap="sm" align="flex-start">
                <Text size="sm">{words('backupCampsText')}</Text>
                <Button
                  variant="default"
                  size="sm"
                  onClick={() => draft.change((now) => ({ ...now, isSelectingBackupCamp: !isSelectingBackupCamp }))}
                >
                  {words(isSelectingBackupCamp ? 'doneBackupCamps' : 'addBackupCamps')}
                </Button>
              </Stack>
            </Alert>
          )}
          <Camps trip={trip} near={near} />
        </>
      )}
      <StepFault wrong={isAsked && !done}>
        <div role="alert">{isAsked && !done ? <Text c="var(--mantine-color-error)">{words('needCamp')}</Text> : null}</div>
      </StepFault>
      <StepButtons onBack={onBack} onNext={next} />
    </Stack>
  );
}
