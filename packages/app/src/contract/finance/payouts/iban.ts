// Account numbers as people type and read them: their electronic form, their check digits, and the form that gives them away to nobody.

const FORM = /^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/;

/** Without the spaces and signs by which people group it. */
export function toElectronicIban(typed: string): string {
  return typed.replace(/[\s.-]/gu, '').toUpperCase();
}

/** Whether the two check digits fit the rest (ISO 7064, mod 97-10); how long it must be says the list of each country. */
export function hasCheckDigits(iban: string): boolean {
  if (!FORM.test(iban)) return false;
  const digits = [...`${iban.slice(4)}${iban.slice(0, 4)}`].map((sign) => Number.parseInt(sign, 36)).join('');
  return [...digits].reduce((rest, digit) => (rest * 10 + Number(digit)) % 97, 0) === 1;
}

/** In groups of four, as it is printed. */
export function formatIban(iban: string): string {
  return iban.replace(/(.{4})(?=.)/gu, '$1 ');
}

/** @example maskIban('IE29AIBK93115212345678') // '•••• 5678' */
export function maskIban(iban: string): string {
  return iban === '' ? '' : `•••• ${iban.slice(-4)}`;
}
