// Badges of a host family in the hub: how far its vetting is, and whether parents find it.

import type { ListedFamily } from '#contract/host-families/family-list.shapes.ts';
import { type Meaning, StateBadge } from '#web/ui/badge.tsx';
import { writeDay } from '#web/ui/text/day-text.ts';
import { useFormatLocale } from '#web/ui/text/format-locale.ts';
import { useTranslations } from '#web/ui/text/translations.ts';

const MEANINGS: Readonly<Record<string, Meaning>> = {
  registered: 'neutral',
  profile_incomplete: 'neutral',
  submitted: 'special',
  in_review: 'info',
  home_visit: 'info',
  checks_pending: 'care',
  approved: 'good',
  rejected: 'bad',
  suspended: 'bad',
};

export function VettingStateBadge({ state }: { readonly state: string }) {
  const words = useTranslations('names.vettingState');
  return <StateBadge meaning={MEANINGS[state] ?? 'neutral'}>{words(state as 'approved')}</StateBadge>;
}

type Shown = Pick<ListedFamily, 'isLive' | 'isPaused' | 'pausedUntil'>;

/** Whether parents find a family; of a paused one, until when. */
export function LiveBadge({ family: { isLive, isPaused = false, pausedUntil = null } }: { readonly family: Shown }) {
  const words = useTranslations('hubFamilies.live');
  const tag = useFormatLocale();
  if (isLive) return <StateBadge meaning="good">{words('live')}</StateBadge>;
  if (!isPaused) return <StateBadge>{words('notLive')}</StateBadge>;
  return (
    <StateBadge meaning="care">
      {pausedUntil === null ? words('paused') : words('pausedUntil', { day: writeDay(pausedUntil, { tag }) })}
    </StateBadge>
  );
}
