// The report of a home visit: the checklist, what was seen, the outcome, and photos.

import * as z from 'zod';
import { day, fileRef } from '#contract/platform/validation/fields.ts';
import { reportVisit } from '#contract/vetting/vetting.endpoints.ts';
import { type Vetting, VISIT_OUTCOMES, VISIT_POINTS } from '#contract/vetting/vetting.shapes.ts';
import { call } from '#web/platform/api/api.ts';
import { uploads } from '#web/platform/api/uploads.ts';
import { showToast } from '#web/platform/notices/notices.ts';
import { DialogForm } from '#web/ui/form/dialog-form.tsx';
import { CheckboxListField, SelectField } from '#web/ui/form/fields/choice-fields.tsx';
import { DateField } from '#web/ui/form/fields/dates/date-field.tsx';
import { LongTextField } from '#web/ui/form/fields/long-text-field.tsx';
import { type FieldBinding, useForm } from '#web/ui/form/use-form.ts';
import { useTranslations } from '#web/ui/text/translations.ts';
import { useToday } from '#web/ui/text/zones.ts';
import { ImagesField } from '#web/ui/upload/upload-field.tsx';
import { useFiles } from '../use-files.ts';
import { keepVetting } from './kept-vetting.ts';

export type Visit = Vetting['visits'][number];

const shape = z.object({
  doneOn: day,
  met: z.array(z.enum(VISIT_POINTS)),
  report: z.string().trim().min(1).max(10_000),
  outcome: z.enum(VISIT_OUTCOMES),
  refs: z.array(fileRef),
});

interface VisitReportProps {
  /** The family's. */
  readonly id: number;
  readonly visit: Visit;
  readonly onClose: () => void;
}

export function VisitReport({ id, visit, onClose }: VisitReportProps) {
  const words = useTranslations('vetting.visit');
  const all = useTranslations('vetting');
  const outcomes = useTranslations('names.visitOutcome');
  const today = useToday();
  const { version } = visit;
  const form = useForm({
    shape,
    initial: {
      doneOn: visit.doneOn ?? today,
      met: [...visit.met],
      report: visit.report ?? '',
      outcome: visit.outcome,
      refs: [] as string[],
    },
    send: (body) => call(reportVisit, { params: { id, visitId: visit.id }, body: { ...body, version } }),
    async done(vetting) {
      onClose();
      await keepVetting(vetting);
      showToast(words('reported'));
    },
  });
  const photos = useFiles(form.field('refs'));
  return (
    <DialogForm form={form} title={words('report')} text={words('reportText')} submit={words('save')} onClose={onClose}>
      <DateField of={form.field('doneOn')} label={words('doneOn')} max={today} required />
      <CheckboxListField
        of={form.field('met') as FieldBinding<string[] | null | undefined>}
        label={words('met')}
        choices={VISIT_POINTS.map((value) => ({ value, label: all(`points.${value}`) }))}
      />
      <LongTextField of={form.field('report')} label={words('what')} maxLength={10_000} minRows={4} required />
      <SelectField
        of={form.field('outcome') as FieldBinding<string | null | undefined>}
        label={words('outcome')}
        choices={VISIT_OUTCOMES.map((value) => ({ value, label: outcomes(value) }))}
        required
      />
      <ImagesField of={photos} label={words('photos')} transport={uploads} described={false} />
    </DialogForm>
  );
}
