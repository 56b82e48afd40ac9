// What can be done with a content item besides editing it: moving, deleting, and starting to write; asks where something must be said first.

import { listEvents } from '#contract/administration/events.endpoints.ts';
import {
  countContentItems,
  deleteContentItem,
  findArticleItem,
  listContentItems,
  moveContentItem,
  readContentItem,
} from '#contract/content/content-items.endpoints.ts';
import type { ContentItem } from '#contract/content/content-items.shapes.ts';
import { listBlogPosts, listPages } from '#contract/content/drafts.endpoints.ts';
import { listSources } from '#contract/content/sources.endpoints.ts';
import { call, callForMessage } from '#web/platform/api/api.ts';
import { attemptRequest } from '#web/platform/api/attempt.ts';
import { toQueryKey } from '#web/platform/api/endpoint-hooks.ts';
import { keepAnswer } from '#web/platform/api/keep-answer.ts';
import { queryClient } from '#web/platform/api/query-client.ts';
import { showToast } from '#web/platform/notices/notices.ts';
import { askReason, confirm } from '#web/ui/dialog/dialogs.ts';
import { useTranslations } from '#web/ui/text/translations.ts';

const CHANGED = [listContentItems, countContentItems, readContentItem, findArticleItem, listEvents, listBlogPosts, listPages, listSources];

/** Reloads everything that shows content items, or what is made of them. */
async function reloadItems(): Promise<void> {
  await Promise.all(CHANGED.map((endpoint) => queryClient.invalidateQueries({ queryKey: toQueryKey(endpoint) })));
}

/** Shows an item as it is after a change. */
export async function keepItem(item: ContentItem): Promise<void> {
  keepAnswer(readContentItem, { params: { id: item.id } }, item);
  await reloadItems();
}

export type ItemMove = ContentItem['moves'][number];

export function useItemSteps() {
  const words = useTranslations('contentItems');
  const states = useTranslations('names.contentItemState');

  /** Returns why a step is taken, empty where nobody asks; null if the user cancelled. */
  function askMove({ title }: ContentItem, { needsReason }: ItemMove): Promise<string | null> {
    if (!needsReason) return Promise.resolve('');
    return askReason({
      ...{ title: words('move.title', { title }), label: words('move.reason'), confirm: words('move.confirm') },
      maxLength: 500,
    });
  }

  /** Returns whether the item was moved. */
  async function send({ id, version }: ContentItem, { step, to }: ItemMove, reason: string): Promise<boolean> {
    const moved = await attemptRequest(call(moveContentItem, { params: { id }, body: { step, reason, version } }));
    if (moved === null) await reloadItems();
    else {
      await keepItem(moved);
      showToast(words('move.told', { state: states(to) }));
    }
    return moved !== null;
  }

  return {
    askMove,
    send,
    async move(item: ContentItem, move: ItemMove): Promise<void> {
      const reason = await askMove(item, move);
      if (reason !== null) await send(item, move, reason);
    },
    /** Returns whether the item is gone. */
    async remove({ id, title }: ContentItem): Promise<boolean> {
      const question = { title: words('remove.title', { title }), consequences: [words('remove.text')], confirm: words('remove.act') };
      if (!(await confirm({ ...question, tone: 'danger' }))) return false;
      const done = await attemptRequest(callForMessage(deleteContentItem, { params: { id } }));
      if (done === null) return false;
      showToast(done.message);
      await reloadItems();
      return true;
    },
  };
}
