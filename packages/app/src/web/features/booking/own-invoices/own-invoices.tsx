// A parent's invoices: each with its outstanding amount, and the sum of all.

import { Button, Card, Group, SegmentedControl, Stack, Text, Title } from '@mantine/core';
import { IconReceipt } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { listOwnInvoices, readOwnInvoicePdf } from '#contract/booking/own-invoices/own-invoices.endpoints.ts';
import type { OwnInvoices as Owned, OwnInvoiceRow } from '#contract/booking/own-invoices/own-invoices.shapes.ts';
import { paths } from '#web/paths.ts';
import { toRequestAddress } from '#web/platform/api/api.ts';
import { useEndpoint } from '#web/platform/api/endpoint-hooks.ts';
import { useSearchParams } from '#web/router.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Fault } from '#web/ui/fault.tsx';
import { FiguresTable } from '#web/ui/figures-table.tsx';
import { LoadingRows } from '#web/ui/skeletons.tsx';
import { DateRangeText, DateText, MoneyText } from '#web/ui/text/text.tsx';
import { useTranslations } from '#web/ui/text/translations.ts';
import { CreditLinks, InvoiceLink } from './credit-links.tsx';

const SHOWN = ['all', 'open', 'paid'] as const;

interface OwnInvoicesProps {
  /** The status badge of an invoice, as on all pages. */
  readonly badge: (invoice: OwnInvoiceRow) => ReactNode;
}

function TotalDue({ due }: Pick<Owned, 'due'>) {
  const words = useTranslations('ownInvoices');
  return (
    <Card component="section" aria-label={words('totalDue')}>
      <Title order={2} size="h5">
        {words('totalDue')}
      </Title>
      {due.length === 0 ? <Text c="dimmed">{words('nothingDue')}</Text> : null}
      {due.map(({ currency, amount }) => (
        <Text key={currency} size="xl" fw={650}>
          <MoneyText amount={amount} currency={currency} />
        </Text>
      ))}
    </Card>
  );
}

function Actions({ invoice: { id, number, canPay } }: { readonly invoice: OwnInvoiceRow }) {
  const words = useTranslations('ownInvoices');
  const name = number ?? `#${id}`;
  return (
    <Group gap="xs" wrap="nowrap">
      {canPay ? (
        <Button component={Link} to={paths.travelInvoiceAction({ id })} size="sm" aria-label={words('payNamed', { number: name })}>
          {words('pay')}
        </Button>
      ) : null}
      <Button
        component="a"
        href={toRequestAddress(readOwnInvoicePdf, { params: { id } })}
        target="_blank"
        rel="noopener"
        variant="default"
        size="sm"
        aria-label={words('pdfNamed', { number: name })}
      >
        {words('pdf')}
      </Button>
    </Group>
  );
}

function Table({ rows, badge }: OwnInvoicesProps & { readonly rows: readonly OwnInvoiceRow[] }) {
  const words = useTranslations('ownInvoices');
  return (
    <FiguresTable
      label={words('invoices')}
      columns={[
        {
          name: 'number',
          heading: words('number'),
          cell: (invoice: OwnInvoiceRow) => (
            <div>
              <InvoiceLink invoice={invoice} />
              <CreditLinks invoice={invoice} />
            </div>
          ),
        },
        {
          name: 'trip',
          heading: words('trip'),
          cell: ({ trip }: OwnInvoiceRow) =>
            trip === null ? (
              '–'
            ) : (
              <span>
                {trip.studentName}, <DateRangeText from={trip.fromDate} to={trip.toDate} />
              </span>
            ),
        },
        {
          name: 'date',
          heading: words('date'),
          cell: ({ issueDate }: OwnInvoiceRow) => (issueDate === null ? '–' : <DateText day={issueDate} />),
        },
        { name: 'due', heading: words('due'), cell: ({ dueDate }: OwnInvoiceRow) => (dueDate === null ? '–' : <DateText day={dueDate} />) },
        { name: 'state', heading: words('state'), cell: badge },
        {
          name: 'total',
          heading: words('amount'),
          cell: ({ total, currency }: OwnInvoiceRow) => <MoneyText amount={total} currency={currency} />,
          figure: true,
        },
        { name: 'actions', heading: words('actions'), cell: (invoice: OwnInvoiceRow) => <Actions invoice={invoice} /> },
      ]}
      rows={rows}
      rowKey={({ id }) => id}
      stacks
    />
  );
}

export function OwnInvoices({ badge }: OwnInvoicesProps) {
  const words = useTranslations('ownInvoices');
  const [asked, setAsked] = useSearchParams();
  const show = SHOWN.find((one) => one === asked.get('show')) ?? 'all';
  const { data, failure, reload } = useEndpoint(listOwnInvoices, { query: { show } });
  return (
    <Stack>
      <SegmentedControl
        aria-label={words('show')}
        value={show}
        onChange={(value) => setAsked(value === 'all' ? {} : { show: value }, { replace: true })}
        data={SHOWN.map((value) => ({ value, label: words(`shown.${value}`) }))}
      />
      {data === undefined && failure !== null ? <Fault message={failure.message} onRetry={reload} /> : null}
      {data === undefined && failure === null ? <LoadingRows count={4} /> : null}
      {data === undefined ? null : (
        <>
          <TotalDue due={data.due} />
          {data.data.length === 0 ? (
            <EmptyState icon={IconReceipt} title={words('none')} text={words('noneText')} />
          ) : (
            <Table rows={data.data} badge={badge} />
          )}
        </>
      )}
    </Stack>
  );
}
