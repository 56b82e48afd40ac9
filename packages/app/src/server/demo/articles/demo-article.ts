// The form in which the articles of the demo world are written down.

import type { Block } from '#contract/content/blocks.shapes.ts';
import type { Locale } from '#contract/platform/locales.ts';

interface DemoText {
  readonly title: string;
  readonly description: string;
  /** Paragraphs. */
  readonly body: readonly string[];
  /** A button below them. */
  readonly action?: { readonly label: string; readonly target: string };
}

export interface DemoArticle {
  readonly kind: 'page' | 'blog';
  readonly slug: string;
  /** Days before today on which it was published; negative for a scheduled article. */
  readonly daysAgo: number;
  readonly texts: Readonly<Partial<Record<Locale, DemoText>>> & { readonly en: DemoText };
  /** Blocks behind the paragraphs of a text. */
  readonly blocks?: (locale: Locale) => Block[];
}
