// Text as it is compared when somebody looks for it.

/** Without accents, case, width and marks of direction: `Ó Súilleabháin` → `o suilleabhain`, `Straße` → `strasse`. */
export function fold(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/[\p{M}\p{Cf}]/gu, '')
    .normalize('NFKC')
    .toUpperCase()
    .toLowerCase();
}
