// The list of purchase invoices; differences from the quote are highlighted.

import type { ReactNode } from 'react';
import { PURCHASE_STATES } from '#contract/finance/purchases/purchase.machine.ts';
import { exportPurchases, listPurchases } from '#contract/finance/purchases/purchases.endpoints.ts';
import { type ListedPurchase, purchasesList } from '#contract/finance/purchases/purchases.shapes.ts';
import type { ColumnOf } from '#contract/platform/lists/list.ts';
import { EndpointList } from '#web/platform/api/endpoint-list.tsx';
import { useSignedInUser } from '#web/platform/session/session.ts';
import type { ListColumn, ListFilter, ListViews } from '#web/ui/list/list-types.ts';
import { DateText, InstantText, MoneyText } from '#web/ui/text/text.tsx';
import { useTranslations } from '#web/ui/text/translations.ts';
import { DifferenceBadge, PurchaseBadges, usePurchaseName } from './purchase-badges.tsx';
import { useBulkApprove } from './use-bulk-approve.tsx';
import { useBusinesses } from './use-businesses.ts';

type Column = ListColumn<ListedPurchase, ColumnOf<typeof purchasesList>>;

function useColumns(): readonly Column[] {
  const heading = useTranslations('lists.purchases.columns');
  const nameOf = usePurchaseName();
  const figure = (name: 'total' | 'outstanding' | 'net' | 'paid', hidden = false): Column => ({
    name,
    heading: heading(name),
    align: 'end',
    hidden,
    cell: (purchase) => <MoneyText amount={purchase[name]} currency={purchase.currency} />,
  });
  return [
    { name: 'number', heading: heading('number'), cell: nameOf, primary: true },
    { name: 'supplierName', heading: heading('supplierName'), cell: ({ supplierName }) => supplierName, wrap: true },
    { name: 'state', heading: heading('state'), cell: (purchase) => <PurchaseBadges purchase={purchase} /> },
    { name: 'difference', heading: heading('difference'), cell: (purchase) => <DifferenceBadge purchase={purchase} /> },
    { name: 'dueDate', heading: heading('dueDate'), cell: ({ dueDate }) => <DateText day={dueDate} /> },
    figure('total'),
    figure('outstanding'),
    { name: 'tripId', heading: heading('tripId'), cell: ({ tripId }) => tripId, hidden: true },
    { name: 'issueDate', heading: heading('issueDate'), cell: ({ issueDate }) => <DateText day={issueDate} />, hidden: true },
    figure('net', true),
    figure('paid', true),
    { name: 'businessName', heading: heading('businessName'), cell: ({ businessName }) => businessName, hidden: true },
    { name: 'createdAt', heading: heading('createdAt'), cell: ({ createdAt }) => <InstantText at={createdAt} />, hidden: true },
  ];
}

function useFilters(): readonly ListFilter[] {
  const states = useTranslations('lists.purchases.states');
  const label = useTranslations('lists.purchases.columns');
  const businesses = (useBusinesses() ?? []).map(({ id, name }) => ({ value: String(id), label: name }));
  return [
    { name: 'state', label: label('state'), choices: PURCHASE_STATES.map((value) => ({ value, label: states(value) })) },
    { name: 'differs', label: label('differs') },
    { name: 'overdue', label: label('overdue') },
    { name: 'supplierName', label: label('supplierName') },
    { name: 'dueDate', label: label('dueDate') },
    { name: 'businessId', label: label('businessName'), choices: businesses },
    { name: 'tripId', label: label('tripId') },
    { name: 'selfBilled', label: label('selfBilled') },
    { name: 'issueDate', label: label('issueDate') },
    { name: 'total', label: label('total') },
  ];
}

interface PurchaseListProps {
  readonly views: ListViews;
  /** The URL of the page with the drawer of an invoice open. */
  readonly linkTo: (id: number) => string;
  readonly create: ReactNode;
}

export function PurchaseList({ views, linkTo, create }: PurchaseListProps) {
  const words = useTranslations('purchases');
  const titles = useTranslations('titles');
  const { capabilities } = useSignedInUser();
  const { action, dialog } = useBulkApprove();
  return (
    <>
      <EndpointList
        list={purchasesList}
        endpoint={listPurchases}
        exporting={exportPurchases}
        title={titles('page.hubPurchaseInvoices')}
        columns={useColumns()}
        filters={useFilters()}
        rowKey={({ id }) => id}
        rowName={usePurchaseName()}
        rowLink={({ id }) => linkTo(id)}
        views={views}
        searchLabel={words('search')}
        empty={{ title: words('empty.title'), text: words('empty.text'), action: create }}
        {...(capabilities.includes('purchaseInvoices.write') ? { bulkActions: [action] } : {})}
      />
      {dialog}
    </>
  );
}
