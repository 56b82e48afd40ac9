// Shows an article as it is after a change, wherever it is shown.

import { listArticleTags, listBlogPosts, listPages, listVersions, readArticle } from '#contract/content/drafts.endpoints.ts';
import type { EditedArticle } from '#contract/content/drafts.shapes.ts';
import { toQueryKey } from '#web/platform/api/endpoint-hooks.ts';
import { keepAnswer } from '#web/platform/api/keep-answer.ts';
import { queryClient } from '#web/platform/api/query-client.ts';

export async function keepArticle(article: EditedArticle): Promise<void> {
  keepAnswer(readArticle, { params: { id: article.id } }, article);
  const changed = [listPages, listBlogPosts, listVersions, listArticleTags];
  await Promise.all(changed.map((endpoint) => queryClient.invalidateQueries({ queryKey: toQueryKey(endpoint) })));
}
