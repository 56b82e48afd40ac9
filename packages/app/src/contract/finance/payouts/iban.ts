// IBANs: electronic format, check digits, and the formats for display.

const FORM = /^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/;

/** Removes the spaces and punctuation that people use to group it. */
export function toElectronicIban(typed: string): string {
  return typed.replace(/[\s.-]/gu, '').toUpperCase();
}

/** Returns whether the check digits are valid (ISO 7064, mod 97-10). The length for each country is checked elsewhere. */
export function hasCheckDigits(iban: string): boolean {
  if (!FORM.test(iban)) return false;
  const digits = [...`${iban.slice(4)}${iban.slice(0, 4)}`].map((sign) => Number.parseInt(sign, 36)).join('');
  return [...digits].reduce((rest, digit) => (rest * 10 + Number(digit)) % 97, 0) === 1;
}

/** Formats an IBAN in groups of four, as printed. */
export function formatIban(iban: string): string {
  return iban.replace(/(.{4})(?=.)/gu, '$1 ');
}

/** @example maskIban('IE29AIBK93115212345678') // '•••• 5678' */
export function maskIban(iban: string): string {
  return iban === '' ? '' : `•••• ${iban.slice(-4)}`;
}
