// An issue in words, even one that a newer server sent and this language does not know.

import type { Issue, RequestIssueWords } from '@hosted-stay/pricing-core';
import { sentence } from '@hosted-stay/pricing-core/format';
import type { Words } from '../locales/messages.ts';

/** The engine's wording may be left out: every issue then has a general sentence. */
export type IssueWords = Words<'asking'> & { readonly engine?: RequestIssueWords | undefined };

/** By code, whatever codes and data a server sends. */
type Wordings = Readonly<Record<string, (data: unknown) => unknown>>;

/**
 * Describes an issue in one sentence, after the page's label of the field if given: `Students: must be from 1 to 50, not 0.` Returns
 * a general sentence for an unknown code or unexpected data.
 */
export function wordIssue({ code, data }: Issue, { engine, asking }: IssueWords, label?: string): string {
  try {
    const wordings = engine?.issue as Wordings | undefined;
    const words = wordings && Object.hasOwn(wordings, code) && wordings[code]?.(data);
    if (engine && typeof words === 'string') return label ? engine.about(label, words) : sentence(words);
  } catch {
    // Data of another shape than the code calls for.
  }
  return asking.refused;
}
