// Content items in the form that editors read, with the steps that each can take.

import { type ContentItemFacts, listContentItemMoves } from '#contract/content/content-item.machine.ts';
import type { ContentItem } from '#contract/content/content-items.shapes.ts';
import type { Queryable } from '#server/db/database.ts';
import type { App } from '#server/platform/app.ts';
import { notFound } from '#server/platform/errors.ts';
import { findItem, type ItemClock, type ItemRow } from './items.queries.ts';

export const readClock = ({ clock }: Pick<App, 'clock'>): ItemClock => ({ now: clock.now(), today: clock.today() });

/** Returns what the steps of an item depend on. */
export function toFacts({ item, isVisible }: ItemRow): ContentItemFacts {
  return {
    state: item.state,
    hasBrief: item.brief !== '',
    hasAssignee: item.assigneeId !== null,
    hasArticle: item.articleId !== null,
    isVisible,
  };
}

export function toContentItem(row: ItemRow): ContentItem {
  const { item, assignee, sources, isOverdue, articleKind, articleState } = row;
  const { id, title, brief, locale, keywords, dueOn, assigneeId, state, articleId, version } = item;
  return {
    ...{ id, title, brief, locale, keywords, dueOn, isOverdue, assigneeId, assignee, state, sources, version },
    stateAt: item.stateAt.toISOString(),
    sourceIds: sources.map((source) => source.id).toSorted((a, b) => a - b),
    article: articleId === null || articleKind === null ? null : { id: articleId, kind: articleKind, state: articleState },
    createdAt: item.createdAt.toISOString(),
    moves: listContentItemMoves(toFacts(row)),
  };
}

/** @throws HttpError 404 */
export async function readItemRecord(app: Pick<App, 'clock'>, db: Queryable, id: number): Promise<ContentItem> {
  const row = await findItem(db, id, readClock(app));
  if (row === null) throw notFound();
  return toContentItem(row);
}
