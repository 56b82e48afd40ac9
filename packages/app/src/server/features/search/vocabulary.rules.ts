// The vocabulary of the search and the meaning of typed words: exact, as a prefix, or with a few errors.

import { computeDistance, countAllowedErrors, foldText, splitWords } from './fuzzy.rules.ts';

export const NAMED_KINDS = ['county', 'country', 'location', 'tag', 'activity', 'family'] as const;
export type NamedKind = (typeof NAMED_KINDS)[number];

/** An item with all its names, in every language. */
export interface NamedItem {
  readonly kind: NamedKind;
  readonly id: number;
  readonly names: readonly string[];
}

/** The meaning of a word: matching IDs of each kind, and whether it was corrected. */
export interface Meaning {
  readonly ids: Readonly<Record<NamedKind, ReadonlySet<number>>>;
  /** The word used instead of the typed one; null if it wasn't corrected. */
  readonly readAs: string | null;
}

interface VocabularyEntry {
  readonly kind: NamedKind;
  readonly id: number;
}

export interface Vocabulary {
  /** Items by the folded words of their names. */
  readonly words: ReadonlyMap<string, readonly VocabularyEntry[]>;
  /** Complete folded names, for scripts without spaces. */
  readonly names: readonly { readonly folded: string; readonly entry: VocabularyEntry }[];
  /** Display form of a word, by its folded form. */
  readonly written: ReadonlyMap<string, string>;
  /** Words by length, to compare only those that can match. */
  readonly byLength: ReadonlyMap<number, readonly string[]>;
}

export function createVocabulary(things: readonly NamedItem[]): Vocabulary {
  const words = new Map<string, VocabularyEntry[]>();
  const names: { folded: string; entry: VocabularyEntry }[] = [];
  const written = new Map<string, string>();
  for (const { kind, id, names: all } of things) {
    for (const name of new Set(all)) {
      const folded = foldText(name);
      const entry = { kind, id };
      if (folded !== '') names.push({ folded, entry });
      for (const word of splitWords(folded)) {
        const known = words.get(word);
        if (known === undefined) words.set(word, [entry]);
        else if (known.at(-1)?.id !== id || known.at(-1)?.kind !== kind) known.push(entry);
        if (!written.has(word)) written.set(word, name);
      }
    }
  }
  return { words, names, written, byLength: Map.groupBy(words.keys(), (word) => [...word].length) };
}

const HAS_NO_SPACES = /[\u3040-\u30ff\u4e00-\u9fff\u1100-\u11ff]/;

function toMeaning(entries: Iterable<VocabularyEntry>, kinds: readonly NamedKind[], readAs: string | null): Meaning {
  const ids = Object.fromEntries(NAMED_KINDS.map((kind) => [kind, new Set<number>()])) as Record<NamedKind, Set<number>>;
  for (const { kind, id } of entries) if (kinds.includes(kind)) ids[kind].add(id);
  return { ids, readAs };
}

function* findByPrefix(vocabulary: Vocabulary, word: string): Generator<VocabularyEntry> {
  for (const [known, entries] of vocabulary.words) if (known.startsWith(word)) yield* entries;
  if (!HAS_NO_SPACES.test(word)) return;
  // In Japanese, Korean and Chinese, the name can be part of the text, or the text part of the name.
  for (const { folded, entry } of vocabulary.names) {
    if (folded.includes(word) || ([...folded].length > 1 && word.includes(folded))) yield entry;
  }
}

/** Returns the known words closest to a mistyped one; none if nothing is close enough. */
function findNearest(vocabulary: Vocabulary, word: string, kinds: readonly NamedKind[]): { words: string[]; errors: number } {
  const most = countAllowedErrors(word);
  let found: { words: string[]; errors: number } = { words: [], errors: most };
  if (most === 0) return found;
  const { length } = [...word];
  for (let size = length - most; size <= length + most; size += 1) {
    for (const known of vocabulary.byLength.get(size) ?? []) {
      if (!(vocabulary.words.get(known) ?? []).some(({ kind }) => kinds.includes(kind))) continue;
      const errors = computeDistance(word, known, found.errors);
      if (errors > found.errors) continue;
      if (errors < found.errors) found = { words: [], errors };
      found.words.push(known);
    }
  }
  return found;
}

/** Returns whether a meaning matches nothing. */
export function isMeaningEmpty({ ids }: Meaning): boolean {
  return NAMED_KINDS.every((kind) => ids[kind].size === 0);
}

/**
 * Returns the meaning of a folded word among the kinds that the caller can search: prefix matches, or, if there are none and guessing is
 * allowed, the closest words.
 */
export function findMeaning(
  vocabulary: Vocabulary,
  word: string,
  { kinds = NAMED_KINDS, guess = true }: { kinds?: readonly NamedKind[]; guess?: boolean } = {},
): Meaning {
  const exact = toMeaning(findByPrefix(vocabulary, word), kinds, null);
  if (!guess || !isMeaningEmpty(exact)) return exact;
  const { words } = findNearest(vocabulary, word, kinds);
  const [first] = words;
  const readAs = first === undefined ? null : (vocabulary.written.get(first) ?? null);
  return toMeaning(
    words.flatMap((known) => vocabulary.words.get(known) ?? []),
    kinds,
    readAs,
  );
}
