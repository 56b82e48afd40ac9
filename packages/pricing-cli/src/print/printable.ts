// Text that no terminal acts upon: names come from a book, and a book may come from anywhere.

/** Control characters, and those that turn the direction of writing: a name must not clear the screen or hide its end. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: finding them is the point
const UNSAFE = /[\u0000-\u001f\u007f-\u009f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069\ufeff]/g;

/** The same without line feeds and tabs, for whole lines that are already laid out. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: finding them is the point
const UNSAFE_IN_LINES = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069\ufeff]/g;

function asEscape(character: string): string {
  return `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;
}

/** One cell or message on one line: `"\u001b[2J"` is shown as the six characters `\u001b`, then `[2J`. */
export function printable(text: string): string {
  return text.replace(UNSAFE, asEscape);
}

/** Whole lines, their line feeds and tabs kept. In JSON the result still reads as the same value. */
export function printableLines(text: string): string {
  return text.replace(UNSAFE_IN_LINES, asEscape);
}
