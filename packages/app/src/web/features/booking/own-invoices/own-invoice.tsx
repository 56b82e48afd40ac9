// A parent's invoice: payment, the printed invoice with lines and VAT, and the recorded payments.

import { Alert, Button, Group, Stack, Title } from '@mantine/core';
import { IconDownload, IconMessageCircle } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { Link } from 'wouter';
import type { PaymentIntent } from '#contract/booking/booking.shapes.ts';
import {
  listOwnInvoices,
  payOwnInvoice,
  readOwnInvoice,
  readOwnInvoicePdf,
} from '#contract/booking/own-invoices/own-invoices.endpoints.ts';
import type { OwnInvoice } from '#contract/booking/own-invoices/own-invoices.shapes.ts';
import { PayPanel } from '#web/features/booking/checkout/pay-panel.tsx';
import { paths } from '#web/paths.ts';
import { toRequestAddress } from '#web/platform/api/api.ts';
import { toQueryKey, useAction } from '#web/platform/api/endpoint-hooks.ts';
import { queryClient } from '#web/platform/api/query-client.ts';
import { showToast } from '#web/platform/notices/notices.ts';
import { FiguresTable } from '#web/ui/figures-table.tsx';
import { useMoneyText } from '#web/ui/text/money-text.ts';
import { DateText, MoneyText } from '#web/ui/text/text.tsx';
import { useTranslations } from '#web/ui/text/translations.ts';
import { CreditLinks } from './credit-links.tsx';

async function reread(): Promise<void> {
  await Promise.all([readOwnInvoice, listOwnInvoices].map((read) => queryClient.invalidateQueries({ queryKey: toQueryKey(read) })));
}

/** Pays the outstanding amount through the gateway; a reload continues the current payment. */
function PayInvoice({ invoice: { id, outstanding, currency } }: { readonly invoice: OwnInvoice }) {
  const words = useTranslations('ownInvoices');
  const money = useMoneyText();
  const begin = useAction(payOwnInvoice, { told: false });
  const [intent, setIntent] = useState<PaymentIntent | null>(null);
  async function start(): Promise<void> {
    const answered = await begin.run({ params: { id }, body: { amount: outstanding } });
    if (answered === null) await reread();
    else setIntent(answered.answer.paymentIntent);
  }
  async function end(told: 'paid' | 'over'): Promise<void> {
    showToast(words(told), { kind: told === 'paid' ? 'success' : 'info' });
    await reread();
    setIntent(null);
  }
  if (intent === null) {
    return (
      <Group>
        <Button size="lg" loading={begin.isRunning} onClick={() => void start()}>
          {words('payAmount', { amount: money({ amount: outstanding, currency }) })}
        </Button>
      </Group>
    );
  }
  return (
    <PayPanel key={intent.paymentIntentId} order={2} intent={intent} onPaid={() => void end('paid')} onOver={() => void end('over')} />
  );
}

export function OwnInvoiceActions({ invoice: { id, number } }: { readonly invoice: OwnInvoice }) {
  const words = useTranslations('ownInvoices');
  return (
    <Group gap="xs">
      <Button
        component="a"
        variant="default"
        href={toRequestAddress(readOwnInvoicePdf, { params: { id } })}
        target="_blank"
        rel="noopener"
        leftSection={<IconDownload size={16} aria-hidden />}
      >
        {words('pdf')}
      </Button>
      <Button
        component={Link}
        to={paths.contactUs({ topic: 'payment', message: words('question', { number: number ?? `#${id}` }) })}
        variant="default"
        leftSection={<IconMessageCircle size={16} aria-hidden />}
      >
        {words('ask')}
      </Button>
    </Group>
  );
}

function Payments({ payments, currency }: OwnInvoice) {
  const words = useTranslations('ownInvoices');
  const methods = useTranslations('payments.method');
  type Row = OwnInvoice['payments'][number];
  return (
    <section>
      <Title order={2} size="h4" mb="xs">
        {words('history')}
      </Title>
      <FiguresTable
        label={words('history')}
        columns={[
          { name: 'paidOn', heading: words('paidOn'), cell: ({ paidOn }: Row) => <DateText day={paidOn} /> },
          {
            name: 'method',
            heading: words('method'),
            cell: ({ method, kind }: Row) => (kind === 'refund' ? words('refund') : methods(method)),
          },
          { name: 'reference', heading: words('reference'), cell: ({ reference }: Row) => reference || '–' },
          {
            name: 'amount',
            heading: words('amount'),
            cell: ({ amount }: Row) => <MoneyText amount={amount} currency={currency} />,
            figure: true,
          },
        ]}
        rows={payments}
        rowKey={({ id }) => id}
        stacks
      />
    </section>
  );
}

interface OwnInvoiceViewProps {
  readonly invoice: OwnInvoice;
  /** The printed invoice. */
  readonly paper: ReactNode;
  /** Whether it is fully credited. */
  readonly isTakenBack?: boolean;
}

export function OwnInvoiceView({ invoice, paper, isTakenBack = false }: OwnInvoiceViewProps) {
  const words = useTranslations('ownInvoices');
  return (
    <Stack>
      {invoice.state === 'paid' && <Alert color={isTakenBack ? 'gray' : 'green'}>{words(isTakenBack ? 'isCredited' : 'isPaid')}</Alert>}
      <CreditLinks invoice={invoice} />
      {invoice.canPay ? <PayInvoice invoice={invoice} /> : null}
      {paper}
      {invoice.payments.length > 0 ? <Payments {...invoice} /> : null}
    </Stack>
  );
}
