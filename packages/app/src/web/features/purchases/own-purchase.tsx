// An invoice as its host sees it: nights, rate, discount and VAT, payment state, and the actions to confirm or query it.

import { Alert, Button, Group, Stack } from '@mantine/core';
import { IconCheck, IconDownload, IconMessageCircle } from '@tabler/icons-react';
import { useState } from 'react';
import { Link } from 'wouter';
import { acceptPurchase, listOwnPayments, readOwnPurchase } from '#contract/finance/purchases/own-payments.endpoints.ts';
import type { OwnPurchase } from '#contract/finance/purchases/own-payments.shapes.ts';
import { readPurchasePdf } from '#contract/finance/purchases/purchases.endpoints.ts';
import { paths } from '#web/paths.ts';
import { call, toRequestAddress } from '#web/platform/api/api.ts';
import { tellFailure } from '#web/platform/api/attempt.ts';
import { toQueryKey } from '#web/platform/api/endpoint-hooks.ts';
import { ApiFailure } from '#web/platform/api/failure.ts';
import { keepAnswer } from '#web/platform/api/keep-answer.ts';
import { queryClient } from '#web/platform/api/query-client.ts';
import { showToast } from '#web/platform/notices/notices.ts';
import { ResourceDetails } from '#web/platform/resource/resource-details.tsx';
import { confirm } from '#web/ui/dialog/dialogs.ts';
import { FiguresTable } from '#web/ui/figures-table.tsx';
import { DateRangeText, DateText, InstantText, MoneyText } from '#web/ui/text/text.tsx';
import { useTranslations } from '#web/ui/text/translations.ts';
import { OwnPaymentBadge } from './own-payments.tsx';
import { PurchaseLines } from './purchase-lines.tsx';

/** Returns a function that names an invoice, also before it has a number. */
export function useOwnName(): (purchase: Pick<OwnPurchase, 'invoiceId' | 'number'>) => string {
  const words = useTranslations('ownPayments');
  return ({ invoiceId, number }) => number ?? words('draftName', { id: String(invoiceId) });
}

function useAccept(purchase: OwnPurchase): () => Promise<void> {
  const words = useTranslations('ownPayments');
  const nameOf = useOwnName();
  const { invoiceId: id, version } = purchase;
  const shown = toQueryKey(readOwnPurchase, { params: { id } });
  return async () => {
    const question = {
      title: words('acceptTitle', { name: nameOf(purchase) }),
      consequences: [words('acceptText')],
      confirm: words('accept'),
    };
    if (!(await confirm(question))) return;
    try {
      keepAnswer(readOwnPurchase, { params: { id } }, await call(acceptPurchase, { params: { id }, body: { version } }));
      await queryClient.invalidateQueries({ queryKey: toQueryKey(listOwnPayments) });
      showToast(words('acceptDone'));
    } catch (error) {
      if (!(error instanceof ApiFailure)) throw error;
      tellFailure(error);
      await queryClient.invalidateQueries({ queryKey: shown });
    }
  };
}

export function OwnPurchaseActions({ purchase }: { readonly purchase: OwnPurchase }) {
  const words = useTranslations('ownPayments');
  const nameOf = useOwnName();
  const accept = useAccept(purchase);
  const [isAccepting, setAccepting] = useState(false);
  const { invoiceId: id, selfBilled, canAccept } = purchase;
  const about = words('queryMessage', { name: nameOf(purchase) });
  return (
    <Group gap="xs">
      {selfBilled && (
        <Button
          component="a"
          variant="default"
          href={toRequestAddress(readPurchasePdf, { params: { id } })}
          target="_blank"
          rel="noopener"
          leftSection={<IconDownload size={16} aria-hidden />}
        >
          {words('pdf')}
        </Button>
      )}
      <Button
        component={Link}
        to={paths.contactUs({ topic: 'payment', message: about })}
        variant="default"
        leftSection={<IconMessageCircle size={16} aria-hidden />}
      >
        {words('query')}
      </Button>
      {canAccept && (
        <Button
          loading={isAccepting}
          leftSection={<IconCheck size={16} aria-hidden />}
          onClick={async () => {
            setAccepting(true);
            await accept().finally(() => setAccepting(false));
          }}
        >
          {words('accept')}
        </Button>
      )}
    </Group>
  );
}

function Payouts({ payouts, currency }: OwnPurchase) {
  const words = useTranslations('ownPayments');
  const label = useTranslations('lists.ownPayments.columns');
  type Row = OwnPurchase['payouts'][number];
  return (
    <FiguresTable
      label={words('payouts')}
      columns={[
        { name: 'dueDate', heading: label('dueDate'), cell: ({ dueDate }: Row) => <DateText day={dueDate} /> },
        { name: 'state', heading: label('state'), cell: ({ state }: Row) => <OwnPaymentBadge state={state} /> },
        { name: 'paidOn', heading: label('paidOn'), cell: ({ paidOn }: Row) => (paidOn === null ? '–' : <DateText day={paidOn} />) },
        {
          name: 'amount',
          heading: label('amount'),
          cell: ({ amount }: Row) => <MoneyText amount={amount} currency={currency} />,
          figure: true,
        },
      ]}
      rows={payouts}
      rowKey={({ id }) => id}
    />
  );
}

export function OwnPurchaseView({ purchase }: { readonly purchase: OwnPurchase }) {
  const words = useTranslations('ownPayments');
  const figures = useTranslations('lists.purchases.columns');
  const { trip, currency, acceptedAt, isDraft, lines, payouts } = purchase;
  const money = (amount: string) => <MoneyText amount={amount} currency={currency} />;
  const details = [
    { label: figures('businessName'), value: purchase.businessName },
    ...(trip === null ? [] : [{ label: words('stay'), value: <DateRangeText from={trip.fromDate} to={trip.toDate} /> }]),
    ...(trip === null ? [] : [{ label: words('student'), value: trip.studentName }]),
    { label: figures('issueDate'), value: <DateText day={purchase.issueDate} /> },
    { label: figures('net'), value: money(purchase.net) },
    { label: figures('vat'), value: money(purchase.vat) },
    { label: figures('total'), value: <strong>{money(purchase.total)}</strong> },
    { label: figures('paid'), value: money(purchase.paid) },
    ...(acceptedAt === null ? [] : [{ label: words('acceptedAt'), value: <InstantText at={acceptedAt} /> }]),
  ];
  return (
    <Stack>
      {isDraft && <Alert color="blue">{words('isDraft')}</Alert>}
      <ResourceDetails details={details} />
      <PurchaseLines lines={lines} currency={currency} />
      {payouts.length > 0 && <Payouts {...purchase} />}
    </Stack>
  );
}
