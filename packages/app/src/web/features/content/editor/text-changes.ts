// What has changed between two texts of an article: block by block, and word by word within a block.

import { diffArrays, diffWords } from 'diff';
import type { ShownBlock } from '#contract/content/blocks.shapes.ts';
import type { Locale } from '#contract/platform/locales.ts';

/** A text as visitors would read it. */
export interface ComparedText {
  readonly title: string;
  readonly description: string;
  readonly imageAlt: string;
  readonly body: readonly ShownBlock[];
}

export interface Piece {
  readonly text: string;
  readonly change: 'same' | 'added' | 'removed';
}

export const TEXT_FIELDS = ['title', 'description', 'imageAlt'] as const;

type BlockState = 'same' | 'added' | 'removed' | 'changed' | 'moved';

export interface BlockChange {
  readonly key: string;
  readonly kind: ShownBlock['kind'];
  readonly state: BlockState;
  /** Its words; those that were removed stand where they were. */
  readonly pieces: readonly Piece[];
  /** Whether something changed that is no word: formatting, an image, where a button leads. */
  readonly isOtherwise: boolean;
}

export interface TextChanges {
  /** The fields that differ. */
  readonly fields: readonly { readonly name: (typeof TEXT_FIELDS)[number]; readonly pieces: readonly Piece[] }[];
  readonly blocks: readonly BlockChange[];
}

/** Returns the words of formatted text, a line for each paragraph. */
export function toPlainText(html: string): string {
  const parsed = new DOMParser().parseFromString(html.replace(/<\/(p|h\d|li|blockquote)>|<br\s*\/?>/g, '\n$&'), 'text/html');
  return (parsed.body.textContent ?? '').replace(/\n+/g, '\n').trim();
}

/** Returns all words of a block. */
function toWords(block: ShownBlock): string {
  switch (block.kind) {
    case 'text':
      return toPlainText(block.html);
    case 'image':
      return [block.alt, block.caption].filter(Boolean).join('\n');
    case 'gallery':
      return block.images.flatMap(({ alt, caption }) => [alt, caption].filter(Boolean)).join('\n');
    case 'columns':
      return block.columns.flatMap((column) => column.blocks.map(toWords)).join('\n');
    case 'quote':
      return [block.text, block.who].filter(Boolean).join('\n');
    case 'callToAction':
      return block.label;
    default:
      return '';
  }
}

const all = (text: string, change: Piece['change']): Piece[] => (text === '' ? [] : [{ text, change }]);

/** Milliseconds after which two long texts that have little in common are shown one after the other. */
const PATIENCE_MS = 1000;

/** Returns two texts as one, word by word; languages without spaces are divided as they are read. */
function compareWords(before: string, after: string, locale: Locale): Piece[] {
  const intlSegmenter = new Intl.Segmenter(locale, { granularity: 'word' });
  const changes = diffWords(before, after, { intlSegmenter, timeout: PATIENCE_MS });
  if (changes === undefined) return [...all(before, 'removed'), ...all(after, 'added')];
  return changes.map(({ value, added, removed }) => ({ text: value, change: added ? 'added' : removed ? 'removed' : 'same' }));
}

function compareBlock(before: ShownBlock, after: ShownBlock, { isMoved, locale }: { isMoved: boolean; locale: Locale }): BlockChange {
  const { key, kind } = after;
  const [old, now] = [toWords(before), toWords(after)];
  const isEqual = JSON.stringify(sortFields(before)) === JSON.stringify(sortFields(after));
  return {
    ...{ key, kind, state: isEqual ? (isMoved ? 'moved' : 'same') : 'changed' },
    pieces: old === now ? all(now, 'same') : compareWords(old, now, locale),
    isOtherwise: !isEqual && old === now,
  };
}

/** The database returns the fields of a block in an order of its own. */
function sortFields(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sortFields);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1));
  return entries.map(([name, field]) => [name, sortFields(field)]);
}

/** Returns the blocks of both texts in the order of the later one; those that were removed stand where they were. */
function compareBlocks(before: readonly ShownBlock[], after: readonly ShownBlock[], locale: Locale): BlockChange[] {
  const find = (blocks: readonly ShownBlock[], key: string) => blocks.find((block) => block.key === key);
  const steps = diffArrays(
    before.map(({ key }) => key),
    after.map(({ key }) => key),
  );
  return steps.flatMap(({ value, added, removed }) =>
    value.flatMap((key): BlockChange[] => {
      const [old, now] = [find(before, key), find(after, key)];
      if (removed) {
        // One that only moved is shown where it is now.
        return old === undefined || now !== undefined
          ? []
          : [{ key, kind: old.kind, state: 'removed', pieces: all(toWords(old), 'removed'), isOtherwise: false }];
      }
      if (now === undefined) return [];
      if (old === undefined) return [{ key, kind: now.kind, state: 'added', pieces: all(toWords(now), 'added'), isOtherwise: false }];
      return [compareBlock(old, now, { isMoved: added === true, locale })];
    }),
  );
}

/**
 * Returns what has changed from one text to another.
 * @example compareTexts(version, draft, 'en').blocks.filter(({ state }) => state !== 'same')
 */
export function compareTexts(before: ComparedText, after: ComparedText, locale: Locale): TextChanges {
  return {
    fields: TEXT_FIELDS.filter((name) => before[name] !== after[name]).map((name) => ({
      name,
      pieces: compareWords(before[name], after[name], locale),
    })),
    blocks: compareBlocks(before.body, after.body, locale),
  };
}
