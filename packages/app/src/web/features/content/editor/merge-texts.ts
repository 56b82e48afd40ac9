// Two editors have changed one text: what only one of them has changed is taken, and the rest is theirs to choose.

import type { Block } from '#contract/content/blocks.shapes.ts';
import { isSameValue } from '#web/ui/form/form-values.ts';

/** What is said in one language. */
export interface Said {
  readonly title: string;
  readonly description: string;
  readonly imageAlt: string;
  readonly body: readonly Block[];
}

export type Choice = 'mine' | 'theirs';

const FIELDS = ['title', 'description', 'imageAlt'] as const;

/** A field or a block that both have changed, each in another way; null for a block that was deleted. */
export type Conflict =
  | { readonly key: (typeof FIELDS)[number]; readonly isBlock: false; readonly mine: string; readonly theirs: string }
  | { readonly key: string; readonly isBlock: true; readonly mine: Block | null; readonly theirs: Block | null };

interface Sides {
  /** The text from which both began; null if it isn't known, and everything that differs is to be chosen. */
  readonly base: Said | null;
  readonly mine: Said;
  readonly theirs: Said;
}

/** By the key of the conflict; what is missing is mine. */
type Choices = ReadonlyMap<string, Choice>;

type Merged<Value> = { readonly value: Value; readonly isConflict: boolean };

/** @param base undefined if it isn't known */
function mergeValue<Value>(base: Value | undefined, mine: Value, theirs: Value): Merged<Value> {
  if (isSameBlock(mine, theirs)) return { value: mine, isConflict: false };
  if (base === undefined) return { value: mine, isConflict: true };
  if (isSameBlock(mine, base)) return { value: theirs, isConflict: false };
  return { value: mine, isConflict: !isSameBlock(theirs, base) };
}

/** Of forms, null and an empty text are the same; of blocks, one of them is a deleted block. */
const isSameBlock = (one: unknown, other: unknown) => (one === null) === (other === null) && isSameValue(one, other);

const find = (body: readonly Block[], key: string): Block | null => body.find((block) => block.key === key) ?? null;
const keysOf = (body: readonly Block[]) => body.map(({ key }) => key);

/** Whether blocks that two lists share stand in the same order. */
function isSameOrder(one: readonly Block[], other: readonly Block[]): boolean {
  const shared = keysOf(one).filter((key) => find(other, key) !== null);
  return shared.every((key, place) => key === keysOf(other).filter((candidate) => find(one, candidate) !== null)[place]);
}

/** Returns the keys of both, in the order of the one who has moved blocks; in mine if both have. */
function orderKeys({ base, mine, theirs }: Sides): string[] {
  const isOrderedByThem = base !== null && isSameOrder(base.body, mine.body);
  const [first, second] = isOrderedByThem ? [theirs.body, mine.body] : [mine.body, theirs.body];
  const keys = keysOf(first);
  for (const [place, key] of keysOf(second).entries()) {
    if (keys.includes(key)) continue;
    const before = keysOf(second)
      .slice(0, place)
      .findLast((candidate) => keys.includes(candidate));
    keys.splice(before === undefined ? 0 : keys.indexOf(before) + 1, 0, key);
  }
  return keys;
}

/**
 * Returns both changes in one text, and what is to be chosen; as long as nothing is chosen, it is mine.
 * @example mergeTexts({ base, mine, theirs }).conflicts.length === 0 // they have changed different blocks
 */
export function mergeTexts(sides: Sides, choices: Choices = new Map()): { said: Said; conflicts: Conflict[] } {
  const { base, mine, theirs } = sides;
  const conflicts: Conflict[] = [];
  const choose = <Value>(key: string, merged: Merged<Value>, other: Value) =>
    merged.isConflict && choices.get(key) === 'theirs' ? other : merged.value;
  const fields = Object.fromEntries(
    FIELDS.map((key) => {
      const merged = mergeValue(base?.[key], mine[key], theirs[key]);
      if (merged.isConflict) conflicts.push({ key, isBlock: false, mine: mine[key], theirs: theirs[key] });
      return [key, choose(key, merged, theirs[key])];
    }),
  ) as Pick<Said, (typeof FIELDS)[number]>;
  const body = orderKeys(sides).flatMap((key): Block[] => {
    const [own, other] = [find(mine.body, key), find(theirs.body, key)];
    const merged = mergeValue(base === null ? undefined : find(base.body, key), own, other);
    if (merged.isConflict) conflicts.push({ key, isBlock: true, mine: own, theirs: other });
    const block = choose(key, merged, other);
    return block === null ? [] : [block];
  });
  return { said: { ...fields, body }, conflicts };
}
