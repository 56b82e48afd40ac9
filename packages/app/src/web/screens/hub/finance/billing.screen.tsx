// Billing: the accounts with their statements, monthly sales, and exports for accounting.

import { SegmentedControl } from '@mantine/core';
import { ACCOUNT_TYPES, type ListedAccount } from '#contract/finance/billing/billing.shapes.ts';
import { AccountDrawer, type AccountKey } from '#web/features/billing/account-drawer.tsx';
import { AccountList } from '#web/features/billing/account-list.tsx';
import { LedgerExport } from '#web/features/billing/ledger-export.tsx';
import { MonthsOfSales } from '#web/features/billing/months.tsx';
import { useSavedViews } from '#web/features/saved-views/use-saved-views.ts';
import { paths } from '#web/paths.ts';
import { useSignedInUser } from '#web/platform/session/session.ts';
import { useSearchParams } from '#web/router.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { useTranslations } from '#web/ui/text/translations.ts';

/** The query parameters for the open account and the selected part of the page. */
const OPEN = 'open';
const SHOW = 'show';

const PARTS = ['accounts', 'months', 'ledger'] as const;

/** `parent-12` */
function accountIn(text: string | null): AccountKey | null {
  const [type, no = ''] = (text ?? '').split('-');
  const known = ACCOUNT_TYPES.find((one) => one === type);
  return known === undefined || !/^\d{1,15}$/.test(no) ? null : { type: known, no: Number(no) };
}

export default function BillingScreen() {
  const words = useTranslations('billing');
  const titles = useTranslations('titles');
  const { capabilities } = useSignedInUser();
  const views = useSavedViews('accounts');
  const [params, setParams] = useSearchParams();
  const mayExport = capabilities.includes('accounts.export');
  const part = (mayExport && PARTS.find((one) => one === params.get(SHOW))) || 'accounts';
  const account = accountIn(params.get(OPEN));
  const linkTo = ({ type, no }: ListedAccount) =>
    `${paths.hubBilling()}?${new URLSearchParams([...[...params].filter(([name]) => name !== OPEN), [OPEN, `${type}-${no}`]])}`;
  const close = () =>
    setParams(
      (now) => {
        now.delete(OPEN);
        return now;
      },
      { replace: true },
    );
  const choice = mayExport && (
    <SegmentedControl
      aria-label={titles('page.hubBilling')}
      value={part}
      onChange={(next) => setParams(next === 'accounts' ? {} : { [SHOW]: next })}
      data={PARTS.map((value) => ({ value, label: words(`part.${value}`) }))}
    />
  );
  return (
    <>
      <PageHeader title={titles('page.hubBilling')} description={words('description')} actions={choice} />
      {part === 'accounts' && <AccountList views={views} linkTo={linkTo} />}
      {part === 'months' && <MonthsOfSales />}
      {part === 'ledger' && <LedgerExport />}
      {account !== null && <AccountDrawer key={`${account.type}-${account.no}`} account={account} onClose={close} />}
    </>
  );
}
