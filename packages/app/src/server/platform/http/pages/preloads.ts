// The files that a page will ask for, named in its head: what was written down when the interface was built.

import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** What a page is made of besides what every page loads. */
export interface PagePreloads {
  /** The largest first. */
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
  /** Sections of messages, by the names of their files. */
  readonly sections: readonly string[];
  /** Whether its English messages are found without the list of all. */
  readonly isFirst: boolean;
  readonly isForSignedIn: boolean;
}

export interface Preloads {
  readonly pages: Readonly<Record<string, PagePreloads>>;
  /** Of each language, where its sections are told from, and the file of each. */
  readonly words: Record<string, { readonly index: string; readonly sections: Record<string, string> }>;
}

interface PreloadInput {
  /** The name of the page. */
  readonly page: string;
  readonly locale: string;
  /** Whether the browser has a session: without one it will be led to the sign-in. */
  readonly hasSession: boolean;
}

/** The lines of the head for a page; none where nothing was written down. */
export type PreloadLinks = (asked: PreloadInput) => string;

function listMessageFiles({ words }: Preloads, { sections, isFirst }: PagePreloads, locale: string): string[] {
  const [own, english] = [words[locale], words['en']];
  const index = own === undefined || (isFirst && locale === 'en') ? [] : [own.index];
  const found = ['common', 'errors', ...sections].map((section) => own?.sections[section] ?? english?.sections[section]);
  return [...new Set([...index, ...found.filter((file) => file !== undefined)])];
}

function renderPreloadLinks(preloads: Preloads, page: PagePreloads, locale: string): string {
  const styles = page.styles.map((file) => `<link rel="stylesheet" crossorigin href="/${file}" />`);
  const scripts = [...page.scripts, ...listMessageFiles(preloads, page, locale)];
  return [...styles, ...scripts.map((file) => `<link rel="modulepreload" crossorigin fetchpriority="low" href="/${file}" />`)].join(
    '\n    ',
  );
}

/** What was written down in the folder of the interface. */
export function createPreloadLinks(folder: string): PreloadLinks {
  const file = join(folder, '.vite/preloads.json');
  if (!existsSync(file)) return () => '';
  const preloads: Preloads = JSON.parse(readFileSync(file, 'utf8'));
  const made = new Map<string, string>();
  return ({ page: name, locale, hasSession }) => {
    const page = preloads.pages[name];
    if (page === undefined || (page.isForSignedIn && !hasSession)) return '';
    const key = `${locale} ${name}`;
    const links = made.get(key) ?? renderPreloadLinks(preloads, page, locale);
    made.set(key, links);
    return links;
  };
}
