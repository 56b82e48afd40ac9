// The words of a text that could be names: as they are stored in the database, and which of them stand beside each other.

/** A word of a text and the forms in which a name could be stored. */
export interface TextWord {
  readonly start: number;
  readonly end: number;
  readonly forms: readonly string[];
  /** Whether it may stand inside of a name: it begins with a capital, has none, or is a particle such as “van”. */
  readonly isNameLike: boolean;
}

/** Two words that could be a first and a last name, in either order. */
export interface WordPair {
  readonly first: string;
  readonly second: string;
  readonly start: number;
  readonly end: number;
}

const WORD = /[\p{L}\p{M}]+(?:[-‐‑'’ʼ][\p{L}\p{M}]+)*['’ʼ]?/gu;

/** Scripts that write without spaces, or join what follows to a word. */
const UNSPACED = String.raw`[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}ー々〆]`;
/** A stretch of such a script, with the marks that may stand between the parts of a name. */
const STRETCH = new RegExp(`${UNSPACED}(?:[\\s・･、,]?${UNSPACED})*`, 'gu');
const IS_UNSPACED = new RegExp(UNSPACED, 'u');

const PARTICLES = new Set(
  'van von der den de del della di da dos das do du la le las los el al bin ibn ben y e i zu zur af av mac mc ter ten'.split(' '),
);

/** Folds as the database does (`fold_text`). */
export function foldName(text: string): string {
  const OTHERS = { Ø: 'o', ø: 'o', Ł: 'L', ł: 'l', Đ: 'd', đ: 'd', Ð: 'd', ð: 'd', ı: 'i', Þ: 't', þ: 't' } as const;
  return text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .replace(/[ØøŁłĐđÐðıÞþ]/g, (letter) => OTHERS[letter as keyof typeof OTHERS])
    .toLowerCase();
}

/** The forms of a word without what a sentence adds: possessives, and a plural of the family. */
function listForms(word: string): string[] {
  const plain = foldName(word).replace(/[’ʼ]/g, "'").replace(/[‐‑]/g, '-');
  const withoutEnd = plain.replace(/'s?$/, '');
  const forms = new Set([plain, withoutEnd]);
  if (withoutEnd.length > 3 && withoutEnd.endsWith('s')) forms.add(withoutEnd.slice(0, -1));
  for (const form of [...forms]) {
    const parts = form.split(/[-']/);
    if (parts.length < 2) continue;
    // `jean-luc` is also found by `luc`, and one that is stored without the hyphen by both.
    for (const part of parts) if (part.length > 1) forms.add(part);
    forms.add(form.replaceAll("'", '’'));
  }
  return [...forms].filter((form) => form !== '');
}

/** Returns the words of a text. */
export function listWords(text: string): TextWord[] {
  return [...text.matchAll(WORD)].map(({ 0: word, index }) => {
    const isNameLike = word.charAt(0) !== word.charAt(0).toLowerCase() || !/\p{Ll}/u.test(word) || PARTICLES.has(word.toLowerCase());
    return { start: index, end: index + word.length, forms: listForms(word), isNameLike };
  });
}

/** What may stand between the parts of a name: spaces, line breaks, a comma, a dot between two words of an address. */
const isBetween = (text: string) => /^[\s,_·‐‑–-]*$|^\.$/.test(text);

/** How many words may stand between a first and a last name. */
const MOST_BETWEEN = 2;

/** Returns the pairs of words that could be names of one person, of those words that are names at all. */
export function listPairs(text: string, words: readonly TextWord[], isName: (form: string) => boolean): WordPair[] {
  const pairs: WordPair[] = [];
  for (const [index, word] of words.entries()) {
    const forms = word.forms.filter(isName);
    if (forms.length === 0) continue;
    let end = word.end;
    for (const [distance, other] of words.slice(index + 1, index + 2 + MOST_BETWEEN).entries()) {
      const between = text.slice(end, other.start);
      if (!isBetween(between)) break;
      end = other.end;
      // With others or a comma between them all of them must look like names.
      const isApart = distance > 0 || between.includes(',');
      if (isApart && !words.slice(index, index + 2 + distance).every(({ isNameLike }) => isNameLike)) continue;
      for (const second of other.forms.filter(isName)) {
        for (const first of forms) if (first !== second) pairs.push({ first, second, start: word.start, end: other.end });
      }
    }
  }
  return pairs;
}

/** The letters of names that are written without a space. */
const JOINED_LENGTHS = { min: 2, max: 8 } as const;

/** Returns every part of a text, in scripts without spaces, that could be a whole name. */
export function listJoined(text: string): { readonly form: string; readonly start: number; readonly end: number }[] {
  const found = [];
  for (const { 0: stretch, index } of text.matchAll(STRETCH)) {
    const letters = [...stretch.matchAll(/\P{Z}/gu)]
      .filter(({ 0: letter }) => IS_UNSPACED.test(letter))
      .map(({ 0: letter, index: at }) => ({ letter, start: index + at, end: index + at + letter.length }));
    for (let from = 0; from < letters.length; from += 1) {
      let form = '';
      for (let to = from; to < Math.min(letters.length, from + JOINED_LENGTHS.max); to += 1) {
        form += letters[to]?.letter ?? '';
        if (to - from + 1 < JOINED_LENGTHS.min) continue;
        found.push({ form: foldName(form), start: letters[from]?.start ?? 0, end: letters[to]?.end ?? 0 });
      }
    }
  }
  return found;
}

/** Returns whether two words are of the first and of the last name of a person, in either order. */
export function isFullName(
  { first, second }: Pick<WordPair, 'first' | 'second'>,
  person: { firstName: string; lastName: string },
): boolean {
  const [firsts, lasts] = [person.firstName, person.lastName].map((name) => {
    const words = foldName(name).replaceAll('’', "'").split(/\s+/);
    return new Set(words.flatMap((word) => [word, ...word.split(/[-'.]/)]));
  });
  const has = (names: Set<string> | undefined, word: string) => names?.has(word.replaceAll('’', "'")) ?? false;
  return (has(firsts, first) && has(lasts, second)) || (has(lasts, first) && has(firsts, second));
}
