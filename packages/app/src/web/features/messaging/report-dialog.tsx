// Reports somebody of a conversation, or one of their messages, to the team: why, and in the reporter’s own words.

import * as z from 'zod';
import type { ConversationRecord } from '#contract/messaging/conversation.shapes.ts';
import type { MessageRecord } from '#contract/messaging/message.shapes.ts';
import { REPORT_REASONS, reportBody } from '#contract/messaging/report.shapes.ts';
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
  readonly conversation: Pick<ConversationRecord, 'id' | 'participants'>;
  /** The message that is reported; without it, the reporter chooses a person. */
  readonly message?: MessageRecord;
  readonly onClose: () => void;
}

export default function ReportDialog({ conversation, message, onClose }: ReportDialogProps) {
  const words = useTranslations('messagingReport');
  const reasons = useTranslations('names.reportReason');
  const { id: ownId } = useSignedInUser();
  const others = conversation.participants.filter(({ id }) => id !== ownId);
  const onlyOther = others.length === 1 ? others[0]?.id : undefined;
  const reportedId = message === undefined ? onlyOther : message.senderId;
  const subject = message === undefined ? 'person' : 'message';
  const form = useForm({
    shape,
    initial: { userId: reportedId === undefined || reportedId === null ? null : String(reportedId), reason: null, text: '' },
    send: ({ userId, ...body }) =>
      call(reportMessage, {
        body: {
          ...body,
          userId: Number(userId),
          conversationId: conversation.id,
          ...(message === undefined ? {} : { messageId: message.id }),
        },
      }),
    done() {
      onClose();
      showToast(words('sent'));
    },
  });
  return (
    <DialogForm
      form={form}
      title={words(`${subject}.title`)}
      text={words(`${subject}.text`)}
      submit={words(`${subject}.submit`)}
      tone="danger"
      onClose={onClose}
    >
      {message === undefined && (
        <SelectField
          of={form.field('userId')}
          label={words('who')}
          choices={others.map(({ id, firstName, role }) => ({ value: String(id), label: `${firstName} (${role})` }))}
          required
        />
      )}
      <SelectField
        of={form.field('reason')}
        label={words('reason')}
        choices={REPORT_REASONS.map((value) => ({ value, label: reasons(value) }))}
        required
      />
      <LongTextField of={form.field('text')} label={words('details')} maxLength={2000} />
    </DialogForm>
  );
}
