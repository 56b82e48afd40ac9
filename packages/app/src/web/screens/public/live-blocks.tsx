// Lets the pages within show families, camps and prices; a visitor's browser loads what shows them when it is first touched.

import type { ReactNode } from 'react';
import type { LiveBlock } from '#contract/content/blocks.shapes.ts';
import { LiveBlockView } from '#web/features/content/blocks/live-block-view.ts';
import { LaterPart, laterPart } from '#web/platform/lazy/later-part.tsx';
import { withMessages } from '#web/platform/lazy/with-messages.ts';
import { LoadingCards } from '#web/ui/skeletons.tsx';

const PARTS = laterPart(withMessages(() => import('./live-parts.tsx')));

function View({ block }: { readonly block: LiveBlock }) {
  return <LaterPart part={PARTS} props={{ block }} fallback={<LoadingCards count={'count' in block ? block.count : 1} />} />;
}

export function LiveBlocks({ children }: { readonly children: ReactNode }) {
  return <LiveBlockView value={View}>{children}</LiveBlockView>;
}
