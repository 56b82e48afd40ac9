// Records a police check or a document with its file, or changes a check; of a reference only whether it counts.

import * as z from 'zod';
import { day, fileRef } from '#contract/platform/validation/fields.ts';
import { changeCheck, createCheck } from '#contract/vetting/vetting.endpoints.ts';
import type { CheckKind, Vetting } from '#contract/vetting/vetting.shapes.ts';
import { call } from '#web/platform/api/api.ts';
import { uploads } from '#web/platform/api/uploads.ts';
import { showToast } from '#web/platform/notices/notices.ts';
import { DialogForm } from '#web/ui/form/dialog-form.tsx';
import { SelectField } from '#web/ui/form/fields/choice-fields.tsx';
import { DateField } from '#web/ui/form/fields/dates/date-field.tsx';
import { LongTextField } from '#web/ui/form/fields/long-text-field.tsx';
import { TextField } from '#web/ui/form/fields/text-field.tsx';
import { type FieldBinding, useForm } from '#web/ui/form/use-form.ts';
import { useTranslations } from '#web/ui/text/translations.ts';
import { useToday } from '#web/ui/text/zones.ts';
import { FilesField } from '#web/ui/upload/upload-field.tsx';
import { PAPERS } from '../papers.ts';
import { useOneFile } from '../use-files.ts';
import { keepVetting } from './kept-vetting.ts';

/** The check that is changed, or of whom a new one is. */
export interface CheckSubject {
  readonly check: Vetting['checks'][number] | null;
  readonly kind: CheckKind;
  readonly person: string;
  readonly name: string;
}

const STATUSES = ['requested', 'received', 'passed', 'failed', 'waived'] as const;

const optionalDay = z.union([z.literal(''), day]);

const shape = z.object({
  status: z.enum(STATUSES),
  issuedOn: optionalDay,
  expiresAt: optionalDay,
  summary: z.string().trim().max(2000),
  reason: z.string().trim().max(500),
  attachmentRef: z.union([z.literal(''), fileRef]),
});

function toInitial({ check }: CheckSubject) {
  const status = check === null ? 'passed' : check.status === 'lapsed' ? 'passed' : check.status;
  return {
    status: status as (typeof STATUSES)[number],
    issuedOn: check?.issuedOn ?? '',
    expiresAt: check?.expiresAt ?? '',
    summary: check?.summary ?? '',
    reason: check?.reason ?? '',
    attachmentRef: '',
  };
}

interface CheckFormProps {
  /** The family's. */
  readonly id: number;
  readonly subject: CheckSubject;
  readonly onClose: () => void;
}

export function CheckForm({ id, subject, onClose }: CheckFormProps) {
  const words = useTranslations('vetting.check');
  const kinds = useTranslations('names.checkKind');
  const statuses = useTranslations('names.checkStatus');
  const today = useToday();
  const { check, kind, person, name } = subject;
  const isReference = kind === 'reference';
  const form = useForm({
    shape,
    initial: toInitial(subject),
    send({ status, issuedOn, expiresAt, summary, reason, attachmentRef }) {
      const days = { issuedOn: issuedOn || null, expiresAt: expiresAt || null };
      const body = { status, ...days, summary, reason, ...(attachmentRef !== '' && { attachmentRef }) };
      if (check !== null) return call(changeCheck, { params: { id, checkId: check.id }, body: { ...body, version: check.version } });
      return call(createCheck, { params: { id }, body: { ...body, kind: kind === 'police' ? kind : 'document', person } });
    },
    async done(vetting) {
      onClose();
      await keepVetting(vetting);
      showToast(words('saved', { kind: kinds(kind) }));
    },
  });
  const file = useOneFile(form.field('attachmentRef'));
  const needsDays = kind === 'police' && form.values.status === 'passed';
  const offered = STATUSES.filter((status) => !(kind === 'police' && status === 'waived'));
  return (
    <DialogForm form={form} title={`${kinds(kind)} · ${name}`} text={words(`text.${kind}`)} submit={words('save')} onClose={onClose}>
      <SelectField
        of={form.field('status') as FieldBinding<string | null | undefined>}
        label={words('status')}
        choices={offered.map((value) => ({ value, label: statuses(value) }))}
        required
      />
      {!isReference && (
        <>
          <DateField of={form.field('issuedOn')} label={words('issuedOn')} max={today} required={needsDays} />
          <DateField of={form.field('expiresAt')} label={words('expiresAt')} required={needsDays} />
          <FilesField
            of={file}
            label={words(check?.attachment ? 'replaceFile' : 'file')}
            transport={uploads}
            accepted={PAPERS}
            described={false}
          />
        </>
      )}
      <LongTextField of={form.field('summary')} label={words('summary')} maxLength={2000} minRows={2} />
      <TextField of={form.field('reason')} label={words('reason')} maxLength={500} />
    </DialogForm>
  );
}
