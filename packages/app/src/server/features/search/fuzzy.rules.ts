// Words as they are compared when somebody may have mistyped them, in any script.

/** Letters that taking accents away leaves as they are. */
const LETTERS: Readonly<Record<string, string>> = { ß: 'ss', ø: 'o', ł: 'l', đ: 'd', ð: 'd', ı: 'i', æ: 'ae', œ: 'oe', þ: 'th' };

/** Katakana in the place of hiragana: `だぶりん` is meant as `ダブリン`. */
function toKatakana(text: string): string {
  return text.replace(/[\u3041-\u3096]/g, (kana) => String.fromCharCode(kana.charCodeAt(0) + 0x60));
}

/**
 * Text without accents, capitals and the signs between words. Hangul is taken apart into its letters, so that one of them can be wrong.
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

/** The words of a folded text. */
export function splitWords(folded: string): string[] {
  return folded === '' ? [] : folded.split(' ');
}

/** How many letters may be wrong in a word of this length. Short words are never guessed at. */
export function countAllowedErrors(word: string): number {
  const { length } = [...word];
  const isSyllabic = /[\u30a0-\u30ff\u4e00-\u9fff]/.test(word);
  if (isSyllabic) return length >= 3 ? 1 : 0;
  if (length < 4) return 0;
  return length < 8 ? 1 : 2;
}

/**
 * How many letters are added, left out, exchanged or in the wrong order, as far as `most`; one more than that for anything worse.
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
