// How blocks of families, camps and prices are shown. Screens provide it: they alone may put the search and pages together.

import { type ComponentType, createContext } from 'react';
import type { LiveBlock } from '#contract/content/blocks.shapes.ts';

/** Shows a live block; null leaves all of them out. */
export const LiveBlockView = createContext<ComponentType<{ readonly block: LiveBlock }> | null>(null);
