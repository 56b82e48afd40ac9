// The drawer of an area: its shape, what it overlaps, what lies inside, and what can be done.

import { Alert, Anchor, Button, Group, List, Stack, Text, Title } from '@mantine/core';
import { useState } from 'react';
import { Link } from 'wouter';
import { deleteGeofence, listInside, readGeofence } from '#contract/geofences/geofences.endpoints.ts';
import type { Geofence } from '#contract/geofences/geofences.shapes.ts';
import { paths } from '#web/paths.ts';
import { call } from '#web/platform/api/api.ts';
import { tellFailure } from '#web/platform/api/attempt.ts';
import { toQueryKey, useEndpoint } from '#web/platform/api/endpoint-hooks.ts';
import { ApiFailure } from '#web/platform/api/failure.ts';
import { queryClient } from '#web/platform/api/query-client.ts';
import { showToast } from '#web/platform/notices/notices.ts';
import { ResourceDetails } from '#web/platform/resource/resource-details.tsx';
import { useSignedInUser } from '#web/platform/session/session.ts';
import { confirm } from '#web/ui/dialog/dialogs.ts';
import { SideDrawer } from '#web/ui/dialog/side-drawer.tsx';
import { Fault } from '#web/ui/fault.tsx';
import { PlaceMap } from '#web/ui/map/place-map.tsx';
import { LoadingRows } from '#web/ui/skeletons.tsx';
import { useTranslations } from '#web/ui/text/translations.ts';
import { toShape } from './drawn-area.model.ts';
import { GeofenceForm } from './geofence-form.tsx';
import { reloadGeofences } from './keep-geofence.ts';
import { useAreaText } from './use-area-choices.ts';

function Overlaps({ area }: { readonly area: Geofence }) {
  const words = useTranslations('geofences');
  const { toPurposes } = useAreaText();
  if (area.overlaps.length === 0) return null;
  return (
    <Alert color="yellow" title={words('overlaps')}>
      <List size="sm">
        {area.overlaps.map(({ id, name, purposes }) => (
          <List.Item key={id}>
            <Anchor component={Link} to={paths.hubGeofences({ open: id })} inherit>
              {name}
            </Anchor>
            {` – ${toPurposes(purposes)}`}
          </List.Item>
        ))}
      </List>
    </Alert>
  );
}

function Details({ area }: { readonly area: Geofence }) {
  const label = useTranslations('lists.geofences.columns');
  const words = useTranslations('geofences');
  const kinds = useTranslations('names.geofenceKind');
  const { toPurposes, toNumberText, toPlaceText } = useAreaText();
  const { latitude, longitude, radiusM, points } = area;
  const shape =
    latitude === null || longitude === null
      ? [{ label: label('corners'), value: points.map(toPlaceText).join(', ') }]
      : [
          { label: words('centre'), value: toPlaceText({ latitude, longitude }) },
          { label: label('radiusM'), value: toNumberText(radiusM ?? 0) },
        ];
  return (
    <ResourceDetails
      details={[
        { label: label('purposes'), value: toPurposes(area.purposes) },
        { label: label('coordinator'), value: area.coordinator?.name },
        { label: label('county'), value: area.county },
        { label: label('kind'), value: kinds(area.kind) },
        ...shape,
        { label: label('areaKm2'), value: toNumberText(area.areaKm2) },
      ]}
    />
  );
}

interface PartProps {
  readonly title: string;
  readonly part: { readonly count: number; readonly data: readonly { readonly id: number; readonly name: string }[] };
  /** What is said of one besides its name. */
  readonly about: (row: never) => string;
}

function InsidePart({ title, part, about }: PartProps) {
  const words = useTranslations('geofences.inside');
  const more = part.count - part.data.length;
  return (
    <section aria-label={title}>
      <Title order={4} size="h6">
        {title}
      </Title>
      {part.count === 0 && <Text size="sm">{words('none')}</Text>}
      <List size="sm">
        {part.data.map((row) => (
          <List.Item key={row.id}>{[row.name, about(row as never)].filter(Boolean).join(', ')}</List.Item>
        ))}
      </List>
      {more > 0 && <Text size="sm">{words('more', { count: String(more) })}</Text>}
    </section>
  );
}

function Inside({ id }: { readonly id: number }) {
  const words = useTranslations('geofences.inside');
  const { data, failure, reload } = useEndpoint(listInside, { params: { id } });
  if (failure !== null && data === undefined) return <Fault message={failure.message} onRetry={reload} />;
  if (data === undefined) return <LoadingRows count={4} />;
  const { families, activities, towns } = data;
  return (
    <Stack component="section" aria-label={words('title')} gap="sm">
      <Title order={3} size="h5">
        {words('title')}
      </Title>
      <InsidePart
        title={words('families', { count: String(families.count) })}
        part={families}
        about={({ county, isPinned }: (typeof families.data)[number]) => `${county}${isPinned ? '' : ` (${words('byTown')})`}`}
      />
      <InsidePart
        title={words('activities', { count: String(activities.count) })}
        part={activities}
        about={({ town }: (typeof activities.data)[number]) => town}
      />
      <InsidePart title={words('towns', { count: String(towns.count) })} part={towns} about={() => ''} />
    </Stack>
  );
}

function Actions({ area, onEdit, onClose }: { readonly area: Geofence; readonly onEdit: () => void; readonly onClose: () => void }) {
  const words = useTranslations('geofences.act');
  const { capabilities } = useSignedInUser();
  async function remove(): Promise<void> {
    const { id, name, coordinator } = area;
    const consequences = [coordinator === null ? words('removeText') : words('removeFrom', { name: coordinator.name })];
    if (!(await confirm({ title: words('removeTitle', { name }), consequences, confirm: words('remove'), tone: 'danger' }))) return;
    try {
      await call(deleteGeofence, { params: { id } });
      onClose();
      // While the drawer closes, what it shows must not be asked for again.
      for (const endpoint of [readGeofence, listInside]) queryClient.removeQueries({ queryKey: toQueryKey(endpoint, { params: { id } }) });
      showToast(words('removed'));
    } catch (error) {
      if (!(error instanceof ApiFailure)) throw error;
      tellFailure(error);
    }
    await reloadGeofences();
  }
  return (
    <Group gap="xs">
      {capabilities.includes('geofences.write') && (
        <Button variant="default" onClick={onEdit}>
          {words('edit')}
        </Button>
      )}
      {capabilities.includes('geofences.delete') && (
        <Button variant="default" c="red" onClick={() => void remove()}>
          {words('remove')}
        </Button>
      )}
    </Group>
  );
}

export function GeofenceDrawer({ id, onClose }: { readonly id: number; readonly onClose: () => void }) {
  const words = useTranslations('geofences');
  const { data: area, failure, reload } = useEndpoint(readGeofence, { params: { id } });
  const [isEdited, setEdited] = useState(false);
  const close = () => setEdited(false);
  if (isEdited && area !== undefined) return <GeofenceForm area={area} onSaved={close} onClose={close} />;
  return (
    <SideDrawer title={area?.name ?? words('one')} onClose={onClose}>
      {failure !== null && area === undefined && <Fault message={failure.message} onRetry={reload} />}
      {area === undefined ? (
        failure === null && <LoadingRows count={8} />
      ) : (
        <Stack>
          <Actions area={area} onEdit={() => setEdited(true)} onClose={onClose} />
          <Overlaps area={area} />
          <PlaceMap label={words('map')} shapes={[{ key: 'area', name: area.name, shape: toShape(area) }]} />
          <Details area={area} />
          <Inside id={id} />
        </Stack>
      )}
    </SideDrawer>
  );
}
