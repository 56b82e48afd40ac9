// What the head of a public page says to search engines and link previews.

import { DEFAULT_LOCALE, LOCALES, type Locale } from '#contract/platform/locales.ts';
import { toLocalePath } from '#contract/platform/page-addresses.ts';
import type { PageMatch } from '#contract/platform/page-match.ts';
import type { RenderedPage } from '#contract/platform/page-renderer.ts';
import { escapeAttribute } from './escape-attribute.ts';

/** A page as it is shown, for its structured data. */
export interface ShownPage {
  readonly title: string;
  readonly description: string;
  /** Its address in the language in which it is shown. */
  readonly address: string;
  readonly locale: Locale;
  readonly productName: string;
  /** @example toAddress('/blog') // 'https://stays.example/fr/blog' */
  readonly toAddress: (path: string) => string;
}

/** Structured data in the vocabulary of schema.org. */
export type StructuredData = Readonly<Record<string, unknown>>;

/** What a feature knows of a page. */
export interface PageMetadata {
  /** Shown where the page itself isn't rendered; otherwise its own title and description are. */
  readonly title?: string;
  readonly description?: string;
  /** The languages in which it is available; all of them if it is left out. */
  readonly locales?: readonly Locale[];
  /** The path of its picture. */
  readonly imagePath?: string | null;
  readonly readImage?: () => Promise<Uint8Array>;
  /** When it was published, if it is an article. */
  readonly publishedAt?: Date;
  /** The feed that tells of new articles; its path has no prefix. */
  readonly feed?: { readonly path: string; readonly title: string };
  readonly structure?: (page: ShownPage) => readonly StructuredData[];
}

export interface DescribedPage {
  readonly page: PageMatch;
  readonly locale: Locale;
  /** Reads an endpoint as a visitor; null for who has a session and may see more than visitors. */
  readonly read: ((address: string) => Promise<unknown>) | null;
}

/** Returns what features know of a page; `missing` if there is none, null if there is nothing to say beside what it shows. */
export type DescribePage = (asked: DescribedPage) => Promise<PageMetadata | 'missing' | null>;

/** JSON that can't end its element, nor begin a comment in it. */
function toDataElement(data: readonly StructuredData[]): string {
  const json = JSON.stringify({ '@context': 'https://schema.org', '@graph': data }).replace(/[<>&\u2028\u2029]/g, toEscape);
  return `<script type="application/ld+json" data-head>${json}</script>`;
}

const toEscape = (character: string) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;

const meta = (name: string, content: string) => `<meta ${name} content="${escapeAttribute(content)}" data-head />`;
const link = (rel: string, href: string) => `<link rel="${rel}" href="${escapeAttribute(href)}" data-head />`;

function renderFeedLink({ path, title }: NonNullable<PageMetadata['feed']>, toAddress: (path: string) => string): string {
  const [name, href] = [escapeAttribute(title), escapeAttribute(toAddress(path))];
  return `<link rel="alternate" type="application/atom+xml" title="${name}" href="${href}" data-head />`;
}

/** The language and region of a text, as link previews name them. */
const PREVIEW_LOCALES: Readonly<Record<Locale, string>> = {
  ...{ en: 'en_IE', fr: 'fr_FR', es: 'es_ES', it: 'it_IT', de: 'de_DE', ja: 'ja_JP', ko: 'ko_KR', zh: 'zh_CN' },
};

/** @example toLinkImagePath('fr', '/blog/sea') // '/link-images/fr/blog/sea.jpg' */
function toLinkImagePath(locale: Locale, canonical: string): string {
  const [path = ''] = canonical.split('?', 1);
  return `/link-images/${locale}${path === '/' ? '' : path}.jpg`;
}

export interface HeadedPage {
  readonly locale: Locale;
  /** The path for search engines, without prefix; null if they shall not keep the page. */
  readonly canonical: string | null;
  readonly metadata: PageMetadata | null;
  readonly rendered: Pick<RenderedPage, 'heading' | 'description'> | null;
}

interface Site {
  readonly PUBLIC_URL: string;
  readonly PRODUCT_NAME: string;
}

/** Returns the links to the page's own address, to it in other languages, and to the feed of the blog. */
function renderLinks({ locale, canonical }: HeadedPage & { canonical: string }, locales: readonly Locale[], origin: string): string[] {
  const addressIn = (one: Locale) => origin + toLocalePath(one, canonical);
  // What isn't there in a language is shown in English: search engines shall keep it once.
  const own = locales.includes(locale) ? locale : DEFAULT_LOCALE;
  const others = locales.map((one) => [one, addressIn(one)] as const);
  const fallback = ['x-default', addressIn(locales.includes(DEFAULT_LOCALE) ? DEFAULT_LOCALE : own)] as const;
  return [
    link('canonical', addressIn(own)),
    ...[...others, fallback].map(
      ([language, href]) => `<link rel="alternate" hreflang="${language}" href="${escapeAttribute(href)}" data-head />`,
    ),
  ];
}

/** Returns the elements of the head; those marked `data-head` are of this page, and taken away when the browser goes to another one. */
export function renderPageHead(page: HeadedPage, { PUBLIC_URL, PRODUCT_NAME }: Site): string {
  const { locale, canonical, metadata, rendered } = page;
  const title = rendered?.heading ?? metadata?.title ?? PRODUCT_NAME;
  const description = rendered?.description || metadata?.description || '';
  const described = description === '' ? [] : [meta('name="description"', description)];
  if (canonical === null) return described.join('');
  const locales = metadata?.locales ?? LOCALES;
  const shownIn = locales.includes(locale) ? locale : DEFAULT_LOCALE;
  const address = PUBLIC_URL + toLocalePath(shownIn, canonical);
  const toAddress = (path: string) => PUBLIC_URL + toLocalePath(locale, path);
  const structured = metadata?.structure?.({ title, description, address, locale: shownIn, productName: PRODUCT_NAME, toAddress }) ?? [];
  const { publishedAt } = metadata ?? {};
  const image = PUBLIC_URL + toLinkImagePath(shownIn, canonical);
  return [
    ...described,
    ...renderLinks({ ...page, canonical }, locales, PUBLIC_URL),
    ...(metadata?.feed === undefined ? [] : [renderFeedLink(metadata.feed, toAddress)]),
    meta('property="og:site_name"', PRODUCT_NAME),
    meta('property="og:type"', publishedAt === undefined ? 'website' : 'article'),
    meta('property="og:title"', title),
    ...(description === '' ? [] : [meta('property="og:description"', description)]),
    meta('property="og:url"', address),
    meta('property="og:locale"', PREVIEW_LOCALES[shownIn]),
    ...locales.filter((one) => one !== shownIn).map((one) => meta('property="og:locale:alternate"', PREVIEW_LOCALES[one])),
    meta('property="og:image"', image),
    meta('property="og:image:width"', '1200'),
    meta('property="og:image:height"', '630'),
    meta('property="og:image:alt"', title),
    ...(publishedAt === undefined ? [] : [meta('property="article:published_time"', publishedAt.toISOString())]),
    meta('name="twitter:card"', 'summary_large_image'),
    ...(structured.length === 0 ? [] : [toDataElement(structured)]),
  ].join('\n    ');
}
