// Badges for the state of an expense and of each share.

import type { ExpenseState } from '#contract/finance/expenses/expense-states.ts';
import type { ShareState } from '#contract/finance/expenses/expenses.shapes.ts';
import { type Meaning, StateBadge } from '#web/ui/badge.tsx';
import { useTranslations } from '#web/ui/text/translations.ts';

const MEANING: Readonly<Record<ExpenseState, Meaning>> = {
  submitted: 'care',
  approved: 'info',
  invoiced: 'special',
  settled: 'good',
  refused: 'bad',
};

const SHARE_MEANING: Readonly<Record<ShareState, Meaning>> = {
  unbilled: 'neutral',
  draft: 'neutral',
  sent: 'care',
  part_paid: 'care',
  paid: 'good',
};

export function ExpenseBadge({ state }: { readonly state: ExpenseState }) {
  const words = useTranslations('expenses');
  return <StateBadge meaning={MEANING[state]}>{words(`state.${state}`)}</StateBadge>;
}

export function ShareBadge({ standing }: { readonly standing: ShareState }) {
  const words = useTranslations('expenses');
  return <StateBadge meaning={SHARE_MEANING[standing]}>{words(`standing.${standing}`)}</StateBadge>;
}
