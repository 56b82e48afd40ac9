// The state of a content item.

import type { ContentItemState } from '#contract/content/content-item.machine.ts';
import { type Meaning, StateBadge } from '#web/ui/badge.tsx';
import { useTranslations } from '#web/ui/text/translations.ts';

const MEANINGS: Readonly<Record<ContentItemState, Meaning>> = {
  ...{ idea: 'neutral', brief: 'neutral', draft: 'info', review: 'care', published: 'good' },
};

export function ItemStateBadge({ state }: { readonly state: ContentItemState }) {
  const states = useTranslations('names.contentItemState');
  return <StateBadge meaning={MEANINGS[state]}>{states(state)}</StateBadge>;
}
