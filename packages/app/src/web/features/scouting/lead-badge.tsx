// The stage of a lead.

import type { LeadStage } from '#contract/scouting/lead.machine.ts';
import { type Meaning, StateBadge } from '#web/ui/badge.tsx';
import { useTranslations } from '#web/ui/text/translations.ts';

const MEANINGS: Readonly<Record<LeadStage, Meaning>> = {
  lead: 'neutral',
  contacted: 'info',
  interested: 'special',
  invited: 'care',
  registered: 'good',
  lost: 'bad',
};

export function LeadBadge({ stage }: { readonly stage: LeadStage }) {
  const names = useTranslations('names.leadStage');
  return <StateBadge meaning={MEANINGS[stage]}>{names(stage)}</StateBadge>;
}
