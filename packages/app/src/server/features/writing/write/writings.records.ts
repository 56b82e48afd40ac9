// What was written, in the form that editors read.

import type { ListedWriting, WholeWriting } from '#contract/writing/language-model.shapes.ts';
import type { WritingRow } from './writings.queries.ts';

const EXCERPT = 160;

export function toListedWriting({ writing, promptTitle, promptNumber, articleKind, isArticleGone, by }: WritingRow): ListedWriting {
  const { id, kind, state, failure, request, locale, articleId, model, tokensIn, tokensOut, cost, currency, isEstimated, startedAt } =
    writing;
  return {
    ...{ id, kind, state, failure, promptTitle, promptNumber, locale, model, tokensIn, tokensOut, cost, currency, isEstimated, by },
    excerpt: request.slice(0, EXCERPT).replace(/\s+/g, ' '),
    ...(isArticleGone ? { articleId: null, articleKind: null } : { articleId, articleKind }),
    startedAt: startedAt.toISOString(),
  };
}

export function toWholeWriting(row: WritingRow): WholeWriting {
  const { request, sources, answer, isCut } = row.writing;
  return { ...toListedWriting(row), request, sources, answer, isCut };
}
