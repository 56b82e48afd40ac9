// The list of payments and refunds.

import { PAYMENT_KINDS } from '#contract/finance/invoices/invoice-states.ts';
import { exportPayments, listPayments } from '#contract/finance/payments/payments.endpoints.ts';
import { type ListedPayment, paymentsList } from '#contract/finance/payments/payments.shapes.ts';
import type { ColumnOf } from '#contract/platform/lists/list.ts';
import { useBusinessChoices, useMethodChoices } from '#web/features/finance/use-choices.ts';
import { EndpointList } from '#web/platform/api/endpoint-list.tsx';
import { StateBadge } from '#web/ui/badge.tsx';
import type { ListColumn, ListFilter, ListViews } from '#web/ui/list/list-types.ts';
import { DateText, InstantText, MoneyText } from '#web/ui/text/text.tsx';
import { useTranslations } from '#web/ui/text/translations.ts';
import { isPositive } from './amounts.model.ts';

/** Shows whether a payment is allocated. */
export function PaymentBadge({ payment }: { readonly payment: ListedPayment }) {
  const words = useTranslations('payments');
  const { kind, unallocated, currency } = payment;
  if (kind === 'refund') return <StateBadge meaning="special">{words('kind.refund')}</StateBadge>;
  return isPositive(unallocated, currency) ? (
    <StateBadge meaning="care">{words('standing.open')}</StateBadge>
  ) : (
    <StateBadge meaning="good">{words('standing.settled')}</StateBadge>
  );
}

type Column = ListColumn<ListedPayment, ColumnOf<typeof paymentsList>>;

function useColumns(): readonly Column[] {
  const words = useTranslations('payments');
  const heading = useTranslations('lists.payments.columns');
  const figure = (name: 'amount' | 'unallocated' | 'refunded', hidden = false): Column => ({
    name,
    heading: heading(name),
    align: 'end',
    hidden,
    cell: (payment) => <MoneyText amount={payment[name]} currency={payment.currency} />,
  });
  return [
    { name: 'payerName', heading: heading('payerName'), cell: ({ payerName }) => payerName, primary: true },
    { name: 'paidOn', heading: heading('paidOn'), cell: ({ paidOn }) => <DateText day={paidOn} /> },
    { name: 'kind', heading: heading('kind'), cell: (payment) => <PaymentBadge payment={payment} /> },
    { name: 'method', heading: heading('method'), cell: ({ method }) => words(`method.${method}`) },
    { name: 'reference', heading: heading('reference'), cell: ({ reference }) => reference },
    figure('amount'),
    figure('unallocated'),
    figure('refunded', true),
    { name: 'businessName', heading: heading('businessName'), cell: ({ businessName }) => businessName, hidden: true },
    { name: 'createdAt', heading: heading('createdAt'), cell: ({ createdAt }) => <InstantText at={createdAt} />, hidden: true },
  ];
}

function useFilters(): readonly ListFilter[] {
  const words = useTranslations('payments');
  const label = useTranslations('lists.payments.columns');
  return [
    { name: 'isUnallocated', label: label('isUnallocated') },
    { name: 'kind', label: label('kind'), choices: PAYMENT_KINDS.map((value) => ({ value, label: words(`kind.${value}`) })) },
    { name: 'method', label: label('method'), choices: useMethodChoices() },
    { name: 'paidOn', label: label('paidOn') },
    { name: 'amount', label: label('amount') },
    { name: 'businessId', label: label('businessName'), choices: useBusinessChoices() },
  ];
}

interface PaymentListProps {
  readonly views: ListViews;
  /** Returns the URL of the page with the payment open beside the list. */
  readonly linkTo: (id: number) => string;
}

export function PaymentList({ views, linkTo }: PaymentListProps) {
  const words = useTranslations('payments');
  const titles = useTranslations('titles');
  return (
    <EndpointList
      list={paymentsList}
      endpoint={listPayments}
      exporting={exportPayments}
      title={titles('page.hubPayments')}
      columns={useColumns()}
      filters={useFilters()}
      rowKey={({ id }) => id}
      rowName={({ payerName }) => payerName}
      rowLink={({ id }) => linkTo(id)}
      views={views}
      searchLabel={words('search')}
      empty={{ title: words('empty.title'), text: words('empty.text') }}
    />
  );
}
