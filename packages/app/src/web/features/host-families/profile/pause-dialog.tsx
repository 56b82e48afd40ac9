// Asks why a profile is paused, and until when.

import type { FamilyDetails } from '#contract/host-families/family-details.shapes.ts';
import { setFamilyLive } from '#contract/host-families/live.endpoints.ts';
import { call } from '#web/platform/api/api.ts';
import { showToast } from '#web/platform/notices/notices.ts';
import { DialogForm } from '#web/ui/form/dialog-form.tsx';
import { DateField } from '#web/ui/form/fields/dates/date-field.tsx';
import { LongTextField } from '#web/ui/form/fields/long-text-field.tsx';
import { useForm } from '#web/ui/form/use-form.ts';
import { useTranslations } from '#web/ui/text/translations.ts';
import { useToday } from '#web/ui/text/zones.ts';
import { asDay } from '../edit/field-values.ts';
import { cacheFamily } from '../edit/save-family.ts';

const REASON_LENGTH = 500;

interface PauseDialogProps {
  readonly record: FamilyDetails;
  readonly onClose: () => void;
}

export function PauseDialog({ record: { id, version }, onClose }: PauseDialogProps) {
  const words = useTranslations('familyProfile.pause');
  const today = useToday();
  const form = useForm({
    shape: async () => (await import('#contract/host-families/live.shapes.ts')).pauseForm,
    initial: { reason: '', until: null },
    send: (filled) => call(setFamilyLive, { params: { id }, body: { ...filled, live: false, version } }),
    done(paused) {
      cacheFamily(paused);
      showToast(words('told'));
      onClose();
    },
  });
  return (
    <DialogForm form={form} title={words('title')} text={words('text')} submit={words('submit')} onClose={onClose}>
      <LongTextField
        of={form.field('reason')}
        label={words('reason')}
        description={words('reasonHint')}
        maxLength={REASON_LENGTH}
        required
      />
      <DateField of={asDay(form.field('until') as never)} label={words('until')} description={words('untilHint')} min={today} />
    </DialogForm>
  );
}
