// The form of an area: a circle by its centre and radius, or a polygon by its corners, all as numbers.

import { ActionIcon, Button, Fieldset, Group, SimpleGrid, Stack, Text } from '@mantine/core';
import { IconArrowDown, IconArrowUp, IconTrash } from '@tabler/icons-react';
import { createGeofence, editGeofence, readGeofence } from '#contract/geofences/geofences.endpoints.ts';
import { CORNERS, type Geofence, type Place } from '#contract/geofences/geofences.shapes.ts';
import { call } from '#web/platform/api/api.ts';
import { showToast } from '#web/platform/notices/notices.ts';
import { SideDrawer } from '#web/ui/dialog/side-drawer.tsx';
import { CheckboxListField, SelectField } from '#web/ui/form/fields/choice-fields.tsx';
import { DecimalField } from '#web/ui/form/fields/decimal-field.tsx';
import { TextField } from '#web/ui/form/fields/text-field.tsx';
import { Form } from '#web/ui/form/form.tsx';
import { SubmitButton } from '#web/ui/form/submit-button.tsx';
import { type FieldBinding, useForm } from '#web/ui/form/use-form.ts';
import type { Shape } from '#web/ui/map/map-geometry.ts';
import { PlaceMap } from '#web/ui/map/place-map.tsx';
import { explainDegrees, readPlace } from '#web/ui/map/typed-place.model.ts';
import { useTranslations } from '#web/ui/text/translations.ts';
import { readShape } from './drawn-area.model.ts';
import { keepGeofence } from './keep-geofence.ts';
import { useAreaChoices } from './use-area-choices.ts';

interface GeofenceFormProps {
  /** Left out for a new one. */
  readonly area?: Geofence | undefined;
  readonly onSaved: (area: Geofence) => void;
  readonly onClose: () => void;
}

/** Fields hold numbers as text. */
const typed = (value: number | null | undefined): unknown => (value === null || value === undefined ? '' : String(value));
const chosen = (id: number | null | undefined): unknown => (id === null || id === undefined ? null : String(id));

interface Corner {
  readonly latitude: unknown;
  readonly longitude: unknown;
}

const toCorner = ({ latitude, longitude }: Place): Corner => ({ latitude: typed(latitude), longitude: typed(longitude) });

const EMPTY: Corner = { latitude: '', longitude: '' };

function draftOf(area: Geofence | undefined) {
  const corners: readonly Corner[] = area?.points.map(toCorner) ?? [];
  return {
    name: area?.name ?? '',
    kind: area?.kind ?? ('circle' as const),
    purposes: area?.purposes ?? [],
    latitude: typed(area?.latitude),
    longitude: typed(area?.longitude),
    radiusM: typed(area?.radiusM),
    points: corners.length > 0 ? [...corners] : [],
    countyId: chosen(area?.countyId),
    coordinatorId: chosen(area?.coordinator?.id),
  };
}

function useGeofenceForm({ area, onSaved }: GeofenceFormProps) {
  const words = useTranslations('geofences.form');
  return useForm({
    shape: async () => (await import('./geofence-form.model.ts')).geofenceFormShape,
    initial: draftOf(area),
    send: (body) =>
      area === undefined
        ? call(createGeofence, { body })
        : call(editGeofence, { params: { id: area.id }, body: { ...body, version: area.version } }),
    ...(area === undefined ? {} : { reread: async () => draftOf(await call(readGeofence, { params: { id: area.id } })) }),
    async done(kept) {
      await keepGeofence(kept);
      const { length } = kept.overlaps;
      showToast(length === 0 ? words('saved') : words('savedOver', { count: length }));
      onSaved(kept);
    },
  });
}

type Used = ReturnType<typeof useGeofenceForm>;
type Chosen = FieldBinding<string | null | undefined>;
type Typed = FieldBinding<string | null | undefined>;

function CircleFields({ form }: { readonly form: Used }) {
  const label = useTranslations('lists.geofences.columns');
  return (
    <SimpleGrid cols={{ base: 1, xs: 3 }}>
      <DecimalField of={explainDegrees(form.field('latitude') as Typed, 90)} label={label('latitude')} placeholder="53.3498" required />
      <DecimalField of={explainDegrees(form.field('longitude') as Typed, 180)} label={label('longitude')} placeholder="-6.2603" required />
      <DecimalField of={form.field('radiusM') as Typed} label={label('radiusM')} unit="m" required />
    </SimpleGrid>
  );
}

interface CornerFieldsProps {
  readonly form: Used;
  readonly index: number;
  readonly count: number;
  readonly onMove: (by: number) => void;
  readonly onRemove: () => void;
}

function CornerFields({ form, index, count, onMove, onRemove }: CornerFieldsProps) {
  const words = useTranslations('geofences.form');
  const corner = String(index + 1);
  const button = (label: string, icon: React.ReactNode, { isOff, onClick }: { isOff: boolean; onClick: () => void }) => (
    <ActionIcon variant="default" size={36} aria-label={label} disabled={isOff} onClick={onClick}>
      {icon}
    </ActionIcon>
  );
  return (
    <Group align="flex-end" gap="xs" wrap="wrap">
      <DecimalField
        of={explainDegrees(form.field(`points.${index}.latitude`) as Typed, 90)}
        label={words('cornerLatitude', { corner })}
        required
      />
      <DecimalField
        of={explainDegrees(form.field(`points.${index}.longitude`) as Typed, 180)}
        label={words('cornerLongitude', { corner })}
        required
      />
      <Group gap={4}>
        {button(words('moveUp', { corner }), <IconArrowUp size={16} aria-hidden />, { isOff: index === 0, onClick: () => onMove(-1) })}
        {button(words('moveDown', { corner }), <IconArrowDown size={16} aria-hidden />, {
          isOff: index === count - 1,
          onClick: () => onMove(1),
        })}
        {button(words('removeCorner', { corner }), <IconTrash size={16} aria-hidden />, { isOff: false, onClick: onRemove })}
      </Group>
    </Group>
  );
}

function PolygonFields({ form }: { readonly form: Used }) {
  const words = useTranslations('geofences.form');
  const label = useTranslations('lists.geofences.columns');
  const corners = (form.values.points ?? []) as readonly Corner[];
  const change = (next: readonly Corner[]) => form.set('points', [...next] as never);
  function move(index: number, by: number): void {
    const next = [...corners];
    const [corner = EMPTY] = next.splice(index, 1);
    next.splice(index + by, 0, corner);
    change(next);
  }
  const { problem } = form.field('points');
  return (
    <Fieldset legend={label('corners')}>
      <Stack gap="xs">
        <Text size="sm" c="dimmed">
          {words('cornersHint')}
        </Text>
        {corners.map((_, index) => (
          <CornerFields
            // biome-ignore lint/suspicious/noArrayIndexKey: a corner is identified by its position
            key={index}
            form={form}
            index={index}
            count={corners.length}
            onMove={(by) => move(index, by)}
            onRemove={() => change(corners.filter((__, place) => place !== index))}
          />
        ))}
        {problem !== undefined && corners.filter((one) => readPlace(one) !== null).length < CORNERS.min && (
          <Text size="sm" c="red" role="alert">
            {words('tooFewCorners')}
          </Text>
        )}
        <Button variant="default" disabled={corners.length >= CORNERS.max} onClick={() => change([...corners, EMPTY])}>
          {words('addCorner')}
        </Button>
      </Stack>
    </Fieldset>
  );
}

/** The area on the map, as far as its fields are filled in; what is drawn there is written into them. */
function DrawnArea({ form }: { readonly form: Used }) {
  const words = useTranslations('geofences');
  function keep(shape: Shape): void {
    if (shape.kind === 'polygon') {
      form.set('points', shape.points.map(toCorner) as never);
      return;
    }
    form.set('latitude', typed(shape.centre?.latitude) as never);
    form.set('longitude', typed(shape.centre?.longitude) as never);
    form.set('radiusM', typed(shape.radiusM) as never);
  }
  return <PlaceMap label={words('map')} drawn={{ shape: readShape(form.values), onDraw: keep }} />;
}

function Fields(props: GeofenceFormProps) {
  const { area, onClose } = props;
  const words = useTranslations('geofences.form');
  const label = useTranslations('lists.geofences.columns');
  const common = useTranslations('common');
  const form = useGeofenceForm(props);
  const { counties, coordinators, kinds, purposes } = useAreaChoices();
  const kind = form.field('kind') as Chosen;
  function changeKind(next: string | null | undefined): void {
    kind.change(next);
    const corners = (form.values.points ?? []) as readonly Corner[];
    if (next === 'polygon' && corners.length === 0) form.set('points', Array.from({ length: CORNERS.min }, () => EMPTY) as never);
    if (next === 'circle') form.set('points', [] as never);
  }
  return (
    <Form form={form} label={words(area === undefined ? 'add' : 'edit')}>
      <TextField of={form.field('name')} label={label('name')} maxLength={120} required />
      <CheckboxListField
        of={form.field('purposes') as FieldBinding<string[] | undefined>}
        label={label('purposes')}
        choices={purposes}
        required
      />
      <SimpleGrid cols={{ base: 1, xs: 2 }}>
        <SelectField
          of={form.field('coordinatorId') as Chosen}
          label={label('coordinator')}
          choices={coordinators}
          required={(form.values.purposes ?? []).includes('coordinator')}
          clearable
        />
        <SelectField of={form.field('countyId') as Chosen} label={label('county')} choices={counties} clearable />
      </SimpleGrid>
      <SelectField of={{ ...kind, change: changeKind }} label={label('kind')} choices={kinds} required />
      <DrawnArea form={form} />
      {form.values.kind === 'polygon' ? <PolygonFields form={form} /> : <CircleFields form={form} />}
      <Group justify="flex-end">
        <Button variant="default" onClick={onClose}>
          {common('cancel')}
        </Button>
        <SubmitButton form={form}>{words('save')}</SubmitButton>
      </Group>
    </Form>
  );
}

export function GeofenceForm(props: GeofenceFormProps) {
  const words = useTranslations('geofences.form');
  return (
    <SideDrawer title={words(props.area === undefined ? 'add' : 'edit')} onClose={props.onClose}>
      <Fields {...props} />
    </SideDrawer>
  );
}
