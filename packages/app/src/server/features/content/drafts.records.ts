// Pages and articles in the form that editors read.

import type { ArticleVersion, DraftText, EditedArticle, ListedDraft } from '#contract/content/drafts.shapes.ts';
import type { Queryable } from '#server/db/database.ts';
import type { App } from '#server/platform/app.ts';
import { notFound } from '#server/platform/errors.ts';
import { type DraftRow, findDraft, listFormerSlugs, listPreviews, listTexts, type TextRow } from './drafts.queries.ts';
import { toCleanBlocks } from './shown-blocks.records.ts';
import { listVisibilities, type VersionRow } from './versions.queries.ts';

export function toListedDraft({ article, title, description, state, locales, author, updatedAt, updatedBy }: DraftRow): ListedDraft {
  const { id, slug, tags, publishedAt, createdAt } = article;
  return {
    ...{ id, slug, tags, state, locales, author, updatedBy },
    title: title ?? '',
    description: description ?? '',
    publishedAt: publishedAt?.toISOString() ?? null,
    updatedAt: (updatedAt ?? createdAt).toISOString(),
  };
}

type Visibilities = Awaited<ReturnType<typeof listVisibilities>>;

function toDraftText(row: TextRow, { by, visibilities, english, now }: TextContext): DraftText {
  const { locale, title, description, imageAlt, body, revision, publishedRevision, sourceRevision, updatedAt, translatedAt } = row;
  const own = visibilities.filter((version) => version.locale === locale);
  const current = own.findLast(({ visibleFrom }) => visibleFrom <= now);
  const next = own.find(({ visibleFrom }) => visibleFrom > now);
  const isCurrent = isVisibleAt(own, now);
  const last = next ?? (isCurrent ? current : undefined);
  const isVisible =
    isCurrent &&
    isVisibleAt(
      visibilities.filter((version) => version.locale === 'en'),
      now,
    );
  return {
    ...{ locale, title, description, imageAlt, revision, body: toCleanBlocks(body) },
    state: isVisible ? 'published' : current === undefined ? 'draft' : 'unpublished',
    isChanged: publishedRevision !== null && publishedRevision !== revision,
    scheduledFor: next?.visibleFrom.toISOString() ?? null,
    takenDownAt: last?.visibleUntil?.toISOString() ?? null,
    isOutdated: locale !== 'en' && english !== undefined && sourceRevision !== null && sourceRevision < english.revision,
    isMachineMade: translatedAt !== null,
    updatedAt: updatedAt.toISOString(),
    updatedBy: by,
  };
}

/** Whether the version of a language that started last by a time lasts until then. */
export function isVisibleAt(versions: Visibilities, at: Date): boolean {
  const latest = versions.findLast(({ visibleFrom }) => visibleFrom <= at);
  return latest !== undefined && (latest.visibleUntil === null || latest.visibleUntil > at);
}

interface TextContext {
  readonly by: string;
  readonly visibilities: Visibilities;
  readonly english: TextRow | undefined;
  readonly now: Date;
}

/**
 * Returns an article with its texts and links.
 * @throws HttpError 404 if there is none, or it was deleted
 */
export async function readArticleRecord({ clock }: Pick<App, 'clock'>, db: Queryable, id: number): Promise<EditedArticle> {
  const now = clock.now();
  const row = await findDraft(db, id, now);
  if (row === null) throw notFound();
  const { kind, slug, tags, authorId, featureImageRef, publishedAt, createdAt, version } = row.article;
  const texts = await listTexts(db, id);
  const english = texts.find(({ text }) => text.locale === 'en')?.text;
  const visibilities = await listVisibilities(db, id, now);
  const previews = await listPreviews(db, id, now);
  return {
    ...{ id, kind, slug, tags, featureImageRef, version, state: row.state },
    formerSlugs: await listFormerSlugs(db, id),
    author: authorId === null ? null : { id: authorId, name: row.author },
    publishedAt: publishedAt?.toISOString() ?? null,
    createdAt: createdAt.toISOString(),
    texts: texts.map(({ text, by }) => toDraftText(text, { by, visibilities, english, now })),
    previews: previews.map((preview) => ({
      ...preview,
      createdAt: preview.createdAt.toISOString(),
      expiresAt: preview.expiresAt.toISOString(),
    })),
  };
}

/** Returns a version, with whether it is the one that visitors can read. */
export function toArticleVersion({ version, by }: VersionRow, visibleId: number | null): ArticleVersion {
  const { id, number, locale, title, createdAt, visibleFrom, visibleUntil } = version;
  return {
    ...{ id, number, locale, title, by },
    createdAt: createdAt.toISOString(),
    visibleFrom: visibleFrom.toISOString(),
    visibleUntil: visibleUntil?.toISOString() ?? null,
    isVisible: id === visibleId,
  };
}
