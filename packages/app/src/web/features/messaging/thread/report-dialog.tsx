// Reports a message to the team: why, and in the reporter’s own words.

import * as z from 'zod';
import type { MessageRecord } from '#contract/messaging/message.shapes.ts';
import { reportBody } from '#contract/messaging/report.shapes.ts';
import { reportMessage } from '#contract/messaging/safety.endpoints.ts';
import { call } from '#web/platform/api/api.ts';
import { showToast } from '#web/platform/notices/notices.ts';
import { DialogForm } from '#web/ui/form/dialog-form.tsx';
import { SelectField } from '#web/ui/form/fields/choice-fields.tsx';
import { LongTextField } from '#web/ui/form/fields/long-text-field.tsx';
import { useForm } from '#web/ui/form/use-form.ts';
import { useTranslations } from '#web/ui/text/translations.ts';

const REASONS = reportBody.shape.reason.options;

const shape = z.object({ reason: reportBody.shape.reason, text: z.string().trim().max(2000) });

interface ReportDialogProps {
  readonly message: MessageRecord;
  readonly onClose: () => void;
}

export function ReportDialog({ message: { id, conversationId, senderId }, onClose }: ReportDialogProps) {
  const words = useTranslations('messagingThread.report');
  const form = useForm({
    shape,
    initial: { reason: null, text: '' },
    send: (filled) => call(reportMessage, { body: { ...filled, conversationId, messageId: id, userId: senderId ?? 0 } }),
    done() {
      showToast(words('done'));
      onClose();
    },
  });
  const choices = REASONS.map((value) => ({ value, label: words(`reason.${value}`) }));
  return (
    <DialogForm form={form} title={words('title')} text={words('text')} submit={words('submit')} tone="danger" onClose={onClose}>
      <SelectField of={form.field('reason')} label={words('reasonLabel')} choices={choices} required />
      <LongTextField of={form.field('text')} label={words('details')} maxLength={2000} />
    </DialogForm>
  );
}
