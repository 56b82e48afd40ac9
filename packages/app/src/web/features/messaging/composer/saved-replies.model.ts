// Which saved replies a search finds. Pure.

import { fold } from '@hosted-stay/pricing-react/typing';
import type { listRenderedReplies } from '#contract/messaging/saved-replies.endpoints.ts';
import type { AnswerOf } from '#contract/platform/endpoint.ts';

export type RenderedSavedReply = AnswerOf<typeof listRenderedReplies>['data'][number];

/** Returns the replies that have every word in their name or text; those with all of them in the name come first. */
export function findReplies(replies: readonly RenderedSavedReply[], search: string): readonly RenderedSavedReply[] {
  const words = fold(search).split(/\s+/).filter(Boolean);
  const hasAll = (text: string) => words.every((word) => fold(text).includes(word));
  const byName = replies.filter(({ name }) => hasAll(name));
  const byText = replies.filter((reply) => !byName.includes(reply) && hasAll(`${reply.name} ${reply.text}`));
  return [...byName, ...byText];
}
