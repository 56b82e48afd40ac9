// Bulk approval of drafts: asks for confirmation, approves them one by one, and shows the result of each.

import { Modal, Progress, Stack, Text } from '@mantine/core';
import { IconChecks } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { approvePurchase, readPurchase } from '#contract/finance/purchases/purchases.endpoints.ts';
import { call } from '#web/platform/api/api.ts';
import { ApiFailure } from '#web/platform/api/failure.ts';
import { confirm } from '#web/ui/dialog/dialogs.ts';
import { FiguresTable } from '#web/ui/figures-table.tsx';
import type { BulkAction, ChosenRows } from '#web/ui/list/list-types.ts';
import { useTranslations } from '#web/ui/text/translations.ts';
import { usePurchaseName } from './purchase-badges.tsx';
import { reloadPurchases } from './use-purchase-steps.ts';

/** The result of one invoice. */
interface Outcome {
  readonly id: number;
  readonly name: string;
  /** The number of the approved invoice, or the reason for the refusal. */
  readonly result: string;
}

interface Progressing {
  readonly count: number;
  readonly outcomes: readonly Outcome[];
}

function Outcomes({ progress: { count, outcomes }, onClose }: { readonly progress: Progressing; readonly onClose: () => void }) {
  const words = useTranslations('purchases.bulk');
  const common = useTranslations('common');
  const isDone = outcomes.length === count;
  return (
    <Modal
      opened
      onClose={onClose}
      title={words('title')}
      size="lg"
      withCloseButton={isDone}
      closeOnEscape={isDone}
      closeOnClickOutside={isDone}
      closeButtonProps={{ 'aria-label': common('close') }}
    >
      <Stack gap="sm">
        <Text role="status">{words('progress', { done: String(outcomes.length), count: String(count) })}</Text>
        {!isDone && <Progress value={(100 * outcomes.length) / count} aria-label={words('title')} />}
        {isDone && (
          <FiguresTable
            label={words('title')}
            columns={[
              { name: 'invoice', heading: words('invoice'), cell: ({ name }: Outcome) => name },
              { name: 'result', heading: words('result'), cell: ({ result }: Outcome) => result },
            ]}
            rows={outcomes}
            rowKey={({ id }) => id}
          />
        )}
      </Stack>
    </Modal>
  );
}

export function useBulkApprove(): { readonly action: BulkAction; readonly dialog: ReactNode } {
  const words = useTranslations('purchases.bulk');
  const steps = useTranslations('purchases.steps');
  const nameOf = usePurchaseName();
  const [progress, setProgress] = useState<Progressing | null>(null);

  async function approveOne(id: number): Promise<Outcome> {
    let name = nameOf({ id, number: null });
    try {
      const purchase = await call(readPurchase, { params: { id } }, { quiet: true });
      name = `${nameOf(purchase)} · ${purchase.supplierName}`;
      const { version } = purchase;
      const approved = await call(approvePurchase, { params: { id }, body: { reason: '', version } }, { quiet: true });
      return { id, name, result: steps('approved', { name: nameOf(approved) }) };
    } catch (error) {
      if (!(error instanceof ApiFailure)) throw error;
      return { id, name, result: error.message };
    }
  }

  async function run(rows: ChosenRows): Promise<'keep' | undefined> {
    const ids = rows.kind === 'keys' ? rows.keys.map(Number) : [];
    const question = { title: words('confirm', { count: ids.length }), consequences: [words('confirmText')], confirm: steps('approve') };
    if (!(await confirm(question))) return 'keep';
    const outcomes: Outcome[] = [];
    setProgress({ count: ids.length, outcomes });
    for (const id of ids) {
      outcomes.push(await approveOne(id));
      setProgress({ count: ids.length, outcomes: [...outcomes] });
    }
    await reloadPurchases();
    return undefined;
  }

  return {
    action: { label: steps('approve'), icon: <IconChecks size={16} aria-hidden />, run },
    dialog: progress && <Outcomes progress={progress} onClose={() => setProgress(null)} />,
  };
}
