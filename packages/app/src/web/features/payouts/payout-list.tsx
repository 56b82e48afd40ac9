// The list of payouts, with bulk actions.

import { IconFileExport } from '@tabler/icons-react';
import { useState } from 'react';
import { PAYEE_TYPES } from '#contract/finance/payouts/payee.ts';
import { PAYOUT_STATES } from '#contract/finance/payouts/payout.machine.ts';
import { exportPayouts, listPayouts } from '#contract/finance/payouts/payouts.endpoints.ts';
import { type ListedPayout, payoutsList } from '#contract/finance/payouts/payouts.shapes.ts';
import type { ColumnOf } from '#contract/platform/lists/list.ts';
import { EndpointList } from '#web/platform/api/endpoint-list.tsx';
import { useSignedInUser } from '#web/platform/session/session.ts';
import type { BulkAction, ListColumn, ListFilter, ListViews } from '#web/ui/list/list-types.ts';
import { DateText, InstantText, MoneyText } from '#web/ui/text/text.tsx';
import { useTranslations } from '#web/ui/text/translations.ts';
import { MakeFile } from './make-file.tsx';
import { PayoutBadges } from './payout-badge.tsx';
import { useBulkApproval } from './use-bulk-approval.tsx';
import { useBusinesses } from './use-businesses.ts';

type Column = ListColumn<ListedPayout, ColumnOf<typeof payoutsList>>;

function useColumns(): readonly Column[] {
  const heading = useTranslations('lists.payouts.columns');
  return [
    { name: 'payeeName', heading: heading('payeeName'), cell: ({ payeeName, number }) => payeeName || number, primary: true },
    { name: 'state', heading: heading('state'), cell: (payout) => <PayoutBadges payout={payout} /> },
    { name: 'dueDate', heading: heading('dueDate'), cell: ({ dueDate }) => <DateText day={dueDate} /> },
    {
      name: 'amount',
      heading: heading('amount'),
      align: 'end',
      cell: ({ amount, currency }) => <MoneyText amount={amount} currency={currency} />,
    },
    { name: 'studentName', heading: heading('studentName'), cell: ({ studentName }) => studentName },
    { name: 'number', heading: heading('number'), cell: ({ number }) => number },
    { name: 'paidOn', heading: heading('paidOn'), cell: ({ paidOn }) => paidOn && <DateText day={paidOn} />, hidden: true },
    { name: 'reference', heading: heading('reference'), cell: ({ reference }) => reference, hidden: true },
    { name: 'businessName', heading: heading('businessName'), cell: ({ businessName }) => businessName, hidden: true },
    { name: 'createdAt', heading: heading('createdAt'), cell: ({ createdAt }) => <InstantText at={createdAt} />, hidden: true },
  ];
}

function useFilters(): readonly ListFilter[] {
  const words = useTranslations('payouts');
  const label = useTranslations('lists.payouts.columns');
  const businesses = useBusinesses() ?? [];
  const currencies = [...new Set(businesses.map(({ currencyCode }) => currencyCode))];
  return [
    { name: 'state', label: label('state'), choices: PAYOUT_STATES.map((value) => ({ value, label: words(`state.${value}`) })) },
    { name: 'dueDate', label: label('dueDate') },
    { name: 'lacksDetails', label: label('lacksDetails') },
    { name: 'payeeType', label: label('payeeType'), choices: PAYEE_TYPES.map((value) => ({ value, label: words(`payeeType.${value}`) })) },
    { name: 'businessId', label: label('businessName'), choices: businesses.map(({ id, name }) => ({ value: String(id), label: name })) },
    { name: 'currency', label: label('currency'), choices: currencies.map((value) => ({ value, label: value })) },
    { name: 'amount', label: label('amount') },
  ];
}

/** Creates a bank file of the selected rows; the selection stays until it is created. */
function useFileAction(): { readonly action: BulkAction; readonly dialog: React.ReactNode } {
  const words = useTranslations('payouts');
  const [asked, setAsked] = useState<{ readonly ids: readonly number[]; readonly answer: (isMade: boolean) => void } | null>(null);
  return {
    action: {
      label: words('bulk.file'),
      icon: <IconFileExport size={16} aria-hidden />,
      run: async (rows) => {
        const ids = rows.kind === 'keys' ? rows.keys.map(Number) : [];
        const isMade = await new Promise<boolean>((answer) => setAsked({ ids, answer }));
        return isMade ? undefined : 'keep';
      },
    },
    dialog: asked && (
      <MakeFile
        ids={asked.ids}
        onClose={(isMade) => {
          setAsked(null);
          asked.answer(isMade);
        }}
      />
    ),
  };
}

interface PayoutListProps {
  readonly views: ListViews;
  /** The URL of the page with the drawer of a payout open. */
  readonly linkTo: (id: number) => string;
}

export function PayoutList({ views, linkTo }: PayoutListProps) {
  const words = useTranslations('payouts');
  const titles = useTranslations('titles');
  const { capabilities } = useSignedInUser();
  const approval = useBulkApproval();
  const file = useFileAction();
  return (
    <>
      <EndpointList
        list={payoutsList}
        endpoint={listPayouts}
        exporting={exportPayouts}
        title={titles('page.hubPayouts')}
        columns={useColumns()}
        filters={useFilters()}
        rowKey={({ id }) => id}
        rowName={({ payeeName, number }) => payeeName || number}
        rowLink={({ id }) => linkTo(id)}
        views={views}
        searchLabel={words('search')}
        empty={{ title: words('empty.title'), text: words('empty.text') }}
        {...(capabilities.includes('payouts.write') ? { bulkActions: [approval.action, file.action] } : {})}
      />
      {approval.dialog}
      {file.dialog}
    </>
  );
}
