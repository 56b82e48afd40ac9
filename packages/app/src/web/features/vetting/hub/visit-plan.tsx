// Plans a home visit: when, in the platform's time zone, and who visits.

import { SimpleGrid } from '@mantine/core';
import { use } from 'react';
import * as z from 'zod';
import { day } from '#contract/platform/validation/fields.ts';
import { toMoment, wallClock } from '#contract/platform/wall-time.ts';
import { planVisit } from '#contract/vetting/vetting.endpoints.ts';
import { call } from '#web/platform/api/api.ts';
import { showToast } from '#web/platform/notices/notices.ts';
import { useSignedInUser } from '#web/platform/session/session.ts';
import { DialogForm } from '#web/ui/form/dialog-form.tsx';
import { SelectField } from '#web/ui/form/fields/choice-fields.tsx';
import { DateField } from '#web/ui/form/fields/dates/date-field.tsx';
import { TimeField } from '#web/ui/form/fields/dates/time-field.tsx';
import { useForm } from '#web/ui/form/use-form.ts';
import { PlatformZoneContext } from '#web/ui/text/platform-zone.ts';
import { useTranslations } from '#web/ui/text/translations.ts';
import { keepVetting } from './kept-vetting.ts';
import { useStaff } from './use-staff.ts';

const isOne = ({ on, time }: { readonly on: string; readonly time: string }) => (on === '') === (time === '');

/** A day needs its time, and a time its day. */
const shape = z
  .object({ on: z.union([z.literal(''), day]), time: z.union([z.literal(''), wallClock]), visitorId: z.string() })
  .refine((plan) => plan.on !== '' || isOne(plan), { path: ['on'], params: { rule: 'required' } })
  .refine((plan) => plan.time !== '' || isOne(plan), { path: ['time'], params: { rule: 'required' } });

export function VisitPlan({ id, onClose }: { readonly id: number; readonly onClose: () => void }) {
  const words = useTranslations('vetting.visit');
  const zone = use(PlatformZoneContext);
  const staff = useStaff();
  const user = useSignedInUser();
  const form = useForm({
    shape,
    initial: { on: '', time: '', visitorId: String(user.id) },
    send({ on, time, visitorId }) {
      const at = on === '' ? null : toMoment(`${on}T${time}`, zone);
      const body = { plannedAt: at?.toISOString() ?? null, visitorId: visitorId === '' ? null : Number(visitorId) };
      return call(planVisit, { params: { id }, body });
    },
    async done(vetting) {
      onClose();
      await keepVetting(vetting);
      showToast(words('isPlanned'));
    },
  });
  return (
    <DialogForm form={form} title={words('plan')} text={words('planText')} submit={words('plan')} onClose={onClose}>
      <SimpleGrid cols={{ base: 1, xs: 2 }} style={{ alignItems: 'end' }}>
        <DateField of={form.field('on')} label={words('day')} />
        <TimeField of={form.field('time')} label={words('time')} description={words('zone', { zone })} />
      </SimpleGrid>
      <SelectField
        of={form.field('visitorId')}
        label={words('visitor')}
        choices={staff.map((one) => ({ value: String(one.id), label: one.name }))}
        clearable
      />
    </DialogForm>
  );
}
