// The lines of a purchase invoice with quantities, prices, discounts and amounts.

import type { PurchaseLine } from '#contract/finance/purchases/purchases.shapes.ts';
import { FiguresTable } from '#web/ui/figures-table.tsx';
import { MoneyText } from '#web/ui/text/text.tsx';
import { useTranslations } from '#web/ui/text/translations.ts';

interface Numbered extends PurchaseLine {
  readonly place: number;
}

export function PurchaseLines({ lines, currency }: { readonly lines: readonly PurchaseLine[]; readonly currency: string }) {
  const words = useTranslations('purchaseLines');
  const money = (amount: string) => <MoneyText amount={amount} currency={currency} />;
  return (
    <FiguresTable
      label={words('title')}
      columns={[
        { name: 'description', heading: words('description'), cell: ({ description }: Numbered) => description },
        { name: 'quantity', heading: words('quantity'), cell: ({ quantity }: Numbered) => quantity, figure: true },
        {
          name: 'unitAmount',
          heading: words('unitAmount'),
          cell: ({ unitAmount }: Numbered) => (unitAmount === null ? '–' : money(unitAmount)),
          figure: true,
        },
        { name: 'discount', heading: words('discount'), cell: ({ discount }: Numbered) => money(discount), figure: true },
        { name: 'amount', heading: words('amount'), cell: ({ amount }: Numbered) => money(amount), figure: true },
      ]}
      rows={lines.map((line, place) => ({ ...line, place }))}
      rowKey={({ place }) => place}
    />
  );
}
