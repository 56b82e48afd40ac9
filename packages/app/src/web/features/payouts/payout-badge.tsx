// How a payout stands, in a word; and whether it lacks an account.

import type { PayoutState } from '#contract/finance/payouts/payout.machine.ts';
import type { ListedPayout } from '#contract/finance/payouts/payouts.shapes.ts';
import { type Meaning, StateBadge } from '#web/ui/badge.tsx';
import { useTranslations } from '#web/ui/text/translations.ts';
import classes from './payouts.module.css';

const MEANING: Readonly<Record<PayoutState, Meaning>> = {
  scheduled: 'neutral',
  pending: 'care',
  approved: 'info',
  paid: 'good',
  on_hold: 'special',
  failed: 'bad',
  void: 'neutral',
};

/** Whether an account is still wanted: what is paid or void needs none. */
function wantsAccount({ state, lacksDetails }: ListedPayout): boolean {
  return lacksDetails && state !== 'paid' && state !== 'void';
}

export function PayoutBadges({ payout }: { readonly payout: ListedPayout }) {
  const words = useTranslations('payouts');
  return (
    <span className={classes['badges']}>
      <StateBadge meaning={MEANING[payout.state]}>{words(`state.${payout.state}`)}</StateBadge>
      {payout.state === 'approved' && payout.batchId !== null && <StateBadge meaning="special">{words('ordered')}</StateBadge>}
      {wantsAccount(payout) && <StateBadge meaning="bad">{words('lacksDetails')}</StateBadge>}
    </span>
  );
}
