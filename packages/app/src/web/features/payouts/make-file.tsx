// A dialog to create the bank file of the selected payouts.

import { createPayoutBatch, readPayoutBatchFile } from '#contract/finance/payouts/payouts.endpoints.ts';
import { call } from '#web/platform/api/api.ts';
import { download } from '#web/platform/api/download.ts';
import { showToast } from '#web/platform/notices/notices.ts';
import { DialogForm } from '#web/ui/form/dialog-form.tsx';
import { DateField } from '#web/ui/form/fields/dates/date-field.tsx';
import { useForm } from '#web/ui/form/use-form.ts';
import { useTranslations } from '#web/ui/text/translations.ts';
import { useToday } from '#web/ui/text/zones.ts';
import { reloadPayouts } from './kept-payout.ts';

interface MakeFileProps {
  readonly ids: readonly number[];
  /** Called with whether a file was created. */
  readonly onClose: (isMade: boolean) => void;
}

export function MakeFile({ ids, onClose }: MakeFileProps) {
  const words = useTranslations('payouts.file');
  const today = useToday();
  const form = useForm({
    shape: async () => (await import('#contract/finance/payouts/payouts.shapes.ts')).batchBody,
    initial: { payoutIds: [...ids] as unknown[], executionDate: today },
    send: (body) => call(createPayoutBatch, { body }),
    guarded: false,
    async done({ id, messageId }) {
      onClose(true);
      showToast(words('done', { name: messageId }));
      await reloadPayouts();
      // The failure has already been shown; the file stays in the list.
      await download(readPayoutBatchFile, { params: { id } }).catch(() => undefined);
    },
  });
  return (
    <DialogForm
      form={form}
      title={words('title')}
      text={words('text', { count: ids.length })}
      submit={words('submit')}
      onClose={() => onClose(false)}
    >
      <DateField of={form.field('executionDate')} label={words('executionDate')} min={today} required />
    </DialogForm>
  );
}
