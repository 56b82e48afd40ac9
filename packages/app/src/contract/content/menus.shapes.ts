// Shapes of the menus of the public pages: as editors arrange them, and as visitors get them.

import * as z from 'zod';
import { declareList } from '#contract/platform/lists/list.ts';
import { LOCALES } from '#contract/platform/locales.ts';
import type { PageName } from '#contract/platform/page-paths.ts';
import { id, instant, locale, optionalLine } from '#contract/platform/validation/fields.ts';
import { ARTICLE_KINDS } from './articles.shapes.ts';
import { toTarget } from './blocks.shapes.ts';
import { ARTICLE_STATES } from './drafts.shapes.ts';

export const MENU_PLACES = ['header', 'footer'] as const;
export type MenuPlace = (typeof MENU_PLACES)[number];

/** The pages of the product that menus can lead to: everybody may open them, and they need nothing in their path. */
export const MENU_PAGES = [
  'travelSearch',
  'book',
  'experience',
  'registerAsHostFamily',
  'blogList',
  'contactUs',
  'register',
  'signIn',
] as const satisfies readonly PageName[];
export type MenuPage = (typeof MENU_PAGES)[number];

export const MENU_LIMITS = { entries: 20, label: 60, target: 2000 } as const;

const menuTarget = z.discriminatedUnion('kind', [
  /** A page or an article of the blog. */
  z.object({ kind: z.literal('article'), articleId: id }),
  z.object({ kind: z.literal('page'), page: z.enum(MENU_PAGES) }),
  z.object({
    kind: z.literal('address'),
    target: z
      .string()
      .trim()
      .max(MENU_LIMITS.target)
      .refine((text) => toTarget(text) !== null, { params: { rule: 'invalid' } }),
  }),
  /** Leads nowhere: a heading above other entries. */
  z.object({ kind: z.literal('heading') }),
]);

export type MenuTarget = z.output<typeof menuTarget>;

const entryFields = {
  /** Made by the editor; tells entries apart while they are moved. */
  key: z.string().regex(/^[a-z0-9]{4,24}$/),
  /** Empty for the title of what it leads to. */
  label: optionalLine(MENU_LIMITS.label),
  to: menuTarget,
  isVisible: z.boolean(),
} as const;

/** Whether an entry needs a label of its own, since nothing else names it. */
export const needsLabel = ({ kind }: MenuTarget) => kind === 'address' || kind === 'heading';

const innerEntry = z.object(entryFields);
export type InnerEntry = z.output<typeof innerEntry>;

const menuEntry = z.object({ ...entryFields, entries: z.array(innerEntry).max(MENU_LIMITS.entries) });
export type MenuEntry = z.output<typeof menuEntry>;

/** The path of the first entry that lacks its label or repeats a key; null if none does. */
function findEntryFault(entries: readonly MenuEntry[]): { readonly path: (string | number)[]; readonly rule: string } | null {
  const keys = new Set<string>();
  for (const [place, entry] of entries.entries()) {
    for (const [inner, one] of [entry, ...entry.entries].entries()) {
      const path = ['entries', place, ...(inner === 0 ? [] : ['entries', inner - 1])];
      if (needsLabel(one.to) && one.label === '') return { path: [...path, 'label'], rule: 'required' };
      if (keys.has(one.key)) return { path: [...path, 'key'], rule: 'invalid' };
      keys.add(one.key);
    }
  }
  return null;
}

export const menuBody = z
  .object({
    entries: z.array(menuEntry).max(MENU_LIMITS.entries),
    /** The version that was edited; 0 for a menu that nobody has made yet. */
    version: z.int().nonnegative(),
  })
  .superRefine(({ entries }, context) => {
    const fault = findEntryFault(entries);
    if (fault !== null) context.addIssue({ code: 'custom', path: fault.path, params: { rule: fault.rule } });
  });

/** A menu in one language, as its editors read it. */
export const editedMenu = z.object({
  place: z.enum(MENU_PLACES),
  locale,
  entries: z.array(menuEntry),
  version: z.int(),
  updatedAt: instant.nullable(),
  updatedBy: z.string(),
});
export type EditedMenu = z.output<typeof editedMenu>;

/** A page or an article that menus can lead to. */
export const linkedArticle = z.object({
  id,
  kind: z.enum(ARTICLE_KINDS),
  slug: z.string(),
  /** The English title. */
  title: z.string(),
  state: z.enum(ARTICLE_STATES),
  /** The languages that visitors can read. */
  locales: z.array(locale),
});
export type LinkedArticle = z.output<typeof linkedArticle>;

const shownFields = {
  key: z.string(),
  /** Empty for the title of a page of the product, which screens know. */
  label: z.string(),
  /** A path of this site without language, or an https address; null for a heading. */
  target: z.string().nullable(),
  /** The page of the product that it leads to. */
  page: z.enum(MENU_PAGES).nullable(),
} as const;

const shownInner = z.object(shownFields);
export type ShownInnerEntry = z.output<typeof shownInner>;

/** An entry as visitors get it. */
export const shownEntry = z.object({ ...shownFields, entries: z.array(shownInner) });
export type ShownEntry = z.output<typeof shownEntry>;

export const LINK_SOURCES = ['menu', 'page', 'blog'] as const;
export type LinkSource = (typeof LINK_SOURCES)[number];

/** Why a link leads nowhere: there is no such page, it isn't published, or the other site says so or can't be reached. */
export const LINK_FAULTS = ['noPage', 'notPublished', 'noFile', 'badAddress', 'gone', 'failing', 'unreachable'] as const;
export type LinkFault = (typeof LINK_FAULTS)[number];

export const brokenLinksList = declareList({
  name: 'brokenLinks',
  columns: ['url', 'fault', 'source', 'title', 'locale', 'foundAt'],
  sorts: ['foundAt', 'url', 'source'],
  defaultSort: '-foundAt',
  filters: {
    source: { kind: 'choice', choices: LINK_SOURCES },
    fault: { kind: 'choice', choices: LINK_FAULTS },
    locale: { kind: 'choice', choices: LOCALES },
  },
});

export const brokenLink = z.object({
  id,
  url: z.string(),
  fault: z.enum(LINK_FAULTS),
  source: z.enum(LINK_SOURCES),
  /** The place of the menu, or the ID of the page or article. */
  sourceId: z.string(),
  /** The title of the page or article in its language; empty for a menu. */
  title: z.string(),
  locale,
  foundAt: instant,
});
export type BrokenLink = z.output<typeof brokenLink>;
