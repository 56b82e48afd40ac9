// Sends several drafts: asks for confirmation, sends one after another, and shows the result of each.

import { Modal, Progress, Stack, Text } from '@mantine/core';
import { IconSend } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { listInvoices, readAgeing, readInvoice, sendInvoice } from '#contract/finance/invoices/invoices.endpoints.ts';
import { call } from '#web/platform/api/api.ts';
import { toQueryKey } from '#web/platform/api/endpoint-hooks.ts';
import { ApiFailure } from '#web/platform/api/failure.ts';
import { queryClient } from '#web/platform/api/query-client.ts';
import { confirm } from '#web/ui/dialog/dialogs.ts';
import { FiguresTable } from '#web/ui/figures-table.tsx';
import type { BulkAction, ChosenRows } from '#web/ui/list/list-types.ts';
import { useTranslations } from '#web/ui/text/translations.ts';
import { countOutcomes, runOneByOne, type SendOutcome } from './bulk-send.model.ts';
import { useInvoiceName } from './invoice-badges.tsx';

interface Progressing {
  readonly count: number;
  readonly done: number;
  /** Null until all were sent. */
  readonly outcomes: readonly SendOutcome[] | null;
}

function Results({ outcomes }: { readonly outcomes: readonly SendOutcome[] }) {
  const words = useTranslations('invoices.bulk');
  const { sent, refused } = countOutcomes(outcomes);
  return (
    <Stack gap="sm">
      <Text role="status">
        {words('sent', { count: sent })} {refused > 0 && words('refused', { count: refused })}
      </Text>
      <FiguresTable
        label={words('resultTitle')}
        columns={[
          { name: 'invoice', heading: words('invoice'), cell: ({ name }: SendOutcome) => name },
          {
            name: 'result',
            heading: words('result'),
            cell: ({ number, message }: SendOutcome) => message ?? words('sentAs', { number: number ?? '' }),
          },
        ]}
        rows={outcomes}
        rowKey={({ id }) => id}
      />
    </Stack>
  );
}

function SendDialog({ progress, onClose }: { readonly progress: Progressing; readonly onClose: () => void }) {
  const words = useTranslations('invoices.bulk');
  const common = useTranslations('common');
  const { count, done, outcomes } = progress;
  const isDone = outcomes !== null;
  return (
    <Modal
      opened
      onClose={onClose}
      title={isDone ? words('resultTitle') : words('sendingTitle')}
      size="lg"
      withCloseButton={isDone}
      closeOnEscape={isDone}
      closeOnClickOutside={isDone}
      closeButtonProps={{ 'aria-label': common('close') }}
    >
      {isDone ? (
        <Results outcomes={outcomes} />
      ) : (
        <Stack gap="xs">
          <Text role="status">{words('progress', { done: String(done), count: String(count) })}</Text>
          <Progress value={(100 * done) / count} aria-label={words('sendingTitle')} />
        </Stack>
      )}
    </Modal>
  );
}

export function useBulkSend(): { readonly action: BulkAction; readonly dialog: ReactNode } {
  const words = useTranslations('invoices.bulk');
  const nameOf = useInvoiceName();
  const [progress, setProgress] = useState<Progressing | null>(null);

  async function sendOne(id: number): Promise<SendOutcome> {
    let name = nameOf({ id, number: null });
    try {
      const invoice = await call(readInvoice, { params: { id } }, { quiet: true });
      name = nameOf(invoice);
      const { number } = await call(sendInvoice, { params: { id }, body: { version: invoice.version } }, { quiet: true });
      return { id, name, number, message: null };
    } catch (error) {
      if (!(error instanceof ApiFailure)) throw error;
      return { id, name, number: null, message: error.message };
    }
  }

  async function run(rows: ChosenRows): Promise<'keep' | undefined> {
    const ids = rows.kind === 'keys' ? rows.keys.map(Number) : [];
    const question = { title: words('confirmTitle', { count: ids.length }), consequences: [words('confirmText')], confirm: words('send') };
    if (!(await confirm(question))) return 'keep';
    const count = ids.length;
    setProgress({ count, done: 0, outcomes: null });
    const outcomes = await runOneByOne(ids, { work: sendOne, onDone: (done) => setProgress({ count, done, outcomes: null }) });
    setProgress({ count, done: count, outcomes });
    await Promise.all([listInvoices, readAgeing].map((endpoint) => queryClient.invalidateQueries({ queryKey: toQueryKey(endpoint) })));
    return undefined;
  }

  return {
    action: { label: words('send'), icon: <IconSend size={16} aria-hidden />, run },
    dialog: progress && <SendDialog progress={progress} onClose={() => setProgress(null)} />,
  };
}
