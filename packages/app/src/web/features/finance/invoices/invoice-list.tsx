// The list of sales invoices and their credit notes.

import type { ReactNode } from 'react';
import { INVOICE_STATES, SALES_KINDS } from '#contract/finance/invoices/invoice-states.ts';
import { exportInvoices, listInvoices } from '#contract/finance/invoices/invoices.endpoints.ts';
import { invoicesList, type ListedInvoice } from '#contract/finance/invoices/invoices.shapes.ts';
import type { ColumnOf } from '#contract/platform/lists/list.ts';
import { TripName } from '#web/features/finance/invoice-editor/trip-notice.tsx';
import { useBusinessChoices, useBuyerChoices, useTripChoices } from '#web/features/finance/use-choices.ts';
import { paths } from '#web/paths.ts';
import { EndpointList } from '#web/platform/api/endpoint-list.tsx';
import { useSignedInUser } from '#web/platform/session/session.ts';
import type { ListColumn, ListFilter, ListViews } from '#web/ui/list/list-types.ts';
import { DateText, InstantText, MoneyText } from '#web/ui/text/text.tsx';
import { useTranslations } from '#web/ui/text/translations.ts';
import { InvoiceBadges, useInvoiceName } from './invoice-badges.tsx';
import { useBulkSend } from './use-bulk-send.tsx';

const ALWAYS = { kind: SALES_KINDS.join(',') };

type Column = ListColumn<ListedInvoice, ColumnOf<typeof invoicesList>>;

function useColumns(): readonly Column[] {
  const words = useTranslations('invoices');
  const heading = useTranslations('lists.invoices.columns');
  const nameOf = useInvoiceName();
  const day = (name: 'issueDate' | 'dueDate', hidden = false): Column => ({
    name,
    heading: heading(name),
    hidden,
    cell: ({ [name]: value }) => value && <DateText day={value} />,
  });
  return [
    { name: 'number', heading: heading('number'), cell: nameOf, primary: true },
    { name: 'buyerName', heading: heading('buyerName'), cell: ({ buyerName }) => buyerName || words('nobody'), wrap: true },
    { name: 'state', heading: heading('state'), cell: (invoice) => <InvoiceBadges invoice={invoice} /> },
    day('dueDate'),
    {
      name: 'total',
      heading: heading('total'),
      align: 'end',
      cell: ({ total, currency }) => (total === null ? words('notYet') : <MoneyText amount={total} currency={currency} />),
    },
    {
      name: 'outstanding',
      heading: heading('outstanding'),
      align: 'end',
      cell: ({ outstanding, currency }) => <MoneyText amount={outstanding} currency={currency} />,
    },
    day('issueDate', true),
    { name: 'tripId', heading: heading('tripId'), cell: ({ trip }) => trip && <TripName trip={trip} />, hidden: true },
    { name: 'businessName', heading: heading('businessName'), cell: ({ businessName }) => businessName, hidden: true },
    { name: 'createdAt', heading: heading('createdAt'), cell: ({ createdAt }) => <InstantText at={createdAt} />, hidden: true },
  ];
}

function useFilters(): readonly ListFilter[] {
  const words = useTranslations('invoices');
  const label = useTranslations('lists.invoices.columns');
  return [
    { name: 'state', label: label('state'), choices: INVOICE_STATES.map((value) => ({ value, label: words(`state.${value}`) })) },
    { name: 'overdue', label: label('overdue') },
    { name: 'dueDate', label: label('dueDate') },
    { name: 'buyerId', label: label('buyerName'), choices: useBuyerChoices() },
    { name: 'businessId', label: label('businessName'), choices: useBusinessChoices() },
    { name: 'tripId', label: label('tripId'), choices: useTripChoices() },
    { name: 'issueDate', label: label('issueDate') },
    { name: 'kind', label: label('kind'), choices: SALES_KINDS.map((value) => ({ value, label: words(`kind.${value}`) })) },
    { name: 'total', label: label('total') },
  ];
}

export function InvoiceList({ views, create }: { readonly views: ListViews; readonly create: ReactNode }) {
  const words = useTranslations('invoices');
  const titles = useTranslations('titles');
  const { capabilities } = useSignedInUser();
  const { action, dialog } = useBulkSend();
  const nameOf = useInvoiceName();
  return (
    <>
      <EndpointList
        list={invoicesList}
        endpoint={listInvoices}
        exporting={exportInvoices}
        always={ALWAYS}
        title={titles('page.hubSalesInvoices')}
        columns={useColumns()}
        filters={useFilters()}
        rowKey={({ id }) => id}
        rowName={nameOf}
        rowLink={({ id }) => paths.hubInvoiceAction({ id })}
        views={views}
        searchLabel={words('search')}
        empty={{ title: words('empty.title'), text: words('empty.text'), action: create }}
        {...(capabilities.includes('invoices.write') ? { bulkActions: [action] } : {})}
      />
      {dialog}
    </>
  );
}
