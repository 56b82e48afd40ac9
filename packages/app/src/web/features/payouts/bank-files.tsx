// The bank files, newest first: download, and confirm that the bank has paid them.

import { Anchor, Button, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { listPayoutBatches, payPayoutBatch, readPayoutBatchFile } from '#contract/finance/payouts/payouts.endpoints.ts';
import type { PayoutBatch } from '#contract/finance/payouts/payouts.shapes.ts';
import { call, toRequestAddress } from '#web/platform/api/api.ts';
import { useEndpoint } from '#web/platform/api/endpoint-hooks.ts';
import { showToast } from '#web/platform/notices/notices.ts';
import { SideDrawer } from '#web/ui/dialog/side-drawer.tsx';
import { Fault } from '#web/ui/fault.tsx';
import { FiguresTable } from '#web/ui/figures-table.tsx';
import { DialogForm } from '#web/ui/form/dialog-form.tsx';
import { DateField } from '#web/ui/form/fields/dates/date-field.tsx';
import { TextField } from '#web/ui/form/fields/text-field.tsx';
import { useForm } from '#web/ui/form/use-form.ts';
import { LoadingRows } from '#web/ui/skeletons.tsx';
import { DateText, MoneyText } from '#web/ui/text/text.tsx';
import { useTranslations } from '#web/ui/text/translations.ts';
import { useToday } from '#web/ui/text/zones.ts';
import { reloadPayouts } from './kept-payout.ts';

const STEP = 20;
const MOST = 100;

function PayFile({ batch, onClose }: { readonly batch: PayoutBatch; readonly onClose: () => void }) {
  const words = useTranslations('payouts');
  const today = useToday();
  const { id, messageId, open } = batch;
  const form = useForm({
    shape: async () => (await import('#contract/finance/payouts/payouts.shapes.ts')).batchPaidBody,
    initial: { paidOn: today, reference: messageId },
    send: (body) => call(payPayoutBatch, { params: { id }, body }),
    async done() {
      onClose();
      showToast(words('files.payDone', { name: messageId }));
      await reloadPayouts();
    },
  });
  return (
    <DialogForm
      form={form}
      title={words('files.payTitle', { name: messageId })}
      text={words('files.payText', { count: open })}
      submit={words('files.paid')}
      onClose={onClose}
    >
      <DateField of={form.field('paidOn')} label={words('field.paidOn')} max={today} required />
      <TextField of={form.field('reference')} label={words('field.reference')} maxLength={140} />
    </DialogForm>
  );
}

function useColumns(onPay: (batch: PayoutBatch) => void) {
  const words = useTranslations('payouts.files');
  return [
    {
      name: 'file',
      heading: words('name'),
      cell: ({ id, messageId }: PayoutBatch) => (
        <Anchor
          href={toRequestAddress(readPayoutBatchFile, { params: { id } })}
          download
          inherit
          aria-label={words('downloadOf', { name: messageId })}
        >
          {messageId}
        </Anchor>
      ),
    },
    { name: 'execution', heading: words('execution'), cell: ({ executionDate }: PayoutBatch) => <DateText day={executionDate} /> },
    { name: 'count', heading: words('count'), figure: true, cell: ({ count }: PayoutBatch) => count },
    {
      name: 'total',
      heading: words('total'),
      figure: true,
      cell: ({ total, currency }: PayoutBatch) => <MoneyText amount={total} currency={currency} />,
    },
    {
      name: 'paid',
      heading: words('paid'),
      cell: (batch: PayoutBatch) =>
        batch.open === 0 ? (
          words('allPaid')
        ) : (
          <Button variant="subtle" size="compact-sm" aria-label={words('paidOf', { name: batch.messageId })} onClick={() => onPay(batch)}>
            {words('paid')}
          </Button>
        ),
    },
  ];
}

export function BankFiles({ onClose }: { readonly onClose: () => void }) {
  const words = useTranslations('payouts.files');
  const [shown, setShown] = useState(STEP);
  const [paying, setPaying] = useState<PayoutBatch | null>(null);
  const { data, failure, reload } = useEndpoint(listPayoutBatches, { query: { perPage: shown } });
  const columns = useColumns(setPaying);
  return (
    <SideDrawer title={words('title')} size={760} onClose={onClose}>
      {data === undefined && (failure === null ? <LoadingRows count={4} /> : <Fault message={failure.message} onRetry={reload} />)}
      {data !== undefined && data.data.length === 0 && <Text c="dimmed">{words('none')}</Text>}
      {data !== undefined && data.data.length > 0 && (
        <Stack align="flex-start">
          <FiguresTable label={words('title')} columns={columns} rows={data.data} rowKey={({ id }) => id} />
          {data.total > data.data.length && shown < MOST && (
            <Button variant="default" onClick={() => setShown(Math.min(shown + STEP, MOST))}>
              {words('more')}
            </Button>
          )}
        </Stack>
      )}
      {paying !== null && <PayFile batch={paying} onClose={() => setPaying(null)} />}
    </SideDrawer>
  );
}
