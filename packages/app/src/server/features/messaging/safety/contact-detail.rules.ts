// What a contact detail is, and the span that a rule found it in.

/** Kinds of contact details, the strongest first: where two overlap, the stronger one names them. */
export const CONTACT_DETAIL_KINDS = ['email', 'bank', 'url', 'phone', 'handle', 'address'] as const;

export type ContactDetailKind = (typeof CONTACT_DETAIL_KINDS)[number];

/** A contact detail; its place is given in UTF-16 units. */
export interface ContactDetail {
  readonly kind: ContactDetailKind;
  readonly start: number;
  readonly end: number;
}

/** Returns the places of all matches of a global pattern as details of one kind; a group named `detail` narrows them. */
export function matchDetails(text: string, pattern: RegExp, kind: ContactDetailKind): ContactDetail[] {
  return [...text.matchAll(pattern)].map(({ index, 0: match, groups }) => {
    const detail = groups?.['detail'] ?? match;
    const start = index + match.lastIndexOf(detail);
    return { kind, start, end: start + detail.length };
  });
}
