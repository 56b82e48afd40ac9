// The list of accounts: who owes us, whom we owe, and for how long.

import { exportAccounts, listAccounts } from '#contract/finance/billing/billing.endpoints.ts';
import { ACCOUNT_TYPES, accountsList, type ListedAccount } from '#contract/finance/billing/billing.shapes.ts';
import type { ColumnOf } from '#contract/platform/lists/list.ts';
import { EndpointList } from '#web/platform/api/endpoint-list.tsx';
import { StateBadge } from '#web/ui/badge.tsx';
import type { ListColumn, ListFilter, ListViews } from '#web/ui/list/list-types.ts';
import { DateText, MoneyText } from '#web/ui/text/text.tsx';
import { useTranslations } from '#web/ui/text/translations.ts';

const FIGURES = ['balance', 'open', 'overdue', 'notDue', 'upTo30', 'upTo60', 'upTo90', 'over90', 'unallocated'] as const;
const SHOWN: readonly string[] = ['balance', 'open', 'overdue', 'unallocated'];

type Column = ListColumn<ListedAccount, ColumnOf<typeof accountsList>>;

function useColumns(): readonly Column[] {
  const names = useTranslations('names.accountOf');
  const heading = useTranslations('lists.accounts.columns');
  return [
    {
      name: 'name',
      heading: heading('name'),
      cell: ({ name, email, type, no }) => name || email || `${names(type)} ${no}`,
      primary: true,
      wrap: true,
    },
    {
      name: 'type',
      heading: heading('type'),
      cell: ({ type }) => <StateBadge meaning={type === 'payer' ? 'care' : 'neutral'}>{names(type)}</StateBadge>,
    },
    ...FIGURES.map(
      (name): Column => ({
        name,
        heading: heading(name),
        align: 'end',
        hidden: !SHOWN.includes(name),
        cell: (account) => <MoneyText amount={account[name]} currency={account.currency} />,
      }),
    ),
    { name: 'lastPaidOn', heading: heading('lastPaidOn'), cell: ({ lastPaidOn }) => lastPaidOn && <DateText day={lastPaidOn} /> },
    { name: 'currency', heading: heading('currency'), cell: ({ currency }) => currency, hidden: true },
    { name: 'email', heading: heading('email'), cell: ({ email }) => email, hidden: true },
  ];
}

function useFilters(): readonly ListFilter[] {
  const names = useTranslations('names.accountOf');
  const label = useTranslations('lists.accounts.columns');
  return [
    { name: 'type', label: label('type'), choices: ACCOUNT_TYPES.map((value) => ({ value, label: names(value) })) },
    { name: 'isOverdue', label: label('isOverdue') },
    { name: 'isOpen', label: label('isOpen') },
    { name: 'isUnallocated', label: label('isUnallocated') },
    { name: 'balance', label: label('balance') },
    { name: 'lastPaidOn', label: label('lastPaidOn') },
  ];
}

interface AccountListProps {
  readonly views: ListViews;
  /** The URL of the page with the drawer of an account open. */
  readonly linkTo: (account: ListedAccount) => string;
}

export function AccountList({ views, linkTo }: AccountListProps) {
  const words = useTranslations('billing');
  const title = useTranslations('lists.accounts');
  return (
    <EndpointList
      list={accountsList}
      endpoint={listAccounts}
      exporting={exportAccounts}
      title={title('title')}
      columns={useColumns()}
      filters={useFilters()}
      rowKey={({ id }) => id}
      rowName={({ name, email }) => name || email}
      rowLink={linkTo}
      views={views}
      searchLabel={words('search')}
      empty={{ title: words('empty.title'), text: words('empty.text') }}
    />
  );
}
