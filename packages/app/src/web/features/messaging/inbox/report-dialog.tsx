// Reports somebody of a conversation to staff.

import * as z from 'zod';
import type { ConversationRecord } from '#contract/messaging/conversation.shapes.ts';
import { reportBody } from '#contract/messaging/report.shapes.ts';
import { reportMessage } from '#contract/messaging/safety.endpoints.ts';
import { call } from '#web/platform/api/api.ts';
import { showToast } from '#web/platform/notices/notices.ts';
import { useSignedInUser } from '#web/platform/session/session.ts';
import { DialogForm } from '#web/ui/form/dialog-form.tsx';
import { SelectField } from '#web/ui/form/fields/choice-fields.tsx';
import { LongTextField } from '#web/ui/form/fields/long-text-field.tsx';
import { useForm } from '#web/ui/form/use-form.ts';
import { useTranslations } from '#web/ui/text/translations.ts';

const shape = reportBody.pick({ reason: true, text: true }).extend({ userId: z.string().min(1) });

interface ReportDialogProps {
  readonly conversation: ConversationRecord;
  readonly onClose: () => void;
}

export default function ReportDialog({ conversation, onClose }: ReportDialogProps) {
  const words = useTranslations('messagingInbox.report');
  const { id } = useSignedInUser();
  const others = conversation.participants.filter((one) => one.id !== id);
  const form = useForm({
    shape,
    initial: { userId: others.length === 1 ? String(others[0]?.id) : null, reason: null, text: '' },
    send: ({ userId, ...body }) => call(reportMessage, { body: { ...body, userId: Number(userId), conversationId: conversation.id } }),
    done() {
      onClose();
      showToast(words('sent'));
    },
  });
  return (
    <DialogForm form={form} title={words('title')} text={words('text')} submit={words('send')} onClose={onClose}>
      <SelectField
        of={form.field('userId')}
        label={words('person')}
        choices={others.map(({ id: userId, firstName, role }) => ({ value: String(userId), label: `${firstName} (${role})` }))}
        required
      />
      <SelectField
        of={form.field('reason')}
        label={words('reason')}
        choices={reportBody.shape.reason.options.map((value) => ({ value, label: words(`reasons.${value}`) }))}
        required
      />
      <LongTextField of={form.field('text')} label={words('details')} maxLength={2000} />
    </DialogForm>
  );
}
