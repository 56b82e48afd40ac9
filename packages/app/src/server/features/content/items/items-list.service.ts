// Use cases that read content items: the list and its file, one item, and the one that an article was made of.

import { CONTENT_ITEM_STATES } from '#contract/content/content-item.machine.ts';
import type * as endpoints from '#contract/content/content-items.endpoints.ts';
import type { AnswerOf, CheckedRequest } from '#contract/platform/endpoint.ts';
import { contentItems } from '#server/db/schema/content-items.ts';
import type { Call } from '#server/platform/app.ts';
import type { FileResponse } from '#server/platform/http/routes.ts';
import { type ExportColumn, exportList } from '#server/platform/lists/export-list.ts';
import { countRowsBy, readPage } from '#server/platform/lists/read-list.ts';
import { getTranslator } from '#server/platform/translate.ts';
import { createItemList, findItemOfArticle, type ItemRow, listItemRows } from './items.queries.ts';
import { readClock, readItemRecord, toContentItem } from './items.records.ts';

type Input<Name extends keyof typeof endpoints> = CheckedRequest<(typeof endpoints)[Name]>;
type Output<Name extends keyof typeof endpoints> = Promise<AnswerOf<(typeof endpoints)[Name]>>;

export async function listContentItems(call: Call, { query }: Input<'listContentItems'>): Output<'listContentItems'> {
  const clock = readClock(call.app);
  const rows = (ids: readonly number[]) => listItemRows(call.db, ids, clock);
  const page = await readPage(call, createItemList(clock.today), { asked: query, rows });
  return { ...page, data: page.data.map(toContentItem) };
}

export async function countContentItems(call: Call, { query }: Input<'countContentItems'>): Output<'countContentItems'> {
  const list = createItemList(call.app.clock.today());
  const counts = await countRowsBy(call, list, { asked: query, only: undefined, by: contentItems.state });
  return { data: CONTENT_ITEM_STATES.map((state) => ({ state, count: counts.get(state) ?? 0 })) };
}

export function exportContentItems(call: Call, { query }: Input<'exportContentItems'>): Promise<FileResponse> {
  const clock = readClock(call.app);
  const words = getTranslator(call.locale);
  const columns: readonly ExportColumn<ItemRow>[] = [
    { name: 'title', kind: 'text', value: ({ item }) => item.title },
    { name: 'state', kind: 'text', value: ({ item }) => words(`names.contentItemState.${item.state}`) },
    { name: 'dueOn', kind: 'day', value: ({ item }) => item.dueOn },
    { name: 'assignee', kind: 'text', value: ({ assignee }) => assignee },
    { name: 'locale', kind: 'text', value: ({ item }) => item.locale },
    { name: 'keywords', kind: 'text', value: ({ item }) => item.keywords.join(', ') },
    { name: 'sources', kind: 'text', value: ({ sources }) => sources.map(({ title }) => title).join(', ') },
    { name: 'article', kind: 'text', value: ({ articleKind }) => (articleKind === null ? '' : words(`names.linkSource.${articleKind}`)) },
    { name: 'stateAt', kind: 'instant', value: ({ item }) => item.stateAt },
    { name: 'createdAt', kind: 'instant', value: ({ item }) => item.createdAt },
    { name: 'brief', kind: 'text', value: ({ item }) => item.brief },
  ];
  const rows = (ids: readonly number[]) => listItemRows(call.db, ids, clock);
  return exportList(call, createItemList(clock.today), { asked: query, rows, columns });
}

export function readContentItem({ app, db }: Call, { params: { id } }: Input<'readContentItem'>): Output<'readContentItem'> {
  return readItemRecord(app, db, id);
}

export async function findArticleItem({ app, db }: Call, { params: { id } }: Input<'findArticleItem'>): Output<'findArticleItem'> {
  const itemId = await findItemOfArticle(db, id);
  return { item: itemId === null ? null : await readItemRecord(app, db, itemId) };
}
