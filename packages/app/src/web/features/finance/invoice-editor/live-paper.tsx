// The live preview of the invoice, with its total announced to screen readers when it changes.

import type { Invoice } from '@hosted-stay/pricing-react/invoicing';
import { Stack, Text } from '@mantine/core';
import classes from '#web/features/finance/finance.module.css';
import { useMoney } from '#web/features/finance/payments/limited.ts';
import { useTranslations } from '#web/ui/text/translations.ts';
import { Paper } from './paper.tsx';

export function LivePaper({ invoice }: { readonly invoice: Invoice | null }) {
  const words = useTranslations('invoices.form');
  const money = useMoney();
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: keyboard users scroll it with the arrow keys
    <section className={classes['beside']} aria-label={words('preview')} tabIndex={0}>
      <Stack gap="xs">
        <Text fw={600} role="status">
          {invoice === null ? words('noPreview') : words('liveTotal', { total: money(invoice.totals.total, invoice.currency) })}
        </Text>
        {invoice !== null && <Paper invoice={invoice} />}
      </Stack>
    </section>
  );
}
