// The state of a group.

import type { GroupState } from '#contract/groups/group-states.ts';
import { type Meaning, StateBadge } from '#web/ui/badge.tsx';
import { useTranslations } from '#web/ui/text/translations.ts';

const MEANINGS: Readonly<Record<GroupState, Meaning>> = {
  planning: 'info',
  confirmed: 'good',
  travelling: 'special',
  done: 'neutral',
  archived: 'neutral',
};

export function GroupBadge({ state }: { readonly state: GroupState }) {
  const names = useTranslations('names.groupState');
  return <StateBadge meaning={MEANINGS[state]}>{names(state)}</StateBadge>;
}
