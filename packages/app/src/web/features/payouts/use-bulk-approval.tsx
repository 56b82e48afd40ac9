// Bulk approval of payouts; asks for confirmation and lists the payouts that were not approved, with reasons.

import { Modal } from '@mantine/core';
import { IconChecks } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { approvePayouts, readPayout } from '#contract/finance/payouts/payouts.endpoints.ts';
import type { ApprovalResults } from '#contract/finance/payouts/payouts.shapes.ts';
import { call } from '#web/platform/api/api.ts';
import { showToast } from '#web/platform/notices/notices.ts';
import { askReason } from '#web/ui/dialog/dialogs.ts';
import { FiguresTable } from '#web/ui/figures-table.tsx';
import type { BulkAction, ChosenRows } from '#web/ui/list/list-types.ts';
import { useTranslations } from '#web/ui/text/translations.ts';
import { reloadOnFailure, reloadPayouts } from './kept-payout.ts';

type Outcome = ApprovalResults['outcomes'][number];

/** The maximum number of payouts in one request. */
const AT_ONCE = 200;

function Refused({ outcomes, onClose }: { readonly outcomes: readonly Outcome[]; readonly onClose: () => void }) {
  const words = useTranslations('payouts');
  const common = useTranslations('common');
  return (
    <Modal opened onClose={onClose} title={words('bulk.resultTitle')} size="lg" closeButtonProps={{ 'aria-label': common('close') }}>
      <FiguresTable
        label={words('bulk.resultTitle')}
        columns={[
          { name: 'payout', heading: words('one'), cell: ({ number }: Outcome) => number },
          { name: 'why', heading: words('bulk.result'), cell: ({ message }: Outcome) => message },
        ]}
        rows={outcomes}
        rowKey={({ id }) => id}
      />
    </Modal>
  );
}

export function useBulkApproval(): { readonly action: BulkAction; readonly dialog: ReactNode } {
  const words = useTranslations('payouts');
  const [refused, setRefused] = useState<readonly Outcome[]>([]);

  async function run(rows: ChosenRows): Promise<'keep' | undefined> {
    const ids = (rows.kind === 'keys' ? rows.keys.map(Number) : []).slice(0, AT_ONCE);
    const reason = await askReason({
      title: words('bulk.title', { count: ids.length }),
      consequences: [words('bulk.text')],
      label: words('ask.reason'),
      optional: true,
      confirm: words('bulk.approve'),
      maxLength: 500,
    });
    if (reason === null) return 'keep';
    const read = await reloadOnFailure(Promise.all(ids.map((id) => call(readPayout, { params: { id } }, { quiet: true }))));
    if (read === null) return 'keep';
    const payouts = read.map(({ id, version }) => ({ id, version }));
    const done = await reloadOnFailure(call(approvePayouts, { body: { payouts, reason } }));
    if (done === null) return 'keep';
    await reloadPayouts();
    if (done.approved > 0) showToast(words('bulk.done', { count: done.approved }));
    setRefused(done.outcomes.filter(({ code }) => code !== null));
    return undefined;
  }

  return {
    action: { label: words('bulk.approve'), icon: <IconChecks size={16} aria-hidden />, run },
    dialog: refused.length > 0 && <Refused outcomes={refused} onClose={() => setRefused([])} />,
  };
}
