// Browsers, and the server that renders pages, put different spaces into the same date or time.

/** Replaces narrow spaces by no-break spaces, and those around a dash by ordinary ones. */
export function tidySpaces(text: string): string {
  return text.replace(/[\u2009\u202f]/g, '\u00a0').replace(/\s+([–~])\s+/g, ' $1 ');
}
