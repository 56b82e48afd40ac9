// Badges for the state of a purchase invoice, in words.

import { Badge } from '@mantine/core';
import { IconAlertTriangle, IconCheck, IconEqualNot } from '@tabler/icons-react';
import type { PurchaseState } from '#contract/finance/purchases/purchase.machine.ts';
import type { ListedPurchase } from '#contract/finance/purchases/purchases.shapes.ts';
import { type Meaning, StateBadge } from '#web/ui/badge.tsx';
import { useTranslations } from '#web/ui/text/translations.ts';
import { isNothing, useMoney } from './amounts.ts';
import classes from './purchases.module.css';

const MEANINGS: Readonly<Record<PurchaseState, Meaning>> = {
  draft: 'neutral',
  approved: 'info',
  part_paid: 'care',
  paid: 'good',
  void: 'neutral',
};

/** Badges for its state, for overdue invoices, and for the host's confirmation. */
export function PurchaseBadges({ purchase }: { readonly purchase: Pick<ListedPurchase, 'state' | 'overdue' | 'isAccepted'> }) {
  const words = useTranslations('purchases');
  const lists = useTranslations('lists.purchases');
  const { state, overdue, isAccepted } = purchase;
  return (
    <span className={classes['badges']}>
      <StateBadge meaning={MEANINGS[state]}>{lists(`states.${state}`)}</StateBadge>
      {overdue && (
        <Badge color="red" leftSection={<IconAlertTriangle size={12} aria-hidden />}>
          {lists('columns.overdue')}
        </Badge>
      )}
      {isAccepted && (
        <Badge variant="outline" color="green" leftSection={<IconCheck size={12} aria-hidden />}>
          {words('accepted')}
        </Badge>
      )}
    </span>
  );
}

/** The difference from the amount owed according to the quote; renders nothing if there is none. */
export function DifferenceBadge({ purchase }: { readonly purchase: Pick<ListedPurchase, 'difference' | 'currency'> }) {
  const words = useTranslations('purchases');
  const money = useMoney();
  const { difference, currency } = purchase;
  if (difference === null || isNothing(difference)) return null;
  return (
    <Badge color="orange" leftSection={<IconEqualNot size={12} aria-hidden />}>
      {words('differsBy', { amount: money(difference, currency) })}
    </Badge>
  );
}

/** Returns a function that names an invoice: by its number, or by the ID of the draft. */
export function usePurchaseName(): (purchase: Pick<ListedPurchase, 'id' | 'number'>) => string {
  const words = useTranslations('purchases');
  return ({ id, number }) => number ?? words('draftName', { id: String(id) });
}
