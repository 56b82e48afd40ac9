// Loads messages by language and section, each a file of its own. What a language lacks is English: the build fills single messages, a whole
// section is taken from the English file.

import { LANGUAGES, type MessageFiles } from 'virtual:messages';
import type { Locale } from '#contract/platform/locales.ts';
import common from '#messages/en/web/common.json' with { type: 'json' };
import errors from '#messages/en/web/errors.json' with { type: 'json' };
import type { SectionName, Sections } from './sections.ts';

/** These the page brings along: loading them may be what fails. */
export const BROUGHT = { common, errors } as unknown as Pick<Sections, 'common' | 'errors'>;

/** What the first page needs, in the language that most need; where the others are is loaded when one of them is asked for. */
const FIRST: MessageFiles = import.meta.glob<{ readonly default: unknown }>('../../../messages/en/web/{frame,sign-in,titles}.json');

/** @example toFileName('signIn') // 'sign-in' */
function toFileName(section: SectionName): string {
  return section.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}

function findFile(files: MessageFiles, section: SectionName) {
  const end = `/${toFileName(section)}.json`;
  return Object.entries(files).find(([path]) => path.endsWith(end))?.[1];
}

/** Where a section is in a language; in English where the language has none. */
async function findSection(locale: Locale, section: SectionName) {
  const first = locale === 'en' ? findFile(FIRST, section) : undefined;
  if (first !== undefined) return first;
  const own = findFile((await LANGUAGES[locale]()).FILES, section);
  return own ?? findFile((await LANGUAGES.en()).FILES, section);
}

/** The messages of one section; undefined when the page has brought them along. */
export async function loadSection(locale: Locale, section: SectionName): Promise<unknown> {
  if (locale === 'en' && section in BROUGHT) return undefined;
  const load = await findSection(locale, section);
  return (await load?.())?.default;
}
