// A chosen family, as host or backup: its name, and the button to change it.

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

/** Returns the name of a chosen family; its number until the name is loaded. */
export function useFamilyName(id: number | null): string {
  const titleOf = useFamilyTitle();
  const { data } = useEndpoint(readFamilyProfile, { params: { id: id ?? 0 } }, { when: id !== null });
  return titleOf(data?.name ?? `#${id}`);
}

/** Loads the name of a family when it is needed once; returns its number if that fails. */
export function useNaming(): (id: number) => Promise<string> {
  const titleOf = useFamilyTitle();
  return async (id) => {
    const found = await call(readFamilyProfile, { params: { id } }, { background: true, quiet: true }).catch(() => null);
    return titleOf(found?.name ?? `#${id}`);
  };
}

/** The badge beside the name of the backup family. */
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
  /** Whether it is the backup, and looks like one. */
  readonly isBackup?: boolean;
  /** Why it can't be booked. */
  readonly problem?: string | undefined;
  /** Who would stay, and from which day. */
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
      placeholder={data.photos[0]?.placeholder ?? ''}
      facts={[[data.location, data.county].filter(Boolean).join(', ')]}
    >
      <div role="status">{problem === undefined ? null : <Alert color="yellow">{problem}</Alert>}</div>
      <HomeNotes home={data} guests={travellers} firstDay={trip.fromDate} />
      {remove}
    </ChoiceCard>
  );
}
