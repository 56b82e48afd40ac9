// Recognises URLs and domains, written or spelled out.

import type { ContactDetail } from './contact-detail.rules.ts';
import { isAlsoWord, isTopLevelDomain, LABEL, SPELLED_DOT } from './domains.rules.ts';
import type { NormalisedText } from './normalise-text.rules.ts';

const PATH = '(?::\\d{2,5})?(?:[/?#][^\\s<>"、。，）」】』]*)?';
const WITH_SCHEME = /(?:h(?:tt|xx)ps?|ftp)\s?:\s?\/\/[^\s<>"、。，）」】』]+/g;
const WITH_WWW = new RegExp(
  `(?<![\\w@])w\\s?w\\s?w(?:\\.|${SPELLED_DOT})\\s?${LABEL}(?:(?:\\.|${SPELLED_DOT})${LABEL}){1,4}(?:\\s(?:barra|slash|schragstrich|schrägstrich)\\s[\\w-]+)?${PATH}`,
  'g',
);
const BARE = new RegExp(`(?<![@\\w.-])${LABEL}(?:\\.${LABEL}){1,6}${PATH}`, 'g');
const HYPHEN_WORD = '\\s(?:minus|bindestrich|guion|trattino|tiret|dash|hyphen)\\s';
const SPELLED = new RegExp(`(?<![@\\w.-])${LABEL}(?:${HYPHEN_WORD}${LABEL}){0,3}(?:${SPELLED_DOT})(?<tld>[a-z]{2,6})(?![\\w-])`, 'g');
const TRAILING = /[\s.,;:!?)'\]}…-]+$/;
const ENDS_SENTENCE = /^\s*(?:$|[.,;:!?)'"\]}/、。，]|barra|slash)/;

/** Endings that are words of another language than their sites, and rarely stand after a missing space. */
const OF_COUNTRIES = new Set(['de', 'at', 'ch', 'it', 'es']);

/** Returns whether a full stop without a space after it joins two sentences: `tomorrow.We`. */
function joinsSentences(cased: string): boolean {
  return /[a-z\d]\.[A-Z][a-z]*$/.test(cased);
}

/** Returns how much of a text in the form of a domain is one. */
function measureDomain(match: string, cased: string, after: string): number {
  const [name = ''] = /^[a-z\d.-]+/.exec(match) ?? [];
  const hasPath = match.length > name.length;
  const labels = name.split('.');
  for (let count = labels.length; count > 1; count -= 1) {
    const host = labels.slice(0, count).join('.');
    const [owner = '', ending = ''] = labels.slice(count - 2, count);
    const isWhole = count === labels.length;
    if (!isTopLevelDomain(ending) || joinsSentences(cased.slice(0, host.length))) continue;
    if (isWhole && hasPath) return match.replace(TRAILING, '').length;
    if (owner.length < 2 || !/[a-z]/.test(owner)) continue;
    const goesOn = isWhole && /^\s+[a-z]/.test(after);
    if (goesOn && isAlsoWord(ending) && !OF_COUNTRIES.has(ending)) continue;
    return host.length;
  }
  return 0;
}

/** Returns whether a link leads to the product itself. */
function isOwn(match: string, ownHosts: readonly string[]): boolean {
  const host = match.replace(/^[a-z]+\s?:\s?\/\/(?:[^/?#]*@)?/, '').split(/[/?#:]/)[0] ?? '';
  return ownHosts.some((own) => host === own || host.endsWith(`.${own}`));
}

/** Finds the URLs of a text, those of the product itself aside. */
export function findUrls({ text, cased }: NormalisedText, ownHosts: readonly string[]): ContactDetail[] {
  const found: ContactDetail[] = [];
  const add = (start: number, length: number) => {
    if (length > 0 && !isOwn(text.slice(start, start + length), ownHosts)) found.push({ kind: 'url', start, end: start + length });
  };
  for (const pattern of [WITH_SCHEME, WITH_WWW]) {
    for (const { index, 0: match } of text.matchAll(pattern)) add(index, match.replace(TRAILING, '').length);
  }
  for (const { index, 0: match } of text.matchAll(BARE)) {
    // After a scheme the whole link has been looked at.
    if (/\/\/$/.test(text.slice(Math.max(0, index - 2), index))) continue;
    const end = index + match.length;
    add(index, measureDomain(match, cased.slice(index, end), text.slice(end, end + 4)));
  }
  for (const { index, 0: match, groups } of text.matchAll(SPELLED)) {
    const ending = groups?.['tld'] ?? '';
    const after = text.slice(index + match.length, index + match.length + 8);
    const isAtEnd = ENDS_SENTENCE.test(after) || /^\s\p{Lu}/u.test(cased.slice(index + match.length, index + match.length + 3));
    const isLikely = isTopLevelDomain(ending) && (!isAlsoWord(ending) || isAtEnd) && /[a-z]/.test(match.slice(0, 3));
    if (isLikely) add(index, match.length);
  }
  return found;
}
