// Finds contact details in a message, in the eight languages of the product, also disguised ones, and takes them out.

import { findBankDetails } from './bank-details.rules.ts';
import { CONTACT_DETAIL_KINDS, type ContactDetail } from './contact-detail.rules.ts';
import { findDigitRuns, markOtherNumbers } from './digit-runs.rules.ts';
import { findEmailAddresses } from './email-addresses.rules.ts';
import { findHandles } from './handles.rules.ts';
import { type NormalisedText, normaliseText } from './normalise-text.rules.ts';
import { findPhoneNumbers } from './phone-numbers.rules.ts';
import { findStreetAddresses } from './street-addresses.rules.ts';
import { findUrls } from './urls.rules.ts';

export interface ContactDetailOptions {
  /** Hosts of the product, such as `stays.example`: links to them and to their subdomains may be sent. */
  readonly ownHosts?: readonly string[];
}

const rank = ({ kind }: ContactDetail) => CONTACT_DETAIL_KINDS.indexOf(kind);

/** Joins details that overlap; the strongest gives the kind. */
function mergeOverlaps(details: readonly ContactDetail[]): ContactDetail[] {
  const merged: ContactDetail[] = [];
  for (const detail of [...details].sort((one, other) => one.start - other.start || other.end - one.end)) {
    const last = merged.at(-1);
    if (last === undefined || detail.start >= last.end) merged.push(detail);
    else {
      const { kind } = rank(detail) < rank(last) ? detail : last;
      merged[merged.length - 1] = { kind, start: last.start, end: Math.max(last.end, detail.end) };
    }
  }
  return merged;
}

/** Moves details from a normalised text to the original, without spaces at their ends. */
function toOriginal({ starts, ends }: NormalisedText, original: string, { kind, start, end }: ContactDetail): ContactDetail {
  const [from, to] = [starts[start] ?? 0, ends[end - 1] ?? original.length];
  const part = original.slice(from, to);
  return { kind, start: from + part.length - part.trimStart().length, end: to - (part.length - part.trimEnd().length) };
}

/**
 * Finds telephone numbers, e-mail and postal addresses, URLs, handles and bank details in a message, sorted and apart from each other.
 * @example findContactDetails('Ring 087 441 2290') // [{ kind: 'phone', start: 5, end: 17 }]
 */
export function findContactDetails(text: string, { ownHosts = [] }: ContactDetailOptions = {}): ContactDetail[] {
  const normalised = normaliseText(text);
  const plain = normalised.text;
  const runs = findDigitRuns(plain, markOtherNumbers(plain));
  const hosts = ownHosts.map((host) => host.toLowerCase());
  const found = [
    ...findEmailAddresses(plain),
    ...findBankDetails(plain, runs),
    ...findUrls(normalised, hosts),
    ...findPhoneNumbers(plain, runs),
    ...findHandles(normalised, runs),
    ...findStreetAddresses(normalised),
  ];
  return mergeOverlaps(mergeOverlaps(found).map((detail) => toOriginal(normalised, text, detail)));
}

/** What stands where a detail was, so that the words around it do not run together. */
const GAP = '…';
const MOST_PASSES = 8;

function removeOnce(text: string, details: readonly ContactDetail[]): string {
  let rest = '';
  let from = 0;
  for (const { start, end } of details) {
    rest += `${text.slice(from, start)}${GAP}`;
    from = end;
  }
  return rest + text.slice(from);
}

function tidyOnce(text: string): string {
  return text
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ ?\n ?/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .replace(/(?:[([{<]\s?)+…(?:\s?[)\]}>])+/g, GAP)
    .replace(/…(?:\s?[.,;])+/g, GAP)
    .replace(/…(?:[\s,;/&|+-]*…)+/g, GAP)
    .trim();
}

/** Puts spaces, brackets and marks around the gaps in order. */
function tidy(text: string): string {
  let tidied = tidyOnce(text);
  for (let before = text; before !== tidied && before.length > tidied.length; ) {
    before = tidied;
    tidied = tidyOnce(before);
  }
  return tidied;
}

/** Returns whether enough is left to be worth sending. */
function isMeaningful(rest: string): boolean {
  return (
    (rest.match(/\p{L}/gu)?.length ?? 0) >= 3 || /[\p{Script=Han}\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}]{2}/u.test(rest)
  );
}

/**
 * Returns a message without its contact details, for the sender to send the rest; `''` if nothing of meaning is left.
 * @example removeContactDetails('Ring 087 441 2290, please.', [{ kind: 'phone', start: 5, end: 17 }]) // 'Ring … please.'
 */
export function removeContactDetails(text: string, details: readonly ContactDetail[], options: ContactDetailOptions = {}): string {
  let rest = tidy(removeOnce(text, details));
  for (let pass = 0; pass < MOST_PASSES; pass += 1) {
    const left = findContactDetails(rest, options);
    if (left.length === 0) return isMeaningful(rest) ? rest : '';
    rest = tidy(removeOnce(rest, left));
  }
  return '';
}
