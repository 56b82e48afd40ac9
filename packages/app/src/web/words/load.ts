// Loads words by language and section, each a file of its own; what a language lacks is taken from English.

import type { Locale } from '#contract/platform/locales.ts';
import type { SectionName } from './sections.ts';

type Files = Readonly<Record<string, () => Promise<unknown>>>;

/** What the first page needs, in the language that most need; where the others are is loaded when one of them is asked for. */
const FIRST: Files = import.meta.glob(['./en/frame.ts', './en/sign-in.ts', './en/titles.ts']);

/** These two the page brings along. */
const BROUGHT: readonly SectionName[] = ['common', 'errors'];

const LANGUAGES: Readonly<Record<Locale, () => Promise<{ readonly files: Files }>>> = {
  en: () => import('./load-en.ts'),
  fr: () => import('./load-fr.ts'),
  es: () => import('./load-es.ts'),
  it: () => import('./load-it.ts'),
  de: () => import('./load-de.ts'),
  ja: () => import('./load-ja.ts'),
  ko: () => import('./load-ko.ts'),
  zh: () => import('./load-zh.ts'),
};

/** @example fileName('signIn') // 'sign-in' */
function fileName(section: SectionName): string {
  return section.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}

function fileIn(files: Files, section: SectionName) {
  const end = `/${fileName(section)}.ts`;
  return Object.entries(files).find(([path]) => path.endsWith(end))?.[1];
}

/** Where a section is in a language; in English where the language has none. */
async function find(locale: Locale, section: SectionName) {
  const first = locale === 'en' ? fileIn(FIRST, section) : undefined;
  if (first !== undefined) return first;
  const own = fileIn((await LANGUAGES[locale]()).files, section);
  return own ?? fileIn((await LANGUAGES.en()).files, section);
}

/** The words of one section; undefined when the page has brought them along. */
export async function loadSection(locale: Locale, section: SectionName): Promise<unknown> {
  if (locale === 'en' && BROUGHT.includes(section)) return undefined;
  const load = await find(locale, section);
  const module = (await load?.()) as Readonly<Record<string, unknown>> | undefined;
  return module?.[section];
}
