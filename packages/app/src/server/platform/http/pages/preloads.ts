// Preload links for the head of a page, from the list written by the build.

import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The files of a page besides those that every page loads. */
export interface PagePreloads {
  /** Largest first. */
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
  /** Sections of messages, by file name. */
  readonly sections: readonly string[];
  /** Whether its English messages can be loaded without the index of all messages. */
  readonly isFirst: boolean;
  readonly isForSignedIn: boolean;
  /** What a visitor's browser needs instead, if that is less. */
  readonly visitor?: Pick<PagePreloads, 'scripts' | 'styles' | 'sections'>;
  /** What a signed-in user's browser needs until the page is touched, if the server has rendered it. */
  readonly still?: Pick<PagePreloads, 'scripts' | 'styles'>;
}

export interface Preloads {
  readonly pages: Readonly<Record<string, PagePreloads>>;
  /** For each language, its index file and the file of each section. */
  readonly words: Record<string, { readonly index: string; readonly sections: Record<string, string> }>;
}

interface PreloadInput {
  /** The name of the page. */
  readonly page: string;
  readonly locale: string;
  /** Whether the browser has a session; without one it is redirected to the sign-in. */
  readonly hasSession: boolean;
  /** Whether the server has rendered the page. */
  readonly isRendered: boolean;
}

/** Returns the link tags for a page; empty without a list. */
export type PreloadLinks = (asked: PreloadInput) => string;

function listMessageFiles({ words }: Preloads, { sections, isFirst }: PagePreloads, locale: string): string[] {
  const [own, english] = [words[locale], words['en']];
  const index = own === undefined || (isFirst && locale === 'en') ? [] : [own.index];
  const found = ['common', 'errors', ...sections].map((section) => own?.sections[section] ?? english?.sections[section]);
  return [...new Set([...index, ...found.filter((file) => file !== undefined)])];
}

function renderPreloadLinks({ styles, scripts }: Pick<PagePreloads, 'scripts' | 'styles'>): string {
  return [
    ...styles.map((file) => `<link rel="stylesheet" crossorigin href="/${file}" />`),
    ...scripts.map((file) => `<link rel="modulepreload" crossorigin fetchpriority="low" href="/${file}" />`),
  ].join('\n    ');
}

/** Returns the files that a browser needs for a page. */
function listNeeded(preloads: Preloads, page: PagePreloads, { locale, hasSession, isRendered }: PreloadInput) {
  if (hasSession && isRendered && page.still !== undefined) return page.still;
  const needed = hasSession ? page : { ...page, ...page.visitor };
  return { styles: needed.styles, scripts: [...needed.scripts, ...listMessageFiles(preloads, needed, locale)] };
}

/** Reads the list from the folder of the web interface. */
export function createPreloadLinks(folder: string): PreloadLinks {
  const file = join(folder, '.vite/preloads.json');
  if (!existsSync(file)) return () => '';
  const preloads: Preloads = JSON.parse(readFileSync(file, 'utf8'));
  const made = new Map<string, string>();
  return (asked) => {
    const { page: name, locale, hasSession, isRendered } = asked;
    const page = preloads.pages[name];
    if (page === undefined || (page.isForSignedIn && !hasSession)) return '';
    const key = `${locale} ${name} ${hasSession} ${hasSession && isRendered}`;
    const links = made.get(key) ?? renderPreloadLinks(listNeeded(preloads, page, asked));
    made.set(key, links);
    return links;
  };
}
