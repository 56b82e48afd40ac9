// Tests a place: which areas are around it, and who coordinates there.

import { Button, Group, List, Stack, Text, Title } from '@mantine/core';
import { useState } from 'react';
import { testPoint } from '#contract/geofences/geofences.endpoints.ts';
import type { PointTest as Tested } from '#contract/geofences/geofences.shapes.ts';
import { call } from '#web/platform/api/api.ts';
import { DecimalField } from '#web/ui/form/fields/decimal-field.tsx';
import { Form } from '#web/ui/form/form.tsx';
import { type FieldBinding, useForm } from '#web/ui/form/use-form.ts';
import { useTranslations } from '#web/ui/text/translations.ts';
import { placeFormShape } from './geofence-form.model.ts';
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
    shape: placeFormShape,
    initial: { latitude: '' as unknown, longitude: '' as unknown },
    guarded: false,
    send: (query) => call(testPoint, { query }),
    done: (found) => setResult(found),
  });
  return (
    <section aria-label={words('title')}>
      <Title order={2} size="h5" mb="xs">
        {words('title')}
      </Title>
      <Form form={form} label={words('title')}>
        <Group align="flex-end" gap="xs">
          <DecimalField of={form.field('latitude') as Typed} label={label('latitude')} placeholder="53.3498" required />
          <DecimalField of={form.field('longitude') as Typed} label={label('longitude')} placeholder="-6.2603" required />
          <Button type="submit" variant="default" loading={form.pending}>
            {words('submit')}
          </Button>
        </Group>
      </Form>
      <div role="status">{result !== null && <Result {...result} />}</div>
    </section>
  );
}
