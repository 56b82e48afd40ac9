// Where a line of text may end: after spaces and hyphens, and between the characters of Chinese and Japanese but for their punctuation.

/** Characters with no spaces between words. Hangul is not among them: Korean breaks between words. */
const IDEOGRAPH = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\u3000-\u303f\uff01-\uff60\uffe0-\uffe6]/u;
/** Never first in a line: closing marks, small kana, marks of repetition and length. */
const NOT_FIRST =
  /[、。，．・：；？！）］｝〕〉》」』】〙〗’”…‥ー々〻ゝゞヽヾぁぃぅぇぉっゃゅょゎゕゖァィゥェォッャュョヮヵヶ％‰℃\u00a0,.:;?!)\]}%°」～〜]/u;
/** Never last in a line: opening marks, and signs before a figure. */
const NOT_LAST = /[（［｛〔〈《「『【〘〖‘“$£€¥￥₩([{#＃№]/u;

/** A text cut where a line may end; joined again they are the text. `"a well-known 名前"` → `"a "`, `"well-"`, `"known "`, `"名"`, `"前"`. */
export function breakable(text: string): string[] {
  const characters = [...text];
  const pieces: string[] = [];
  let piece = '';
  characters.forEach((character, index) => {
    piece += character;
    const next = characters[index + 1];
    if (next === undefined || !mayBreak(character, next, piece)) return;
    pieces.push(piece);
    piece = '';
  });
  return piece === '' ? pieces : [...pieces, piece];
}

function mayBreak(before: string, after: string, piece: string): boolean {
  if (after === ' ' || NOT_FIRST.test(after) || NOT_LAST.test(before) || /\p{Mark}/u.test(after)) return false;
  if (before === ' ') return true;
  if (before === '\u00a0' || after === '\u00a0') return false;
  if (IDEOGRAPH.test(before) || IDEOGRAPH.test(after)) return true;
  return /[-/‐–—|]/.test(before) && /\p{L}/u.test(after) && piece.length > 2;
}

/** What a reader takes for one character, so that accents and such never come apart. */
export function graphemes(text: string): string[] {
  return [...new Intl.Segmenter('und', { granularity: 'grapheme' }).segment(text)].map(({ segment }) => segment);
}
