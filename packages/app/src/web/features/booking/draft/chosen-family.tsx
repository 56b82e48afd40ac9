// A family that has been chosen, to stay with or in waiting: named, and to be changed.

import { Alert, Badge, Button, Group } from '@mantine/core';
import type { ReactNode } from 'react';
import type { CurrentTrip } from '#contract/booking/draft/current-trip.ts';
import { readFamilyProfile } from '#contract/host-families/profile.endpoints.ts';
import { call } from '#web/platform/api/api.ts';
import { useEndpoint } from '#web/platform/api/endpoint-hooks.ts';
import { useFamilyTitle } from '#web/platform/messages/page-locale.ts';
import { HomeNotes } from '#web/platform/suits.tsx';
import { ChoiceCard } from '#web/ui/choice-card.tsx';
import { Fault } from '#web/ui/fault.tsx';
import { LoadingRows } from '#web/ui/skeletons.tsx';
import { useTranslations } from '#web/ui/text/translations.ts';
import { useTravellers } from './use-camps.ts';

/** A chosen family by its name; the number as long as it is not known. */
export function useFamilyName(id: number | null): string {
  const titleOf = useFamilyTitle();
  const { data } = useEndpoint(readFamilyProfile, { params: { id: id ?? 0 } }, { when: id !== null });
  return titleOf(data?.name ?? `#${id}`);
}

/** Finds out the name of a family where it is needed once; the number where it can't be had. */
export function useNaming(): (id: number) => Promise<string> {
  const titleOf = useFamilyTitle();
  return async (id) => {
    const found = await call(readFamilyProfile, { params: { id } }, { background: true, quiet: true }).catch(() => null);
    return titleOf(found?.name ?? `#${id}`);
  };
}

/** Beside the name of the family in waiting. */
export function BackupBadge() {
  const words = useTranslations('booking');
  return (
    <Badge variant="outline" color="violet">
      {words('backupFamily')}
    </Badge>
  );
}

interface ChosenFamilyProps {
  readonly id: number;
  readonly label: string;
  /** It is in waiting, and looks so. */
  readonly isBackup?: boolean;
  /** Why it can't be booked as it is. */
  readonly problem?: string | undefined;
  /** Who would come, and on which day. */
  readonly trip: Pick<CurrentTrip, 'children' | 'fromDate'>;
  readonly onRemove: () => void;
  readonly children?: ReactNode;
}

export function ChosenFamily({ id, label, isBackup = false, problem, trip, onRemove, children }: ChosenFamilyProps) {
  const words = useTranslations('booking');
  const titleOf = useFamilyTitle();
  const travellers = useTravellers(trip);
  const { data, failure, reload } = useEndpoint(readFamilyProfile, { params: { id } });
  const remove = (
    <Group gap="xs">
      {children}
      <Button variant="default" size="sm" onClick={onRemove}>
        {words('remove')}
      </Button>
    </Group>
  );
  if (data === undefined && failure !== null) {
    return (
      <>
        <Fault message={failure.statusCode === 404 ? words('familyGone') : failure.message} onRetry={reload} />
        {remove}
      </>
    );
  }
  if (data === undefined) return <LoadingRows count={2} />;
  return (
    <ChoiceCard
      chosen={!isBackup}
      title={titleOf(data.name)}
      beside={isBackup ? <BackupBadge /> : <Badge>{label}</Badge>}
      photoRef={data.photos[0]?.ref ?? null}
      facts={[[data.location, data.county].filter(Boolean).join(', ')]}
    >
      <div role="status">{problem === undefined ? null : <Alert color="yellow">{problem}</Alert>}</div>
      <HomeNotes home={data} guests={travellers} firstDay={trip.fromDate} />
      {remove}
    </ChoiceCard>
  );
}
