// Badges for the state of a payout and for a missing account.

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

/** Returns whether an account is still required; paid and void payouts need none. */
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
