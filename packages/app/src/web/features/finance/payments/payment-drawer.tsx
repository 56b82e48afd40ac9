// A payment beside the list: its allocations, its refunds, and the actions for the rest.

import { Anchor, Button, Group, Stack, Text, Title } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { Link } from 'wouter';
import { deallocatePayment, readPayment } from '#contract/finance/payments/payments.endpoints.ts';
import type { PaymentPage } from '#contract/finance/payments/payments.shapes.ts';
import { paths } from '#web/paths.ts';
import { call } from '#web/platform/api/api.ts';
import { tellFailure } from '#web/platform/api/attempt.ts';
import { useEndpoint } from '#web/platform/api/endpoint-hooks.ts';
import { ApiFailure } from '#web/platform/api/failure.ts';
import { showToast } from '#web/platform/notices/notices.ts';
import { ResourceDetails } from '#web/platform/resource/resource-details.tsx';
import { useSignedInUser } from '#web/platform/session/session.ts';
import { confirm } from '#web/ui/dialog/dialogs.ts';
import { SideDrawer } from '#web/ui/dialog/side-drawer.tsx';
import { Fault } from '#web/ui/fault.tsx';
import { FiguresTable } from '#web/ui/figures-table.tsx';
import { LoadingRows } from '#web/ui/skeletons.tsx';
import { DateText, MoneyText } from '#web/ui/text/text.tsx';
import { useTranslations } from '#web/ui/text/translations.ts';
import { AllocatePayment } from './allocate-payment.tsx';
import { isPositive, subtractAmount } from './amounts.model.ts';
import { keepPayment, reloadPayment } from './kept-payment.ts';
import { useMoney } from './limited.ts';
import { PaymentBadge } from './payment-list.tsx';
import { RefundPayment } from './refund-payment.tsx';

type Allocation = PaymentPage['allocations'][number];

function Part({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section aria-label={title}>
      <Title order={3} size="h5" mb="xs">
        {title}
      </Title>
      {children}
    </section>
  );
}

function useTakeBack({ id, version, currency }: PaymentPage) {
  const words = useTranslations('payments.takeBack');
  const money = useMoney();
  return async ({ invoiceId, number, amount }: Allocation) => {
    const title = words('title', { amount: money(amount, currency), number: number ?? '' });
    if (!(await confirm({ title, consequences: [words('text')], confirm: words('confirm') }))) return;
    try {
      await keepPayment(await call(deallocatePayment, { params: { id }, body: { invoiceId, version } }));
      showToast(words('done'));
    } catch (error) {
      if (!(error instanceof ApiFailure)) throw error;
      tellFailure(error);
      await reloadPayment(id);
    }
  };
}

function Allocations({ payment, mayWrite }: { readonly payment: PaymentPage; readonly mayWrite: boolean }) {
  const words = useTranslations('payments');
  const takeBack = useTakeBack(payment);
  const { allocations, currency, kind } = payment;
  if (allocations.length === 0) return <Text c="dimmed">{words('noAllocations')}</Text>;
  return (
    <FiguresTable
      label={words('section.allocations')}
      columns={[
        {
          name: 'invoice',
          heading: words('allocate.invoice'),
          cell: ({ invoiceId, number, buyerName }: Allocation) => (
            <>
              <Anchor component={Link} to={paths.hubInvoiceAction({ id: invoiceId })} inherit>
                {number ?? String(invoiceId)}
              </Anchor>{' '}
              {buyerName}
            </>
          ),
        },
        {
          name: 'amount',
          heading: words('field.amount'),
          cell: ({ amount }: Allocation) => <MoneyText amount={amount} currency={currency} />,
          figure: true,
        },
        ...(mayWrite && kind === 'received'
          ? [
              {
                name: 'takeBack',
                heading: words('takeBack.heading'),
                cell: (allocation: Allocation) =>
                  isPositive(allocation.amount, currency) && (
                    <Button
                      variant="subtle"
                      size="compact-sm"
                      aria-label={words('takeBack.of', { number: allocation.number ?? '' })}
                      onClick={() => void takeBack(allocation)}
                    >
                      {words('takeBack.confirm')}
                    </Button>
                  ),
              },
            ]
          : []),
      ]}
      rows={allocations}
      rowKey={({ invoiceId }) => invoiceId}
    />
  );
}

function Refunds({ refunds, currency }: PaymentPage) {
  const words = useTranslations('payments');
  type Row = PaymentPage['refunds'][number];
  return (
    <FiguresTable
      label={words('section.refunds')}
      columns={[
        { name: 'paidOn', heading: words('field.paidOn'), cell: ({ paidOn }: Row) => <DateText day={paidOn} /> },
        { name: 'reason', heading: words('field.reason'), cell: ({ reason }: Row) => reason },
        {
          name: 'amount',
          heading: words('field.amount'),
          cell: ({ amount }: Row) => <MoneyText amount={amount} currency={currency} />,
          figure: true,
        },
      ]}
      rows={refunds}
      rowKey={({ id }) => id}
    />
  );
}

function OnePayment({ payment }: { readonly payment: PaymentPage }) {
  const words = useTranslations('payments');
  const { capabilities } = useSignedInUser();
  const mayWrite = capabilities.includes('payments.write');
  const [isRefunding, setRefunding] = useState(false);
  const { amount, refunded, unallocated, currency, paidOn, method, reference, reason, businessName, createdBy, kind, refunds, disputes } =
    payment;
  const money = (figure: string) => <MoneyText amount={figure} currency={currency} />;
  const isReceived = kind === 'received';
  const details = [
    { label: words('field.amount'), value: money(amount) },
    ...(isReceived ? [{ label: words('field.unallocated'), value: money(unallocated) }] : []),
    { label: words('field.paidOn'), value: <DateText day={paidOn} /> },
    { label: words('field.method'), value: words(`method.${method}`) },
    { label: words('field.reference'), value: reference },
    { label: words('field.business'), value: businessName },
    ...(reason === '' ? [] : [{ label: words('field.reason'), value: reason }]),
    ...disputes.map(({ state, amount: disputed }) => ({
      label: words('field.dispute'),
      value: (
        <>
          {words(`dispute.${state}`)} · {money(disputed)}
        </>
      ),
    })),
    { label: words('field.recordedBy'), value: createdBy },
  ];
  return (
    <Stack gap="lg">
      <Group>
        <PaymentBadge payment={payment} />
      </Group>
      <ResourceDetails details={details} />
      <Part title={words('section.allocations')}>
        <Allocations payment={payment} mayWrite={mayWrite} />
      </Part>
      {mayWrite && isReceived && isPositive(unallocated, currency) && (
        <Part title={words('allocate.title')}>
          <AllocatePayment payment={payment} />
        </Part>
      )}
      {refunds.length > 0 && (
        <Part title={words('section.refunds')}>
          <Refunds {...payment} />
        </Part>
      )}
      {mayWrite && isReceived && isPositive(subtractAmount(amount, refunded, currency), currency) && (
        <Group justify="flex-end">
          <Button variant="outline" color="red" onClick={() => setRefunding(true)}>
            {words('refund.open')}
          </Button>
        </Group>
      )}
      {isRefunding && <RefundPayment payment={payment} onClose={() => setRefunding(false)} />}
    </Stack>
  );
}

export function PaymentDrawer({ id, onClose }: { readonly id: number; readonly onClose: () => void }) {
  const words = useTranslations('payments');
  const { data, failure, reload } = useEndpoint(readPayment, { params: { id } });
  const title = data === undefined ? words('one') : data.payerName;
  return (
    <SideDrawer title={title} onClose={onClose}>
      {data !== undefined && <OnePayment payment={data} />}
      {data === undefined && (failure === null ? <LoadingRows count={5} /> : <Fault message={failure.message} onRetry={reload} />)}
    </SideDrawer>
  );
}
