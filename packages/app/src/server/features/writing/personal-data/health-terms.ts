// The words of a text that could be of a health note: all but ordinary ones.

import { listOwnTexts } from '#server/platform/translate.ts';
import { foldName } from './name-words.rules.ts';
import { ORDINARY } from './ordinary.ts';

const WORD = /[\p{L}\p{M}\p{N}]+/gu;
const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;

/** What the product itself says to everybody. */
const said = listOwnTexts();
const saidWords = new Set(said.flatMap((text) => foldName(text).match(WORD) ?? []));
const saidUnspaced = foldName(said.filter((text) => UNSPACED.test(text)).join('\n'));

/** Returns whether a word says nothing about anybody's health: a word of every day, or one that the product uses itself. */
export function isOrdinary(word: string): boolean {
  return ORDINARY.has(word) || saidWords.has(word) || (UNSPACED.test(word.normalize('NFC')) && saidUnspaced.includes(word));
}

/** Shorter words count only if they are the whole note. */
export const DISTINCTIVE_LENGTH = 4;

export interface HealthWord {
  readonly start: number;
  readonly end: number;
  readonly forms: readonly string[];
}

/** Returns the words of a text that could be of a note, in the singular and the plural. */
export function listHealthWords(text: string): HealthWord[] {
  return [...text.matchAll(WORD)].flatMap(({ 0: word, index }) => {
    const plain = foldName(word);
    if (/^\d*$/.test(plain) || plain.length < 2) return [];
    const forms = plain.endsWith('s') ? [plain, plain.slice(0, -1)] : [plain, `${plain}s`];
    const distinctive = isOrdinary(plain) ? [] : forms.filter((form) => form.length > 1 && !isOrdinary(form));
    return distinctive.length === 0 ? [] : [{ start: index, end: index + word.length, forms: distinctive }];
  });
}

export const hasUnspaced = (text: string) => UNSPACED.test(text);
