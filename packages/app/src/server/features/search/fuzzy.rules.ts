// Normalizes and compares words with typing errors, in any script.

/** Letters that stay unchanged when accents are removed. */
const LETTERS: Readonly<Record<string, string>> = { ß: 'ss', ø: 'o', ł: 'l', đ: 'd', ð: 'd', ı: 'i', æ: 'ae', œ: 'oe', þ: 'th' };

/** Replaces hiragana by katakana, so that `だぶりん` matches `ダブリン`. */
function toKatakana(text: string): string {
  return text.replace(/[\u3041-\u3096]/g, (kana) => String.fromCharCode(kana.charCodeAt(0) + 0x60));
}

/**
 * Removes accents, capitals and punctuation. Decomposes Hangul into its letters, so that one of them can be wrong.
 * @example foldText('Ó’Dálaigh') // 'odalaigh'
 */
export function foldText(text: string): string {
  return toKatakana(text.normalize('NFKC').toLowerCase())
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .replace(/[ßøłđðıæœþ]/g, (letter) => LETTERS[letter] ?? letter)
    .replace(/['’`´]/g, '')
    .replace(/[^\p{L}\p{N}\p{M}ー]+/gu, ' ')
    .trim();
}

/** Splits a folded text into words. */
export function splitWords(folded: string): string[] {
  return folded === '' ? [] : folded.split(' ');
}

/** Returns the number of errors allowed in a word of this length; short words must match exactly. */
export function countAllowedErrors(word: string): number {
  const { length } = [...word];
  const isSyllabic = /[\u30a0-\u30ff\u4e00-\u9fff]/.test(word);
  if (isSyllabic) return length >= 3 ? 1 : 0;
  if (length < 4) return 0;
  return length < 8 ? 1 : 2;
}

/**
 * Returns the number of added, missing, replaced or transposed letters, up to `most`; `most + 1` if there are more.
 * @example computeDistance('dubiln', 'dublin', 2) // 1
 */
export function computeDistance(one: string, other: string, most: number): number {
  const [a, b] = [[...one], [...other]];
  if (Math.abs(a.length - b.length) > most) return most + 1;
  let beforeLast: number[] = [];
  let last = b.map((_, index) => index + 1);
  last.unshift(0);
  for (let row = 1; row <= a.length; row += 1) {
    const current = [row];
    for (let column = 1; column <= b.length; column += 1) {
      const cost = a[row - 1] === b[column - 1] ? 0 : 1;
      let best = Math.min((last[column] ?? 0) + 1, (current[column - 1] ?? 0) + 1, (last[column - 1] ?? 0) + cost);
      const swapped = row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1];
      if (swapped) best = Math.min(best, (beforeLast[column - 2] ?? 0) + 1);
      current.push(best);
    }
    if (Math.min(...current) > most) return most + 1;
    beforeLast = last;
    last = current;
  }
  return last[b.length] ?? most + 1;
}
