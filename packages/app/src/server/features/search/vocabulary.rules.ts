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
  /** The name in which the word stands. */
  readonly name: string;
}

function addEntry(entries: Map<string, VocabularyEntry[]>, key: string, entry: VocabularyEntry): boolean {
  const known = entries.get(key);
  if (known === undefined) entries.set(key, [entry]);
  else known.push(entry);
  return known === undefined;
}

/** Removes an item's entry; returns whether it was the last one. */
function removeEntry(entries: Map<string, VocabularyEntry[]>, key: string, { kind, id }: NamedItem): boolean {
  const known = entries.get(key);
  const position = known?.findIndex((entry) => entry.id === id && entry.kind === kind) ?? -1;
  if (known === undefined || position === -1) return false;
  const last = known.pop();
  if (last !== undefined && position < known.length) known[position] = last;
  return known.length === 0 && entries.delete(key);
}

/** Returns the folded words of an item, and its complete folded names, each with the first name in which it stands. */
function splitNames({ names }: NamedItem) {
  const words = new Map<string, string>();
  const wholes = new Map<string, string>();
  for (const name of names) {
    const folded = foldText(name);
    if (folded !== '' && !wholes.has(folded)) wholes.set(folded, name);
    for (const word of splitWords(folded)) if (!words.has(word)) words.set(word, name);
  }
  return { words, wholes };
}

const countLetters = (word: string) => [...word].length;

/** The names of all items, by their words. */
export class Vocabulary {
  /** Items by the folded words of their names. */
  readonly words = new Map<string, VocabularyEntry[]>();
  /** Items by their complete folded names, for scripts without spaces. */
  readonly names = new Map<string, VocabularyEntry[]>();
  /** Words by length, to compare only those that can match. */
  readonly byLength = new Map<number, Set<string>>();

  add(item: NamedItem): void {
    const { kind, id } = item;
    const { words, wholes } = splitNames(item);
    for (const [folded, name] of wholes) addEntry(this.names, folded, { kind, id, name });
    for (const [word, name] of words) {
      if (!addEntry(this.words, word, { kind, id, name })) continue;
      const length = countLetters(word);
      const known = this.byLength.get(length) ?? new Set();
      this.byLength.set(length, known.add(word));
    }
  }

  /** @param item with the names under which it was added */
  remove(item: NamedItem): void {
    const { words, wholes } = splitNames(item);
    for (const folded of wholes.keys()) removeEntry(this.names, folded, item);
    for (const word of words.keys()) {
      if (removeEntry(this.words, word, item)) this.byLength.get(countLetters(word))?.delete(word);
    }
  }
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
  for (const [folded, entries] of vocabulary.names) {
    if (folded.includes(word) || (countLetters(folded) > 1 && word.includes(folded))) yield* entries;
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

/** Returns how a word is written that is read instead: places come first, families last. */
function findBestName(vocabulary: Vocabulary, words: readonly string[], kinds: readonly NamedKind[]): string | null {
  const entries = words.toSorted().flatMap((word) => vocabulary.words.get(word) ?? []);
  const rank = ({ kind }: VocabularyEntry) => NAMED_KINDS.indexOf(kind);
  const [best] = entries.filter(({ kind }) => kinds.includes(kind)).toSorted((one, other) => rank(one) - rank(other) || one.id - other.id);
  return best?.name ?? null;
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
  const readAs = findBestName(vocabulary, words, kinds);
  return toMeaning(
    words.flatMap((known) => vocabulary.words.get(known) ?? []),
    kinds,
    readAs,
  );
}
