// The contact details for which the server held a message back: where they are, and what is left without them. Pure.

/** The code of the refusal that names contact details. */
export const HELD = 'contactDetailsHeld';

/** What can be recognised; `other` also stands for kinds that this page does not know yet. */
export const HELD_KINDS = ['phone', 'email', 'address', 'url', 'handle', 'bank', 'other'] as const;

export type HeldKind = (typeof HELD_KINDS)[number];

/** A part of a text, in UTF-16 units. */
export interface HeldDetail {
  readonly kind: HeldKind;
  readonly start: number;
  readonly end: number;
}

export interface TextSegment {
  /** Where it begins. */
  readonly start: number;
  readonly text: string;
  readonly isHeld: boolean;
}

/** Returns the details that the server named in its refusal, by their place in the text. */
export function readHeldDetails(issues: readonly unknown[], text: string): readonly HeldDetail[] {
  const found = issues.flatMap((issue): HeldDetail[] => {
    if (typeof issue !== 'object' || issue === null) return [];
    const { kind, start, end } = issue as Partial<Record<keyof HeldDetail, unknown>>;
    if (typeof start !== 'number' || typeof end !== 'number' || start < 0 || end <= start || end > text.length) return [];
    return [{ kind: HELD_KINDS.find((known) => known === kind) ?? 'other', start, end }];
  });
  // Parts that overlap are one.
  return found.sort((a, b) => a.start - b.start).filter(({ start }, index, all) => start >= (all[index - 1]?.end ?? 0));
}

/** Returns the text cut into what can be sent and what can’t. */
export function toSegments(text: string, details: readonly HeldDetail[]): readonly TextSegment[] {
  const segments: TextSegment[] = [];
  let from = 0;
  for (const { start, end } of details) {
    segments.push({ start: from, text: text.slice(from, start), isHeld: false }, { start, text: text.slice(start, end), isHeld: true });
    from = end;
  }
  return [...segments, { start: from, text: text.slice(from), isHeld: false }].filter((segment) => segment.text !== '');
}

/** Returns the text without the details, and without the gaps that they leave. */
export function removeHeldDetails(text: string, details: readonly HeldDetail[]): string {
  const rest = toSegments(text, details)
    .map((segment) => (segment.isHeld ? ' ' : segment.text))
    .join('');
  return rest
    .replace(/[ \t]+/g, ' ')
    .replace(/ ?\n ?/g, '\n')
    .replace(/ ([.,;:!?])/g, '$1')
    .trim();
}
