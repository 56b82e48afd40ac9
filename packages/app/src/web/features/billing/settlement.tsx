// Settles an account: first shows which payments and credits would settle which invoices, then applies exactly that.

import { Button, Group, Modal, Stack, Text } from '@mantine/core';
import { listAccounts, previewSettlement, readStatement, settleAccount } from '#contract/finance/billing/billing.endpoints.ts';
import type { AccountType, Settlement } from '#contract/finance/billing/billing.shapes.ts';
import { useAction, useEndpoint } from '#web/platform/api/endpoint-hooks.ts';
import { Fault } from '#web/ui/fault.tsx';
import { FiguresTable } from '#web/ui/figures-table.tsx';
import { LoadingRows } from '#web/ui/skeletons.tsx';
import { DateText, MoneyText } from '#web/ui/text/text.tsx';
import { useTranslations } from '#web/ui/text/translations.ts';

type Part = Settlement['parts'][number];

function Parts({ parts }: Settlement) {
  const words = useTranslations('billing.settle');
  const columns = [
    { name: 'number', heading: words('invoice'), cell: ({ number }: Part) => number },
    { name: 'due', heading: words('due'), cell: ({ dueDate }: Part) => dueDate && <DateText day={dueDate} /> },
    { name: 'paidOn', heading: words('paidOn'), cell: ({ paidOn }: Part) => <DateText day={paidOn} /> },
    {
      name: 'amount',
      heading: words('amount'),
      cell: ({ amount, currency }: Part) => <MoneyText amount={amount} currency={currency} />,
      figure: true,
    },
  ];
  return <FiguresTable label={words('title')} columns={columns} rows={parts} rowKey={(part) => `${part.paymentId} ${part.invoiceId}`} />;
}

interface SettlementProps {
  readonly account: { readonly type: AccountType; readonly no: number };
  readonly onClose: () => void;
}

export function SettlementDialog({ account, onClose }: SettlementProps) {
  const words = useTranslations('billing.settle');
  const common = useTranslations('common');
  const { data, failure, reload } = useEndpoint(previewSettlement, { params: account });
  const settle = useAction(settleAccount, {
    changes: [listAccounts, readStatement, previewSettlement],
    told: words('done'),
    done: onClose,
  });
  async function run(): Promise<void> {
    const parts = (data?.parts ?? []).map(({ paymentId, invoiceId, amount }) => ({ paymentId, invoiceId, amount }));
    if ((await settle.run({ params: account, body: { parts } })) === null) reload();
  }
  return (
    <Modal opened onClose={onClose} title={words('title')} size="lg" closeButtonProps={{ 'aria-label': common('close') }}>
      <Stack>
        <Text size="sm">{words('text')}</Text>
        {data === undefined ? (
          failure === null ? (
            <LoadingRows count={2} />
          ) : (
            <Fault message={failure.message} onRetry={reload} />
          )
        ) : data.parts.length === 0 ? (
          <Text c="dimmed">{words('nothing')}</Text>
        ) : (
          <>
            <Parts parts={data.parts} />
            <Group justify="end">
              <Button onClick={() => void run()} loading={settle.isRunning}>
                {words('submit')}
              </Button>
            </Group>
          </>
        )}
      </Stack>
    </Modal>
  );
}
