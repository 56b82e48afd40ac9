// Plans a home visit: when, in the platform's time zone, and who visits.

import { use } from 'react';
import * as z from 'zod';
import { toMoment, wallTime } from '#contract/platform/wall-time.ts';
import { planVisit } from '#contract/vetting/vetting.endpoints.ts';
import { call } from '#web/platform/api/api.ts';
import { showToast } from '#web/platform/notices/notices.ts';
import { useSignedInUser } from '#web/platform/session/session.ts';
import { DialogForm } from '#web/ui/form/dialog-form.tsx';
import { SelectField } from '#web/ui/form/fields/choice-fields.tsx';
import { WallTimeField } from '#web/ui/form/fields/dates/wall-time-field.tsx';
import { useForm } from '#web/ui/form/use-form.ts';
import { PlatformZoneContext } from '#web/ui/text/platform-zone.ts';
import { useTranslations } from '#web/ui/text/translations.ts';
import { keepVetting } from './kept-vetting.ts';
import { useStaff } from './use-staff.ts';

const shape = z.object({ plannedAt: z.union([z.literal(''), wallTime]), visitorId: z.string() });

export function VisitPlan({ id, onClose }: { readonly id: number; readonly onClose: () => void }) {
  const words = useTranslations('vetting.visit');
  const zone = use(PlatformZoneContext);
  const staff = useStaff();
  const user = useSignedInUser();
  const form = useForm({
    shape,
    initial: { plannedAt: '', visitorId: String(user.id) },
    send({ plannedAt, visitorId }) {
      const at = plannedAt === '' ? null : toMoment(plannedAt, zone);
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
      <WallTimeField of={form.field('plannedAt')} label={words('at')} description={words('zone', { zone })} />
      <SelectField
        of={form.field('visitorId')}
        label={words('visitor')}
        choices={staff.map((one) => ({ value: String(one.id), label: one.name }))}
        clearable
      />
    </DialogForm>
  );
}
