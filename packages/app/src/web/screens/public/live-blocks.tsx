// Lets the pages within show families, camps and prices; what shows them is loaded with the first such block.

import { lazy, type ReactNode, Suspense } from 'react';
import type { LiveBlock } from '#contract/content/blocks.shapes.ts';
import { LiveBlockView } from '#web/features/content/blocks/live-block-view.ts';
import { loadWithMessages } from '#web/platform/lazy/load-with-messages.ts';
import { withMessages } from '#web/platform/lazy/with-messages.ts';
import { LoadingCards } from '#web/ui/skeletons.tsx';

const PARTS = withMessages(() => import('./live-parts.tsx'));
const Parts = lazy(() => loadWithMessages(PARTS));

function View({ block }: { readonly block: LiveBlock }) {
  return (
    <Suspense fallback={<LoadingCards count={block.kind === 'families' || block.kind === 'camps' ? block.count : 1} />}>
      <Parts block={block} />
    </Suspense>
  );
}

export function LiveBlocks({ children }: { readonly children: ReactNode }) {
  return <LiveBlockView value={View}>{children}</LiveBlockView>;
}
