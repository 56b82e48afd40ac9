// The badge for what visitors see of a page or an article.

import type { ArticleState } from '#contract/content/drafts.shapes.ts';
import { type Meaning, StateBadge } from '#web/ui/badge.tsx';
import { useTranslations } from '#web/ui/text/translations.ts';

const MEANINGS: Readonly<Record<ArticleState, Meaning>> = { draft: 'neutral', scheduled: 'info', published: 'good', archived: 'care' };

export function ArticleStateBadge({ state }: { readonly state: ArticleState }) {
  const words = useTranslations('names.articleState');
  return <StateBadge meaning={MEANINGS[state]}>{words(state)}</StateBadge>;
}
