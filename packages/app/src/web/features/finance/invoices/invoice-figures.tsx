// The figures beside an invoice: outstanding, paid and credited amounts, and its history.

import { Anchor, Card, Stack, Text, Title } from '@mantine/core';
import { type ReactNode, useId } from 'react';
import { Link } from 'wouter';
import type { InvoicePage } from '#contract/finance/invoices/invoices.shapes.ts';
import classes from '#web/features/finance/finance.module.css';
import { TripName } from '#web/features/finance/invoice-editor/trip-notice.tsx';
import { negateAmount } from '#web/features/finance/payments/amounts.model.ts';
import { useMoney } from '#web/features/finance/payments/limited.ts';
import { paths } from '#web/paths.ts';
import type { Detail } from '#web/platform/resource/resource.ts';
import { ResourceDetails } from '#web/platform/resource/resource-details.tsx';
import { FiguresTable } from '#web/ui/figures-table.tsx';
import { DateText, InstantText, MoneyText } from '#web/ui/text/text.tsx';
import { useTranslations } from '#web/ui/text/translations.ts';
import { type InvoiceEvent, listEvents } from './history.model.ts';

/** A section of a page with its heading. */
export function Section({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  const id = useId();
  return (
    <Card component="section" aria-labelledby={id}>
      <Title order={2} size="h5" mb="sm" id={id}>
        {title}
      </Title>
      {children}
    </Card>
  );
}

/** Links to the invoiced stay, all its invoices, and its price in the calculator. */
function TripLinks({ trip, isPriced }: { readonly trip: NonNullable<InvoicePage['trip']>; readonly isPriced: boolean }) {
  const words = useTranslations('invoices.trip');
  return (
    <>
      <Anchor component={Link} to={paths.hubSalesInvoices({ tripId: trip.id })} inherit>
        <TripName trip={trip} />
      </Anchor>
      {isPriced && (
        <Anchor component={Link} to={paths.hubPricingCalculator({ trip: trip.id })} display="block" size="sm">
          {words('price')}
        </Anchor>
      )}
    </>
  );
}

function useDetails(invoice: InvoicePage): readonly Detail[] {
  const words = useTranslations('invoices');
  const {
    kind,
    state,
    total,
    paid,
    credited,
    outstanding,
    currency,
    buyerId,
    buyerName,
    buyerEmail,
    businessName,
    dueDate,
    reason,
    trip,
    quoteFingerprint,
  } = invoice;
  const money = (amount: string) => <MoneyText amount={amount} currency={currency} />;
  const owes = kind === 'sales' && state !== 'draft' && state !== 'void';
  const buyer =
    buyerId === null ? (
      buyerName
    ) : (
      <Anchor component={Link} to={paths.hubSalesInvoices({ buyerId })}>
        {buyerName}
      </Anchor>
    );
  return [
    { label: words('figure.buyer'), value: buyer },
    ...(buyerEmail === '' ? [] : [{ label: words('figure.email'), value: buyerEmail }]),
    { label: words('figure.business'), value: businessName },
    ...(trip === null ? [] : [{ label: words('figure.trip'), value: <TripLinks trip={trip} isPriced={quoteFingerprint !== null} /> }]),
    ...(dueDate === null || state === 'paid' || state === 'void'
      ? []
      : [{ label: words('figure.dueDate'), value: <DateText day={dueDate} /> }]),
    { label: words('figure.total'), value: total === null ? words('notYet') : money(total) },
    ...(owes
      ? [
          { label: words('figure.paid'), value: money(paid) },
          { label: words('figure.credited'), value: money(credited) },
          { label: words('figure.outstanding'), value: <strong>{money(outstanding)}</strong> },
        ]
      : []),
    ...(reason === '' ? [] : [{ label: words('figure.reason'), value: reason }]),
  ];
}

function Payments({ payments, currency }: InvoicePage) {
  const words = useTranslations('payments');
  type Row = InvoicePage['payments'][number];
  return (
    <FiguresTable
      label={words('ofInvoice')}
      columns={[
        { name: 'paidOn', heading: words('field.paidOn'), cell: ({ paidOn }: Row) => <DateText day={paidOn} /> },
        {
          name: 'method',
          heading: words('field.method'),
          cell: ({ kind, method }: Row) => (kind === 'refund' ? words('kind.refund') : words(`method.${method}`)),
        },
        { name: 'reference', heading: words('field.reference'), cell: ({ reference }: Row) => reference || '–' },
        {
          name: 'amount',
          heading: words('field.amount'),
          cell: ({ amount }: Row) => <MoneyText amount={amount} currency={currency} />,
          figure: true,
        },
      ]}
      rows={payments}
      rowKey={({ id }) => id}
    />
  );
}

function CreditNotes({ creditNotes, currency, id: invoiceId }: InvoicePage) {
  const words = useTranslations('invoices');
  type Row = InvoicePage['creditNotes'][number];
  return (
    <FiguresTable
      label={words('creditNotes')}
      columns={[
        {
          name: 'number',
          heading: words('figure.number'),
          cell: ({ id, number }: Row) => (
            <Anchor component={Link} to={paths.hubInvoiceAction({ id })} inherit>
              {number ?? String(invoiceId)}
            </Anchor>
          ),
        },
        { name: 'issueDate', heading: words('figure.issueDate'), cell: ({ issueDate }: Row) => issueDate && <DateText day={issueDate} /> },
        {
          name: 'total',
          heading: words('figure.total'),
          cell: ({ total }: Row) => <MoneyText amount={total} currency={currency} />,
          figure: true,
        },
      ]}
      rows={creditNotes}
      rowKey={({ id }) => id}
    />
  );
}

function Events({ invoice }: { readonly invoice: InvoicePage }) {
  const words = useTranslations('invoices.event');
  const money = useMoney();
  const { currency } = invoice;
  function textOf(event: InvoiceEvent): string {
    switch (event.kind) {
      case 'written':
        return event.by === null ? words('written') : words('writtenBy', { name: event.by });
      case 'paid':
        return words('paid', { amount: money(event.amount, currency) });
      case 'refunded':
        return words('refunded', { amount: money(negateAmount(event.amount, currency), currency) });
      case 'credited':
        return words('credited', { number: event.number ?? '', amount: money(event.amount, currency) });
      case 'sent':
        return words('sent');
      case 'reminded':
        return words('reminded');
    }
  }
  return (
    <ol className={classes['events']}>
      {listEvents(invoice).map((event, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: events never move, and two payments of a day may be equal
        <li key={index}>
          <span>{textOf(event)}</span>
          <Text span size="sm" c="dimmed">
            {event.at.length === 10 ? <DateText day={event.at} /> : <InstantText at={event.at} />}
          </Text>
        </li>
      ))}
    </ol>
  );
}

interface InvoiceFiguresProps {
  readonly invoice: InvoicePage;
  /** The detailed changes, for users who may read the change log. */
  readonly changes?: ReactNode;
}

export function InvoiceFigures({ invoice, changes }: InvoiceFiguresProps) {
  const words = useTranslations('invoices');
  const payments = useTranslations('payments');
  const { creditsId, creditsNumber } = invoice;
  return (
    <Stack gap="md">
      <Section title={words('section.figures')}>
        <ResourceDetails details={useDetails(invoice)} />
        {creditsId !== null && (
          <Anchor component={Link} to={paths.hubInvoiceAction({ id: creditsId })} mt="sm" display="inline-block">
            {words('credits', { number: creditsNumber ?? '' })}
          </Anchor>
        )}
      </Section>
      {invoice.payments.length > 0 && (
        <Section title={payments('ofInvoice')}>
          <Payments {...invoice} />
        </Section>
      )}
      {invoice.creditNotes.length > 0 && (
        <Section title={words('creditNotes')}>
          <CreditNotes {...invoice} />
        </Section>
      )}
      <Section title={words('section.history')}>
        <Events invoice={invoice} />
      </Section>
      {changes && <Section title={words('section.changes')}>{changes}</Section>}
    </Stack>
  );
}
