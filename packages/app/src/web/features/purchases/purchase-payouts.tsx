// The payouts that pay an invoice, and other payouts of the same host that finance can link or unlink.

import { Button } from '@mantine/core';
import type { LinkedPayout, PurchasePage } from '#contract/finance/purchases/purchases.shapes.ts';
import { useSignedInUser } from '#web/platform/session/session.ts';
import { FiguresTable } from '#web/ui/figures-table.tsx';
import { DateText, MoneyText } from '#web/ui/text/text.tsx';
import { useTranslations } from '#web/ui/text/translations.ts';
import { usePurchaseSteps } from './use-purchase-steps.ts';

interface Row extends LinkedPayout {
  readonly isLinked: boolean;
}

export function PurchasePayouts({ purchase }: { readonly purchase: PurchasePage }) {
  const words = useTranslations('purchases');
  const lists = useTranslations('lists.purchases.columns');
  const { capabilities } = useSignedInUser();
  const steps = usePurchaseSteps();
  const { currency, payouts, linkable } = purchase;
  const mayLink = capabilities.includes('purchaseInvoices.write') && purchase.state !== 'void';
  const rows: Row[] = [...payouts.map((row) => ({ ...row, isLinked: true })), ...linkable.map((row) => ({ ...row, isLinked: false }))];
  const name = ({ id }: Row) => words('payoutName', { id: String(id).padStart(6, '0') });
  const button = (row: Row) =>
    row.state === 'paid' ? null : (
      <Button
        variant="subtle"
        size="compact-sm"
        aria-label={words(row.isLinked ? 'unlinkOne' : 'linkOne', { name: name(row) })}
        onClick={() => void (row.isLinked ? steps.unlink(purchase, row.id) : steps.link(purchase, row.id))}
      >
        {words(row.isLinked ? 'unlink' : 'link')}
      </Button>
    );
  return (
    <FiguresTable
      label={words('payouts')}
      columns={[
        { name: 'name', heading: words('payout'), cell: name },
        { name: 'state', heading: lists('state'), cell: ({ state }: Row) => words(`payoutState.${state}`) },
        { name: 'due', heading: lists('dueDate'), cell: ({ dueDate, paidOn }: Row) => <DateText day={paidOn ?? dueDate} /> },
        {
          name: 'amount',
          heading: lists('total'),
          cell: ({ amount }: Row) => <MoneyText amount={amount} currency={currency} />,
          figure: true,
        },
        ...(mayLink ? [{ name: 'link', heading: words('paysThis'), cell: button }] : []),
      ]}
      rows={rows}
      rowKey={({ id }) => id}
    />
  );
}
