// Tests a place, typed or picked on the map of all areas: which are around it, and who coordinates there.

import { Button, Group, List, SimpleGrid, Stack, Text, Title } from '@mantine/core';
import { useState } from 'react';
import { listGeofences, testPoint } from '#contract/geofences/geofences.endpoints.ts';
import type { Place, PointTest as Tested } from '#contract/geofences/geofences.shapes.ts';
import { MAX_PAGE_SIZE } from '#contract/platform/constants.ts';
import { call } from '#web/platform/api/api.ts';
import { useEndpoint } from '#web/platform/api/endpoint-hooks.ts';
import { DecimalField } from '#web/ui/form/fields/decimal-field.tsx';
import { Form } from '#web/ui/form/form.tsx';
import { type FieldBinding, useForm } from '#web/ui/form/use-form.ts';
import { PlaceMap } from '#web/ui/map/place-map.tsx';
import { explainDegrees, readPlace } from '#web/ui/map/typed-place.model.ts';
import { useTranslations } from '#web/ui/text/translations.ts';
import { toShape } from './drawn-area.model.ts';
import { useAreaText } from './use-area-choices.ts';

type Typed = FieldBinding<string | null | undefined>;

function Result({ areas, coordinator }: Tested) {
  const words = useTranslations('geofences.test');
  const { toPurposes } = useAreaText();
  return (
    <Stack gap={4}>
      <Text size="sm" fw={600}>
        {coordinator === null ? words('nobody') : words('coordinator', { name: coordinator.name })}
      </Text>
      <Text size="sm">{words('found', { count: areas.length })}</Text>
      <List size="sm">
        {areas.map(({ id, name, purposes, coordinator: who }) => (
          <List.Item key={id}>{[name, toPurposes(purposes), who].filter(Boolean).join(' – ')}</List.Item>
        ))}
      </List>
    </Stack>
  );
}

export function PointTest() {
  const words = useTranslations('geofences.test');
  const label = useTranslations('lists.geofences.columns');
  const [result, setResult] = useState<Tested | null>(null);
  const form = useForm({
    shape: async () => (await import('./geofence-form.model.ts')).placeFormShape,
    initial: { latitude: '' as unknown, longitude: '' as unknown },
    guarded: false,
    send: (query) => call(testPoint, { query }),
    done: (found) => setResult(found),
  });
  const { data: areas } = useEndpoint(listGeofences, { query: { perPage: MAX_PAGE_SIZE } });
  const tested = readPlace(form.values);
  function pick({ latitude, longitude }: Place): void {
    form.set('latitude', String(latitude));
    form.set('longitude', String(longitude));
    void form.store.submit();
  }
  return (
    <section aria-label={words('title')}>
      <Title order={2} size="h5" mb="xs">
        {words('title')}
      </Title>
      <SimpleGrid cols={{ base: 1, md: 2 }}>
        <PlaceMap
          label={words('map')}
          shapes={(areas?.data ?? []).map((area) => ({ key: String(area.id), name: area.name, shape: toShape(area) }))}
          markers={tested === null ? [] : [{ key: 'tested', name: words('place'), place: tested, onMove: pick }]}
          onPick={pick}
        />
        <Stack gap="sm">
          <Form form={form} label={words('title')}>
            <Group align="flex-end" gap="xs">
              <DecimalField
                of={explainDegrees(form.field('latitude') as Typed, 90)}
                label={label('latitude')}
                placeholder="53.3498"
                required
              />
              <DecimalField
                of={explainDegrees(form.field('longitude') as Typed, 180)}
                label={label('longitude')}
                placeholder="-6.2603"
                required
              />
              <Button type="submit" variant="default" loading={form.pending}>
                {words('submit')}
              </Button>
            </Group>
          </Form>
          <div role="status">{result !== null && <Result {...result} />}</div>
        </Stack>
      </SimpleGrid>
    </section>
  );
}
