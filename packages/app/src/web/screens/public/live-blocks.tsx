// Lets the pages within show families, camps and prices; a visitor's browser loads what shows them when it is first touched.

import type { ReactNode } from 'react';
import type { LiveBlock } from '#contract/content/blocks.shapes.ts';
import { LiveBlockView } from '#web/features/content/blocks/live-block-view.ts';
import { isCalculatorLinked } from '#web/features/content/calculator/calculator-anchor.ts';
import { LaterPart, laterPart } from '#web/platform/lazy/later-part.tsx';
import { withMessages } from '#web/platform/lazy/with-messages.ts';
import { LoadingCards } from '#web/ui/skeletons.tsx';

const PARTS = laterPart(withMessages(() => import('./live-parts.tsx')));

function View({ block }: { readonly block: LiveBlock }) {
  // The server doesn't get the fragment, so it sends the calculator closed.
  const isLinked = block.kind === 'calculator' ? () => isCalculatorLinked(location, block.key) : undefined;
  return (
    <LaterPart part={PARTS} props={{ block }} isBegun={isLinked} fallback={<LoadingCards count={'count' in block ? block.count : 1} />} />
  );
}

export function LiveBlocks({ children }: { readonly children: ReactNode }) {
  return <LiveBlockView value={View}>{children}</LiveBlockView>;
}
