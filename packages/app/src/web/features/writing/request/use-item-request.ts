// Writing for a content item: a request with its brief, keywords and sources, asked for by the address of the page.

import { useEffect, useEffectEvent } from 'react';
import { readContentItem } from '#contract/content/content-items.endpoints.ts';
import type { ContentItem } from '#contract/content/content-items.shapes.ts';
import { call } from '#web/platform/api/api.ts';
import { attemptRequest } from '#web/platform/api/attempt.ts';
import { listLanguageNames } from '#web/platform/messages/locale.ts';
import { useSearchParams } from '#web/router.tsx';
import { confirm } from '#web/ui/dialog/dialogs.ts';
import { useTranslations } from '#web/ui/text/translations.ts';
import { isEmptyRequest, type RequestDraft, type useRequest } from './use-request.ts';

/** The query parameter with the ID of the item. */
const ITEM = 'item';

/** Takes what an item says into the request; asks first if that replaces something else. */
export function useItemRequest({ request, change }: ReturnType<typeof useRequest>): void {
  const words = useTranslations('writing.fromItem');
  const [params, setParams] = useSearchParams();
  const asked = params.get(ITEM) ?? '';
  const id = /^\d{1,15}$/.test(asked) ? Number(asked) : null;

  function toRequest({ title, brief, keywords, locale, sources, article, ...item }: ContentItem): Partial<RequestDraft> {
    const language = listLanguageNames().find((one) => one.locale === locale)?.name ?? locale;
    const lines = [
      ...[title, brief, keywords.length === 0 ? '' : words('keywords', { keywords: keywords.join(', ') })],
      words('language', { language }),
    ];
    return {
      ...{ promptId: null, values: {}, answer: '', writingId: null, text: lines.filter((line) => line !== '').join('\n\n') },
      sources: sources.map((source) => ({ title: source.title, address: source.url, text: source.notes })),
      item: { id: item.id, title, locale, articleId: article?.id ?? null },
    };
  }

  const take = useEffectEvent(async (itemId: number) => {
    setParams({}, { replace: true });
    const item = await attemptRequest(call(readContentItem, { params: { id: itemId } }));
    if (item === null) return;
    const { title } = item;
    const question = { title: words('title'), consequences: [words('text', { title })], confirm: words('confirm') };
    if (isEmptyRequest(request) || (await confirm(question))) change(toRequest(item));
  });

  useEffect(() => {
    if (id !== null) void take(id);
  }, [id]);
}
