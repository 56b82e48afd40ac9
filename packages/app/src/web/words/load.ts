// Loads words by language and section, each a file of its own; what a language lacks is taken from English.

import type { Locale } from '#contract/platform/locales.ts';
import type { SectionName } from './sections.ts';

type Files = Readonly<Record<string, () => Promise<unknown>>>;

/** The two that every page brings along are in no file of their own. */
const ENGLISH: Files = import.meta.glob(['./en/*.ts', '!./en/common.ts', '!./en/errors.ts', '../../contract/words/en/*.ts']);

const LANGUAGES: Readonly<Record<Exclude<Locale, 'en'>, () => Promise<{ readonly files: Files }>>> = {
  fr: () => import('./load-fr.ts'),
  es: () => import('./load-es.ts'),
  it: () => import('./load-it.ts'),
  de: () => import('./load-de.ts'),
  ja: () => import('./load-ja.ts'),
  ko: () => import('./load-ko.ts'),
  zh: () => import('./load-zh.ts'),
};

async function filesOf(locale: Locale): Promise<Files> {
  return locale === 'en' ? ENGLISH : (await LANGUAGES[locale]()).files;
}

/** @example fileName('signIn') // 'sign-in' */
function fileName(section: SectionName): string {
  return section.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}

function fileIn(files: Files, section: SectionName) {
  const end = `/${fileName(section)}.ts`;
  return Object.entries(files).find(([path]) => path.endsWith(end))?.[1];
}

/** The words of one section, in English where the language has none; undefined when the page has brought them along. */
export async function loadSection(locale: Locale, section: SectionName): Promise<unknown> {
  const load = fileIn(await filesOf(locale), section) ?? fileIn(ENGLISH, section);
  const module = (await load?.()) as Readonly<Record<string, unknown>> | undefined;
  return module?.[section];
}
