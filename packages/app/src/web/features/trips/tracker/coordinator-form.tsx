// Who coordinates a trip: oneself by one press, or a colleague found by name.

import { Button, Group, Text } from '@mantine/core';
import { IconUserCheck } from '@tabler/icons-react';
import * as z from 'zod';
import { hasRoles } from '#contract/identity/roles.ts';
import { id } from '#contract/platform/validation/fields.ts';
import { assignTrackedTrip } from '#contract/trips/tracker.endpoints.ts';
import type { TrackedTripDetail } from '#contract/trips/tracker.shapes.ts';
import { ColleagueField } from '#web/features/trips/hub/colleague-field.tsx';
import { call } from '#web/platform/api/api.ts';
import { showToast } from '#web/platform/notices/notices.ts';
import { useSignedInUser } from '#web/platform/session/session.ts';
import { Form } from '#web/ui/form/form.tsx';
import { SubmitButton } from '#web/ui/form/submit-button.tsx';
import { type FieldBinding, useForm } from '#web/ui/form/use-form.ts';
import { useTranslations } from '#web/ui/text/translations.ts';
import { finishTracked, keepTracked } from './keep-tracked.ts';

export const coordinatorShape = z.object({ coordinatorId: id.nullable() });

export type Numbered = FieldBinding<number | null | undefined>;

function Assignment({ trip }: { readonly trip: TrackedTripDetail }) {
  const words = useTranslations('tripsTracker.coordinator');
  const { id: userId, roleNames } = useSignedInUser();
  const { version, coordinatorId, coordinatorName } = trip;
  const assign = (to: number | null) => call(assignTrackedTrip, { params: { id: trip.id }, body: { coordinatorId: to, version } });
  const form = useForm({
    shape: coordinatorShape,
    initial: { coordinatorId: coordinatorId as unknown },
    send: (body) => assign(body.coordinatorId),
    async done(kept) {
      form.reset({ coordinatorId: kept.coordinatorId });
      await keepTracked(kept);
      showToast(words('saved'));
    },
  });
  const isAble = hasRoles(roleNames, 'any', ['Coordinator', 'Administrator']);
  return (
    <Form form={form} label={words('label')}>
      <ColleagueField of={form.field('coordinatorId') as Numbered} label={words('label')} chosenName={coordinatorName ?? undefined} />
      <Group justify="flex-end">
        {isAble && coordinatorId !== userId && (
          <Button
            variant="default"
            leftSection={<IconUserCheck size={16} aria-hidden />}
            onClick={() => void finishTracked(assign(userId), words('saved'))}
          >
            {words('me')}
          </Button>
        )}
        <SubmitButton form={form}>{words('save')}</SubmitButton>
      </Group>
    </Form>
  );
}

export function Coordinator({ trip }: { readonly trip: TrackedTripDetail }) {
  const words = useTranslations('tripsTracker.coordinator');
  const { capabilities } = useSignedInUser();
  // Colleagues are found among the accounts.
  if (!capabilities.includes('trips.assign') || !capabilities.includes('users.read')) {
    return <Text size="sm">{trip.coordinatorName ?? words('none')}</Text>;
  }
  return <Assignment key={trip.coordinatorId ?? 0} trip={trip} />;
}
