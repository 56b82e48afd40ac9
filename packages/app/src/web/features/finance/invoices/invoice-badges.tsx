// The badges of an invoice, with its kind and status as text.

import { amountsIn } from '@hosted-stay/pricing-core/amounts';
import { Badge } from '@mantine/core';
import { IconAlertTriangle, IconArrowBackUp } from '@tabler/icons-react';
import type { InvoiceState } from '#contract/finance/invoices/invoice-states.ts';
import type { ListedInvoice } from '#contract/finance/invoices/invoices.shapes.ts';
import classes from '#web/features/finance/finance.module.css';
import { type Meaning, StateBadge } from '#web/ui/badge.tsx';
import { useTranslations } from '#web/ui/text/translations.ts';

const MEANINGS: Readonly<Record<InvoiceState, Meaning>> = {
  draft: 'neutral',
  sent: 'info',
  part_paid: 'care',
  paid: 'good',
  void: 'neutral',
};

type Shown = Pick<ListedInvoice, 'kind' | 'state' | 'overdue'> & Partial<Pick<ListedInvoice, 'currency' | 'total' | 'credited'>>;

/** Returns whether it is fully credited, so that it was settled without being paid. */
export function isTakenBack({ kind, state, currency, total = null, credited }: Omit<Shown, 'overdue'>): boolean {
  const math = currency === undefined ? null : amountsIn(currency);
  if (kind !== 'sales' || state !== 'paid' || total === null || credited === undefined || !math?.ok) return false;
  return math.value.compare(credited, math.value.zero) > 0 && math.value.compare(credited, total) >= 0;
}

/** Shows the kind if it isn't a normal invoice, the state, and whether it is overdue. */
export function InvoiceBadges({ invoice }: { readonly invoice: Shown }) {
  const words = useTranslations('invoices');
  const { kind, state, overdue } = invoice;
  const isCredited = isTakenBack(invoice);
  return (
    <span className={classes['badges']}>
      {kind !== 'sales' && (
        <Badge variant="outline" color="violet" leftSection={kind === 'credit' && <IconArrowBackUp size={12} aria-hidden />}>
          {words(`kind.${kind}`)}
        </Badge>
      )}
      <StateBadge meaning={isCredited ? 'neutral' : MEANINGS[state]}>{isCredited ? words('credited') : words(`state.${state}`)}</StateBadge>
      {overdue && (
        <Badge color="red" leftSection={<IconAlertTriangle size={12} aria-hidden />}>
          {words('overdue')}
        </Badge>
      )}
    </span>
  );
}

/** Returns the name of an invoice: its number, or the name of the draft. */
export function useInvoiceName(): (invoice: Pick<ListedInvoice, 'id' | 'number'>) => string {
  const words = useTranslations('invoices');
  return ({ id, number }) => number ?? words('draftName', { id: String(id) });
}
