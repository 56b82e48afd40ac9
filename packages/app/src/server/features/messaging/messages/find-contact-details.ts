// Finds contact details in a text. Nothing is found until the rules that recognise them are connected here.

/** A contact detail; `start` and `end` count UTF-16 units, as `slice` does. */
export interface ContactDetail {
  readonly kind: 'phone' | 'email' | 'address' | 'url' | 'handle' | 'bank';
  readonly start: number;
  readonly end: number;
}

export function findContactDetails(_text: string): ContactDetail[] {
  return [];
}

/** Returns the text without the details. */
export function removeContactDetails(text: string, details: readonly ContactDetail[]): string {
  return details.reduceRight((rest, { start, end }) => `${rest.slice(0, start)}${rest.slice(end)}`, text).trim();
}
