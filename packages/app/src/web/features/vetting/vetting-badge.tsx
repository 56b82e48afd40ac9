// The badge of the state of a family's vetting.

import type { VettingState } from '#contract/vetting/vetting-states.ts';
import { type Meaning, StateBadge } from '#web/ui/badge.tsx';
import { useTranslations } from '#web/ui/text/translations.ts';

const MEANINGS: Readonly<Record<VettingState, Meaning>> = {
  registered: 'neutral',
  profile_incomplete: 'neutral',
  submitted: 'care',
  in_review: 'info',
  home_visit: 'info',
  checks_pending: 'info',
  approved: 'good',
  rejected: 'bad',
  suspended: 'bad',
};

export function VettingBadge({ state }: { readonly state: VettingState }) {
  const words = useTranslations('names.vettingState');
  return <StateBadge meaning={MEANINGS[state]}>{words(state)}</StateBadge>;
}
