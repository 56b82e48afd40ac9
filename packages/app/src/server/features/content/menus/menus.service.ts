// Use cases of menus: reading them as a visitor, arranging them as an editor.

import type * as endpoints from '#contract/content/menus.endpoints.ts';
import { type EditedMenu, MENU_PLACES, type MenuEntry, type MenuPlace } from '#contract/content/menus.shapes.ts';
import type { AnswerOf, CheckedRequest } from '#contract/platform/endpoint.ts';
import { LOCALES, type Locale } from '#contract/platform/locales.ts';
import type { Transaction } from '#server/db/database.ts';
import type { App, Call } from '#server/platform/app.ts';
import { AppError, ValidationError } from '#server/platform/errors.ts';
import { publishEvent } from '#server/platform/realtime/events.ts';
import { recordChange } from '#server/platform/record-change.ts';
import { listReadable } from '../articles.queries.ts';
import { type DraftRow, listAllDrafts } from '../drafts.queries.ts';
import { forgetMenus, getKeptMenus, type ShownMenus } from './menu-cache.ts';
import { findMenu, listExisting, listMenuRows, type MenuRow, writeMenu } from './menus.queries.ts';
import { listArticleIds, toShownEntries } from './menus.rules.ts';

type Input<Name extends keyof typeof endpoints> = CheckedRequest<(typeof endpoints)[Name]>;
type Output<Name extends keyof typeof endpoints> = Promise<AnswerOf<(typeof endpoints)[Name]>>;

/** Reads the menus of a language; a place without entries in it has the English ones, whose titles are still the reader's. */
async function readShownMenus({ db, clock }: App, locale: Locale): Promise<ShownMenus> {
  const rows = await listMenuRows(db);
  const entriesOf = (place: MenuPlace): readonly MenuEntry[] => {
    const of = (language: Locale) => rows.find(({ menu }) => menu.place === place && menu.locale === language)?.menu.entries ?? [];
    const own = of(locale);
    return own.length > 0 ? own : of('en');
  };
  const ids = MENU_PLACES.flatMap((place) => listArticleIds(entriesOf(place)));
  const readable = new Map((await listReadable(db, ids, { locale, now: clock.now() })).map((article) => [article.id, article]));
  return { header: toShownEntries(entriesOf('header'), readable), footer: toShownEntries(entriesOf('footer'), readable) };
}

export function readMenus({ app, locale }: Call): Output<'readMenus'> {
  return getKeptMenus(app, locale, () => readShownMenus(app, locale));
}

function toEditedMenu(row: MenuRow | null, key: { readonly place: MenuPlace; readonly locale: Locale }): EditedMenu {
  if (row === null) return { ...key, entries: [], version: 0, updatedAt: null, updatedBy: '' };
  const { entries, version, updatedAt } = row.menu;
  return { ...key, entries, version, updatedAt: updatedAt.toISOString(), updatedBy: row.by };
}

function toLinkedArticle({ article, title, state, locales }: DraftRow) {
  return { id: article.id, kind: article.kind, slug: article.slug, title: title ?? '', state, locales };
}

export async function readEditedMenus({ app, db }: Call): Output<'readEditedMenus'> {
  const rows = await listMenuRows(db);
  const keys = MENU_PLACES.flatMap((place) => LOCALES.map((locale) => ({ place, locale })));
  const rowOf = ({ place, locale }: (typeof keys)[number]) =>
    rows.find(({ menu }) => menu.place === place && menu.locale === locale) ?? null;
  return {
    menus: keys.map((key) => toEditedMenu(rowOf(key), key)),
    articles: (await listAllDrafts(db, app.clock.now())).map(toLinkedArticle),
  };
}

/** @throws ValidationError if an entry leads to an article that nobody has, or that was deleted */
async function assertArticles(tx: Transaction, entries: readonly MenuEntry[]): Promise<void> {
  const existing = await listExisting(tx, listArticleIds(entries));
  const isMissing = ({ to }: Pick<MenuEntry, 'to'>) => to.kind === 'article' && !existing.has(to.articleId);
  const place = entries.findIndex((entry) => isMissing(entry) || entry.entries.some(isMissing));
  if (place < 0) return;
  const inner = isMissing(entries[place] as MenuEntry) ? -1 : (entries[place]?.entries.findIndex(isMissing) ?? -1);
  const path = inner < 0 ? `entries.${place}` : `entries.${place}.entries.${inner}`;
  throw new ValidationError([{ field: `${path}.to.articleId`, rule: 'unknownNumber' }]);
}

const countEntries = (entries: readonly MenuEntry[]) => entries.reduce((sum, entry) => sum + 1 + entry.entries.length, 0);

export async function saveMenu(call: Call, { params: { place, locale }, body }: Input<'saveMenu'>): Output<'saveMenu'> {
  const { entries, version } = body;
  const key = { place, locale };
  const saved = await call.db.transaction(async (tx) => {
    await assertArticles(tx, entries);
    const before = await findMenu(tx, key);
    const row = { ...key, entries, updatedAt: call.app.clock.now(), updatedBy: call.caller?.id ?? null };
    if (!(await writeMenu(tx, row, version))) {
      throw new AppError('changedMeanwhile', { current: { ...toEditedMenu(await findMenu(tx, key), key) } });
    }
    await recordChange(tx, call, {
      ...{ action: 'menu.edit', subjectType: 'menu', subjectId: `${place}.${locale}` },
      changes: { language: locale, items: { before: countEntries(before?.menu.entries ?? []), after: countEntries(entries) } },
    });
    await publishEvent(tx, { kind: 'menus.changed' });
    return toEditedMenu(await findMenu(tx, key), key);
  });
  // The others hear of it from the database.
  forgetMenus(call.app);
  return saved;
}
