// Which texts lists of conversations are searched for.

const IDEOGRAPHIC = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;

/** Returns whether a text says enough to be searched for: a word of two characters, or one of Chinese, Japanese or Korean. */
export const isSearchable = (text: string): boolean => text.split(/\s+/).some((word) => IDEOGRAPHIC.test(word) || [...word].length >= 2);
